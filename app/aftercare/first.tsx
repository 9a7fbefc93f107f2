import { firstSteps, importantNotice } from "../../content/aftercare.ts";
import { Alert } from "../ui/alert.tsx";
import styles from "./first.module.css";

const places = [
	["guides", "Three guides"],
	["healing-calendar", "Healing calendar"],
	["doctor", "See a doctor"],
	["recommended", "Products"],
	["numbing-cream", "Numbing cream"],
	["questions", "Questions"],
] as const;

/** What somebody needs who has just come home from the session. */
export function First() {
	return (
		<div className={styles.first}>
			<Alert className={styles.notice} title={importantNotice.title}>
				<p>{importantNotice.text}</p>
				<p>
					<a href="#doctor">Five signs that need a doctor</a>
				</p>
			</Alert>
			<section className={styles.tonight} aria-labelledby="tonight">
				<h2 className={styles.title} id="tonight">
					Just home?
				</h2>
				<ol className={styles.steps}>
					{firstSteps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
			<nav className={styles.where} aria-label="On this page">
				<ul className={styles.places}>
					{places.map(([id, name]) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
