import type { StoredPicture } from "../publishing/schemas/pictures.ts";

const folder = "photos/";

/** @returns the name in the picture manifest */
export function namePhoto(id: string): string {
	return folder + id;
}

/** @returns null for a picture that is no uploaded photo */
export function readPhotoId(picture: string): string | null {
	return picture.startsWith(folder) ? picture.slice(folder.length) : null;
}

/** @returns the names of all files that are made of a photo */
export function namePictureFiles(
	id: string,
	{ avif, webp }: Pick<StoredPicture, "avif" | "webp">,
): string[] {
	return [
		...avif.map((width) => `${id}-${width}.avif`),
		...webp.map((width) => `${id}-${width}.webp`),
	];
}

/** @returns the photos that a document's text names, each once */
export function listPhotoIds(text: string): string[] {
	return [...new Set([...text.matchAll(/photos\/([0-9a-f]{32})/g)].map(([, id = ""]) => id))];
}
