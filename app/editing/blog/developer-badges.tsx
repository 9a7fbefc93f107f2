import type { ComponentProps } from "react";
import { CategoryBadge } from "../../blog/category/category-badge.tsx";
import styles from "./developer-badges.module.css";

/** Category, and a badge if the article is hidden. */
export function DeveloperBadges({ article }: ComponentProps<typeof CategoryBadge>) {
	if (!article.hidden) return <CategoryBadge article={article} />;
	return (
		<span className={styles.badges}>
			<CategoryBadge article={article} />
			<span className={styles.hidden}>Hidden</span>
		</span>
	);
}

export default DeveloperBadges;
