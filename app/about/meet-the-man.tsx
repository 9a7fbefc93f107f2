import { biography } from "../../content/about.ts";
import { pagePictures } from "../../content/page-pictures.ts";
import { studio } from "../../content/studio.ts";
import { BookLink } from "../consultation/book-link.tsx";
import type { PictureData } from "../images/picture.tsx";
import { Plate } from "../images/plate.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./meet-the-man.module.css";

export function MeetTheMan({ picture }: { picture: PictureData }) {
	return (
		<section className={styles.man} data-ground="ink">
			<div className={styles.words}>
				<h1>Meet the Man</h1>
				<div className={styles.biography}>
					{biography.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
			</div>
			<Plate
				className={styles.plate}
				picture={picture}
				alt={pagePictures["home/about"]}
				title="The table"
				caption="The table"
				number={1}
				sizes="(min-width: 1000px) min(38vw, 31rem), calc(100vw - 4.5rem)"
				rank="largest"
			/>
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
