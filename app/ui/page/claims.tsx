import type { Studio } from "../../publishing/schemas/studio.ts";
import styles from "./claims.module.css";

interface ClaimsProps {
	claims: Studio["claims"];
	className: string | undefined;
}

export function Claims({ claims, className }: ClaimsProps) {
	return (
		<dl className={`${styles.claims} ${className}`}>
			{claims.map(({ figure, label }) => (
				<div key={label} className={styles.claim}>
					<dt>{label}</dt>
					<dd>{figure}</dd>
				</div>
			))}
		</dl>
	);
}
