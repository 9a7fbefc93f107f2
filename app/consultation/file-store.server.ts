import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

const megabyte = 1024 ** 2;

/** A stored file as the sweeper and the check see it. */
export interface StoredFile {
	id: string;
	path: string;
	changedAt: number;
}

/**
 * Reference files on disk: parts arrive in `incoming/`, whole ones are kept in `files/`. Ids are 32
 * hex digits and are the only names used.
 */
export interface ReferenceFileStore {
	incomingFolder: string;
	incomingPath(id: string): string;
	keptPath(id: string): string;
	/** Makes an arrived file permanent: synced, renamed, and both folders synced. */
	keep(id: string): Promise<void>;
	/** Makes a kept file a part that arrived again. */
	putBack(id: string): Promise<void>;
	/** Removes a kept file; no error when it is not there. */
	removeKept(id: string): Promise<void>;
	/** Removes what arrived of a file, with its record; no error when it is not there. */
	removeIncoming(id: string): Promise<void>;
	listKept(): Promise<StoredFile[]>;
	listIncoming(): Promise<StoredFile[]>;
	/** True while the disk has more than 500 MB and more than 5 % free. */
	hasRoom(): Promise<boolean>;
	/** @throws unless a file can be written and synced */
	tryWrite(): Promise<void>;
}

export function isFileId(id: string): boolean {
	return /^[0-9a-f]{32}$/.test(id);
}

/** @param dataDir absolute path of the data folder; its subfolders are made where missing */
export function openFileStore(dataDir: string): ReferenceFileStore {
	const incomingFolder = join(dataDir, "incoming");
	const keptFolder = join(dataDir, "files");
	for (const folder of [incomingFolder, keptFolder]) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	}
	const incomingPath = (id: string) => join(incomingFolder, id);
	const keptPath = (id: string) => join(keptFolder, id);

	return {
		incomingFolder,
		incomingPath,
		keptPath,
		async keep(id) {
			await sync(incomingPath(id));
			await rename(incomingPath(id), keptPath(id));
			await sync(keptFolder);
			await sync(incomingFolder);
		},
		putBack: (id) => rename(keptPath(id), incomingPath(id)),
		removeKept: (id) => rm(keptPath(id), { force: true }),
		async removeIncoming(id) {
			await rm(incomingPath(id), { force: true });
			await rm(`${incomingPath(id)}.json`, { force: true });
		},
		listKept: () => listFolder(keptFolder),
		listIncoming: () => listFolder(incomingFolder),
		async tryWrite() {
			const probe = incomingPath(`probe-${randomBytes(8).toString("hex")}`);
			try {
				await writeFile(probe, "ready", { flush: true });
			} finally {
				await rm(probe, { force: true });
			}
		},
		async hasRoom() {
			const { bavail, blocks, bsize } = await statfs(dataDir);
			return bavail * bsize > 500 * megabyte && bavail / blocks > 0.05;
		},
	};
}

/** Returns once the file's bytes, or the folder's entries, are on the disk. */
async function sync(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function listFolder(folder: string): Promise<StoredFile[]> {
	const files: StoredFile[] = [];
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		if (found?.isFile()) {
			files.push({ id: name.replace(/\.json$/, ""), path, changedAt: found.mtimeMs });
		}
	}
	return files;
}
