import { href } from "react-router";
import { readPhotoId } from "../../../photos/photo-name.ts";
import type { DocumentName } from "../../../publishing/documents.ts";
import { isListName } from "../../../publishing/list-names.ts";
import type { Change } from "./compare-bodies.ts";
import { locate } from "./place.ts";

interface Addressed extends Pick<Change, "path"> {
	/** `refused`: a field with a problem. */
	kind: Change["kind"] | "refused";
	/** Name of the picture that it shows now. */
	image?: string | undefined;
}

/**
 * @returns the address where the artist edits it
 * @param body as the desk shows it
 */
export function addressPlace(
	key: DocumentName,
	body: unknown,
	{ path, kind, image }: Addressed,
): string {
	const [list = "", item = "", field] = path;
	const id = item.replace(/^id /, "");
	const isOrder = kind === "moved" || kind === "retired" || kind === "returned";
	if (key === "pictures") {
		const photo = readPhotoId(list);
		return photo ? href("/admin/photos/:photo", { photo }) : addressDocument(key);
	}
	if (key === "articles" && list === "articles" && id) {
		const article = href("/admin/articles/:article", { article: id });
		return kind === "refused" ? `${article}?refused` : article;
	}
	if (key === "featured" && list === "shown") return addressDocument(key);
	if (key === "sleeves" && list !== "more") {
		if (isOrder && !field) return `${addressDocument(key)}#piece-${id}`;
		return list === "off" || !id ? addressDocument(key) : addressSleeve(id, path, kind);
	}
	if (isListName(key) && isOrder) {
		return `${href("/admin/photos/pieces/:list", { list: key })}#piece-${id}`;
	}
	const photo = isListName(key) && field === "image" && image ? readPhotoId(image) : null;
	if (photo) return href("/admin/photos/:photo", { photo });
	const at = locate(body, path);
	const form = href("/admin/site/:document", { document: key });
	return at ? `${form}?at=${encodeURIComponent(at)}#${at}` : form;
}

/** The room where most of a document is edited. */
export function addressDocument(document: DocumentName): string {
	if (document === "pictures") return href("/admin/photos");
	if (document === "sleeves") return href("/admin/photos/collections");
	if (document === "featured") return href("/admin/photos/collections/featured");
	if (document === "articles") return href("/admin/articles");
	return href("/admin/site/:document", { document });
}

/** The room Articles has no choice between a draft and what was published since. */
export function addressDraft(document: DocumentName, isOutdated: boolean): string {
	return isOutdated && document === "articles"
		? href("/admin/site/:document", { document })
		: addressDocument(document);
}

function addressSleeve(
	sleeve: string,
	[, , list, picture = ""]: string[],
	kind: Addressed["kind"],
): string {
	const form = href("/admin/photos/collections/:sleeve", { sleeve });
	const path = kind === "refused" ? `${form}?refused` : form;
	return list === "pictures" && picture ? `${path}#piece-${picture.replace(/^id /, "")}` : path;
}
