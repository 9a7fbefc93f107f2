import { randomBytes } from "node:crypto";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncToDisk } from "../storage/sync.server.ts";
import { CopyRefused } from "./copy-refused.ts";

const partMs = 60 * 60 * 1000;

/**
 * `file` is replaced only once `write` has written all of `part` and it is on the disk.
 * @throws CopyRefused
 */
export async function replaceFile<Made>(
	file: string,
	write: (part: string) => Promise<Made>,
): Promise<{ made: Made; bytes: number }> {
	await removeOldParts(file);
	const part = `${file}.${randomBytes(4).toString("hex")}.part`;
	try {
		const made = await write(part);
		await syncToDisk(part);
		const { size } = await stat(part);
		await rename(part, file);
		await syncToDisk(dirname(file));
		return { made, bytes: size };
	} catch (error) {
		await rm(part, { force: true });
		throw explain(error, file);
	}
}

function explain(error: unknown, file: string): unknown {
	const { code } = error as NodeJS.ErrnoException;
	if (code === "ENOSPC") return new CopyRefused(`There is no room for ${file} on its disk.`);
	if (code === "EISDIR") return new CopyRefused(`${file} is a folder. Name a file in it.`);
	return code === "EACCES" || code === "EROFS"
		? new CopyRefused(`${file} cannot be written by the user that runs this.`)
		: error;
}

/** Removes what killed copies have left. */
async function removeOldParts(file: string): Promise<void> {
	const folder = dirname(file);
	const found = await readdir(folder).catch(() => {
		throw new CopyRefused(`There is no folder ${folder} that can be read.`);
	});
	const isPart = (name: string) =>
		name.startsWith(`${basename(file)}.`) && /\.[0-9a-f]{8}\.part$/.test(name);
	for (const name of found.filter(isPart)) {
		const path = join(folder, name);
		if (Date.now() - (await stat(path)).mtimeMs > partMs) await rm(path);
	}
}
