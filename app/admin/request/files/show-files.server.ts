import type { Selectable } from "kysely";
import { href } from "react-router";
import type { ReferenceFiles } from "../../../db/tables.ts";
import type { PictureData } from "../../../images/picture.tsx";
import { kindOf } from "../../../requests/files/file-kinds.ts";
import type { ReferenceFileStore } from "../../../requests/files/file-store.server.ts";
import { measurePicture, type PictureSize } from "../../../requests/files/make-preview.server.ts";

/** Longer side of previews on the desk, in pixels. */
export const previewSide = 1600;

type StoredFile = Pick<Selectable<ReferenceFiles>, "id" | "name" | "media_type" | "bytes">;

export interface ShownFile {
	id: string;
	name: string;
	kind: "image" | "video";
	bytes: number;
	address: string;
	/** null for a video, and for a picture that is too large or damaged to be shown. */
	picture: PictureData | null;
}

export function showFiles(
	store: Pick<ReferenceFileStore, "storage" | "keptName">,
	request: string,
	files: StoredFile[],
): Promise<ShownFile[]> {
	return Promise.all(
		files.map(async ({ id, name, media_type, bytes }) => {
			const kind = kindOf(media_type);
			const at = { id: request, file: id };
			const address = href("/admin/requests/:id/files/:file", at);
			const size = kind === "image" && (await measurePicture(store.storage, store.keptName(id)));
			const preview = href("/admin/requests/:id/files/:file/preview", at);
			const picture = size ? showPicture(size, preview, address) : null;
			return { id, name, kind, bytes, address, picture };
		}),
	);
}

/** The preview serves plates and screens; zooming in loads the original. */
function showPicture(size: PictureSize, preview: string, original: string): PictureData {
	const { width, height } = size;
	const previewWidth = Math.round(width * Math.min(1, previewSide / Math.max(width, height)));
	const sources = [{ address: preview, width: previewWidth }];
	if (width > previewWidth) sources.push({ address: original, width });
	return {
		path: preview,
		hash: "",
		width,
		height,
		turn: 0,
		avif: [],
		webp: [],
		placeholder: preview,
		sources,
	};
}
