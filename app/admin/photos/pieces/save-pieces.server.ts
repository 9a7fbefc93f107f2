import type { ListName } from "../../../publishing/list-names.ts";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import type { PortfolioDocument } from "../../../publishing/schemas/portfolio.ts";
import type { Site } from "../../../server/site.server.ts";
import { openDocument } from "../../site/open-document.server.ts";
import { type ChangedPicture, saveShowing } from "../draft-pictures.server.ts";

/** The draft, or the published body. A draft has the schema's structure, but its values may not fit yet. */
export async function openPieces(site: Site, list: ListName) {
	const { draft, published } = await openDocument(site, list);
	return {
		// A draft of paintings may be older than their pieces.
		body: { pieces: [], ...Object(draft?.body ?? published.body) } as PortfolioDocument,
		version: draft?.version ?? null,
		basedOn: draft?.basedOn ?? published.revision,
		published: published.body,
	};
}

interface Change {
	/** @returns undefined if it no longer applies */
	change(body: PortfolioDocument): PortfolioDocument | undefined;
	/** Version of the draft that the artist saw. If absent, any. */
	seen?: string | null;
	picture?: ChangedPicture | undefined;
}

/** @throws DocumentConflict if the draft was changed meanwhile; then nothing was saved */
export async function savePieces(
	site: Site,
	list: ListName,
	{ change, seen, picture }: Change,
): Promise<void> {
	const { body, version, basedOn } = await openPieces(site, list);
	const changed = change(body);
	if (!changed || (seen !== undefined && seen !== version)) throw new DocumentConflict([list]);
	await saveShowing(site, { key: list, body: changed, basedOn, seen: version }, picture);
}
