import { constants } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isBucket, type Storage } from "./storage.server.ts";

export const newestName = "newest-request";

/** The id of the newest request with files, kept where the files are. */
export interface NewestMark {
	read(): Promise<string>;
	write(id: string): Promise<void>;
	remove(): Promise<void>;
}

export function openNewestMark(storage: Storage, dataDir: string): NewestMark {
	if (isBucket(storage)) {
		return {
			read: async () => (await storage.read(newestName)) ?? "",
			write: (id) => storage.write(newestName, id),
			remove: () => storage.remove(newestName),
		};
	}
	const path = join(dataDir, newestName);
	return {
		read: () => readFile(path, "latin1").catch(() => ""),
		/** Writes once and in place: a killed process must not leave half an id. */
		async write(id) {
			const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
			try {
				await file.write(`${id}\n`, 0);
			} finally {
				await file.close();
			}
		},
		remove: () => rm(path, { force: true }),
	};
}
