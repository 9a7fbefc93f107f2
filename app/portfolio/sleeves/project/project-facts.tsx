import styles from "./project-facts.module.css";

interface ProjectFactsProps {
	project: { style: string; size: string; sessions: string };
}

export function ProjectFacts({ project }: ProjectFactsProps) {
	const facts = [
		["Style", project.style],
		["Size", project.size],
		["Sessions", project.sessions],
	] as const;
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<div key={name} className={styles.fact}>
					<dt className={styles.name}>{name}</dt>
					<dd className={styles.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
