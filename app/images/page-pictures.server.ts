import type { Documents } from "../publishing/documents.ts";
import type { PictureData } from "./picture.tsx";
import { findPicture } from "./pictures.server.ts";

/** A picture that belongs to a page, and what is seen on it. */
export interface PagePicture {
	picture: PictureData;
	alt: string;
}

/** Call it in a loader, so that no page carries the words for the pictures of all others. */
export function findPagePicture(
	documents: Pick<Documents, "pictures" | "page-pictures">,
	name: string,
): PagePicture {
	const alt = documents["page-pictures"][name] ?? "";
	return { picture: findPicture(documents.pictures, name), alt };
}
