import { mkdirSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReferenceFileStore, UploadFolder } from "../requests/files/file-store.server.ts";
import { isBucket, type Storage } from "../storage/storage.server.ts";
import type { PhotoJob } from "./make-photo.ts";

export interface PhotoFiles extends UploadFolder {
	storage: Storage;
	/** Keeps the files that `work` leaves in the job's folder, if they are whole. */
	make<T>(
		id: string,
		work: (job: PhotoJob) => Promise<T>,
		isWhole: (made: T) => boolean,
	): Promise<T>;
	removeMade(id: string): Promise<void>;
}

/** The file that pages show, in the storage. */
export function nameMade(file: string): string {
	return `pictures/${file}`;
}

/** Uploads arrive like visitors' files. The cleaned originals are kept and never public. */
export function openPhotoFiles(files: ReferenceFileStore, dataDir: string): PhotoFiles {
	const madeFolder = join(dataDir, "pictures");
	const originals = join(dataDir, "originals");
	for (const folder of [madeFolder, originals]) mkdirSync(folder, { recursive: true, mode: 0o700 });
	const { storage } = files;
	const keptName = (id: string) => `originals/${id}`;
	/** Makes them in a folder of their own first: a process cannot write into a bucket. */
	const makeForBucket: PhotoFiles["make"] = async (id, work, isWhole) => {
		const folder = join(dataDir, "making");
		await rm(folder, { recursive: true, force: true });
		await mkdir(folder, { mode: 0o700 });
		try {
			const made = await storage.withPath(keptName(id), (original) =>
				work({ id, original, folder }),
			);
			for (const name of isWhole(made) ? await readdir(folder) : [])
				await storage.put(nameMade(name), join(folder, name));
			return made;
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	};
	return {
		...files,
		keep: (id) => storage.put(keptName(id), files.cleanedPath(id)),
		removeKept: (id) => storage.remove(keptName(id)),
		make: isBucket(storage)
			? makeForBucket
			: (id, work) =>
					storage.withPath(keptName(id), (original) => work({ id, original, folder: madeFolder })),
		async removeMade(id) {
			const made = (await storage.list("pictures")).map(({ name }) => name);
			for (const name of made.filter((one) => one.startsWith(nameMade(id))))
				await storage.remove(name);
		},
	};
}
