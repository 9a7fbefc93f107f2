import { isUuid } from "../db/check-values.ts";
import type { Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";

/**
 * The storage remembers the newest request with files. A database without it is older: don't delete by it.
 * @param erased requests that it may lack
 */
export async function isOlderThanFolder(
	db: Db,
	files: ReferenceFileStore,
	erased: string[] = [],
): Promise<boolean> {
	const id = (await files.newestRequest.read()).slice(0, 36);
	// Not synced on the disk: after a power failure it may hold anything.
	return isUuid(id) && !erased.includes(id) && !(await isStored(db, id));
}

async function isStored(db: Db, id: string): Promise<boolean> {
	const row = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("id", "=", id)
		.executeTakeFirst();
	return row !== undefined;
}

export async function rememberRequest(
	db: Db,
	files: ReferenceFileStore,
	id: string,
): Promise<void> {
	try {
		if (await isOlderThanFolder(db, files)) return;
		await files.newestRequest.write(id);
		// Another process may have erased it since: the mark would stop sweeping.
		if (!(await isStored(db, id))) await markNewest(db, files, []);
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

/** Call it before they are deleted, in case the process ends then, and after: others may have marked them meanwhile. */
export async function forgetRequests(
	db: Db,
	files: ReferenceFileStore,
	erased: string[],
): Promise<void> {
	if (!(await isOlderThanFolder(db, files, erased))) await markNewest(db, files, erased);
}

async function markNewest(db: Db, files: ReferenceFileStore, erased: string[]): Promise<void> {
	const rows = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.where("reference_images_count", ">", 0)
		.orderBy("created_at", "desc")
		.execute();
	const newest = rows.find(({ id }) => !erased.includes(id));
	if (!newest) return files.newestRequest.remove();
	await files.newestRequest.write(newest.id);
	// As above.
	if (!(await isStored(db, newest.id))) await markNewest(db, files, erased);
}
