import { studio } from "../../content/studio.ts";
import styles from "./claims.module.css";

export function Claims() {
	return (
		<section className={styles.ground} data-ground="ink">
			<dl className={styles.claims}>
				{studio.claims.map(({ figure, label }) => (
					<div key={label} className={styles.claim}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
