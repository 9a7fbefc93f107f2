import type { Documents } from "../publishing/documents.ts";
import type { PictureData } from "./picture.tsx";
import { findPicture, readAlt } from "./pictures.server.ts";

export interface PagePicture {
	picture: PictureData;
	alt: string;
}

type Bodies = Pick<Documents, "pictures" | "page-pictures">;

/** For loaders, so that a page carries only the alt texts that it needs. */
export function findPagePicture(documents: Bodies, name: string): PagePicture {
	return { picture: findPicture(documents.pictures, name), alt: findPageAlt(documents, name) };
}

/** A photo brings its own; those of the site's pictures are a document. */
export function findPageAlt(documents: Bodies, name: string): string {
	return readAlt(documents.pictures, name) ?? documents["page-pictures"][name] ?? "";
}
