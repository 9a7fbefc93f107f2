import type { Aftercare } from "../../publishing/schemas/aftercare.ts";
import styles from "./first.module.css";

export function First({ lead, firstSteps }: Pick<Aftercare, "lead" | "firstSteps">) {
	return (
		<header className={styles.first} data-ground="ink">
			<div>
				<h1>Aftercare</h1>
				<p className={styles.lead}>{lead}</p>
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
