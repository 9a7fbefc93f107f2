import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { Tables } from "../../db/tables.ts";
import { listPhotoIds, namePhoto } from "../../photos/photo-name.ts";
import { checkDocument } from "../../publishing/check-document.ts";
import { deleteDraft, findDraft, putDraft } from "../../publishing/drafts.server.ts";
import { refuseMisfit } from "../../publishing/misfit.server.ts";
import { addRevisions, DocumentConflict, readNewest } from "../../publishing/revisions.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { saveShowing } from "../photos/draft-pictures.server.ts";
import { readPhotos } from "../photos/read-pictures.server.ts";
import type { OpenSite } from "../site/open-document.server.ts";
import {
	type Articles,
	type DraftedArticle,
	dropArticle,
	hashArticle,
	isSameArticles,
	moveChanges,
	putArticle,
	rebaseDraft,
} from "./change-articles.server.ts";
import { openArticles } from "./open-articles.server.ts";

/**
 * Saves into the draft of all articles. Edits of other articles are no conflict.
 * @param seen hash of the article that the form was opened with
 * @returns false if this article was changed meanwhile
 * @throws DocumentConflict if another one was saved at the same moment
 */
export async function saveArticle(
	site: OpenSite,
	article: DraftedArticle,
	seen: string,
): Promise<boolean> {
	const { draft, revision, current } = await openArticles(site);
	const there = current.articles.find(({ id }) => id === article.id);
	if (hashArticle(there) === hashArticle(article)) return true;
	if (hashArticle(there) !== seen) return false;
	await saveShowing(site, {
		key: "articles",
		body: putArticle(current, article),
		basedOn: draft?.basedOn ?? revision,
		seen: draft?.version ?? null,
	});
	return true;
}

/** Publishes one article and leaves the rest of the draft. @throws DocumentConflict */
export function publishArticle(site: OpenSite, article: DraftedArticle): Promise<boolean> {
	return change(site, (body) => putArticle(body, article), "published an article");
}

/** Deletes it from the site and from the draft. @throws DocumentConflict */
export function deleteArticle(site: OpenSite, id: number): Promise<boolean> {
	return change(site, (body) => dropArticle(body, id), "deleted an article");
}

/** @returns false if it does not fit the schema */
async function change(
	site: OpenSite,
	make: (body: Articles) => Articles,
	act: "published an article" | "deleted an article",
): Promise<boolean> {
	const builtIn = {
		articles: (await site.content.builtIn.read("articles")).body,
		pictures: (await site.content.builtIn.read("pictures")).body,
	};
	const photos = await readPhotos(site.database.db);
	const isDone = await commit(site.database.db, async (trx) => {
		const newest = await readNewest(trx, "articles");
		refuseMisfit("articles", newest);
		const { revision, body: before = builtIn.articles } = newest;
		const draft = await findDraft(trx, "articles");
		if (draft && draft.basedOn !== revision) throw new DocumentConflict(["articles"]);
		const after = make(before);
		const checked = checkDocument("articles", after);
		if ("problems" in checked) return false;
		if (!isSameArticles(before, after)) {
			await addRevisions(trx, [{ key: "articles", body: checked.body, basedOn: revision }]);
			await publishPhotos(trx, after, photos, builtIn.pictures);
			await noteAct(trx, "published", act);
		}
		if (draft) await leaveRest(trx, draft.version, make(draft.body as Articles), builtIn.articles);
		return true;
	});
	await site.content.refresh();
	return isDone;
}

/** Takes the draft along when an older version is published again: there is no choice between the two. */
export function carryDraft(builtIn: Articles): (trx: Transaction<Tables>) => Promise<void> {
	return async (trx) => {
		const { revision, body: after = builtIn } = await readNewest(trx, "articles");
		const { body: before = builtIn } = await readNewest(trx, "articles", revision - 1);
		const draft = await findDraft(trx, "articles");
		if (draft?.basedOn !== revision - 1) return;
		const moved = moveChanges(draft.body as Articles, before, after);
		await leaveRest(trx, draft.version, moved, builtIn);
	};
}

async function leaveRest(
	trx: Transaction<Tables>,
	version: string,
	draft: Articles,
	builtIn: Articles,
): Promise<void> {
	const { revision, body: published = builtIn } = await readNewest(trx, "articles");
	const body = rebaseDraft(draft, published);
	if (isSameArticles(body, published)) await deleteDraft(trx, { key: "articles", version });
	else await putDraft(trx, { key: "articles", body, basedOn: revision, seen: version });
}

/** Only the photos that these articles show. */
async function publishPhotos(
	trx: Transaction<Tables>,
	articles: Articles,
	photos: PictureManifest,
	builtIn: PictureManifest,
): Promise<void> {
	const newest = await readNewest(trx, "pictures");
	const { revision, body: before = builtIn } = newest;
	const shown = listPhotoIds(JSON.stringify(articles)).map(namePhoto);
	const added = Object.entries(photos).filter(
		([name]) => shown.includes(name) && !Object.hasOwn(before, name),
	);
	if (added.length === 0) return;
	refuseMisfit("pictures", newest);
	const body = { ...before, ...Object.fromEntries(added) };
	await addRevisions(trx, [{ key: "pictures", body, basedOn: revision }]);
	const draft = await findDraft(trx, "pictures");
	if (draft?.basedOn !== revision) return;
	const { version: seen, key } = draft;
	const left = { ...body, ...(draft.body as PictureManifest) };
	if (isDeepStrictEqual(left, body)) await deleteDraft(trx, { key, version: seen });
	else await putDraft(trx, { key, body: left, basedOn: revision + 1, seen });
}
