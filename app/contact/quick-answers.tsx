import { quickAnswers } from "../../content/quick-answers.ts";
import { breakAfter } from "../ui/break-after.tsx";
import styles from "./quick-answers.module.css";

export function QuickAnswers() {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.answers}>
				<h2>Quick Answers</h2>
				<ul className={styles.list}>
					{quickAnswers.map(({ figure, question, answer }) => (
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
				</ul>
			</div>
		</section>
	);
}
