import { isDeepStrictEqual } from "node:util";
import { hasPicture } from "../../images/pictures.server.ts";
import { listPhotoIds, namePhoto } from "../../photos/photo-name.ts";
import type { DocumentName, Documents } from "../../publishing/documents.ts";
import { type SavedDraft, saveDrafts } from "../../publishing/drafts.server.ts";
import { DocumentConflict } from "../../publishing/revisions.server.ts";
import type { PictureManifest, StoredPicture } from "../../publishing/schemas/pictures.ts";
import { type OpenSite, openForDraft } from "../site/open-document.server.ts";
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
