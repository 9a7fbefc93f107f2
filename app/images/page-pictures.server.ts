import type { Documents } from "../publishing/documents.ts";
import type { PictureData } from "./picture.tsx";
import { findPicture } from "./pictures.server.ts";

export interface PagePicture {
	picture: PictureData;
	alt: string;
}

/** For loaders, so that a page carries only the alt texts that it needs. */
export function findPagePicture(
	documents: Pick<Documents, "pictures" | "page-pictures">,
	name: string,
): PagePicture {
	const alt = documents["page-pictures"][name] ?? "";
	return { picture: findPicture(documents.pictures, name), alt };
}
