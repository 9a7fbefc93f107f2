import type { ArticleCategory } from "../publishing/schemas/article-categories.ts";
import type { Article } from "../publishing/schemas/blog.ts";
import { writeCategorySlug } from "./categories.ts";
import { indexShown, recentShown } from "./front/shown-posts.ts";
import type { WrittenArticle } from "./read-articles.server.ts";

/** Without the text, which stays on the server. */
export type ListedArticle = Omit<WrittenArticle, Kept>;

type Kept = "html" | "slug" | "featured" | "formerUrls" | "time" | "draft" | "image";

export type IndexedArticle = Pick<
	ListedArticle,
	"title" | "url" | "category" | "published" | "day" | "readTime" | "hidden"
>;

export interface ArticleIndexPage {
	articles: IndexedArticle[];
	page: number;
	pages: number;
	/** When the newest article of the next page was published. */
	next: string | undefined;
}

export type HiddenArticle = ListedArticle & Pick<WrittenArticle, "featured"> & { hidden: true };

export function listVisible(articles: WrittenArticle[]): WrittenArticle[] {
	return articles.filter(({ hidden }) => !hidden);
}

export interface HiddenPosts {
	articles: HiddenArticle[];
	/** Counts include hidden ones. */
	categories: CountedCategory[];
}

export function listHidden(articles: WrittenArticle[], order: ArticleCategory[]): HiddenPosts {
	return {
		articles: articles.flatMap((article) => {
			const { featured, hidden } = article;
			return hidden ? [{ ...toListed(article), featured, hidden }] : [];
		}),
		categories: countCategories(articles, order),
	};
}

export function toListed(article: WrittenArticle): ListedArticle {
	const { html, slug, featured, formerUrls, time, draft, image, ...listed } = article;
	return listed;
}

/** Each article is in one of the three. */
export function splitFront(visible: WrittenArticle[]) {
	const others = visible.filter(({ featured }) => !featured);
	return {
		featured: visible.filter(({ featured }) => featured).map(toListed),
		recent: others.slice(0, recentShown).map(toListed),
		earlier: others.slice(recentShown),
	};
}

/** @param page from 1 @returns null beyond the last page */
export function indexArticles(earlier: WrittenArticle[], page: number): ArticleIndexPage | null {
	const pages = Math.max(1, Math.ceil(earlier.length / indexShown));
	if (page > pages) return null;
	const first = (page - 1) * indexShown;
	const articles = earlier.slice(first, first + indexShown).map(toIndexed);
	return { articles, page, pages, next: earlier[first + indexShown]?.published };
}

function toIndexed(article: WrittenArticle): IndexedArticle {
	const { title, url, category, published, day, readTime } = article;
	return { title, url, category, published, day, readTime };
}

export interface CountedCategory {
	name: string;
	slug: string;
	count: number;
}

/** Shown on the front page even when empty. */
const always: readonly ArticleCategory[] = ["Aftercare", "Industry", "History"];

export function countCategories(
	listed: WrittenArticle[],
	order: ArticleCategory[],
): CountedCategory[] {
	return order.flatMap((name) => {
		const count = listed.filter(({ category }) => category === name).length;
		const shown = count > 0 || always.includes(name);
		return shown ? { name, slug: writeCategorySlug(name), count } : [];
	});
}

/**
 * Finds the article of an old URL `/blog/<name>`: by a former short name, or the end of a present or former address.
 */
export function findByOldName(articles: WrittenArticle[], name: string) {
	const isEnd = (url: string) => url.endsWith(`/${name}`);
	return (
		articles.find((article) => article.slug === name || article.name === name) ??
		articles.find(({ url, formerUrls = [] }) => isEnd(url) || formerUrls.some(isEnd))
	);
}

/**
 * Finds the article that once had a path which none has now.
 * @param builtIn articles that came with the site: no revision has the first change of an address
 */
export function findByFormerUrl(
	articles: WrittenArticle[],
	path: string,
	builtIn: Pick<Article, "id" | "url">[],
) {
	const id = builtIn.find(({ url }) => url === path)?.id;
	return (
		articles.find(({ formerUrls }) => formerUrls?.includes(path)) ??
		articles.find((article) => article.id === id)
	);
}

/** @param articles newest first */
export function findNeighborArticles(articles: WrittenArticle[], article: WrittenArticle) {
	const at = articles.indexOf(article);
	const older = listVisible(articles.slice(at + 1))[0];
	const newer = listVisible(articles.slice(0, at)).at(-1);
	const name = ({ title, url }: WrittenArticle) => ({ title, url });
	return { previous: older && name(older), next: newer && name(newer) };
}
