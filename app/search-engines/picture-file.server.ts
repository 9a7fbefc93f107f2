import type { PictureData } from "../images/picture.tsx";

/** The picture's largest file in a format that every search engine reads; it is the `src` on pages too. */
export function addressFile({ path, webp }: Pick<PictureData, "path" | "webp">): string {
	return `${path}-${webp.at(-1)}.webp`;
}
