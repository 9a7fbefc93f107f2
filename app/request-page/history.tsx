import type { Step } from "./read-history.ts";
import styles from "./request-page.module.css";

export function History({ sentAt, steps }: { sentAt: string; steps: readonly Step[] }) {
	const first = { id: "sent", at: sentAt, title: "You sent your request", text: null };
	return (
		<section className={styles.part} aria-labelledby="history">
			<h2 className={styles.title} id="history">
				So Far
			</h2>
			<ol className={styles.steps}>
				{[first, ...steps].map(({ id, at, title, text }) => (
					<li key={id}>
						<div className={styles.step}>
							<h3>{title}</h3>
							<p className={styles.at}>{at}</p>
						</div>
						{text && <p className={styles.said}>{text}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
