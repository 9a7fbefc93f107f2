import type { About } from "../publishing/schemas/about.ts";
import styles from "./sets-apart.module.css";

export function SetsApart({ distinctions }: Pick<About, "distinctions">) {
	return (
		<section className="section" data-ground="ink">
			<h2>What Sets Me Apart</h2>
			<ul className={styles.list}>
				{distinctions.map(({ title, text }) => (
					<li key={title} className={styles.item}>
						<svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true">
							<path d="M1 13.2c2.6 1.2 4.7 3.3 6.2 5.9C10.3 11.5 15.3 5.7 23 2c-6.2 5.4-10.5 11.7-13.4 20.5H6.4C5.4 19.3 3.7 16.2 1 13.2Z" />
						</svg>
						<h3 className={styles.title}>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
