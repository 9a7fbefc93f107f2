import { addressFile } from "../../images/picture-file.ts";
import { findPicture } from "../../images/pictures.server.ts";
import { namePhoto } from "../../photos/photo-name.ts";
import type { PhotoUses } from "../../photos/photo-uses.server.ts";
import type { Photo } from "../../photos/photos.server.ts";
import type { DocumentName } from "../../publishing/documents.ts";
import { documents } from "../../publishing/documents.ts";

export type ShownPhoto = ReturnType<typeof showPhoto>;

/** For lists: without what only a page of its own shows. */
export function showPhoto({ id, name, state, problem, picture }: Photo, uses?: PhotoUses) {
	const found = picture && findPicture({ [namePhoto(id)]: picture }, namePhoto(id));
	return {
		...{ id, name, state, problem },
		thumb: found && addressFile(found, "webp", found.webp[0]),
		published: label(uses?.published),
		retired: label(uses?.retired),
		drafted: label(uses?.drafted),
	};
}

function label(names: DocumentName[] = []): string[] {
	return names.map((name) => documents[name].label);
}
