import { findStart } from "../../blog/articles-in-time.server.ts";
import { nameImage } from "../../blog/read-articles.server.ts";
import { hasPicture } from "../../images/pictures.server.ts";
import { checkDocument } from "../../publishing/check-document.ts";
import type { Draft } from "../../publishing/drafts.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import type { StudioClock } from "../../publishing/studio-time.server.ts";
import { takenAddress } from "../../publishing/taken-addresses.ts";
import { findMissingInText, noPicture } from "../photos/missing-pictures.server.ts";
import {
	type FailedPhotos,
	readAllPictures,
	readFailedPhotos,
} from "../photos/read-pictures.server.ts";
import { findUnknownPlaceholders, placeholdersOf } from "../site/document-placeholders.ts";
import { type OpenSite, openDocument } from "../site/open-document.server.ts";
import { type Articles, type DraftedArticle, putArticle } from "./change-articles.server.ts";

interface OpenedArticles {
	draft: Draft | undefined;
	revision: number;
	/** Includes scheduled articles. */
	published: Articles;
	/** The draft, or `published`. */
	current: Articles;
	/** The draft was begun before the newest revision was published. */
	isOutdated: boolean;
	studio: Studio;
	/** Pictures of the site and of drafts, and photos that are ready. */
	pictures: PictureManifest;
	failed: FailedPhotos;
}

export async function openArticles(site: OpenSite): Promise<OpenedArticles> {
	const { draft, published } = await openDocument(site, "articles");
	return {
		...{ draft, revision: published.revision, published: published.body as Articles },
		current: (draft ?? published).body as Articles,
		isOutdated: draft !== undefined && draft.basedOn !== published.revision,
		studio: (await site.content.read("studio")).body,
		pictures: await readAllPictures(site),
		failed: await readFailedPhotos(site.database.db),
	};
}

export type ArticleState = "draft" | "hidden" | "scheduled" | "published";

export function stateOf(article: DraftedArticle, { timeZone }: StudioClock): ArticleState {
	if (article.draft) return "draft";
	if (findStart(article, timeZone) > Date.now()) return "scheduled";
	return article.hidden ? "hidden" : "published";
}

/** By field. Beyond the schema, the address must be free and the pictures must exist. */
export function findArticleProblems(
	{
		published,
		current,
		pictures,
		failed,
		studio,
	}: Pick<OpenedArticles, "published" | "current" | "pictures" | "failed" | "studio">,
	article: DraftedArticle,
): Record<string, string> {
	const body = putArticle(published, article);
	const checked = checkDocument("articles", body);
	const problems: Record<string, string> = {};
	const start = `articles.${body.articles.findIndex(({ id }) => id === article.id)}.`;
	for (const [name, problem] of Object.entries("problems" in checked ? checked.problems : {})) {
		if (!name.startsWith(start)) continue;
		const field = name.slice(start.length);
		problems[field === "url" || field === "name" ? "slug" : field] ??= problem;
	}
	if (problems.time) problems.time = "Choose a time.";
	const isTaken = [...current.articles, ...published.articles].some(
		({ id, url }) => id !== article.id && url === article.url,
	);
	if (isTaken) problems.slug ??= takenAddress;
	if (!hasPicture(pictures, nameImage(article))) problems.image ??= noPicture;
	const missing = findMissingInText(article.text, pictures, failed);
	if (missing) problems.text ??= missing;
	return {
		...findUnknownPlaceholders(article, placeholdersOf("articles", studio)),
		...problems,
	};
}
