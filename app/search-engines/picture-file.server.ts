import type { PictureData } from "../images/picture.tsx";

/** The largest WebP, which every search engine reads. @returns null for a missing picture */
export function addressFile({ path, webp }: Pick<PictureData, "path" | "webp">): string | null {
	const width = webp.at(-1);
	return width ? `${path}-${width}.webp` : null;
}
