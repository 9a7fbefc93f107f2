import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { nameOfFile } from "../images/picture-file.ts";
import { hasPicture } from "../images/pictures.server.ts";
import type { Content } from "../publishing/content.server.ts";
import { documentNames } from "../publishing/documents.ts";
import type { FileFolder, Readers } from "../server/files.server.ts";
import type { Site } from "../server/site.server.ts";
import { hasArtistSession } from "../sign-in/has-artist-session.server.ts";
import { answerFrom } from "../storage/disk-storage.server.ts";
import { readStoredFile } from "../storage/read-stored-file.server.ts";
import { nameMade } from "./photo-files.server.ts";
import { listPhotoIds, namePhoto, readPhotoId } from "./photo-name.ts";
import { leaveOutRetired } from "./photo-uses.server.ts";

/** Built-in pictures and photos. Visitors get those that something published shows. */
export function listPictureFolders(
	{ pictureFolder, photoFiles: { storage }, content, database }: Site,
	{ dev }: { dev: boolean },
): FileFolder[] {
	const isCurrent = async (name: string, hash: string) => {
		const { body } = await content.read("pictures");
		return !dev && hasPicture(body, name) && body[name]?.hash === hash;
	};
	const nameOf = (path: string) => namePhoto(nameOfFile(path).replace(/\.\w+$/, ""));
	let shown = { version: "", photos: Promise.resolve(new Set<string>()) };
	const listShownOnce = () => {
		const current = content.current();
		const version = current.readVersion();
		if (version !== shown.version) shown = { version, photos: listShown(current) };
		return shown.photos;
	};
	const findReaders = async (path: string, request: IncomingMessage): Promise<Readers> => {
		const { body } = await content.read("pictures");
		const name = nameOf(path);
		if (hasPicture(body, name) && (await listShownOnce()).has(name)) return "everybody";
		return (await hasArtistSession(database.db, request)) ? "artist" : "nobody";
	};
	const answer: FileFolder["answer"] = (path, request) =>
		storage.answer(nameMade(path.slice(1)), request);
	const answerBuiltIn = answerFrom(pictureFolder);
	return [
		{
			// A route writes the studio's facts on the aftercare sheets.
			answer: async (path, request) =>
				path.startsWith("/aftercare/") ? null : answerBuiltIn(path, request),
			at: "/pictures",
			isCurrent: (path, hash) => isCurrent(nameOfFile(path), hash),
		},
		{
			answer,
			at: "/pictures/photos",
			isCurrent: (path, hash) => isCurrent(nameOf(path), hash),
			findReaders,
		},
	];
}

/** @returns names in the manifest */
async function listShown(content: Content): Promise<Set<string>> {
	const { off = [] } = (await content.read("sleeves")).body;
	const hidden = ["pictures", ...off];
	const names = documentNames.filter((name) => !hidden.includes(name));
	const published = await Promise.all(names.map((name) => content.read(name)));
	return new Set(listPhotoIds(JSON.stringify(published, leaveOutRetired)).map(namePhoto));
}

/** @param file such as `tattoos/koi-480.avif` */
export async function readPictureFile(
	{ pictureFolder, photoFiles: { storage } }: Site,
	file: string,
): Promise<Buffer> {
	const photo = readPhotoId(file);
	if (photo === null) return readFile(join(pictureFolder, file));
	return buffer(await readStoredFile(storage, nameMade(photo)));
}
