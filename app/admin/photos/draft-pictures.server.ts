import { isDeepStrictEqual } from "node:util";
import { hasPicture } from "../../images/pictures.server.ts";
import { listPhotoIds, namePhoto } from "../../photos/photo-name.ts";
import type { DocumentName, Documents } from "../../publishing/documents.ts";
import { type SavedDraft, saveDraft, saveDrafts } from "../../publishing/drafts.server.ts";
import { DocumentConflict, listRevisions } from "../../publishing/revisions.server.ts";
import type { PictureManifest, StoredPicture } from "../../publishing/schemas/pictures.ts";
import {
	findProblems,
	type OpenSite,
	openDocument,
	openForDraft,
} from "../site/open-document.server.ts";
import { readPhotos } from "./read-pictures.server.ts";

const mostTries = 3;

export interface ChangedPicture {
	name: string;
	change(picture: StoredPicture): StoredPicture;
}

interface Change<Key extends DocumentName> {
	/** @returns undefined if it no longer applies */
	change(body: Documents[Key]): Documents[Key] | undefined;
	/** Version of the draft that the artist saw. If absent, any. */
	seen?: string | null;
	picture?: ChangedPicture | undefined;
}

/** @throws DocumentConflict if the draft was changed meanwhile; then nothing was saved */
export async function saveChanged<Key extends DocumentName>(
	site: OpenSite,
	key: Key,
	{ change, seen, picture }: Change<Key>,
): Promise<void> {
	const opened = await openForDraft(site, key);
	const body = change(opened.body);
	if (!body || (seen !== undefined && seen !== opened.seen)) throw new DocumentConflict([key]);
	await saveShowing(site, { ...opened, body }, picture);
}

/**
 * Saves a draft, and adds the photos that it shows to the manifest's draft.
 * @param picture is changed there as well
 * @throws DocumentConflict
 */
export async function saveShowing(
	site: OpenSite,
	saved: SavedDraft,
	picture?: ChangedPicture,
	tries = mostTries,
): Promise<void> {
	const added = await addShown(site, [saved.body], picture);
	try {
		await saveDrafts(site.database.db, added ? [saved, added] : [saved]);
	} catch (error) {
		const isOther = error instanceof DocumentConflict && !error.keys.includes(saved.key);
		if (!isOther || tries === 1) throw error;
		await saveShowing(site, saved, picture, tries - 1);
	}
}

/** The manifest's draft with the photos that documents show; undefined if it has all that are ready. */
export async function addShown(
	site: OpenSite,
	bodies: unknown[],
	picture?: ChangedPicture,
): Promise<SavedDraft | undefined> {
	const { body: manifest, basedOn, seen } = await openForDraft(site, "pictures");
	const shown = listPhotoIds(JSON.stringify(bodies)).map(namePhoto);
	const missing = shown.filter((name) => !hasPicture(manifest, name));
	const ready = missing.length > 0 ? Object.entries(await readPhotos(site.database.db)) : [];
	const added = ready.filter(([name]) => missing.includes(name));
	const body: PictureManifest = { ...manifest, ...Object.fromEntries(added) };
	const before = picture && body[picture.name];
	const after = before && picture.change(before);
	if (added.length === 0 && isDeepStrictEqual(before, after)) return undefined;
	return {
		key: "pictures",
		body: after ? { ...body, [picture.name]: after } : body,
		...{ basedOn, seen },
	};
}

/** @returns whether a body shows photos that visitors would miss, because the manifest's draft cannot be published yet */
export async function openHeld(site: OpenSite): Promise<(body: unknown) => boolean> {
	const { draft, published } = await openDocument(site, "pictures");
	const manifest = published.body as PictureManifest;
	const isOutdated = draft !== undefined && draft.basedOn !== published.revision;
	const isHeld =
		isOutdated || (draft && Object.keys(findProblems("pictures", draft.body)).length > 0);
	return (body) =>
		isHeld === true &&
		listPhotoIds(JSON.stringify(body)).some((id) => !hasPicture(manifest, namePhoto(id)));
}

/**
 * Rebases the draft onto the newest revision. Where both changed a picture, the draft wins.
 * @param version of the draft that the artist has seen
 * @throws DocumentConflict
 */
export async function combinePictures(site: OpenSite, version: string): Promise<void> {
	const { db } = site.database;
	const { draft, published } = await openDocument(site, "pictures");
	const only = { upTo: draft?.basedOn ?? 0, most: 1 };
	const [older] = await listRevisions(db, "pictures", only);
	const begun = (older ?? (await site.content.builtIn.read("pictures"))).body as PictureManifest;
	const own = Object.entries(Object(draft?.body) as PictureManifest).filter(
		([name, picture]) => !isDeepStrictEqual(begun[name], picture),
	);
	const body = { ...(published.body as PictureManifest), ...Object.fromEntries(own) };
	await saveDraft(db, { key: "pictures", body, basedOn: published.revision, seen: version });
}
