import type { Snapshot } from "../db/snapshot.server.ts";
import { namePictureFiles } from "../photos/photo-name.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";

const names =
	/^((files|originals)\/[0-9a-f]{32}|pictures\/[0-9a-f]{32}[a-z0-9-]*\.(avif|webp|jpg))$/;

/** Of a file in a copy, and its path in the data folder. */
export function isFileName(name: string): boolean {
	return names.test(name);
}

/** Those that the rows need: a request's, photos, and what was made of them. */
export async function listCopiedFiles({
	db,
	tables,
}: Pick<Snapshot, "db" | "tables">): Promise<string[]> {
	const files = await db
		.selectFrom("reference_files")
		.select("id")
		.where("submission_id", "is not", null)
		.execute();
	const photos = tables.includes("photos")
		? await db
				.selectFrom("photos")
				.select(["id", "picture"])
				.where("state", "!=", "deleted")
				.execute()
		: [];
	return [
		...files.map(({ id }) => `files/${id}`),
		...photos.map(({ id }) => `originals/${id}`),
		...photos.flatMap(({ id, picture }) => (picture ? namePictures(id, picture) : [])),
	];
}

function namePictures(id: string, picture: string): string[] {
	const stored = JSON.parse(picture) as StoredPicture;
	return namePictureFiles(id, stored).map((name) => `pictures/${name}`);
}
