import { findDraft } from "../../publishing/drafts.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Site } from "../../server/site.server.ts";

/** With those that the artist's drafts are about to publish. */
export async function readDraftedPictures({
	database,
	content,
}: Pick<Site, "database" | "content">) {
	const draft = await findDraft(database.db, "pictures");
	return (draft?.body as PictureManifest | undefined) ?? (await content.read("pictures")).body;
}
