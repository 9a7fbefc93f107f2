import type { PictureData } from "../images/picture.tsx";

/** The picture's largest file in a format that every search engine reads; it is the `src` on pages too. @returns null where the picture is missing */
export function addressFile({ path, webp }: Pick<PictureData, "path" | "webp">): string | null {
	const width = webp.at(-1);
	return width ? `${path}-${width}.webp` : null;
}
