import type { Db } from "../db/database.server.ts";
import { type MediaType, readMediaType } from "../requests/files/file-kinds.ts";
import type { UploadRows } from "../requests/files/upload-rows.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { addPhoto, findPhoto } from "./photos.server.ts";

/** @param onAdded tells the worker */
export function openPhotoRows(db: Db, onAdded: () => void): UploadRows {
	return {
		requireType: requirePhoto,
		find: (id) => findPhoto(db, id),
		async add(row) {
			await addPhoto(db, row);
			onAdded();
		},
		// The desk's room deletes photos, and asks first.
		remove: async () => false,
	};
}

function requirePhoto(start: Uint8Array, name: string): MediaType {
	const type = readMediaType(start);
	if (type && !type.startsWith("video/")) return type;
	throw new Refusal(
		415,
		"no_photo",
		`“${name}” is not a photo that can be read here. JPG, PNG, WebP, AVIF, HEIC and GIF can be.`,
	);
}
