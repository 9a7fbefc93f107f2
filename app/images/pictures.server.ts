import type { PictureManifest } from "../publishing/schemas/pictures.ts";
import type { PictureData } from "./picture.tsx";

type Turn = PictureData["turn"];

/**
 * For loaders, so that the manifest does not reach the browser.
 *
 * @param turn degrees clockwise
 * @returns a picture without files when the manifest does not have the name
 */
export function findPicture(pictures: PictureManifest, name: string, turn: Turn = 0): PictureData {
	const path = `/pictures/${name}`;
	const stored = hasPicture(pictures, name) ? pictures[name] : undefined;
	if (!stored)
		return {
			path,
			hash: "",
			width: 800,
			height: 1000,
			turn: 0,
			avif: [],
			webp: [],
			placeholder: "",
		};
	const { hash, width, height, placeholder, avif, webp, focus } = stored;
	return {
		path,
		hash,
		width: turn ? height : width,
		height: turn ? width : height,
		turn,
		avif,
		webp,
		placeholder: `data:image/webp;base64,${placeholder}`,
		...(focus && { focus }),
	};
}

/** @returns the alt text of a photo that has one */
export function readAlt(pictures: PictureManifest, name: string): string | undefined {
	return hasPicture(pictures, name) ? pictures[name]?.alt : undefined;
}

export function hasPicture(pictures: PictureManifest, name: string): boolean {
	return Object.hasOwn(pictures, name);
}
