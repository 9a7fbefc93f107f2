import styles from "./project-facts.module.css";

interface ProjectFactsProps {
	project: Partial<Record<"style" | "size" | "sessions", string | undefined>>;
}

export function ProjectFacts({ project }: ProjectFactsProps) {
	const facts = [
		["Style", project.style],
		["Size", project.size],
		["Sessions", project.sessions],
	].filter(([, value]) => value);
	if (facts.length === 0) return null;
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
