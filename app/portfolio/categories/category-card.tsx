import type { ReactNode } from "react";
import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { breakAfter } from "../../ui/break-after.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./category-card.module.css";
import type { ShownCategory } from "./show-categories.server.ts";

interface CategoryCardProps {
	category: ShownCategory;
	rank?: "largest" | "first" | "later";
	whole?: boolean;
	compact?: boolean;
	editors?: CardEditors;
}

export interface CardEditors {
	title: ReactNode;
	description: ReactNode;
}

export function CategoryCard(props: CategoryCardProps) {
	const { category, rank, whole = false, compact = false, editors } = props;
	const { title, description, alt, picture, href } = category;
	return (
		<article className={styles.card}>
			<div className={styles.plate}>
				<Picture
					picture={picture}
					alt={alt}
					title={title}
					of="category"
					sizes={
						compact
							? "(min-width: 768px) calc(50vw - 2.5rem), min(10rem, 40vw)"
							: "(min-width: 768px) calc(50vw - 2.5rem), 100vw"
					}
					rank={rank}
				/>
			</div>
			<div className={styles.words}>
				<h2 className={styles.title}>
					{editors?.title ??
						(whole ? breakAfter("/", title) : <TitleLink to={href}>{title}</TitleLink>)}
				</h2>
				{whole && (
					<Link
						to={href}
						className={`${buttonClass("outline")} ${styles.view} ${styles.reach}`}
						viewTransition
					>
						View {title}
					</Link>
				)}
				<p className={styles.description}>{editors?.description ?? description}</p>
			</div>
		</article>
	);
}

function TitleLink({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} className={styles.reach} viewTransition>
			{children}
		</Link>
	);
}
