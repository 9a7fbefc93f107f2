import type { Db } from "../../db/database.server.ts";
import { namePhoto } from "../../photos/photo-name.ts";
import { listPhotos, type Photo } from "../../photos/photos.server.ts";
import { findDraft } from "../../publishing/drafts.server.ts";
import { renewPictures } from "../../publishing/renew-pictures.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { OpenSite } from "../site/open-document.server.ts";

/** The manifest's draft, or the published manifest. */
export async function readDraftedPictures({
	database,
	content,
}: OpenSite): Promise<PictureManifest> {
	const draft = await findDraft(database.db, "pictures");
	const drafted = { pictures: draft?.body as PictureManifest | undefined };
	const { pictures } = await renewPictures(content.builtIn, drafted);
	return pictures ?? (await content.read("pictures")).body;
}

/** Also photos that are ready and not in the manifest yet; those come first. */
export async function readAllPictures(site: OpenSite): Promise<PictureManifest> {
	return { ...(await readPhotos(site.database.db)), ...(await readDraftedPictures(site)) };
}

/** Manifest entries of the photos that are ready, the newest first. */
export async function readPhotos(db: Db): Promise<PictureManifest> {
	const photos = await listPhotos(db);
	return Object.fromEntries(
		photos.flatMap(({ id, picture }) => (picture ? [[namePhoto(id), picture]] : [])),
	);
}

/** By id. */
export type FailedPhotos = Record<string, Pick<Photo, "name" | "problem">>;

export async function readFailedPhotos(db: Db): Promise<FailedPhotos> {
	const photos = await listPhotos(db);
	return Object.fromEntries(
		photos.flatMap(({ id, name, state, problem }) =>
			state === "failed" ? [[id, { name, problem }]] : [],
		),
	);
}
