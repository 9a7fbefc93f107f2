import type { Db } from "../db/database.server.ts";
import { deleteOldKeys } from "../db/once.server.ts";
import type { ReferenceFileStore } from "./file-store.server.ts";
import { deleteUnclaimedFiles, listKnownFileIds } from "./reference-files.server.ts";

const hour = 60 * 60 * 1000;

/** Ages in milliseconds after which something nobody claimed is removed. */
export const grace = {
	/** A kept upload without a request, and a part that has not grown. */
	unclaimed: 24 * hour,
	/** A kept file without a row: its process ended between the rename and the commit. */
	stray: hour,
	/** A key under which something was sent once. */
	key: 30 * 24 * hour,
};

/**
 * Removes what was begun and never became part of a request. Files of requests, and uploads that are
 * still growing, are never touched.
 * @param now milliseconds since 1970
 */
export async function sweep(db: Db, files: ReferenceFileStore, now = Date.now()): Promise<void> {
	const before = new Date(now - grace.unclaimed).toISOString();
	for (const id of await deleteUnclaimedFiles(db, { before })) await files.removeKept(id);
	for (const part of await listStaleParts(files, now)) await files.removeIncoming(part);
	for (const stray of await listStrays(db, files, now)) await files.removeKept(stray);
	await deleteOldKeys(db, new Date(now - grace.key).toISOString());
}

/** @returns ids of parts of which neither bytes nor record changed within the grace */
export async function listStaleParts(files: ReferenceFileStore, now: number): Promise<string[]> {
	const newest = new Map<string, number>();
	for (const { id, changedAt } of await files.listIncoming()) {
		newest.set(id, Math.max(changedAt, newest.get(id) ?? 0));
	}
	return [...newest].filter(([, at]) => now - at > grace.unclaimed).map(([id]) => id);
}

/** @returns ids of kept files without a row, once no commit can be under way for them */
export async function listStrays(
	db: Db,
	files: ReferenceFileStore,
	now: number,
): Promise<string[]> {
	const kept = await files.listKept();
	const known = await listKnownFileIds(db);
	return kept
		.filter(({ id, changedAt }) => !known.has(id) && now - changedAt > grace.stray)
		.map(({ id }) => id);
}
