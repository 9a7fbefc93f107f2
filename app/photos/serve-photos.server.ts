import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { nameOfFile } from "../images/picture-file.ts";
import { hasPicture } from "../images/pictures.server.ts";
import type { FileFolder, Readers } from "../server/files.server.ts";
import type { Site } from "../server/site.server.ts";
import { hasArtistSession } from "../sign-in/has-artist-session.server.ts";
import { answerFrom } from "../storage/disk-storage.server.ts";
import { readStoredFile } from "../storage/read-stored-file.server.ts";
import { nameMade } from "./photo-files.server.ts";
import { namePhoto, readPhotoId } from "./photo-name.ts";

/** Built-in pictures and photos. Visitors get the published ones. */
export function listPictureFolders(
	{ pictureFolder, photoFiles: { storage }, content, database }: Site,
	{ dev }: { dev: boolean },
): FileFolder[] {
	const isCurrent = async (name: string, hash: string) => {
		const { body } = await content.read("pictures");
		return !dev && hasPicture(body, name) && body[name]?.hash === hash;
	};
	const nameOf = (path: string) => namePhoto(nameOfFile(path).replace(/\.\w+$/, ""));
	const findReaders = async (path: string, request: IncomingMessage): Promise<Readers> => {
		const { body } = await content.read("pictures");
		if (hasPicture(body, nameOf(path))) return "everybody";
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

/** @param file such as `tattoos/koi-480.avif` */
export async function readPictureFile(
	{ pictureFolder, photoFiles: { storage } }: Site,
	file: string,
): Promise<Buffer> {
	const photo = readPhotoId(file);
	if (photo === null) return readFile(join(pictureFolder, file));
	return buffer(await readStoredFile(storage, nameMade(photo)));
}
