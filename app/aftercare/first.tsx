import { firstSteps } from "../../content/aftercare.ts";
import styles from "./first.module.css";

/** The head of the page, with what somebody needs who has just come home from the session. */
export function First() {
	return (
		<header className={styles.first} data-ground="ink">
			<div>
				<h1>Aftercare</h1>
				<p className={styles.lead}>
					I do my half in the chair. You do the other half over the next weeks, mostly with soap,
					clean hands and patience.
				</p>
			</div>
			<section aria-labelledby="tonight">
				<h2 className={styles.title} id="tonight">
					Just home?
				</h2>
				<ol className={styles.steps}>
					{firstSteps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
		</header>
	);
}
