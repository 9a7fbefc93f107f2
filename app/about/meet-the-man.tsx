import { biography } from "../../content/about.ts";
import { BookLink } from "../consultation/book-link.tsx";
import type { PagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./meet-the-man.module.css";

export function MeetTheMan({ table }: { table: PagePicture }) {
	const { lead, paragraphs } = biography;
	return (
		<section className={styles.man} data-ground="ink">
			<div>
				<h1>Meet the Man</h1>
				<p className={styles.lead}>{lead}</p>
			</div>
			<Plate
				className={styles.plate}
				{...table}
				title="The table"
				caption="The table"
				number={1}
				sizes="(min-width: 768px) min(38vw, 31rem), calc(100vw - 4.5rem)"
				rank="largest"
			/>
			<div className={styles.biography}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
			</div>
		</section>
	);
}
