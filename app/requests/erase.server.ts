import type { Transaction } from "kysely";
import type { Logger } from "pino";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Database } from "../db/database.server.ts";
import type { AuditTrail } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { addLetter, type NewLetter } from "../mail/outbox.server.ts";
import { describeError } from "../server/answer.server.ts";
import { sayCount } from "../ui/say-count.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { listFilesOf } from "./files/reference-files.server.ts";
import { forgetRequests } from "./newest-request.server.ts";
import { findPerson, type Person } from "./person.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
	/** The rows are gone, but the database stayed in use: its free pages are overwritten by `finishErasing`. */
	isUnfinished: boolean;
}

export async function erasePerson(
	database: Database,
	files: ReferenceFileStore,
	email: string,
): Promise<Erased> {
	return erase(database, files, await findPerson(database.db, email), "erased");
}

/**
 * Also overwrites the free pages of the database. Files go first: an interrupted run can be repeated from the rows.
 * @param letter what is told of it, in the same transaction
 */
export async function erase(
	database: Database,
	files: ReferenceFileStore,
	{ requests, notes, letters }: Person,
	act: Extract<AuditTrail["act"], "erased" | "erased by retention">,
	letter: NewLetter | null = null,
): Promise<Erased> {
	const { db } = database;
	const owned: string[] = [];
	for (const id of requests) owned.push(...(await listFilesOf(db, id)).map((file) => file.id));
	for (const id of owned) {
		await files.parts.drop(id);
		await files.removeKept(id);
	}
	await forgetRequests(db, files, requests);
	const added = await commit(db, async (trx) => {
		const rows: { id: string }[] = [];
		for (const id of requests) {
			await waitForAdditions(trx, id);
			const deleted = trx.deleteFrom("reference_files").where("submission_id", "=", id);
			rows.push(...(await deleted.returning("id").execute()));
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
		if (letter) await addLetter(trx, letter);
		await noteAct(trx, act, sayErased(requests.length, rows.length, notes.length));
		return rows.map(({ id }) => id).filter((id) => !owned.includes(id));
	});
	for (const id of added) await files.removeKept(id);
	const isUnfinished = await database.scrub().then(
		() => false,
		() => true,
	);
	const count = owned.length + added.length;
	return { requests: requests.length, files: count, notes: notes.length, isUnfinished };
}

/** @returns such as `1 request, 2 files, 0 notes` */
export function sayErased(requests: number, files: number, notes: number): string {
	return [sayCount(requests, "request"), sayCount(files, "file"), sayCount(notes, "note")].join(
		", ",
	);
}

/** For every minute. */
export async function finishErasing(database: Database, log: Logger): Promise<void> {
	if (!database.isScrubDue()) return;
	await database
		.scrub()
		.catch((error) => log.warn(describeError(error), "what was erased is not overwritten yet"));
}

/** Files may be added to a request while it is erased. Those that add them count them in its row first. */
async function waitForAdditions(trx: Transaction<Tables>, id: string): Promise<void> {
	await trx
		.updateTable("consultation_submissions")
		.set(({ ref }) => ({ reference_images_count: ref("reference_images_count") }))
		.where("id", "=", id)
		.execute();
}
