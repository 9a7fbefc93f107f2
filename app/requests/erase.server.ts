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
import { holdRequest } from "./files/reference-files.server.ts";
import { forgetRequests } from "./newest-request.server.ts";
import { findPerson, type Person } from "./person.server.ts";

export interface Erased {
	requests: number;
	files: number;
	notes: number;
	/** To this address, including those of its requests. */
	letters: number;
	/** The rows are gone, but files could not be removed, or the database stayed in use: `finishErasing` goes on. */
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
	/** Checked in that transaction, with the request locked: one that is no longer due stays. */
	isDue?(trx: Transaction<Tables>, id: string): Promise<boolean>;
}

/** Deletes rows first and notes what has to follow: files are removed, and the free pages of the database overwritten. */
export async function erase(
	database: Database,
	store: ReferenceFileStore,
	{ requests: asked, notes, letters }: Person,
	{ act, letter, isDue }: Erasing,
): Promise<Erased> {
	const { db } = database;
	const erasure = randomUUID();
	await forgetRequests(db, store, asked);
	const erased = await commit(db, async (trx) => {
		const requests: string[] = [];
		const files: string[] = [];
		for (const id of asked) {
			await holdRequest(trx, id);
			if (isDue && !(await isDue(trx, id))) continue;
			requests.push(id);
			const deleted = trx.deleteFrom("reference_files").where("submission_id", "=", id);
			for (const { id } of await deleted.returning("id").execute()) files.push(id);
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
		if (!isNothing) await noteAct(trx, act, sayErased(requests.length, files.length, notes.length));
		const unfinished = { requests: JSON.stringify(requests), files: JSON.stringify(files) };
		await trx
			.insertInto("unfinished_erasures")
			.values({ id: erasure, ...unfinished })
			.execute();
		return { requests: requests.length, files: files.length, isNothing };
	});
	const { isNothing, ...counts } = erased;
	const isUnfinished = await finish(database, store, true).then(
		// One that erases nothing is asked for again, to go on with what was left.
		(faults) => (isNothing ? faults.size > 0 : faults.has(erasure)),
		() => true,
	);
	return { ...counts, notes: notes.length, letters: letters.length, isUnfinished };
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
	const warn = (error: unknown) =>
		log.warn(describeError(error), "finishing what was erased failed");
	try {
		if ((await listUnfinished(database.db)).length === 0) return;
		await withLease(database, "erasing", async () => {
			for (const error of (await finish(database, files)).values()) warn(error);
		});
	} catch (error) {
		warn(error);
	}
}

/**
 * Of all erasures, also those of other processes.
 * @param isNew whether one was added just now
 * @returns why files could not be removed, by erasure
 * @throws DatabaseBusy
 */
async function finish(
	database: Database,
	store: ReferenceFileStore,
	isNew = false,
): Promise<Map<string, unknown>> {
	const { db } = database;
	const faults = new Map<string, unknown>();
	const done: string[] = [];
	for (const { id, requests, files } of await listUnfinished(db)) {
		const removed = await Promise.allSettled([
			forgetRequests(db, store, JSON.parse(requests)),
			...(JSON.parse(files) as string[]).map((file) => removeFile(store, file)),
		]);
		const failed = removed.find((one) => one.status === "rejected");
		if (failed) faults.set(id, failed.reason);
		else done.push(id);
	}
	// Not each minute for a file that stays.
	if (isNew || done.length > 0) await database.scrub();
	if (done.length > 0) {
		await commit(db, (trx) =>
			trx.deleteFrom("unfinished_erasures").where("id", "in", done).execute(),
		);
	}
	return faults;
}

function listUnfinished(db: Db) {
	return db.selectFrom("unfinished_erasures").selectAll().execute();
}

async function removeFile(store: ReferenceFileStore, id: string): Promise<void> {
	await store.parts.drop(id);
	await store.removeKept(id);
}
