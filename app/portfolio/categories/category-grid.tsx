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
	const larger = landing === "portfolios" ? 1 : 0;
	/** On a phone, those after the larger one stand in pairs, and a last one alone is across. */
	const sizeOf = (index: number) => {
		if (index < larger) return "large";
		return index === categories.length - 1 && (index - larger) % 2 === 0 ? "across" : "small";
	};
	return (
		<ul className={styles.grid} data-landing={landing}>
			{categories.map((category, index) => (
				<li key={category.id} data-size={landing && sizeOf(index)}>
					<CategoryCard
						category={category}
						whole={whole}
						size={landing && sizeOf(index)}
						editors={editorsOf?.(category)}
						rank={first ? (index === 0 ? "largest" : index === 1 ? "first" : "later") : "later"}
					/>
				</li>
			))}
		</ul>
	);
}
