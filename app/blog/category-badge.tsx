import type { ArticleCategory } from "../../content/articles.ts";
import styles from "./category-badge.module.css";

/** Stamped in the category's own ink. */
export function CategoryBadge({ category }: { category: ArticleCategory }) {
	return (
		<span className={styles.badge} data-category={category}>
			{category}
		</span>
	);
}
