import { studio } from "../../content/studio.ts";
import { BookLink } from "../consultation/book-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { type SentVisit, VisitorCounter } from "../visitors/visitor-counter.tsx";
import styles from "./get-started.module.css";

export function GetStarted({ sent }: { sent: SentVisit }) {
	const { leadTimeWeeks, replyWithinHours } = studio;
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.start}>
				<div className={styles.words}>
					<h2>Ready to Get Started</h2>
					<p>
						Send me a few lines and any pictures you have. I reply within {replyWithinHours} hours.
						I am usually booked {leadTimeWeeks.from}-{leadTimeWeeks.to} weeks out.
					</p>
					<BookLink className={buttonClass("solid")}>Schedule Consultation</BookLink>
				</div>
				<VisitorCounter place="visits-again" sent={sent} />
			</div>
		</section>
	);
}
