import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

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
