import type { Documents } from "../../../publishing/documents.ts";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { openForDraft } from "../../site/open-document.server.ts";
import { saveShowing } from "../draft-pictures.server.ts";

type Key = "sleeves" | "featured";

interface Change<Body> {
	/** @returns undefined if it no longer applies */
	change(body: Body): Body | undefined;
	/** Version of the draft that the artist saw. If absent, any. */
	seen?: string | null;
}

/** @throws DocumentConflict if the draft was changed meanwhile; then nothing was saved */
export async function saveCollection<Name extends Key>(
	site: Site,
	key: Name,
	{ change, seen }: Change<Documents[Name]>,
): Promise<void> {
	const opened = await openForDraft(site, key);
	const body = change(opened.body);
	if (!body || (seen !== undefined && seen !== opened.seen)) throw new DocumentConflict([key]);
	await saveShowing(site, { ...opened, body });
}
