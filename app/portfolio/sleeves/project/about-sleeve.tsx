import type { Sleeve } from "../../../publishing/schemas/sleeves.ts";
import styles from "./about-project.module.css";
import { ProjectActions } from "./about-project.tsx";
import own from "./about-sleeve.module.css";
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
					{project.text.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<div className={own.facts}>
						<ProjectFacts project={project} />
					</div>
					<ProjectActions next={next} />
				</div>
			</div>
		</section>
	);
}
