import type { AftercareGuide } from "../../content/aftercare-guides.ts";
import { Picture, type PictureData } from "../images/picture.tsx";
import styles from "./guides.module.css";

export interface Guide extends AftercareGuide {
	picture: PictureData;
}

const sizes = "(min-width: 1400px) 25rem, (min-width: 720px) 29vw, calc(100vw - 4rem)";

/** The three sheets, each of which opens large; without scripts it is a link to its file. */
export function Guides({ guides }: { guides: Guide[] }) {
	return (
		<section className={styles.ground} data-ground="ink" aria-labelledby="guides">
			<div className={styles.section}>
				<div className={styles.head}>
					<h2 id="guides">The three guides</h2>
				</div>
				<ul className={styles.grid}>
					{guides.map((guide) => (
						<li key={guide.id} className={styles.guide}>
							<a className={styles.plate} href={guide.url}>
								<Picture
									picture={guide.picture}
									alt={guide.alt}
									title={guide.title}
									sizes={sizes}
									rank={guide.id === 1 ? "largest" : "first"}
								/>
							</a>
							<h3>{guide.title}</h3>
							<p>{guide.description}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
