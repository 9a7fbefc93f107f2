import type { ReactNode } from "react";
import styles from "../consultation.module.css";

export function AnswerList({ answers }: { answers: { label: string; value: ReactNode }[] }) {
	return (
		<dl className={styles.answers}>
			{answers.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
