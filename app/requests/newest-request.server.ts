import { constants } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import type { Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";

/**
 * The data folder remembers which request was the newest to claim files. A database that does not know
 * that request is older than its folder, and what it says of files is not to be acted upon.
 */
export async function isOlderThanFolder(db: Db, files: ReferenceFileStore): Promise<boolean> {
	const text = await readFile(files.newestRequestPath, "latin1").catch(() => "");
	const id = text.slice(0, 36);
	// It is not synced, so after a power failure it may hold anything.
	if (!/^[0-9a-f-]{36}$/.test(id)) return false;
	const known = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("id", "=", id)
		.executeTakeFirst();
	return known === undefined;
}

/** To be called once a request that claims files is stored; an older database never gets past it. */
export async function rememberRequest(
	db: Db,
	files: ReferenceFileStore,
	id: string,
): Promise<void> {
	try {
		if (!(await isOlderThanFolder(db, files))) await write(files, id);
	} catch {
		// A full disk must not make a failure of a request that is stored.
	}
}

/** To be called before requests are erased: the folder remembers the newest of the others. */
export async function forgetRequests(
	db: Db,
	files: ReferenceFileStore,
	erased: string[],
): Promise<void> {
	if (await isOlderThanFolder(db, files)) return;
	const rows = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("reference_images_count", ">", 0)
		.orderBy("created_at", "desc")
		.execute();
	const newest = rows.find(({ id }) => !erased.includes(id));
	if (newest) await write(files, newest.id);
	else await rm(files.newestRequestPath, { force: true });
}

/** In place and in one call, since a process that is killed must not leave half an id. */
async function write(files: ReferenceFileStore, id: string): Promise<void> {
	const flags = constants.O_RDWR | constants.O_CREAT;
	const file = await open(files.newestRequestPath, flags, 0o600);
	try {
		await file.write(`${id}\n`, 0);
	} finally {
		await file.close();
	}
}
