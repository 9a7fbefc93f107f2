import { href, Link } from "react-router";
import type { ArticleCategory } from "../../publishing/schemas/article-categories.ts";
import type { ListedArticle } from "../list-articles.server.ts";
import { ArticleRow } from "./article-row.tsx";
import styles from "./category.module.css";
import { CategoryBadge } from "./category-badge.tsx";
import { CategoryLinks } from "./category-links.tsx";

export interface CategoryPage {
	category: ArticleCategory;
	articles: ListedArticle[];
	newest: ListedArticle[];
}

interface CategoryViewProps {
	page: CategoryPage;
	/** Editable variant for developer mode. */
	Badge?: typeof CategoryBadge;
}

export function CategoryView({ page, Badge = CategoryBadge }: CategoryViewProps) {
	const { category, articles, newest } = page;
	const empty = articles.length === 0;
	return (
		<>
			<section className={styles.head} data-ground="ink">
				<Link to={href("/blog")} className="touch" viewTransition>
					Back to Blog
				</Link>
				<h1>{category}</h1>
				<CategoryLinks current={category} />
			</section>
			<section className={styles.list} data-ground="paper">
				{empty && (
					<div className={styles.empty}>
						<p className={styles.none}>No articles found in this category.</p>
						{newest.length > 0 && <h2>Newest on the Blog</h2>}
					</div>
				)}
				{(empty ? newest : articles).map((article, index) => (
					<ArticleRow key={article.url} article={article} first={index === 0} Badge={Badge} />
				))}
			</section>
		</>
	);
}
