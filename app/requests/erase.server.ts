import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { forgetRequests } from "./newest-request.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
}

/** Everything that a person has sent. @throws DatabaseBusy if the database stays in use, with the rows gone */
export async function erasePerson(
	database: Database,
	files: ReferenceFileStore,
	email: string,
): Promise<Erased> {
	const { db } = database;
	const wanted = normalize(email);
	const requests = await listRequests(db, wanted);
	const notes = await listNotes(db, wanted);
	const erased = await eraseRows(db, files, { requests, notes });
	await database.scrub();
	return erased;
}

/** Files go first: an interrupted run can be repeated from the rows. Free pages still have to be overwritten. */
export async function eraseRows(
	db: Db,
	files: ReferenceFileStore,
	{ requests, notes = [] }: { requests: string[]; notes?: string[] },
): Promise<Erased> {
	const owned = await listFiles(db, requests);
	for (const id of owned) {
		await files.removeIncoming(id);
		await files.removeKept(id);
	}
	await forgetRequests(db, files, requests);
	const added = await commit(db, async (trx) => {
		const late: string[] = [];
		for (const id of requests) {
			// Waits for whoever is adding a file to it.
			await trx
				.updateTable("consultation_submissions")
				.set(({ ref }) => ({ reference_images_count: ref("reference_images_count") }))
				.where("id", "=", id)
				.execute();
			const rows = await trx
				.deleteFrom("reference_files")
				.where("submission_id", "=", id)
				.returning("id")
				.execute();
			late.push(...rows.map((row) => row.id).filter((file) => !owned.includes(file)));
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
		return late;
	});
	for (const id of added) await files.removeKept(id);
	return {
		requests: requests.length,
		files: owned.length + added.length,
		notes: notes.length,
	};
}

/** The two engines lower-case differently, so rows are compared here. */
function normalize(text: string): string {
	return text.normalize("NFKC").trim().toLowerCase();
}

async function listRequests(db: Db, wanted: string): Promise<string[]> {
	const rows = await db.selectFrom("consultation_submissions").select(["id", "email"]).execute();
	return rows.filter(({ email }) => normalize(email) === wanted).map(({ id }) => id);
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
