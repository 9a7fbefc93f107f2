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
	/** On the page of all portfolios. */
	size?: "large" | "small" | undefined;
	editors?: CardEditors;
}

export interface CardEditors {
	title: ReactNode;
	description: ReactNode;
}

/** Matches the stylesheet; on phones all are as large. */
const onLanding = {
	large: "(min-width: 768px) calc(50vw - 2.5rem), 100vw",
	small: "(min-width: 768px) 20vw, 100vw",
};

export function CategoryCard(props: CategoryCardProps) {
	const { category, rank, whole = false, size, editors } = props;
	const { title, description, alt, picture, href } = category;
	return (
		<article className={styles.card}>
			<div className={styles.plate}>
				<Picture
					picture={picture}
					alt={alt}
					title={title}
					of="category"
					sizes={size ? onLanding[size] : "(min-width: 768px) calc(50vw - 2.5rem), 100vw"}
					rank={rank}
				/>
			</div>
			<div className={styles.words}>
				<h2 className={styles.title}>
					{editors?.title ??
						(whole ? breakAfter("/", title) : <TitleLink to={href} title={title} />)}
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

function TitleLink({ to, title }: { to: string; title: string }) {
	return (
		<Link to={to} className={styles.reach} viewTransition>
			{breakAfter("/", title)}
		</Link>
	);
}
