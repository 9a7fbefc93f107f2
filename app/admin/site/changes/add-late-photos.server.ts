import type { DocumentName } from "../../../publishing/documents.ts";
import { listDrafts, saveDraft } from "../../../publishing/drafts.server.ts";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import type { Site } from "../../../server/site.server.ts";
import { addShown } from "../../photos/draft-pictures.server.ts";
import { findMissingPictures } from "../../photos/missing-pictures.server.ts";
import { readDraftedPictures } from "../../photos/read-pictures.server.ts";
import { openDocument } from "../open-document.server.ts";

interface Reviewed {
	key: DocumentName;
	version: string;
}

/**
 * Photos that have become ready since a draft that shows them was saved come along.
 * @returns undefined if visitors would miss a picture
 * @throws DocumentConflict
 */
export async function addLatePhotos(
	site: Site,
	reviewed: Reviewed[],
): Promise<Reviewed[] | undefined> {
	const drafts = (await listDrafts(site.database.db)).filter(({ version }) =>
		reviewed.some((one) => one.version === version),
	);
	const manifest = reviewed.find(({ key }) => key === "pictures");
	const late = await addShown(
		site,
		drafts.map(({ body }) => body),
	);
	if (late && late.seen !== (manifest?.version ?? null)) throw new DocumentConflict(["pictures"]);
	const added = late && { key: late.key, version: await saveDraft(site.database.db, late) };
	const complete = added ? [...reviewed.filter((one) => one !== manifest), added] : reviewed;
	const pictures =
		manifest || added
			? await readDraftedPictures(site)
			: ((await openDocument(site, "pictures")).published.body as PictureManifest);
	const isWhole = ({ key, body }: (typeof drafts)[number]) =>
		Object.keys(findMissingPictures(key, body, pictures, {})).length === 0;
	return drafts.every(isWhole) ? complete : undefined;
}
