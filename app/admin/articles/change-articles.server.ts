import { createHash } from "node:crypto";
import { nameImage } from "../../blog/read-articles.server.ts";
import type { Documents } from "../../publishing/documents.ts";
import type { Article } from "../../publishing/schemas/blog.ts";
import { makeSlug } from "../../ui/make-slug.ts";

export type Articles = Documents["articles"];

/** As typed: may not fit the schema yet. */
export type DraftedArticle = Article;

export function putArticle(body: Articles, article: DraftedArticle): Articles {
	const isNew = !body.articles.some(({ id }) => id === article.id);
	const others = body.articles.map((one) => (one.id === article.id ? article : one));
	return { ...body, articles: isNew ? [article, ...others] : others };
}

export function dropArticle(body: Articles, id: number): Articles {
	return { ...body, articles: body.articles.filter((one) => one.id !== id) };
}

/** Detects edits since a form was opened; empty for an article that does not exist. */
export function hashArticle(article: DraftedArticle | undefined): string {
	if (!article) return "";
	const sorted = Object.entries(article).toSorted(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url").slice(0, 22);
}

/** Ignores the order: pages sort articles by date. */
export function isSameArticles(one: Articles, other: Articles): boolean {
	const read = ({ articles, categoryOrder }: Articles) =>
		JSON.stringify([categoryOrder, articles.map(hashArticle).toSorted()]);
	return read(one) === read(other);
}

/** Adds the articles of an older version that are gone. Each of the others has its own way back. */
export function bringBack(now: Articles, older: Articles): Articles {
	const isGone = ({ id }: DraftedArticle) => !now.articles.some((one) => one.id === id);
	const back = older.articles.filter(isGone).map((one) => makeUnique(one, now.articles));
	return { ...now, articles: [...now.articles, ...back] };
}

/** Another article may have got its name or address meanwhile, by the same title. The picture stays. */
function makeUnique(article: DraftedArticle, others: DraftedArticle[]): DraftedArticle {
	const isTaken = others.some(
		({ id, name, url }) => id !== article.id && (name === article.name || url === article.url),
	);
	if (!isTaken) return article;
	const { id, name, url, image = nameImage(article) } = article;
	return { ...article, name: `${makeSlug(name, 70)}-${id}`, url: `${url}-${id}`, image };
}

/** Applies to `after` the changes that a draft makes to `before`. */
export function moveChanges(draft: Articles, before: Articles, after: Articles): Articles {
	const find = ({ articles }: Articles, id: number) => articles.find((one) => one.id === id);
	const isChanged = ({ id }: DraftedArticle) =>
		hashArticle(find(draft, id)) !== hashArticle(find(before, id));
	const isOrdered = String(draft.categoryOrder) !== String(before.categoryOrder);
	return {
		...after,
		...(isOrdered && { categoryOrder: draft.categoryOrder }),
		articles: [
			...draft.articles
				.filter((one) => isChanged(one) && !find(after, one.id))
				.map((one) => makeUnique(one, after.articles)),
			...after.articles.flatMap((one) => (isChanged(one) ? (find(draft, one.id) ?? []) : one)),
		],
	};
}

/**
 * The rest of a draft after a part of it was published. Takes the published former addresses, which were computed with
 * the revision.
 */
export function rebaseDraft(draft: Articles, published: Articles): Articles {
	const articles = draft.articles.map(({ formerUrls: _, ...article }) => {
		const formerUrls = published.articles.find(({ id }) => id === article.id)?.formerUrls;
		return formerUrls ? { ...article, formerUrls } : article;
	});
	return { ...draft, articles };
}
