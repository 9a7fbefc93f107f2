import { BookLink } from "../consultation/book-link.tsx";
import type { Home } from "../publishing/schemas/pages.ts";
import { buttonClass } from "../ui/button.tsx";
import { type SentVisit, VisitorCounter } from "../visitors/visitor-counter.tsx";
import styles from "./get-started.module.css";

export function GetStarted({ title, text, sent }: Home["start"] & { sent: SentVisit }) {
	return (
		<section className={`section ${styles.start}`} data-ground="paper">
			<div className={styles.words}>
				<h2>{title}</h2>
				<p>{text}</p>
				<BookLink className={buttonClass("solid")}>Schedule Consultation</BookLink>
			</div>
			<VisitorCounter place="visits-again" sent={sent} />
		</section>
	);
}
