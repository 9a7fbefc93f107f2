import type { PictureManifest } from "../publishing/schemas/pictures.ts";
import type { PictureData } from "./picture.tsx";

type Turn = PictureData["turn"];

const kept = new WeakMap<PictureManifest, Map<string, PictureData>>();

/**
 * What a page needs to show one published picture. Call it in a loader and hand the answer to `Picture`, so that
 * the manifest does not reach the browser.
 *
 * @param pictures the document of that name
 * @param turn degrees clockwise the stored picture is turned for display
 * @returns a picture without files where the manifest has none of that name: `Picture` says so in its place
 */
export function findPicture(pictures: PictureManifest, name: string, turn: Turn = 0): PictureData {
	const known = kept.get(pictures) ?? new Map<string, PictureData>();
	kept.set(pictures, known);
	const key = `${name} ${turn}`;
	const picture = known.get(key) ?? readPicture(pictures, name, turn);
	known.set(key, picture);
	return picture;
}

export function hasPicture(pictures: PictureManifest, name: string): boolean {
	return Object.hasOwn(pictures, name);
}

function readPicture(pictures: PictureManifest, name: string, turn: Turn): PictureData {
	const path = `/pictures/${name}`;
	const stored = hasPicture(pictures, name) ? pictures[name] : undefined;
	if (!stored)
		return { path, width: 800, height: 1000, turn: 0, avif: [], webp: [], placeholder: "" };
	const { width, height, placeholder, avif, webp } = stored;
	return {
		path,
		width: turn ? height : width,
		height: turn ? width : height,
		turn,
		avif,
		webp,
		placeholder: `data:image/webp;base64,${placeholder}`,
	};
}
