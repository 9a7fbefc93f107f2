import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { forgetRequests } from "./newest-request.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
}

/**
 * Also overwrites the free pages of the database, and throws if it stays in use. Files go first: an interrupted
 * run can be repeated from the rows.
 */
export async function erasePerson(
	database: Database,
	files: ReferenceFileStore,
	email: string,
): Promise<Erased> {
	const { db } = database;
	const wanted = normalize(email);
	const requests = await listRequests(db, wanted);
	const owned = await listFiles(db, requests);
	for (const id of owned) {
		await files.removeIncoming(id);
		await files.removeKept(id);
	}
	const notes = await listNotes(db, wanted);
	const letters = await listLettersTo(db, wanted);
	await forgetRequests(db, files, requests);
	await commit(db, async (trx) => {
		for (const id of requests) {
			await trx.deleteFrom("reference_files").where("submission_id", "=", id).execute();
			await trx.deleteFrom("consultation_submissions").where("id", "=", id).execute();
		}
		for (const id of letters) {
			await trx.deleteFrom("letters").where("id", "=", id).execute();
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
	});
	await database.scrub();
	return { requests: requests.length, files: owned.length, notes: notes.length };
}

/** The two engines lower-case differently, so rows are compared here. */
function normalize(text: string): string {
	return text.normalize("NFKC").trim().toLowerCase();
}

async function listRequests(db: Db, wanted: string): Promise<string[]> {
	const rows = await db.selectFrom("consultation_submissions").select(["id", "email"]).execute();
	return rows.filter(({ email }) => normalize(email) === wanted).map(({ id }) => id);
}

/** Letters of a request go with it; these belong to none, such as the answer to a lost link. */
async function listLettersTo(db: Db, wanted: string): Promise<string[]> {
	const rows = await db.selectFrom("letters").select(["id", "recipient"]).execute();
	return rows.filter(({ recipient }) => normalize(recipient) === wanted).map(({ id }) => id);
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

async function listNotes(db: Db, wanted: string): Promise<string[]> {
	const rows = await db
		.selectFrom("Thank you and notes")
		.select(["id", "message", "email"])
		.execute();
	return rows
		.filter(
			({ message, email }) =>
				normalize(email ?? "") === wanted || normalize(message).includes(wanted),
		)
		.map(({ id }) => id);
}
