import styles from "./about-project.module.css";
import { ProjectActions } from "./about-project.tsx";

interface ProcessProps {
	process: string[];
	next: { label: string; path: string } | undefined;
}

export function Process({ process, next }: ProcessProps) {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.about}>
				<h2>Process</h2>
				<div className={styles.body}>
					{Object.entries(process).map(([at, paragraph]) => (
						<p key={at}>{paragraph}</p>
					))}
					<ProjectActions next={next} />
				</div>
			</div>
		</section>
	);
}
