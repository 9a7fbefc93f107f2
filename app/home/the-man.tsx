import { Picture, type PictureData } from "../images/picture.tsx";
import { type SentVisit, VisitorCounter } from "../visitors/visitor-counter.tsx";
import styles from "./the-man.module.css";

interface TheManProps {
	title: string;
	text: string;
	facts: string[];
	photos: { title: string; picture: PictureData; alt: string }[];
	sent: SentVisit;
}

const sizes = "(min-width: 1000px) min(31vw, 37rem), (min-width: 640px) 46vw, calc(100vw - 2.5rem)";

export function TheMan({ title, text, facts, photos, sent }: TheManProps) {
	return (
		<section className={`section ${styles.man}`} data-ground="paper">
			<div className={styles.words}>
				<h2>{title}</h2>
				<p>{text}</p>
				<ul className={styles.facts}>
					{facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<VisitorCounter place="visits" sent={sent} />
			</div>
			{photos.map(({ title, picture, alt }) => (
				<figure key={title} className={styles.photo}>
					<Picture picture={picture} alt={alt} title={title} sizes={sizes} />
					<figcaption>{title}</figcaption>
				</figure>
			))}
		</section>
	);
}
