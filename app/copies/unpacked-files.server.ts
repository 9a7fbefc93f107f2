import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Checksum, createChecksum } from "../storage/checksum.server.ts";
import { syncToDisk } from "../storage/sync.server.ts";
import type { About, Manifest } from "./copy-format.ts";
import { CopyRefused, NoRoom } from "./copy-refused.ts";

export interface UnpackedCopy {
	about: About;
	manifest: Manifest;
	/** Paths, in their order. */
	rows: { table: string; path: string }[];
}

const folders = ["files", "originals", "pictures", "rows"];

export async function makeFolders(folder: string): Promise<void> {
	for (const name of folders) await mkdir(join(folder, name), { mode: 0o700 });
}

export async function storeFile(body: AsyncIterable<Uint8Array>, path: string): Promise<Checksum> {
	const checksum = createChecksum();
	await pipeline(checksum.pass(body), createWriteStream(path, { flags: "wx", mode: 0o600 }));
	return checksum.end();
}

/** Several at once share the disk's work: for thousands of small files it takes a fraction of the time. */
export async function syncFiles(folder: string, { files }: Pick<Manifest, "files">): Promise<void> {
	const rest = Object.keys(files).values();
	const syncEach = async () => {
		for (const name of rest) await syncToDisk(join(folder, name));
	};
	await Promise.all(Array.from({ length: 16 }, syncEach));
	for (const name of folders) await syncToDisk(join(folder, name));
}

/** Replaces what the archive's reader says of damage, which means nothing to an operator. */
export function explainDamage(error: unknown, damaged: () => CopyRefused): unknown {
	if (error instanceof CopyRefused) return error;
	const { code, syscall } = error as NodeJS.ErrnoException;
	if (syscall === "read") return new CopyRefused(`The file cannot be read to its end (${code}).`);
	if (code === "ENOSPC") return new NoRoom("There is no room for its files on the disk.");
	return code && /^E[A-Z]+$/.test(code) ? error : damaged();
}
