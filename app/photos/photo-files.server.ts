import { mkdirSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReferenceFileStore, UploadFolder } from "../requests/files/file-store.server.ts";
import type { Storage } from "../storage/storage.server.ts";
import type { PhotoJob } from "./make-photo.ts";

export interface PhotoFiles extends UploadFolder {
	storage: Storage;
	/** Keeps the files that `work` leaves in the job's folder, if it returns a picture. */
	make<T extends object | string>(id: string, work: (job: PhotoJob) => Promise<T>): Promise<T>;
	removeMade(id: string): Promise<void>;
}

/** The file that pages show, in the storage. */
export function nameMade(file: string): string {
	return `pictures/${file}`;
}

/** Uploads arrive like visitors' files. The cleaned originals are kept and never public. */
export function openPhotoFiles(files: ReferenceFileStore, dataDir: string): PhotoFiles {
	for (const folder of ["pictures", "originals"])
		mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
	const { storage } = files;
	const keptName = (id: string) => `originals/${id}`;
	return {
		...files,
		keep: (id) => storage.put(keptName(id), files.cleanedPath(id)),
		removeKept: (id) => storage.remove(keptName(id)),
		async make(id, work) {
			const folder = join(dataDir, "making");
			await rm(folder, { recursive: true, force: true });
			await mkdir(folder, { mode: 0o700 });
			try {
				const made = await storage.withPath(keptName(id), (original) =>
					work({ id, original, folder }),
				);
				const isMade = typeof made === "object" && "picture" in made;
				for (const name of isMade ? await readdir(folder) : [])
					await storage.put(nameMade(name), join(folder, name));
				return made;
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
		async removeMade(id) {
			const made = (await storage.list("pictures")).map(({ name }) => name);
			for (const name of made.filter((one) => one.startsWith(nameMade(id))))
				await storage.remove(name);
		},
	};
}
