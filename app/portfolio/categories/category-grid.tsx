import { type CardEditors, CategoryCard } from "./category-card.tsx";
import styles from "./category-grid.module.css";
import type { ShownCategory } from "./show-categories.server.ts";

interface CategoryGridProps<Category> {
	categories: Category[];
	first?: boolean;
	whole?: boolean;
	/** Small pictures, words beside them. */
	compact?: boolean;
	editorsOf?: (category: Category) => CardEditors;
}

export function CategoryGrid<Category extends ShownCategory>({
	categories,
	first = false,
	whole = false,
	compact = false,
	editorsOf,
}: CategoryGridProps<Category>) {
	return (
		<ul className={styles.grid} data-compact={compact ? "" : undefined}>
			{categories.map((category, index) => (
				<li key={category.id}>
					<CategoryCard
						category={category}
						whole={whole}
						compact={compact}
						editors={editorsOf?.(category)}
						rank={first ? (index === 0 ? "largest" : index === 1 ? "first" : "later") : "later"}
					/>
				</li>
			))}
		</ul>
	);
}
