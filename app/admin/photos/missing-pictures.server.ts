import { findUnshown } from "../../blog/article/render-markdown.server.ts";
import { nameImage } from "../../blog/read-articles.server.ts";
import { hasPicture } from "../../images/pictures.server.ts";
import { listPhotoIds, namePhoto } from "../../photos/photo-name.ts";
import type { Problems } from "../../publishing/check-document.ts";
import type { DocumentName } from "../../publishing/documents.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { listTexts, shapeOf } from "../../publishing/shape.ts";
import type { Articles } from "../articles/change-articles.server.ts";
import type { FailedPhotos } from "./read-pictures.server.ts";

export const noPicture = "Choose a picture.";

/** By field, for pictures that visitors would miss. */
export function findMissingPictures(
	key: DocumentName,
	body: unknown,
	pictures: PictureManifest,
	failed: FailedPhotos,
): Problems {
	const shown = key === "articles" ? showOwnPictures(body as Articles) : body;
	const problems = listTexts(shapeOf(key), shown).flatMap(({ path, format, text }) => {
		// Retired pieces are hidden.
		if (path.includes("retired")) return [];
		const isMissing = format === "picture" && !hasPicture(pictures, text);
		const missing = format === "markdown" && findMissingInText(text, pictures, failed);
		return isMissing || missing ? [[path.join("."), missing || noPicture]] : [];
	});
	return Object.fromEntries(problems);
}

/** Without a picture that was chosen, an article has one of its own name. Nobody sees a draft. */
function showOwnPictures({ articles }: Articles) {
	return {
		articles: articles.map((one) => (one.draft ? {} : { ...one, image: nameImage(one) })),
	};
}

export function findMissingInText(
	text: string,
	pictures: PictureManifest,
	failed: FailedPhotos = {},
): string | undefined {
	if (/!\[[^\]]*\]\(\s*\)/.test(text)) {
		return "A photo in the text has not arrived. If it is no longer being sent, delete its line and add it again.";
	}
	const { mark, is } = findUnshown(text) ?? {};
	if (is === "lost") {
		return `In the text, ${mark} has no photo: its line at the end is gone or changed. Delete ${mark} and add the photo again.`;
	}
	if (is === "foreign") {
		return `In the text, ${mark} is not one of your photos, so nobody would see it. Delete it, and add the picture as a photo.`;
	}
	const [useless] = listFailed(text, failed);
	if (useless) {
		return `${useless.name} in the text could not be processed. ${useless.problem} Put another photo in its place, or delete its line.`;
	}
	const isMissing = (id: string) => !hasPicture(pictures, namePhoto(id));
	if (!listPhotoIds(text).some(isMissing)) return undefined;
	return "A photo in the text is still being processed, or it’s gone. Try again in a moment.";
}

/** Photos of a text that will never be ready. */
export function listFailed(text: string, failed: FailedPhotos) {
	return listPhotoIds(text).flatMap((id) => (failed[id] ? [{ id, ...failed[id] }] : []));
}
