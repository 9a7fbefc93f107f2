import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./category-badge.module.css";

interface CategoryBadgeProps {
	article: Pick<ListedArticle, "category" | "hidden">;
}

export function CategoryBadge({ article: { category } }: CategoryBadgeProps) {
	return (
		<span className={styles.badge} data-category={category}>
			{category}
		</span>
	);
}
