import { CategoryCard } from "./category-card.tsx";
import styles from "./category-grid.module.css";
import type { ShownCategory } from "./show-categories.server.ts";

interface CategoryGridProps {
	categories: ShownCategory[];
	/** What the page opens with. */
	first?: boolean;
	whole?: boolean;
}

export function CategoryGrid({ categories, first = false, whole = false }: CategoryGridProps) {
	return (
		<ul className={styles.grid}>
			{categories.map((category, index) => (
				<li key={category.id}>
					<CategoryCard
						category={category}
						whole={whole}
						rank={first ? (index === 0 ? "largest" : index === 1 ? "first" : "later") : "later"}
					/>
				</li>
			))}
		</ul>
	);
}
