import { studio } from "../../content/studio.ts";
import styles from "./claims.module.css";

/** What the studio can say of itself in four figures. Its place says how large they are. */
export function Claims({ className }: { className: string | undefined }) {
	return (
		<dl className={`${styles.claims} ${className}`}>
			{studio.claims.map(({ figure, label }) => (
				<div key={label} className={styles.claim}>
					<dt>{label}</dt>
					<dd>{figure}</dd>
				</div>
			))}
		</dl>
	);
}
