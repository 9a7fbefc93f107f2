import { Link } from "react-router";
import styles from "./back-link.module.css";

export function BackLink({ to, label }: { to: string; label: string }) {
	return (
		<Link to={to} className={`touch ${styles.back}`} viewTransition>
			{label}
		</Link>
	);
}
