import type { Aftercare } from "../../publishing/schemas/aftercare.ts";
import { Alert } from "../../ui/alert.tsx";
import styles from "./doctor.module.css";

export function Doctor({ title, lead, signs, emergency, later }: Aftercare["doctor"]) {
	return (
		<section className={`section ${styles.ground}`} data-ground="ink" aria-labelledby="doctor">
			<Alert className={styles.alert}>
				<div className={styles.words}>
					<h2 id="doctor">{title}</h2>
					<p>{lead}</p>
				</div>
				<ol className={styles.signs}>
					{signs.map((sign) => (
						<li key={sign}>{sign}</li>
					))}
				</ol>
				<p className={styles.emergency}>{emergency}</p>
				<p className={styles.later}>{later}</p>
			</Alert>
		</section>
	);
}
