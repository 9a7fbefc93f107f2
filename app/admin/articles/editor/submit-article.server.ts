import { isDocumentConflict } from "../../../publishing/revisions.server.ts";
import { readText } from "../../../ui/clean-text.ts";
import { openComparison, type ToldChange } from "../../site/changes/tell-changes.server.ts";
import type { OpenSite } from "../../site/open-document.server.ts";
import { type Articles, hashArticle, putArticle } from "../change-articles.server.ts";
import { findArticleProblems, openArticles } from "../open-articles.server.ts";
import { deleteArticle, publishArticle, saveArticle } from "../save-articles.server.ts";
import { readArticle, readWritten } from "./read-article.server.ts";
import { type ShownArticle, showArticle } from "./show-article.server.ts";

interface Conflicting {
	/** As it was typed. */
	article: ShownArticle;
	seen: string;
	conflict: { over: string; became: "saved" | "deleted"; changes: ToldChange[] };
}

/** `refused`: not published; `kept`: not deleted. */
type Submitted = { done: "saved" | "published" | "refused" | "deleted" | "kept" } | Conflicting;

/** Saves first, whatever else was asked for, so that a refusal loses nothing. */
export async function submitArticle(
	site: OpenSite,
	id: number,
	form: URLSearchParams,
): Promise<Submitted> {
	const act = form.get("_act");
	const opened = await openArticles(site);
	const find = ({ articles }: Articles) => articles.find((one) => one.id === id);
	const there = find(opened.current);
	const seen = form.get("_over") ?? form.get("_seen") ?? "";
	if (act === "delete" && hashArticle(there) === seen) {
		return { done: (await tryTo(() => deleteArticle(site, id))) ? "deleted" : "kept" };
	}
	const article = readArticle(form, { id, before: there, ...opened });
	if (act === "delete" || !(await saveArticle(site, article, seen))) {
		const { compare } = await openComparison(site);
		return {
			article: showArticle(article, opened.studio),
			seen: form.get("_seen") ?? "",
			conflict: {
				over: hashArticle(there),
				became: there ? "saved" : "deleted",
				changes: there
					? compare({ key: "articles", part: ["articles", "0"], before: there, after: article })
					: compare({
							key: "articles",
							before: opened.current,
							after: putArticle(opened.current, article),
						}),
			},
		};
	}
	const live = find(opened.published);
	const isForNobody = article.draft && (!live || live.draft);
	if (act !== "publish" || isForNobody) return { done: "saved" };
	const hasProblems = Object.keys(findArticleProblems(opened, article)).length > 0;
	const isDone = !hasProblems && (await tryTo(() => publishArticle(site, article)));
	return { done: isDone ? "published" : "refused" };
}

/**
 * A new article whose answer was lost is sent again.
 * @returns the id that it got, in a draft or on the site
 */
export async function findSent(site: OpenSite, form: URLSearchParams): Promise<number | undefined> {
	const { current } = await openArticles(site);
	const title = readText(form, "title");
	const text = readWritten(form);
	if (!title || !text) return undefined;
	return current.articles.find((one) => one.title === title && one.text === text)?.id;
}

async function tryTo(change: () => Promise<boolean>): Promise<boolean> {
	try {
		return await change();
	} catch (error) {
		if (isDocumentConflict(error)) return false;
		throw error;
	}
}
