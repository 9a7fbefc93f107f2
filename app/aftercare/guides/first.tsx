import type { ReactNode } from "react";
import type { Aftercare } from "../../publishing/schemas/aftercare.ts";
import styles from "./first.module.css";

type FirstProps = Pick<Aftercare, "lead" | "firstSteps"> & { children: ReactNode };

/** @param children today's card */
export function First({ lead, firstSteps, children }: FirstProps) {
	return (
		<header className={styles.first} data-ground="ink">
			<h1 className={styles.heading}>Aftercare</h1>
			{children}
			<div className={styles.words}>
				<p className={styles.lead}>{lead}</p>
				<a className={`touch ${styles.ask}`} href="#healing-calendar">
					See how far along you are
				</a>
			</div>
			<section className={styles.home} aria-labelledby="tonight">
				<h2 className={styles.title} id="tonight">
					Just Got Home?
				</h2>
				<ol className={styles.steps}>
					{Object.entries(firstSteps).map(([at, step]) => (
						<li key={at}>{step}</li>
					))}
				</ol>
			</section>
		</header>
	);
}
