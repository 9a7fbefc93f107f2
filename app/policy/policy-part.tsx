import type { ReactNode } from "react";
import type { Policy } from "../publishing/schemas/policy.ts";
import { breakAfter } from "../ui/break-after.tsx";
import styles from "./policy-part.module.css";

export function PolicyPart(part: Policy["sections"][number] & { children?: ReactNode }) {
	const { id, title, figure, counts, rules, children } = part;
	return (
		<section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
			<div>
				<h2 className={styles.title} id={`${id}-title`}>
					{title}
				</h2>
				<p className={styles.figure}>{breakAfter("-", figure)}</p>
				<p className={styles.counts}>{counts}</p>
			</div>
			<div>
				<ul className={styles.rules}>
					{rules.map(({ rule, note }) => (
						<li key={rule}>
							<p className={styles.rule}>{rule}</p>
							{note && <p className={styles.note}>{note}</p>}
						</li>
					))}
				</ul>
				{children}
			</div>
		</section>
	);
}
