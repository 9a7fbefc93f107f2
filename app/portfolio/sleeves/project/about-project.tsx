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
		<section className={styles.ground} data-ground="paper">
			<div className={styles.about}>
				<div>
					<h2>{editors?.ofProject("projectTitle") ?? project.projectTitle}</h2>
					<p className={styles.lead}>
						{editors?.ofProject("pageDescription") ?? project.pageDescription}
					</p>
				</div>
				<div className={styles.body}>
					<p>{editors?.ofProject("projectDescription") ?? project.projectDescription}</p>
					<ProjectActions next={next} />
				</div>
			</div>
		</section>
	);
}

export function ProjectActions({ next }: Pick<AboutProjectProps, "next">) {
	return (
		<Actions>
			<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
			{next && (
				<Link to={next.path} className={buttonClass("outline")} viewTransition>
					{next.label}
				</Link>
			)}
		</Actions>
	);
}
