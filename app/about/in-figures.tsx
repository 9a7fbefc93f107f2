import type { Studio } from "../publishing/schemas/studio.ts";
import { Claims } from "../ui/page/claims.tsx";
import styles from "./in-figures.module.css";

export function InFigures({ claims }: Pick<Studio, "claims">) {
	return (
		<section className={styles.ground} data-ground="ink">
			<Claims claims={claims} className={styles.claims} />
		</section>
	);
}
