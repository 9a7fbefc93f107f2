import { type InferResult, sql } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Letters } from "../db/desk-tables.ts";
import { findNoticesFrom } from "./due-letters.server.ts";

/** The client's name is null for letters without a request. */
export type ListedLetter = InferResult<ReturnType<typeof selectLetters>>[number];

/** Of one request, the oldest first. */
export async function listLettersOf(db: Db, requestId: string): Promise<ListedLetter[]> {
	const letters = await selectLetters(db)
		.where("submission_id", "=", requestId)
		.orderBy("letters.created_at")
		.execute();
	return holdNotices(db, letters);
}

/** Like the sender: waiting notices are not due before their common time. */
async function holdNotices(db: Db, letters: ListedLetter[]): Promise<ListedLetter[]> {
	const from = await findNoticesFrom(db);
	return letters.map((letter) =>
		letter.kind === "notice" && letter.state === "waiting" && letter.due_at < from
			? { ...letter, due_at: from }
			: letter,
	);
}

interface LetterPage {
	state: Letters["state"];
	/** Without a mail server, the desk itself is the artist's notice. */
	withNotices: boolean;
	most: number;
	/** Last letter of the previous page. */
	after?: LetterCursor | undefined;
}

/** `at`: when it was written, or sent. The id orders letters of the same millisecond. */
export interface LetterCursor {
	at: string;
	id: string;
}

/** The newest first, by the time that the room shows. @returns `next` where there are older ones */
export async function listLetters(
	db: Db,
	{ state, withNotices, most, after }: LetterPage,
): Promise<{ letters: ListedLetter[]; next?: LetterCursor | undefined }> {
	const time = state === "sent" ? "sent_at" : "created_at";
	const letters = await selectLetters(db)
		.where("state", "=", state)
		.$if(!withNotices, (query) => query.where("kind", "<>", "notice"))
		.$if(after !== undefined, (query) =>
			query.where(
				sql<boolean>`(${sql.ref(`letters.${time}`)}, letters.id) < (${after?.at}, ${after?.id})`,
			),
		)
		.orderBy(`letters.${time}`, "desc")
		.orderBy("letters.id", "desc")
		.limit(most + 1)
		.execute();
	const listed = await holdNotices(db, letters.slice(0, most));
	const last = letters[most] && letters[most - 1];
	return { letters: listed, next: last && { at: last[time] ?? last.created_at, id: last.id } };
}

function selectLetters(db: Db) {
	return db
		.selectFrom("letters")
		.leftJoin("consultation_submissions as request", "request.id", "letters.submission_id")
		.select([
			"letters.id",
			"submission_id",
			"kind",
			"recipient",
			"subject",
			"text",
			"state",
			"letters.created_at",
			"due_at",
			"attempts",
			"problem",
			"sent_at",
			"first_name",
			"last_name",
		]);
}

/** Letters that changed after `since`, and those to be tried again later. */
export function listChangedLetters(
	db: Db,
	since: string,
): Promise<Pick<ListedLetter, "id" | "submission_id" | "state" | "attempts" | "due_at">[]> {
	return (
		db
			.selectFrom("letters")
			.select(["id", "submission_id", "state", "attempts", "due_at"])
			// Named, so that an index can be used.
			.where("state", "in", ["waiting", "failed", "sent", "left"])
			.where("due_at", ">", since)
			.execute()
	);
}

/** Letters that need the artist: failed ones, and without a mail server those that wait to be sent by hand. */
export async function countStuckLetters(db: Db, hasServer: boolean): Promise<number> {
	const { waiting, failed } = await countLetters(db, hasServer);
	return hasServer ? failed : waiting + failed;
}

/** @param withNotices without a mail server, the desk itself is the artist's notice */
export async function countLetters(
	db: Db,
	withNotices: boolean,
): Promise<{ waiting: number; failed: number }> {
	const rows = await db
		.selectFrom("letters")
		.select(["state", (eb) => eb.fn.countAll<number>().as("count")])
		// Named, so that an index can be used.
		.where("state", "in", ["waiting", "failed"])
		.$if(!withNotices, (query) => query.where("kind", "<>", "notice"))
		.groupBy("state")
		.execute();
	const count = (state: Letters["state"]) => rows.find((row) => row.state === state)?.count ?? 0;
	return { waiting: count("waiting"), failed: count("failed") };
}

/** @returns false if it was sent meanwhile, or is gone */
export async function tryAgain(db: Db, id: string): Promise<boolean> {
	const change = { state: "waiting", attempts: 0, sent_with: null } as const;
	const changed = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ ...change, due_at: new Date().toISOString() })
			.where("id", "=", id)
			.where("state", "in", ["waiting", "failed"])
			.where("leased_until", "is", null)
			.executeTakeFirst(),
	);
	return changed.numUpdatedRows === 1n;
}

export async function noteSentByHand(db: Db, id: string): Promise<boolean> {
	const at = new Date().toISOString();
	const changed = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ state: "sent", sent_at: at, due_at: at, problem: null, dates: null })
			.where("id", "=", id)
			.where("state", "in", ["waiting", "failed"])
			.executeTakeFirst(),
	);
	return changed.numUpdatedRows === 1n;
}

/** For a letter that failed and is not needed anymore. */
export async function leaveLetter(db: Db, id: string): Promise<boolean> {
	const changed = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ state: "left", due_at: new Date().toISOString() })
			.where("id", "=", id)
			.where("state", "=", "failed")
			.executeTakeFirst(),
	);
	return changed.numUpdatedRows === 1n;
}

/**
 * Letters that brought a date stay while their request has an appointment ahead: only they tell which dates the client's
 * calendar has.
 * @param before, now ISO
 */
export async function deleteSentLetters(db: Db, before: string, now: string): Promise<void> {
	await commit(db, (trx) =>
		trx
			.deleteFrom("letters")
			.where("state", "=", "sent")
			.where("sent_at", "<", before)
			.where(({ or, not, exists, selectFrom, eb }) =>
				or([
					eb("dates", "is", null),
					not(
						exists(
							selectFrom("appointments")
								.select("appointments.id")
								.whereRef("appointments.submission_id", "=", "letters.submission_id")
								.where("ends_at", ">", now),
						),
					),
				]),
			)
			.execute(),
	);
}
