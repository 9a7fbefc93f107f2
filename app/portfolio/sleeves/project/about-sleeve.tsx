import type { Sleeve } from "../../../publishing/schemas/sleeves.ts";
import { ProjectText } from "./about-project.tsx";
import styles from "./about-sleeve.module.css";

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
		<ProjectText title="About This Project" lead={summary} next={next}>
			{Object.entries(text).map(([at, paragraph]) => (
				<p key={at}>{paragraph}</p>
			))}
			{facts.length > 0 && (
				<dl className={styles.facts}>
					{facts.map(([name, value]) => (
						<div key={name} className={styles.fact}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
		</ProjectText>
	);
}
