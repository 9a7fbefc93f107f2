import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { lstat, open, readdir, rename, rm, statfs, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Cleaned, type CleanType, cleanFile } from "../../cleaning/clean-file.server.ts";
import { openConverter } from "../../cleaning/picture/converter.server.ts";
import { shareProbe } from "../../db/share-probe.server.ts";
import { mostPixels } from "./file-kinds.ts";

const megabyte = 1024 ** 2;

export interface StoredFile {
	id: string;
	path: string;
	changedAt: number;
}

/**
 * `incoming/` holds uploads in progress, `files/` finished ones, `quarantine/` those the sweeper took out of
 * use.
 */
export interface ReferenceFileStore {
	incomingFolder: string;
	incomingPath(id: string): string;
	keptPath(id: string): string;
	cleanedPath(id: string): string;
	/** Writes a copy without metadata; the work queue is fair between networks. */
	clean(id: string, type: CleanType | "heic", network: string): Promise<Cleaned>;
	/** Durable: fsync, rename, fsync of both folders. The incoming file stays. */
	keep(id: string): Promise<void>;
	removeKept(id: string): Promise<void>;
	quarantine(id: string): Promise<void>;
	restore(id: string): Promise<void>;
	removeQuarantined(id: string): Promise<void>;
	removeIncoming(id: string): Promise<void>;
	listKept(): Promise<StoredFile[]>;
	listIncoming(): Promise<StoredFile[]>;
	listQuarantine(): Promise<StoredFile[]>;
	isOwnPart(id: string): Promise<boolean>;
	newestRequestPath: string;
	hasRoom(): Promise<boolean>;
	tryWrite(): Promise<void>;
	close(): void;
}

/** What an upload needs until its row is stored. */
export type UploadFolder = Pick<
	ReferenceFileStore,
	| "incomingFolder"
	| "incomingPath"
	| "cleanedPath"
	| "keptPath"
	| "clean"
	| "keep"
	| "removeKept"
	| "removeIncoming"
	| "isOwnPart"
	| "hasRoom"
>;

export function isFileId(id: string): boolean {
	return /^[0-9a-f]{32}$/.test(id);
}

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
		await syncToDisk(quarantineFolder);
		await syncToDisk(keptFolder);
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
		keep: (id) => moveDurably(cleanedPath(id), keptPath(id)),
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
		async restore(id) {
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
		// The folder is missing if an older version made the data folder.
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

export function leavesRoom(disk: { bavail: number; blocks: number; bsize: number }): boolean {
	const { bavail, blocks, bsize } = disk;
	return bavail * bsize > 500 * megabyte && bavail / blocks > 0.05;
}

export async function moveDurably(from: string, to: string): Promise<void> {
	await syncToDisk(from);
	await rename(from, to);
	await syncToDisk(dirname(to));
	await syncToDisk(dirname(from));
}

/** A file, or the names in a folder. */
export async function syncToDisk(path: string): Promise<void> {
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
