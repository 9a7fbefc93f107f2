import type { PictureData } from "../images/picture.tsx";
import { addressFile } from "../images/picture-file.ts";

/** The largest WebP, which every search engine reads. @returns null for a missing picture */
export function addressLargest(picture: PictureData): string | null {
	return picture.webp.length > 0 ? addressFile(picture, "webp") : null;
}
