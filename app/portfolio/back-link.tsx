import { Link } from "react-router";
import styles from "./back-link.module.css";

/** In the line above the art, or beside it: there for who looks for it, and quieter than the art. */
export function BackLink({ to, label }: { to: string; label: string }) {
	return (
		<Link to={to} className={styles.back} viewTransition>
			{label}
		</Link>
	);
}
