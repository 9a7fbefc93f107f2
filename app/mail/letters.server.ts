import type { Selectable } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Letters } from "../db/tables.ts";

export type ListedLetter = Pick<
	Selectable<Letters>,
	| "id"
	| "submission_id"
	| "kind"
	| "recipient"
	| "subject"
	| "text"
	| "state"
	| "created_at"
	| "due_at"
	| "problem"
	| "sent_at"
>;

const shown = [
	"id",
	"submission_id",
	"kind",
	"recipient",
	"subject",
	"text",
	"state",
	"created_at",
	"due_at",
	"problem",
	"sent_at",
] as const;

/** Of one request, the oldest first. */
export function listLettersOf(db: Db, requestId: string): Promise<ListedLetter[]> {
	return db
		.selectFrom("letters")
		.select(shown)
		.where("submission_id", "=", requestId)
		.orderBy("created_at")
		.execute();
}

/** The newest first. @param before ISO 8601, for the next page */
export function listLetters(
	db: Db,
	states: Letters["state"][],
	{ most, before }: { most: number; before?: string | undefined },
): Promise<ListedLetter[]> {
	return db
		.selectFrom("letters")
		.select(shown)
		.where("state", "in", states)
		.$if(before !== undefined, (query) => query.where("created_at", "<", before ?? ""))
		.orderBy("created_at", "desc")
		.limit(most)
		.execute();
}

export async function countFailedLetters(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom("letters")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("state", "=", "failed")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** @returns false if it was sent meanwhile, or is gone */
export async function tryAgain(db: Db, id: string): Promise<boolean> {
	const change = { state: "waiting", attempts: 0, sent_with: null } as const;
	const changed = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ ...change, due_at: new Date().toISOString() })
			.where("id", "=", id)
			.where("state", "<>", "sent")
			.where("leased_until", "is", null)
			.executeTakeFirst(),
	);
	return changed.numUpdatedRows === 1n;
}

export async function noteSentByHand(db: Db, id: string): Promise<boolean> {
	const changed = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ state: "sent", sent_at: new Date().toISOString(), problem: null })
			.where("id", "=", id)
			.where("state", "<>", "sent")
			.executeTakeFirst(),
	);
	return changed.numUpdatedRows === 1n;
}

export async function deleteSentLetters(db: Db, before: string): Promise<void> {
	await commit(db, (trx) =>
		trx.deleteFrom("letters").where("state", "=", "sent").where("sent_at", "<", before).execute(),
	);
}
