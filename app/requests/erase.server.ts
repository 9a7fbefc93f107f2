import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { AuditTrail } from "../db/tables.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { forgetRequests } from "./newest-request.server.ts";
import { findPerson, type Person } from "./person.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
}

export async function erasePerson(
	database: Database,
	files: ReferenceFileStore,
	email: string,
): Promise<Erased> {
	return erase(database, files, await findPerson(database.db, email), "erased");
}

/**
 * Also overwrites the free pages of the database, and throws if it stays in use. Files go first: an interrupted
 * run can be repeated from the rows.
 */
export async function erase(
	database: Database,
	files: ReferenceFileStore,
	{ requests, notes }: Person,
	act: Extract<AuditTrail["act"], "erased" | "erased by retention">,
): Promise<Erased> {
	const { db } = database;
	const owned = await listFiles(db, requests);
	for (const id of owned) {
		await files.removeIncoming(id);
		await files.removeKept(id);
	}
	await forgetRequests(db, files, requests);
	await commit(db, async (trx) => {
		for (const id of requests) {
			await trx.deleteFrom("reference_files").where("submission_id", "=", id).execute();
			await trx.deleteFrom("consultation_submissions").where("id", "=", id).execute();
		}
		for (const id of notes) {
			await trx.deleteFrom("Thank you and notes").where("id", "=", id).execute();
		}
		for (const id of [...requests, ...notes]) {
			await trx
				.deleteFrom("idempotency_keys")
				.where("result", "=", JSON.stringify({ id }))
				.execute();
		}
		const counts = `${requests.length} requests, ${owned.length} files, ${notes.length} notes`;
		await noteAct(trx, act, counts);
	});
	await database.scrub();
	return { requests: requests.length, files: owned.length, notes: notes.length };
}

async function listFiles(db: Db, requests: string[]): Promise<string[]> {
	const ids: string[] = [];
	for (const request of requests) {
		const rows = await db
			.selectFrom("reference_files")
			.select("id")
			.where("submission_id", "=", request)
			.execute();
		ids.push(...rows.map(({ id }) => id));
	}
	return ids;
}
