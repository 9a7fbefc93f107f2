import type { CategoryPage } from "../../blog/category/category-view.tsx";
import type { BlogPage } from "../../blog/front/blog-view.tsx";
import { newestShown, recentShown } from "../../blog/front/shown-posts.ts";
import type {
	ArticleIndexPage,
	HiddenArticle,
	HiddenPosts,
	IndexedArticle,
} from "../../blog/list-articles.server.ts";

export function showHiddenOnBlog(page: BlogPage, { articles, categories }: HiddenPosts): BlogPage {
	const { index } = page;
	const isFeatured = (article: HiddenArticle) => article.featured;
	const featured = articles.filter(isFeatured);
	const others = findWithin(
		index,
		articles.filter((article) => !isFeatured(article)),
	);
	const first = index.page === 1;
	const recent = first ? mix(page.recent, others) : [];
	const earlier = first ? recent.slice(recentShown) : others;
	return {
		...page,
		categories,
		featured: first ? mix(page.featured, featured) : [],
		recent: recent.slice(0, recentShown),
		index: { ...index, articles: mix<IndexedArticle>(index.articles, earlier) },
	};
}

/** Those of the page's own span, so that each is shown on one page. */
function findWithin({ articles, page, next }: ArticleIndexPage, hidden: HiddenArticle[]) {
	const newest = page > 1 ? articles[0] : undefined;
	return hidden.filter(
		({ published }) => (!newest || published <= newest.published) && (!next || published > next),
	);
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
