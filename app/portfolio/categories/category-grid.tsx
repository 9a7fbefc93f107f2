import { type CardEditors, CategoryCard } from "./category-card.tsx";
import styles from "./category-grid.module.css";
import type { ShownCategory } from "./show-categories.server.ts";

interface CategoryGridProps<Category> {
	categories: Category[];
	first?: boolean;
	whole?: boolean;
	/** For the page of all portfolios: pictures of several sizes. */
	landing?: "cards" | "portfolios" | undefined;
	editorsOf?: (category: Category) => CardEditors;
}

export function CategoryGrid<Category extends ShownCategory>({
	categories,
	first = false,
	whole = false,
	landing,
	editorsOf,
}: CategoryGridProps<Category>) {
	return (
		<ul className={styles.grid} data-landing={landing}>
			{categories.map((category, index) => (
				<li key={category.id}>
					<CategoryCard
						category={category}
						whole={whole}
						size={landing && (landing === "portfolios" && index === 0 ? "large" : "small")}
						editors={editorsOf?.(category)}
						rank={first ? (index === 0 ? "largest" : index === 1 ? "first" : "later") : "later"}
					/>
				</li>
			))}
		</ul>
	);
}
