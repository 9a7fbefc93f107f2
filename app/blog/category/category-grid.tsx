import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { CountedCategory } from "../list-articles.server.ts";
import styles from "./category-grid.module.css";

interface CategoryGridProps {
	categories: CountedCategory[];
	/** Editable variant for developer mode. */
	Item?: typeof CategoryItem;
}

interface CategoryItemProps {
	category: CountedCategory;
	children: ReactNode;
}

export function CategoryGrid({ categories, Item = CategoryItem }: CategoryGridProps) {
	return (
		<nav className={styles.frame} aria-labelledby="blog-categories">
			<h2 className="unseen" id="blog-categories">
				Categories
			</h2>
			<ul className={styles.grid}>
				{categories.map((category) => (
					<Item key={category.slug} category={category}>
						<CategoryCell {...category} />
					</Item>
				))}
			</ul>
		</nav>
	);
}

function CategoryItem({ children }: CategoryItemProps) {
	return <li>{children}</li>;
}

function CategoryCell({ name, slug, count }: CountedCategory) {
	return (
		<Link
			to={href("/blog/:category", { category: slug })}
			className={styles.cell}
			data-category={name}
			viewTransition
		>
			<span className={styles.name}>{name}</span>
			<span className={styles.count}>
				<span className={styles.figure}>{count}</span> <span>{count === 1 ? "post" : "posts"}</span>
			</span>
		</Link>
	);
}
