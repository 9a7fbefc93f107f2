import { href, NavLink } from "react-router";
import { articleCategories, writeCategorySlug } from "./categories.ts";
import styles from "./category-links.module.css";

/** All categories, from one to the next. */
export function CategoryLinks() {
	return (
		<nav aria-label="Categories">
			<ul className={styles.links}>
				{articleCategories.map((name) => (
					<li key={name}>
						<NavLink
							to={href("/blog/:category", { category: writeCategorySlug(name) })}
							viewTransition
						>
							{name}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
