import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./gone.module.css";

interface GoneProps {
	title: string;
	why: string;
	to: string;
	label: string;
}

export function Gone({ title, why, to, label }: GoneProps) {
	return (
		<div className={styles.gone}>
			<h1>{title}</h1>
			<p>{why}</p>
			<Link to={to} className={buttonClass("solid")}>
				{label}
			</Link>
		</div>
	);
}
