import type { StoredPicture } from "../publishing/schemas/pictures.ts";
import type { Turn } from "../publishing/turn.ts";

const folder = "photos/";

/** In the picture manifest. */
export function namePhoto(id: string): string {
	return folder + id;
}

/** @returns null for a picture that is no uploaded photo */
export function readPhotoId(picture: string): string | null {
	return picture.startsWith(folder) ? picture.slice(folder.length) : null;
}

const endings = { 0: "", 90: "-right", "-90": "-left" };

export const turns: Turn[] = [0, 90, -90];

/** The link preview of a photo that is shown turned. */
export function nameTurned(photo: string, turn: Turn): string {
	return photo + endings[turn];
}

/** All that are made of a photo. */
export function namePictureFiles(
	id: string,
	{ avif, webp }: Pick<StoredPicture, "avif" | "webp">,
): string[] {
	return [
		...avif.map((width) => `${id}-${width}.avif`),
		...webp.map((width) => `${id}-${width}.webp`),
		...turns.map((turn) => `${nameTurned(id, turn)}.jpg`),
	];
}

/** In the text of a document, each once. */
export function listPhotoIds(text: string): string[] {
	return [...new Set([...text.matchAll(/photos\/([0-9a-f]{32})/g)].map(([, id = ""]) => id))];
}
