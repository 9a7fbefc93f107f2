import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { lstat, open, readdir, rename, rm, statfs, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Cleaned, type CleanType, cleanFile } from "../../cleaning/clean-file.server.ts";
import { openConverter } from "../../cleaning/picture/converter.server.ts";
import { shareProbe } from "../../db/share-probe.server.ts";
import { mostPixels } from "./file-kinds.ts";

const megabyte = 1024 ** 2;

/** A stored file as the sweeper and the check see it. */
export interface StoredFile {
	id: string;
	path: string;
	changedAt: number;
}

/**
 * Reference files on disk: parts arrive in `incoming/`, whole ones are kept in `files/`, and what the
 * sweeper takes from there waits in `quarantine/`. Ids are 32 hex digits and are the only names used.
 * Links are never followed.
 */
export interface ReferenceFileStore {
	incomingFolder: string;
	incomingPath(id: string): string;
	keptPath(id: string): string;
	cleanedPath(id: string): string;
	/**
	 * Makes a copy of an arrived file without anything that it says beside what it shows.
	 * @param network whose file it is: networks take turns
	 * @returns the type of the copy, or why there is none
	 */
	clean(id: string, type: CleanType | "heic", network: string): Promise<Cleaned>;
	/** Makes the clean copy permanent: synced, renamed, and both folders synced. What arrived stays. */
	keep(id: string): Promise<void>;
	/** Removes a kept file, from the quarantine too; no error when it is not there. */
	removeKept(id: string): Promise<void>;
	/** Takes a kept file out of use, if it is there; its time in the quarantine counts from now. */
	quarantine(id: string): Promise<void>;
	/** Takes a file out of the quarantine, unless another has its name. */
	putBack(id: string): Promise<void>;
	/** Removes a file from the quarantine alone. */
	removeQuarantined(id: string): Promise<void>;
	/** Removes what arrived of a file, its record and its copy; no error when they are not there. */
	removeIncoming(id: string): Promise<void>;
	listKept(): Promise<StoredFile[]>;
	listIncoming(): Promise<StoredFile[]>;
	/** Files in the quarantine, each with the time it came there. */
	listQuarantine(): Promise<StoredFile[]>;
	/** @returns whether what arrived under this id, if anything, is a file and no link */
	isOwnPart(id: string): Promise<boolean>;
	/** Where the folder remembers the newest request with files. */
	newestRequestPath: string;
	/** True while the disk has more than 500 MB and more than 5 % free. */
	hasRoom(): Promise<boolean>;
	/** @throws unless a file can be written and synced */
	tryWrite(): Promise<void>;
	/** Ends the process that converts pictures, if there is one. */
	close(): void;
}

export function isFileId(id: string): boolean {
	return /^[0-9a-f]{32}$/.test(id);
}

/** @param dataDir absolute path of the data folder; its subfolders are made where missing */
export function openFileStore(dataDir: string): ReferenceFileStore {
	const incomingFolder = join(dataDir, "incoming");
	const keptFolder = join(dataDir, "files");
	const quarantineFolder = join(dataDir, "quarantine");
	for (const folder of [incomingFolder, keptFolder]) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	}
	const incomingPath = (id: string) => join(incomingFolder, id);
	const cleanedPath = (id: string) => `${incomingPath(id)}.clean`;
	const keptPath = (id: string) => join(keptFolder, id);
	const quarantinePath = (id: string) => join(quarantineFolder, id);
	const syncQuarantine = async () => {
		await sync(quarantineFolder);
		await sync(keptFolder);
	};
	const converter = openConverter();

	return {
		incomingFolder,
		incomingPath,
		cleanedPath,
		keptPath,
		newestRequestPath: join(dataDir, "newest-request"),
		async clean(id, type, network) {
			await rm(cleanedPath(id), { force: true });
			const options = { converter, mostPixels, network };
			return cleanFile(incomingPath(id), cleanedPath(id), type, options);
		},
		async keep(id) {
			await sync(cleanedPath(id));
			await rename(cleanedPath(id), keptPath(id));
			await sync(keptFolder);
			await sync(incomingFolder);
		},
		async removeKept(id) {
			await rm(keptPath(id), { force: true });
			await rm(quarantinePath(id), { force: true });
		},
		async quarantine(id) {
			if (!(await isThere(keptPath(id)))) return;
			const now = new Date();
			await utimes(keptPath(id), now, now);
			await rename(keptPath(id), quarantinePath(id));
			await syncQuarantine();
		},
		removeQuarantined: (id) => rm(quarantinePath(id), { force: true }),
		async putBack(id) {
			if (await isThere(keptPath(id))) return;
			await rename(quarantinePath(id), keptPath(id));
			await syncQuarantine();
		},
		async removeIncoming(id) {
			await rm(incomingPath(id), { force: true });
			await rm(`${incomingPath(id)}.json`, { force: true });
			await rm(cleanedPath(id), { force: true });
		},
		listKept: () => listFolder(keptFolder),
		listIncoming: () => listFolder(incomingFolder),
		// A data folder that has not been started since it is older than the quarantine.
		listQuarantine: async () =>
			(await isThere(quarantineFolder)) ? listFolder(quarantineFolder) : [],
		async isOwnPart(id) {
			const paths = [incomingPath(id), `${incomingPath(id)}.json`];
			const found = await Promise.all(paths.map((path) => lstat(path).catch(() => null)));
			return found.every((entry) => !entry || entry.isFile());
		},
		tryWrite: shareProbe(async () => {
			const probe = incomingPath(`probe-${randomBytes(8).toString("hex")}`);
			try {
				await writeFile(probe, "ready", { flush: true });
			} finally {
				await rm(probe, { force: true });
			}
		}),
		close: () => converter.close(),
		async hasRoom() {
			return leavesRoom(await statfs(dataDir));
		},
	};
}

/** @param disk as `statfs` tells it: blocks that are free for the site, blocks in all, bytes of one */
export function leavesRoom(disk: { bavail: number; blocks: number; bsize: number }): boolean {
	const { bavail, blocks, bsize } = disk;
	return bavail * bsize > 500 * megabyte && bavail / blocks > 0.05;
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

function isThere(path: string): Promise<boolean> {
	return lstat(path).then(
		() => true,
		() => false,
	);
}

async function listFolder(folder: string): Promise<StoredFile[]> {
	const files: StoredFile[] = [];
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const found = await lstat(path).catch(() => null);
		if (found?.isFile()) {
			files.push({ id: name.replace(/\.(json|clean)$/, ""), path, changedAt: found.mtimeMs });
		}
	}
	return files;
}
