import type { Photo } from "../../../photos/photos.server.ts";
import type { Documents } from "../../../publishing/documents.ts";
import { saveDrafts } from "../../../publishing/drafts.server.ts";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { openForDraft } from "../../site/open-document.server.ts";
import { draftPictures } from "../draft-pictures.server.ts";

type Key = "sleeves" | "featured";

interface Change<Body> {
	/** @returns undefined if it does not apply any more */
	change(body: Body): Body | undefined;
	/** Version of the draft that the artist saw; left out, the change fits any. */
	seen?: string | null;
	/** Become part of the manifest's draft as well. */
	photos?: Photo[];
}

/** @throws DocumentConflict if the draft was changed meanwhile; then nothing was saved */
export async function saveCollection<Name extends Key>(
	site: Site,
	key: Name,
	{ change, seen, photos = [] }: Change<Documents[Name]>,
): Promise<void> {
	const opened = await openForDraft(site, key);
	const body = change(opened.body);
	if (!body || (seen !== undefined && seen !== opened.seen)) throw new DocumentConflict([key]);
	await saveDrafts(site.database.db, [{ ...opened, body }, ...(await draftPictures(site, photos))]);
}
