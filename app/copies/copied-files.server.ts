import type { Snapshot } from "../db/snapshot.server.ts";
import { namePictureFiles } from "../photos/photo-name.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";

const names =
	/^((files|originals)\/[0-9a-f]{32}|pictures\/[0-9a-f]{32}[a-z0-9-]*\.(avif|webp|jpg))$/;

/** @returns whether it is the path of a file that copies hold */
export function isFileName(name: string): boolean {
	return names.test(name);
}

interface FileContent {
	bytes: number;
	sha256: string;
}

/** Contents by name. null: no row knows it, as for what was made of a photo. */
type CopiedFiles = Map<string, FileContent | null>;

/** Lists the files that the rows need: those of requests, photos, and what was made of them. */
export async function listCopiedFiles({
	db,
	tables,
}: Pick<Snapshot, "db" | "tables">): Promise<CopiedFiles> {
	const files = await db
		.selectFrom("reference_files")
		.select(["id", "bytes", "sha256"])
		.where("submission_id", "is not", null)
		.execute();
	const photos = tables.includes("photos")
		? await db
				.selectFrom("photos")
				.select(["id", "picture", "bytes", "sha256"])
				.where("state", "!=", "deleted")
				.execute()
		: [];
	const made = photos.flatMap(({ id, picture }) => (picture ? namePictures(id, picture) : []));
	return new Map<string, FileContent | null>([
		...files.map(({ id, ...content }) => [`files/${id}`, content] as const),
		...photos.map(({ id, bytes, sha256 }) => [`originals/${id}`, { bytes, sha256 }] as const),
		...made.map((name) => [name, null] as const),
	]);
}

/** An estimate in bytes: what was made of a photo counts as much as the photo. */
export function measureFiles(files: CopiedFiles): number {
	let bytes = 0;
	for (const [name, content] of files)
		bytes += (content?.bytes ?? 0) * (name.startsWith("originals/") ? 2 : 1);
	return bytes;
}

function namePictures(id: string, picture: string): string[] {
	const stored = JSON.parse(picture) as StoredPicture;
	return namePictureFiles(id, stored).map((name) => `pictures/${name}`);
}
