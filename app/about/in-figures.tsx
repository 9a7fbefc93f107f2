import { Claims } from "../ui/claims.tsx";
import styles from "./in-figures.module.css";

export function InFigures() {
	return (
		<section className={styles.ground} data-ground="ink">
			<Claims className={styles.claims} />
		</section>
	);
}
