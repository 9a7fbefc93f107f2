import { useStudio } from "../publishing/frame-studio.ts";
import type { QuickAnswer } from "../publishing/schemas/policy.ts";
import { breakAfter } from "../ui/break-after.tsx";
import { linkStudio } from "../ui/page/studio-links.ts";
import styles from "./quick-answers.module.css";

export function QuickAnswers({ answers }: { answers: QuickAnswer[] }) {
	const studio = useStudio();
	return (
		<section className={`section ${styles.ground}`} data-ground="paper">
			<h2>Quick Answers</h2>
			<ul className={styles.list}>
				{answers.map(({ figure, question, answer }) => (
					<li key={question} className={styles.item}>
						<p className={styles.figure} aria-hidden="true">
							{breakAfter("-", figure)}
						</p>
						<div>
							<h3 className={styles.question}>{question}</h3>
							<p className={styles.answer}>{answer}</p>
						</div>
					</li>
				))}
				<li className={styles.item}>
					<div>
						<h3>Have another question?</h3>
						<p className={styles.answer}>
							<a href={linkStudio(studio).text}>Text me</a>, email{" "}
							<a href={linkStudio(studio).mail}>{studio.email}</a>, or{" "}
							<a href="#note">leave it in the note box</a> with your email.
						</p>
					</div>
				</li>
			</ul>
		</section>
	);
}
