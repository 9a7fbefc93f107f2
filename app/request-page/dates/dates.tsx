import { href, Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import styles from "../request-page.module.css";
import { DateWords, type ShownDate } from "./date-words.tsx";

export function Dates({ dates, token }: { dates: ShownDate[]; token: string }) {
	if (dates.length === 0) return null;
	const isOpen = dates.some(({ status }) => status === "proposed");
	return (
		<section className={`${styles.part} ${styles.standing}`} aria-labelledby="dates">
			<h2 className={styles.title} id="dates">
				{dates.length === 1 ? "Your Appointment" : "Your Appointments"}
			</h2>
			{dates.map((date) => (
				<DateWords key={date.id} date={date} />
			))}
			<Link
				to={href("/request/:token/dates", { token })}
				className={buttonClass(isOpen ? "solid" : "outline")}
			>
				{isOpen ? "Answer" : "Cancel or Save to Calendar"}
			</Link>
		</section>
	);
}
