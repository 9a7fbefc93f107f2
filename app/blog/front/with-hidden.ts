import type { CategoryPage } from "../category/category-view.tsx";
import type {
	ArticleIndexPage,
	HiddenArticle,
	HiddenPosts,
	IndexedArticle,
} from "../list-articles.server.ts";
import type { BlogPage } from "./blog-view.tsx";
import { newestShown, recentShown } from "./shown-posts.ts";

export function showHiddenOnBlog(page: BlogPage, { articles, categories }: HiddenPosts): BlogPage {
	const index = showHiddenInIndex(page.index, articles);
	if (index.page > 1) return { ...page, categories, index };
	const isFeatured = (article: HiddenArticle) => article.featured;
	const featured = mix(page.featured, articles.filter(isFeatured));
	const others = mix(
		page.recent,
		articles.filter((article) => !isFeatured(article)),
	);
	return { ...page, categories, featured, recent: others.slice(0, recentShown), index };
}

/** Adds the hidden articles of the page's own span, so that each is shown on one page. */
function showHiddenInIndex(index: ArticleIndexPage, hidden: HiddenArticle[]): ArticleIndexPage {
	const { articles, page, next } = index;
	const newest = page > 1 ? articles[0] : undefined;
	const within = hidden.filter(
		({ published }) => (!newest || published <= newest.published) && (!next || published > next),
	);
	return { ...index, articles: mix<IndexedArticle>(articles, within) };
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

function mix<Dated extends { published: string }>(shown: Dated[], hidden: Dated[]): Dated[] {
	return [...shown, ...hidden].sort((one, other) => other.published.localeCompare(one.published));
}
