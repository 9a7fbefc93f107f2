import type { Snapshot } from "../db/snapshot.server.ts";
import { namePictureFiles } from "../photos/photo-name.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";
import type { Checksum } from "../storage/checksum.server.ts";

const names =
	/^((files|originals)\/[0-9a-f]{32}|pictures\/[0-9a-f]{32}[a-z0-9-]*\.(avif|webp|jpg))$/;

/** Whether a copy may hold a file of this name, such as `files/` and 32 hex digits. */
export function isFileName(name: string): boolean {
	return names.test(name);
}

interface CopiedFile {
	/** ISO time from which copies must hold it. What was made of a photo has the photo's. */
	arrivedAt: string;
	/** null: no row knows it, as for what was made of a photo. */
	content: Checksum | null;
}

/** By name. */
export type CopiedFiles = Map<string, CopiedFile>;

/** Lists the files that the rows need: those of requests, photos, and what was made of them. */
export async function listCopiedFiles({
	db,
	tables,
}: Pick<Snapshot, "db" | "tables">): Promise<CopiedFiles> {
	const files = await db
		.selectFrom("reference_files as file")
		.leftJoin("consultation_submissions as request", "request.id", "file.submission_id")
		.select([
			"file.id",
			"file.bytes",
			"file.sha256",
			"file.created_at",
			"request.created_at as sent_at",
		])
		.where("file.submission_id", "is not", null)
		.execute();
	const photos = tables.includes("photos")
		? await db
				.selectFrom("photos")
				.select(["id", "picture", "bytes", "sha256", "created_at"])
				.where("state", "!=", "deleted")
				.execute()
		: [];
	const found: CopiedFiles = new Map();
	for (const { id, created_at, sent_at, bytes, sha256 } of files) {
		const arrivedAt = sent_at && sent_at > created_at ? sent_at : created_at;
		found.set(`files/${id}`, { arrivedAt, content: { bytes, sha256 } });
	}
	for (const { id, picture, created_at: arrivedAt, bytes, sha256 } of photos) {
		found.set(`originals/${id}`, { arrivedAt, content: { bytes, sha256 } });
		for (const name of picture ? namePictures(id, picture) : [])
			found.set(name, { arrivedAt, content: null });
	}
	return found;
}

/** An estimate in bytes: what was made of a photo counts as much as the photo. */
export function measureFiles(files: CopiedFiles): number {
	let bytes = 0;
	for (const [name, { content }] of files)
		bytes += (content?.bytes ?? 0) * (name.startsWith("originals/") ? 2 : 1);
	return bytes;
}

function namePictures(id: string, picture: string): string[] {
	const stored = JSON.parse(picture) as StoredPicture;
	return namePictureFiles(id, stored).map((name) => `pictures/${name}`);
}
