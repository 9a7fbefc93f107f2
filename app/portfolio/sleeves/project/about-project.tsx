import type { ReactNode } from "react";
import { Link } from "react-router";
import { BookLink } from "../../../consultation/book-link.tsx";
import type { SleeveEditors } from "../../../editing/sleeves/sleeve-editors.ts";
import type { BirdAndFloral } from "../../../publishing/schemas/sleeves.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Actions } from "../../../ui/page/actions.tsx";
import styles from "./about-project.module.css";

interface AboutProjectProps {
	project: Pick<BirdAndFloral, "pageDescription" | "projectTitle" | "projectDescription">;
	next: { label: string; path: string } | undefined;
	editors?: SleeveEditors;
}

export function AboutProject({ project, next, editors }: AboutProjectProps) {
	return (
		<ProjectText
			title={editors?.ofProject("projectTitle") ?? project.projectTitle}
			lead={editors?.ofProject("pageDescription") ?? project.pageDescription}
			next={next}
		>
			<p>{editors?.ofProject("projectDescription") ?? project.projectDescription}</p>
		</ProjectText>
	);
}

interface ProjectTextProps extends Pick<AboutProjectProps, "next"> {
	title: ReactNode;
	lead?: ReactNode;
	children: ReactNode;
}

export function ProjectText({ title, lead, children, next }: ProjectTextProps) {
	return (
		<section className={`section ${styles.about}`} data-ground="paper">
			<div>
				<h2>{title}</h2>
				{lead !== undefined && <p className={styles.lead}>{lead}</p>}
			</div>
			<div className={styles.body}>
				{children}
				<Actions>
					<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
					{next && (
						<Link to={next.path} className={buttonClass("outline")} viewTransition>
							{next.label}
						</Link>
					)}
				</Actions>
			</div>
		</section>
	);
}
