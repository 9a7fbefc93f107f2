import type { ArticleCategory } from "../publishing/schemas/article-categories.ts";
import { writeCategorySlug } from "./categories.ts";
import { recentShown } from "./front/shown-posts.ts";
import type { WrittenArticle } from "./read-articles.server.ts";

/** What a list shows of an article; its text stays on the server. */
export type ListedArticle = Omit<WrittenArticle, "html" | "slug" | "featured">;

/** One that is left out of the lists, with all that is needed to put it into them. */
export type HiddenArticle = ListedArticle & Pick<WrittenArticle, "featured"> & { hidden: true };

/** What may be listed, counted and fed: everything but the hidden ones. */
export function listVisible(articles: WrittenArticle[]): WrittenArticle[] {
	return articles.filter(({ hidden }) => !hidden);
}

/** What the lists of visitors lack, for a browser in which developer mode is on. */
export interface HiddenPosts {
	articles: HiddenArticle[];
	/** With the hidden ones counted. */
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
	const { html, slug, featured, ...listed } = article;
	return listed;
}

/** What stands under Featured Posts does not stand under Recent Posts again. */
export function splitFeatured(visible: WrittenArticle[]) {
	return {
		featured: visible.filter(({ featured }) => featured).map(toListed),
		recent: visible
			.filter(({ featured }) => !featured)
			.slice(0, recentShown)
			.map(toListed),
	};
}

export interface CountedCategory {
	name: string;
	slug: string;
	count: number;
}

/** They stand on the front page even while they have nothing to read. */
const always: readonly ArticleCategory[] = ["Aftercare", "Industry", "History"];

/** @param order the artist's order of the categories */
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

/** The article that once stood, or might be looked for, at `/blog/<name>`. */
export function findByOldName(articles: WrittenArticle[], name: string) {
	return articles.find((article) => article.slug === name || article.name === name);
}

/**
 * @param articles newest first
 * @returns the next older and the next newer article that is listed
 */
export function findNeighbors(articles: WrittenArticle[], article: WrittenArticle) {
	const at = articles.indexOf(article);
	const older = listVisible(articles.slice(at + 1))[0];
	const newer = listVisible(articles.slice(0, at)).at(-1);
	const name = ({ title, url }: WrittenArticle) => ({ title, url });
	return { previous: older && name(older), next: newer && name(newer) };
}
