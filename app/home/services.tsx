import type { Home } from "../publishing/schemas/pages.ts";
import { Prices } from "../ui/page/prices.tsx";
import styles from "./services.module.css";

export function Services({ title, kinds }: Home["services"]) {
	return (
		<section className={styles.ground} data-ground="ink">
			<div className={styles.services}>
				<h2>{title}</h2>
				<div className={styles.pair}>
					{kinds.map((kind) => (
						<article key={kind.title}>
							<h3>{kind.title}</h3>
							<p>{kind.text}</p>
						</article>
					))}
				</div>
				<Prices />
			</div>
		</section>
	);
}
