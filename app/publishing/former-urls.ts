import type { Documents } from "./documents.ts";

type Articles = Documents["articles"];

/** Articles keep the addresses that they had before; each address belongs to the last article that had it. */
export function keepFormerUrls(before: Articles, after: Articles): Articles {
	const left = new Map<string, number>();
	for (const { id, url } of before.articles) {
		const now = after.articles.find((article) => article.id === id);
		if (now && now.url !== url) left.set(url, id);
	}
	const known = new Map(before.articles.map(({ id, formerUrls = [] }) => [id, formerUrls]));
	const articles = after.articles.map(({ formerUrls: written = [], ...article }) => {
		const former = new Set([...(known.get(article.id) ?? []), ...written]);
		for (const [url, id] of left) {
			if (id === article.id) former.add(url);
			else former.delete(url);
		}
		former.delete(article.url);
		const formerUrls = [...former].slice(-mostKept);
		return formerUrls.length > 0 ? { ...article, formerUrls } : article;
	});
	return { ...after, articles };
}

const mostKept = 50;
