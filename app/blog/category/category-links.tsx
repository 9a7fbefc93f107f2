import { href, Link } from "react-router";
import {
	type ArticleCategory,
	articleCategories,
} from "../../publishing/schemas/article-categories.ts";
import { writeCategorySlug } from "../categories.ts";
import styles from "./category-links.module.css";

/** A category may have two URLs, so the current link is found by name. */
export function CategoryLinks({ current }: { current: ArticleCategory }) {
	return (
		<nav aria-label="Categories">
			<ul className={styles.links}>
				{articleCategories.map((name) => (
					<li key={name}>
						<Link
							to={href("/blog/:category", { category: writeCategorySlug(name) })}
							aria-current={name === current ? "page" : undefined}
							viewTransition
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
