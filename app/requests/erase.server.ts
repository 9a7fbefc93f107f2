import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { AuditTrail } from "../db/desk-tables.ts";
import { eraseKeys } from "../db/idempotency.server.ts";
import { withLease } from "../db/lease.server.ts";
import type { Tables } from "../db/tables.ts";
import { addLetter, type NewLetter } from "../mail/outbox.server.ts";
import { describeError } from "../server/refuse.server.ts";
import { sayCount } from "../ui/say-count.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { listFilesOf } from "./files/reference-files.server.ts";
import { forgetRequests } from "./newest-request.server.ts";
import { findPerson, type Person } from "./person.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
	/** To this address, including those of its requests. */
	letters: number;
	/** The rows are gone, but the database stayed in use: `finishErasing` overwrites its free pages. */
	isUnfinished: boolean;
}

export async function erasePerson(
	database: Database,
	files: ReferenceFileStore,
	email: string,
): Promise<Erased> {
	return erase(database, files, await findPerson(database.db, email), { act: "erased" });
}

interface Erasing {
	act: Extract<AuditTrail["act"], "erased" | "erased by retention">;
	/** Sent about it, stored in the same transaction. */
	letter?: NewLetter | null;
	/** Checked in that transaction, with the request locked: one that is no longer due stays, with its files. */
	isDue?(trx: Transaction<Tables>, id: string): Promise<boolean>;
}

/**
 * Also overwrites the free pages of the database. Files go before their rows, so that an interrupted run can be repeated;
 * where requests may stay, within the transaction.
 */
export async function erase(
	database: Database,
	files: ReferenceFileStore,
	{ requests: asked, notes, letters }: Person,
	{ act, letter, isDue }: Erasing,
): Promise<Erased> {
	const { db } = database;
	const removed: string[] = [];
	const remove = async (id: string) => {
		await files.parts.drop(id);
		await files.removeKept(id);
		removed.push(id);
	};
	const removeOf = async (from: Db, request: string) => {
		for (const { id } of await listFilesOf(from, request)) await remove(id);
	};
	for (const id of isDue ? [] : asked) await removeOf(db, id);
	await forgetRequests(db, files, asked);
	const { requests, rows } = await commit(db, async (trx) => {
		const requests: string[] = [];
		const rows: { id: string }[] = [];
		for (const id of asked) {
			await waitForAdditions(trx, id);
			if (isDue) {
				if (!(await isDue(trx, id))) continue;
				await removeOf(trx, id);
			}
			requests.push(id);
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
			await eraseKeys(trx, id);
		}
		if (letter) await addLetter(trx, letter);
		const isNothing = requests.length + notes.length + letters.length === 0;
		if (!isNothing) await noteAct(trx, act, sayErased(requests.length, rows.length, notes.length));
		const unfinished = { id: randomUUID(), requests: JSON.stringify(requests) };
		await trx.insertInto("unfinished_erasures").values(unfinished).execute();
		return { requests, rows };
	});
	for (const { id } of rows) if (!removed.includes(id)) await remove(id);
	const isUnfinished = await finish(database, files).then(
		() => false,
		() => true,
	);
	return {
		requests: requests.length,
		files: removed.length,
		notes: notes.length,
		letters: letters.length,
		isUnfinished,
	};
}

/** @returns such as `1 request, 2 files, 0 notes` */
export function sayErased(requests: number, files: number, notes: number): string {
	return [sayCount(requests, "request"), sayCount(files, "file"), sayCount(notes, "note")].join(
		", ",
	);
}

/** Call it every minute. */
export async function finishErasing(
	database: Database,
	files: ReferenceFileStore,
	log: Logger,
): Promise<void> {
	await withLease(database, "erasing", () => finish(database, files)).catch((error) =>
		log.warn(describeError(error), "finishing what was erased failed"),
	);
}

/** Of all erasures, also those of other processes. @throws DatabaseBusy */
async function finish(database: Database, store: ReferenceFileStore): Promise<void> {
	const { db } = database;
	const unfinished = await db.selectFrom("unfinished_erasures").selectAll().execute();
	if (unfinished.length === 0) return;
	for (const { requests } of unfinished) {
		await forgetRequests(db, store, JSON.parse(requests));
	}
	await database.scrub();
	const ids = unfinished.map(({ id }) => id);
	await commit(db, (trx) => trx.deleteFrom("unfinished_erasures").where("id", "in", ids).execute());
}

/** Waits for uploads that are being added: they lock the request's row first. */
async function waitForAdditions(trx: Transaction<Tables>, id: string): Promise<void> {
	await trx
		.updateTable("consultation_submissions")
		.set(({ ref }) => ({ reference_images_count: ref("reference_images_count") }))
		.where("id", "=", id)
		.execute();
}
