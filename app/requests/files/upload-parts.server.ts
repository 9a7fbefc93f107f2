import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import type { ReferenceFileStore, StoredFile } from "./file-store.server.ts";

/** Uploads under way. Throws the errors of tus for uploads that do not exist. */
export interface UploadParts {
	create(upload: Upload): Promise<void>;
	find(id: string): Promise<Upload>;
	/** Keeps the bytes that arrived before an error. @returns the new end */
	append(source: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number>;
	/** Puts a whole upload of `size` bytes at `incomingPath`, where it is cleaned. */
	fetch(id: string, size: number): Promise<void>;
	drop(id: string): Promise<void>;
	/** Those that are not in the folder `incoming/`. */
	list(): Promise<StoredFile[]>;
	/** Waits until what has arrived of cut uploads is stored. */
	settle(): Promise<void>;
}

/** In `incoming/`: a file for the bytes, and one that describes it. */
export function openDiskParts(
	files: Pick<ReferenceFileStore, "incomingFolder" | "incomingPath" | "removeIncoming">,
): UploadParts {
	let opened: FileStore | undefined;
	/** Created on first use: the constructor makes the folder, and its failure would be unhandled. */
	const openStore = () => {
		opened ??= new FileStore({ directory: files.incomingFolder });
		return opened;
	};
	/** Symbolic links are not ours. */
	const isOwn = async (id: string) => {
		const paths = [id, `${id}.json`].map((name) => join(files.incomingFolder, name));
		const found = await Promise.all(paths.map((path) => lstat(path).catch(() => null)));
		return found.every((entry) => !entry || entry.isFile());
	};
	return {
		async create(upload) {
			await openStore().create(upload);
		},
		async find(id) {
			if (!(await isOwn(id))) throw ERRORS.FILE_NOT_FOUND;
			return openStore().getUpload(id);
		},
		/** Replaces the tus file store's write, which hides the cause of an error. */
		async append(source, id, offset) {
			let end = offset;
			const file = await open(files.incomingPath(id), constants.O_RDWR | constants.O_NOFOLLOW);
			await pipeline(
				source,
				async function* (chunks: AsyncIterable<Uint8Array>) {
					for await (const chunk of chunks) {
						end += chunk.byteLength;
						yield chunk;
					}
				},
				file.createWriteStream({ start: offset }),
			);
			return end;
		},
		async fetch() {},
		drop: (id) => files.removeIncoming(id),
		list: async () => [],
		async settle() {},
	};
}
