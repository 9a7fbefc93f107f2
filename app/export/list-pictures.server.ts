import { join } from "node:path";
import type { Snapshot } from "../db/snapshot.server.ts";
import { namePhoto, readPhotoId } from "../photos/photo-name.ts";
import { listPhotos } from "../photos/photos.server.ts";
import type { Documents } from "../publishing/documents.ts";
import { nameByTitle, nameDownload } from "../requests/files/name-download.ts";

interface ExportedPictures {
	/** Paths in the export, by the names that documents have for them. */
	paths: Map<string, string>;
	/** Built-in pictures by those names: the largest file. */
	builtIn: Map<string, string>;
}

/** The artist's originals under the titles of what shows them; built-in pictures that a document names. */
export async function listPictures(
	{ db }: Snapshot,
	documents: Documents,
	pictureFolder: string,
): Promise<ExportedPictures> {
	const titles = new Map<string, string>();
	const named = new Set<string>();
	for (const [name, body] of Object.entries(documents)) {
		if (name !== "pictures") findNames(body, "", titles, named);
	}
	for (const { name } of documents.articles.articles) named.add(`articles/${name}`);
	const [paths, builtIn] = [new Map<string, string>(), new Map<string, string>()];
	for (const { id, name, media_type } of await listPhotos(db)) {
		const title = titles.get(namePhoto(id));
		const file = title ? nameByTitle(title, media_type) : nameDownload(name, media_type);
		const ending = /\.\w+$/.exec(file)?.[0] ?? "";
		const stem = file.slice(0, -ending.length).replaceAll(".", "").trim();
		paths.set(namePhoto(id), `pictures/photos/${stem} ${id}${ending}`);
	}
	for (const [name, { avif, webp }] of Object.entries(documents.pictures)) {
		if (readPhotoId(name) !== null || !named.has(name)) continue;
		const [largestAvif = 0, largestWebp = 0] = [avif.at(-1), webp.at(-1)];
		const [width, format] =
			largestAvif > largestWebp ? [largestAvif, "avif"] : [largestWebp, "webp"];
		paths.set(name, `pictures/${name}.${format}`);
		builtIn.set(name, join(pictureFolder, `${name}-${width}.${format}`));
	}
	return { paths, builtIn };
}

/** Every string of a document may be the name of a picture; a title beside or above it says what it shows. */
function findNames(
	value: unknown,
	above: string,
	titles: Map<string, string>,
	named: Set<string>,
): void {
	if (typeof value === "string") {
		named.add(value);
		if (above && !titles.has(value)) titles.set(value, above);
		return;
	}
	if (typeof value !== "object" || value === null) return;
	const title = "title" in value && typeof value.title === "string" ? value.title : above;
	for (const [key, one] of Object.entries(value)) {
		named.add(key);
		findNames(one, key === "healed" ? `${title} healed` : title, titles, named);
	}
}
