import { studio } from "../../content/studio.ts";
import type { PagePicture } from "../images/page-pictures.server.ts";
import { Picture } from "../images/picture.tsx";
import { type SentVisit, VisitorCounter } from "../visitors/visitor-counter.tsx";
import styles from "./the-man.module.css";

interface TheManProps {
	focused: PagePicture;
	precision: PagePicture;
	sent: SentVisit;
}

const sizes = "(min-width: 1000px) 27rem, (min-width: 640px) 46vw, calc(100vw - 2.5rem)";

export function TheMan({ focused, precision, sent }: TheManProps) {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.man}>
				<div className={styles.words}>
					<h2>The Man</h2>
					<p>
						I work alone. Your message, the drawing and the tattoo all pass through the same pair of
						hands.
					</p>
					<ul className={styles.facts}>
						{[studio.location, studio.areaServed, studio.travel, studio.hours].map((fact) => (
							<li key={fact}>{fact}</li>
						))}
					</ul>
					<VisitorCounter place="visits" sent={sent} />
				</div>
				<figure className={styles.photo}>
					<Picture {...focused} title="Focused in Action" sizes={sizes} />
					<figcaption>Focused in Action</figcaption>
				</figure>
				<figure className={styles.photo}>
					<Picture {...precision} title="Precision & Quality" sizes={sizes} />
					<figcaption>Precision & Quality</figcaption>
				</figure>
			</div>
		</section>
	);
}
