import { distinctions } from "../../content/about.ts";
import styles from "./sets-apart.module.css";

export function SetsApart() {
	return (
		<section className={styles.ground} data-ground="ink">
			<div className={styles.apart}>
				<h2>What Sets Me Apart</h2>
				<ul className={styles.list}>
					{distinctions.map(({ title, text }) => (
						<li key={title} className={styles.item}>
							<svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true">
								<path d="M2 13.5c2.2 1.6 4 3.6 5.6 6.5C10.4 12.5 15 7 22 3.5 15.5 8.5 11.5 14 8.8 22H6.6C5.4 18.7 4 16 2 13.5Z" />
							</svg>
							<h3 className={styles.title}>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
