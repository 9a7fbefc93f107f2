import { namePhoto } from "../../photos/photo-name.ts";
import type { Photo } from "../../photos/photos.server.ts";
import type { SavedDraft } from "../../publishing/drafts.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Site } from "../../server/site.server.ts";
import { openDocument } from "../site/open-document.server.ts";

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
