import type { Sleeve } from "../../../publishing/schemas/sleeves.ts";
import styles from "./about-project.module.css";
import { ProjectActions } from "./about-project.tsx";
import { ProjectFacts } from "./project-facts.tsx";

interface AboutSleeveProps {
	project: Pick<Sleeve, "summary" | "style" | "size" | "sessions" | "text">;
	next: { label: string; path: string } | undefined;
}

export function AboutSleeve({ project, next }: AboutSleeveProps) {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.about}>
				<div>
					<h2>About This Project</h2>
					<p className={styles.lead}>{project.summary}</p>
				</div>
				<div className={styles.body}>
					<ProjectFacts project={project} />
					{project.text.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<ProjectActions next={next} />
				</div>
			</div>
		</section>
	);
}
