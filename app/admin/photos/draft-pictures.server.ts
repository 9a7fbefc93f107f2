import { isDeepStrictEqual } from "node:util";
import { hasPicture } from "../../images/pictures.server.ts";
import { listPhotoIds, namePhoto } from "../../photos/photo-name.ts";
import type { Photo } from "../../photos/photos.server.ts";
import { type SavedDraft, saveDraft } from "../../publishing/drafts.server.ts";
import { listRevisions } from "../../publishing/revisions.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Site } from "../../server/site.server.ts";
import { findProblems, openDocument } from "../site/open-document.server.ts";

/** What to save beside a document that shows photos; nothing if the manifest has them already. */
export async function draftPictures(
	site: Pick<Site, "database" | "content">,
	photos: Pick<Photo, "id" | "picture">[],
): Promise<SavedDraft[]> {
	const { draft, published } = await openDocument(site, "pictures");
	const manifest = (draft?.body ?? published.body) as PictureManifest;
	const missing = photos.filter(({ id }) => !Object.hasOwn(manifest, namePhoto(id)));
	if (missing.length === 0) return [];
	const added = Object.fromEntries(missing.map(({ id, picture }) => [namePhoto(id), picture]));
	return [
		{
			key: "pictures",
			body: { ...manifest, ...added },
			basedOn: draft?.basedOn ?? published.revision,
			seen: draft?.version ?? null,
		},
	];
}

/** Names of the photos that visitors would miss, because the draft that brings them cannot be published as it stands. */
export async function listHeldPhotos(site: Pick<Site, "database" | "content">): Promise<string[]> {
	const { draft, published } = await openDocument(site, "pictures");
	if (!draft) return [];
	const isOutdated = draft.basedOn !== published.revision;
	if (!isOutdated && Object.keys(findProblems("pictures", draft.body)).length === 0) return [];
	const manifest = published.body as PictureManifest;
	return Object.keys(Object(draft.body)).filter((name) => !hasPicture(manifest, name));
}

export function showsAny(photos: string[], body: unknown): boolean {
	return listPhotoIds(JSON.stringify(body)).some((id) => photos.includes(namePhoto(id)));
}

/**
 * Bases the draft on what is published: both keep what they changed since the draft was begun, and the draft decides where
 * both changed the same picture.
 * @param version of the draft that the artist has seen
 * @throws DocumentConflict
 */
export async function combinePictures(
	site: Pick<Site, "database" | "content">,
	version: string,
): Promise<void> {
	const { db } = site.database;
	const { draft, published } = await openDocument(site, "pictures");
	const older = await listRevisions(db, "pictures");
	const begun = (older.find(({ revision }) => revision === draft?.basedOn)?.body ??
		(await site.content.builtIn.read("pictures")).body) as PictureManifest;
	const own = Object.entries(Object(draft?.body) as PictureManifest).filter(
		([name, picture]) => !isDeepStrictEqual(begun[name], picture),
	);
	const body = { ...(published.body as PictureManifest), ...Object.fromEntries(own) };
	await saveDraft(db, { key: "pictures", body, basedOn: published.revision, seen: version });
}
