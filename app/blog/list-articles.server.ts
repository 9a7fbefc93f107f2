import { articleCategories, writeCategorySlug } from "./categories.ts";
import type { WrittenArticle } from "./read-articles.server.ts";
import { recentShown } from "./shown-posts.ts";

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

export function listHidden(articles: WrittenArticle[]): HiddenPosts {
	return {
		articles: articles.flatMap((article) => {
			const { featured, hidden } = article;
			return hidden ? [{ ...toListed(article), featured, hidden }] : [];
		}),
		categories: countCategories(articles),
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

const leading = ["Aftercare", "Industry", "History"];

/** The three leading categories, then any other that has something to read. */
export function countCategories(listed: WrittenArticle[]): CountedCategory[] {
	const others = articleCategories.filter((name) => !leading.includes(name));
	return [...leading, ...others]
		.map((name) => ({
			name,
			slug: writeCategorySlug(name),
			count: listed.filter(({ category }) => category === name).length,
		}))
		.filter(({ name, count }) => count > 0 || leading.includes(name));
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
