import { type ExpressionBuilder, type Selectable, sql, type Transaction } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Letters } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { noteSubject, pressingStarts } from "./write-notice.ts";

export type Letter = Selectable<Letters>;

const minute = 60 * 1000;
/** Longer than `sendWithin` of the sender, so that no other process takes a letter that is being sent. */
const leaseMs = 3 * minute;
const noticesEvery = 10 * minute;
const mostTogether = 100;

/**
 * Leases the letter that is due for longest. Notices that wait leave together, once in ten minutes.
 * @returns the letters to send as one, empty if another process was faster or notices were left; undefined if none is due
 */
export async function takeLetters(db: Db, now = Date.now()): Promise<Letter[] | undefined> {
	const at = new Date(now).toISOString();
	const due = await findDue(db, at);
	if (!due) return undefined;
	if (due.kind === "notice" && due.sent_with === null && (await leaveDoneNotices(db, at)))
		return [];
	return commit(db, async (trx) => {
		const lease = { leased_until: new Date(now + leaseMs).toISOString() };
		const isNotice = due.kind === "notice";
		const taken = await trx
			.updateTable("letters")
			.set(isNotice ? { ...lease, sent_with: due.id } : lease)
			.where("id", "=", due.id)
			.where(isFree(at))
			.returningAll()
			.execute();
		if (taken.length === 0 || !isNotice) return taken;
		if (due.sent_with === null) await addNotices(trx, due.id, at, lease);
		return trx
			.selectFrom("letters")
			.selectAll()
			.where("sent_with", "=", due.id)
			.where("state", "=", "waiting")
			.orderBy(sql`case when id = ${due.id} then 0 else 1 end`)
			.orderBy("created_at")
			.execute();
	});
}

async function findDue(db: Db, at: string) {
	const pausesNotices = (await findNoticesFrom(db)) > at || (await isNoticeLeaving(db, at));
	return db
		.selectFrom("letters")
		.select(["id", "kind", "sent_with"])
		.where(isFree(at))
		.where((eb) => eb.or([eb("sent_with", "is", null), eb("sent_with", "=", eb.ref("id"))]))
		.$if(pausesNotices, (query) => query.where("kind", "<>", "notice"))
		.orderBy("due_at")
		.limit(1)
		.executeTakeFirst();
}

/** Leaves notices that ask for what the artist has done since, but none that somebody's day depends on. @returns whether there were any */
async function leaveDoneNotices(db: Db, at: string): Promise<boolean> {
	const left = await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ state: "left", due_at: at })
			.where("kind", "=", "notice")
			.where("sent_with", "is", null)
			.where(isFree(at))
			// Not one that failed and is sent again.
			.where("problem", "is", null)
			.where(({ and, eb }) =>
				and(pressingStarts.map((start) => eb("subject", "not like", `${start}%`))),
			)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom("request_progress as progress")
						.innerJoin("request_events as event", "event.submission_id", "progress.submission_id")
						.select("event.id")
						.whereRef("progress.submission_id", "=", "letters.submission_id")
						.where(({ and, eb, or }) =>
							or([
								eb("state", "=", "spam"),
								// While it is told, what is added next brings no notice.
								and([eb("waiting_since", "is", null), eb("told_at", "is", null)]),
							]),
						)
						.where("by", "=", "artist")
						.where("event.kind", "<>", "note")
						.whereRef("event.created_at", ">", "letters.created_at"),
				),
			)
			.executeTakeFirst(),
	);
	return left.numUpdatedRows > 0n;
}

/** Prevents several processes from each sending a part of the notices. */
async function isNoticeLeaving(db: Db, at: string): Promise<boolean> {
	const leaving = await db
		.selectFrom("letters")
		.select("id")
		.where("kind", "=", "notice")
		.where("state", "=", "waiting")
		.where("leased_until", ">", at)
		.limit(1)
		.executeTakeFirst();
	return leaving !== undefined;
}

/** @returns the earliest time at which the next notices may leave */
export async function findNoticesFrom(db: Db): Promise<string> {
	const last = await db
		.selectFrom("letters")
		.select("sent_at")
		.where("kind", "=", "notice")
		.where("state", "=", "sent")
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.sent_at ? new Date(Date.parse(last.sent_at) + noticesEvery).toISOString() : "";
}

/** The group stays the same through all attempts, as does its Message-ID. */
async function addNotices(
	trx: Transaction<Tables>,
	id: string,
	at: string,
	lease: { leased_until: string },
): Promise<void> {
	await trx
		.updateTable("letters")
		.set({ ...lease, sent_with: id })
		.where("id", "in", (eb) =>
			eb
				.selectFrom("letters")
				.select("id")
				.where("kind", "=", "notice")
				.where("sent_with", "is", null)
				.where(isFree(at))
				.orderBy("created_at")
				.limit(mostTogether - 1),
		)
		.where("sent_with", "is", null)
		.execute();
}

function isFree(at: string) {
	return (eb: ExpressionBuilder<Tables, "letters">) =>
		eb.and([
			eb("state", "=", "waiting"),
			eb("due_at", "<=", at),
			eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", at)]),
		]);
}

export async function noteAttempt(
	db: Db,
	letters: Letter[],
	change: Partial<Pick<Letter, "state" | "problem" | "sent_at" | "due_at" | "attempts" | "dates">>,
): Promise<void> {
	const ids = letters.map(({ id }) => id);
	await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ ...change, leased_until: null })
			.where("id", "in", ids)
			.where("state", "=", "waiting")
			.execute(),
	);
}

/** Only where no other process can be sending: leases of a killed process would delay its letters. */
export async function releaseLeases(db: Db): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("letters")
			.set({ leased_until: null })
			.where("leased_until", "is not", null)
			.execute(),
	);
}

/**
 * When a mail server is set up, letters that waited for long would surprise their readers. The desk has shown what the
 * notices tell; only that of an erased request still has to go.
 */
export async function stopOldLetters(db: Db, before: string): Promise<void> {
	const problem =
		"It waited more than two days before a mail server was set up. Send it if it still makes sense.";
	const due_at = new Date().toISOString();
	await commit(db, async (trx) => {
		const old = trx
			.updateTable("letters")
			.where("state", "=", "waiting")
			.where("attempts", "=", 0)
			.where("created_at", "<", before);
		const shown = old.where((eb) =>
			eb.or([eb("submission_id", "is not", null), eb("subject", "=", noteSubject)]),
		);
		await shown.set({ state: "left", due_at }).where("kind", "=", "notice").execute();
		await old.set({ state: "failed", problem, due_at }).where("kind", "<>", "notice").execute();
	});
}
