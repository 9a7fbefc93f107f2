import { href, Link } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import styles from "./prices.module.css";

export function Prices() {
	return (
		<p className={styles.prices}>
			{useStudio().prices}
			<Link to={href("/drawing-and-deposit-policy")} viewTransition>
				Drawing and Deposit Policy
			</Link>
		</p>
	);
}
