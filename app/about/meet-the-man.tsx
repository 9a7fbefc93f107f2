import { BookLink } from "../consultation/book-link.tsx";
import type { PagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import type { About } from "../publishing/schemas/about.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./meet-the-man.module.css";

interface MeetTheManProps {
	about: Pick<About, "heading" | "lead" | "biography" | "table">;
	table: PagePicture;
}

export function MeetTheMan({ about, table }: MeetTheManProps) {
	const { title } = about.table;
	return (
		<section className={styles.man} data-ground="ink">
			<div>
				<h1>{about.heading}</h1>
				<p className={styles.lead}>{about.lead}</p>
			</div>
			<Plate
				className={styles.plate}
				{...table}
				title={title}
				caption={title}
				number={1}
				sizes="(min-width: 1200px) min(41vw, 44rem), (min-width: 768px) min(38vw, 31rem), calc(100vw - 4.5rem)"
				rank="largest"
			/>
			<div className={styles.biography}>
				{Object.entries(about.biography).map(([at, paragraph]) => (
					<p key={at}>{paragraph}</p>
				))}
				<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
			</div>
		</section>
	);
}
