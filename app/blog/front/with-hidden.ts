import type { CategoryPage } from "../category/category-view.tsx";
import type { HiddenArticle, HiddenPosts, ListedArticle } from "../list-articles.server.ts";
import type { BlogPage } from "./blog-view.tsx";
import { newestShown, recentShown } from "./shown-posts.ts";

export function showHiddenOnBlog(page: BlogPage, { articles, categories }: HiddenPosts): BlogPage {
	const isFeatured = (article: HiddenArticle) => article.featured;
	const featured = mix(page.featured, articles.filter(isFeatured));
	const others = mix(
		page.recent,
		articles.filter((article) => !isFeatured(article)),
	);
	const newest = mix(featured, others)[0]?.date;
	return { ...page, categories, newest, featured, recent: others.slice(0, recentShown) };
}

export function showHiddenInCategory(page: CategoryPage, hidden: HiddenPosts): CategoryPage {
	const { category } = page;
	const articles = mix(
		page.articles,
		hidden.articles.filter((article) => article.category === category),
	);
	const newest = articles.length > 0 ? [] : mix(page.newest, hidden.articles);
	return { category, articles, newest: newest.slice(0, newestShown) };
}

function mix(shown: ListedArticle[], hidden: ListedArticle[]): ListedArticle[] {
	return [...shown, ...hidden].sort((one, other) => other.published.localeCompare(one.published));
}
