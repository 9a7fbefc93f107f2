import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { nameOfFile } from "../images/picture-file.ts";
import { hasPicture } from "../images/pictures.server.ts";
import type { FileFolder, Readers } from "../server/files.server.ts";
import type { Site } from "../server/site.server.ts";
import { isArtist } from "../sign-in/is-artist.server.ts";
import { namePhoto, readPhotoId } from "./photo-name.ts";

/** Photos and their link previews, beside the pictures of the built-in folder. Visitors get the published ones. */
export function listPhotoFolders(
	{ photoFiles: { madeFolder: folder }, content, database }: Site,
	isCurrent: (name: string, hash: string) => Promise<boolean>,
): FileFolder[] {
	const nameOf = (path: string) =>
		namePhoto(nameOfFile(path).replace(/(-left|-right)?(\.\w+)?$/, ""));
	const findReaders = async (path: string, request: IncomingMessage): Promise<Readers> => {
		const { body } = await content.read("pictures");
		if (hasPicture(body, nameOf(path))) return "everybody";
		return (await isArtist(database.db, request)) ? "artist" : "nobody";
	};
	return [
		{
			folder,
			at: "/pictures/photos",
			isCurrent: (path, hash) => isCurrent(nameOf(path), hash),
			findReaders,
		},
		{ folder, at: "/pictures/share/photos", findReaders },
	];
}

/** @param file such as `tattoos/koi-480.avif` */
export function findPictureFile({ pictureFolder, photoFiles }: Site, file: string): string {
	const photo = readPhotoId(file);
	return photo === null ? join(pictureFolder, file) : join(photoFiles.madeFolder, photo);
}
