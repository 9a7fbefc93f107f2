import { mkdirSync } from "node:fs";
import { readdir, rm, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Cleaned, type CleanType, cleanFile } from "../../cleaning/clean-file.server.ts";
import { openConverter } from "../../cleaning/picture/converter.server.ts";
import { mostPixels } from "../../images/most-pixels.ts";
import { openDiskStorage } from "../../storage/disk-storage.server.ts";
import { type NewestMark, openNewestMark } from "../../storage/newest-mark.server.ts";
import {
	isBucket,
	openStorage,
	type Storage,
	type StoragePlace,
} from "../../storage/storage.server.ts";
import { openBucketParts } from "./bucket-parts.server.ts";
import { openDiskParts, type UploadParts } from "./upload-parts.server.ts";

const megabyte = 1024 ** 2;

export interface StoredFile {
	id: string;
	changedAt: number;
}

/**
 * `files/` holds finished uploads, `quarantine/` those the sweeper took out of use, in the data folder or in a
 * bucket. `incoming/` of the data folder is where a file is written and cleaned before it is kept.
 */
export interface ReferenceFileStore {
	storage: Storage;
	parts: UploadParts;
	incomingFolder: string;
	incomingPath(id: string): string;
	cleanedPath(id: string): string;
	/** In the storage. A kept file never changes. */
	keptName(id: string): string;
	/** Writes a copy without metadata; the work queue is fair between networks. */
	clean(id: string, type: CleanType | "heic", network: string): Promise<Cleaned>;
	/** Durable: what was cleaned is kept. The incoming file stays. */
	keep(id: string): Promise<void>;
	removeKept(id: string): Promise<void>;
	quarantine(id: string): Promise<void>;
	restore(id: string): Promise<void>;
	removeQuarantined(id: string): Promise<void>;
	removeIncoming(id: string): Promise<void>;
	listKept(): Promise<StoredFile[]>;
	/** Of uploads under way and of files being cleaned. */
	listIncoming(): Promise<StoredFile[]>;
	listQuarantine(): Promise<StoredFile[]>;
	newestRequest: NewestMark;
	hasRoom(): Promise<boolean>;
	tryWrite(): Promise<void>;
	/** Call it once no more requests are answered. */
	close(): Promise<void>;
}

/** The part of the store that an upload uses until its row is stored. */
export type UploadFolder = Pick<
	ReferenceFileStore,
	| "parts"
	| "incomingPath"
	| "cleanedPath"
	| "clean"
	| "keep"
	| "removeKept"
	| "removeIncoming"
	| "hasRoom"
>;

export function isFileId(id: string): boolean {
	return /^[0-9a-f]{32}$/.test(id);
}

export async function openFileStore({ dataDir, s3 }: StoragePlace): Promise<ReferenceFileStore> {
	const incomingFolder = join(dataDir, "incoming");
	for (const folder of [incomingFolder, join(dataDir, "files")]) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	}
	const storage = await openStorage({ dataDir, s3 });
	const disk = openDiskStorage(dataDir);
	const converter = openConverter();
	const keptName = (id: string) => `files/${id}`;
	const quarantineName = (id: string) => `quarantine/${id}`;
	const list = async (folder: string) =>
		(await storage.list(folder)).map(({ name, changedAt }) => ({ id: readId(name), changedAt }));

	const folder = {
		incomingFolder,
		incomingPath: (id: string) => join(incomingFolder, id),
		cleanedPath: (id: string) => join(incomingFolder, `${id}.clean`),
		async removeIncoming(id: string) {
			const own = (await readdir(incomingFolder)).filter((name) => readId(name) === id);
			for (const name of own) await rm(join(incomingFolder, name), { force: true });
		},
	};
	const parts = isBucket(storage) ? openBucketParts(storage, folder) : openDiskParts(folder);
	return Object.assign(folder, {
		storage,
		parts,
		keptName,
		newestRequest: openNewestMark(storage, dataDir),
		async clean(id: string, type: CleanType | "heic", network: string) {
			await rm(folder.cleanedPath(id), { force: true });
			const options = { converter, mostPixels, network };
			return cleanFile(folder.incomingPath(id), folder.cleanedPath(id), type, options);
		},
		keep: (id: string) => storage.put(keptName(id), folder.cleanedPath(id)),
		async removeKept(id: string) {
			await storage.remove(keptName(id));
			await storage.remove(quarantineName(id));
		},
		async quarantine(id: string) {
			if (await storage.has(keptName(id))) await storage.move(keptName(id), quarantineName(id));
		},
		async restore(id: string) {
			if (!(await storage.has(keptName(id)))) await storage.move(quarantineName(id), keptName(id));
		},
		removeQuarantined: (id: string) => storage.remove(quarantineName(id)),
		listKept: () => list("files"),
		listQuarantine: () => list("quarantine"),
		async listIncoming() {
			const local = await disk.list("incoming");
			const here = local.map(({ name, changedAt }) => ({ id: readId(name), changedAt }));
			return [...here, ...(await parts.list())];
		},
		async tryWrite() {
			await disk.tryWrite();
			if (isBucket(storage)) await storage.tryWrite();
		},
		async close() {
			await parts.settle();
			converter.close();
			storage.close();
		},
		async hasRoom() {
			return leavesRoom(await statfs(dataDir));
		},
	});
}

/** The name of a file without its folder and endings. */
function readId(name: string): string {
	return basename(name).replace(/\..*$/, "");
}

export function leavesRoom(disk: { bavail: number; blocks: number; bsize: number }): boolean {
	const { bavail, blocks, bsize } = disk;
	return bavail * bsize > 500 * megabyte && bavail / blocks > 0.05;
}
