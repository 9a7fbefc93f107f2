import type { Sleeve } from "../../../publishing/schemas/sleeves.ts";
import styles from "./about-project.module.css";
import { ProjectActions } from "./about-project.tsx";
import own from "./about-sleeve.module.css";

interface AboutSleeveProps {
	project: Pick<Sleeve, "summary" | "style" | "size" | "sessions" | "text">;
	next: { label: string; path: string } | undefined;
}

export function AboutSleeve({ project, next }: AboutSleeveProps) {
	const { summary, text, style, size, sessions } = project;
	const facts = Object.entries({ Style: style, Size: size, Sessions: sessions }).filter(
		([, value]) => value,
	);
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.about}>
				<div>
					<h2>About This Project</h2>
					<p className={styles.lead}>{summary}</p>
				</div>
				<div className={styles.body}>
					{Object.entries(text).map(([at, paragraph]) => (
						<p key={at}>{paragraph}</p>
					))}
					{facts.length > 0 && (
						<dl className={own.facts}>
							{facts.map(([name, value]) => (
								<div key={name} className={own.fact}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					)}
					<ProjectActions next={next} />
				</div>
			</div>
		</section>
	);
}
