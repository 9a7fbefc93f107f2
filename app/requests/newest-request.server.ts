import { constants } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import type { Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";

/** The folder remembers the newest request with files. A database without it is older: don't delete by it. */
export async function isOlderThanFolder(db: Db, files: ReferenceFileStore): Promise<boolean> {
	const text = await readFile(files.newestRequestPath, "latin1").catch(() => "");
	const id = text.slice(0, 36);
	// Not synced: after a power failure it may hold anything.
	if (!/^[0-9a-f-]{36}$/.test(id)) return false;
	const known = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("id", "=", id)
		.executeTakeFirst();
	return known === undefined;
}

export async function rememberRequest(
	db: Db,
	files: ReferenceFileStore,
	id: string,
): Promise<void> {
	try {
		if (!(await isOlderThanFolder(db, files))) await write(files, id);
	} catch {
		// The request is stored already; a full disk must not fail it.
	}
}

/** For files that came after their request: the record may already name a newer one. */
export async function rememberIfNewest(
	db: Db,
	files: ReferenceFileStore,
	id: string,
): Promise<void> {
	const newest = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("reference_images_count", ">", 0)
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	if (newest?.id === id) await rememberRequest(db, files, id);
}

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

/** One write in place: a killed process must not leave half an id. */
async function write(files: ReferenceFileStore, id: string): Promise<void> {
	const flags = constants.O_RDWR | constants.O_CREAT;
	const file = await open(files.newestRequestPath, flags, 0o600);
	try {
		await file.write(`${id}\n`, 0);
	} finally {
		await file.close();
	}
}
