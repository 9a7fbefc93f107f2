import { mkdirSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import {
	moveDurably,
	type ReferenceFileStore,
	type UploadFolder,
} from "../requests/files/file-store.server.ts";

export interface PhotoFiles extends UploadFolder {
	/** The files that pages show. */
	madeFolder: string;
	removeMade(id: string): Promise<void>;
}

/** Uploads arrive as visitors' do; what is kept of them are the originals, cleaned, which are never public. */
export function openPhotoFiles(files: ReferenceFileStore, dataDir: string): PhotoFiles {
	const madeFolder = join(dataDir, "pictures");
	const originals = join(dataDir, "originals");
	for (const folder of [madeFolder, originals]) mkdirSync(folder, { recursive: true, mode: 0o700 });
	const keptPath = (id: string) => join(originals, id);
	return {
		...files,
		madeFolder,
		keptPath,
		keep: (id) => moveDurably(files.cleanedPath(id), keptPath(id)),
		removeKept: (id) => rm(keptPath(id), { force: true }),
		async removeMade(id) {
			const made = (await readdir(madeFolder)).filter((name) => name.startsWith(id));
			for (const name of made) await rm(join(madeFolder, name), { force: true });
		},
	};
}
