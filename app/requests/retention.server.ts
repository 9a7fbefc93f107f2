import type { ExpressionBuilder, Transaction } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { erase } from "./erase.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { holdProgress } from "./progress/progress.server.ts";
import { usualRetention } from "./say-retention.ts";

const day = 24 * 60 * 60 * 1000;

export const announcedDays = 7;

/** Requests in one transaction, which blocks other writers. */
const mostAtOnce = 10;

/**
 * Announces requests that were not touched for so many months, and erases those that were announced a week ago and not
 * touched since. Imported old requests are announced first, too.
 */
export async function retain(
	database: Database,
	files: ReferenceFileStore,
	now = Date.now(),
	months = usualRetention,
): Promise<number> {
	const { db } = database;
	const oldest = new Date(now);
	oldest.setUTCMonth(oldest.getUTCMonth() - months);
	const before = oldest.toISOString();
	await announce(db, before, new Date(now + announcedDays * day).toISOString());
	let erased = 0;
	const selectDue = (db: Db) =>
		db
			.selectFrom("request_progress")
			.select("submission_id")
			.where("erase_after", "<", new Date(now).toISOString())
			.where(isUntouched(before));
	// They may have changed since they were listed.
	const isDue = async (trx: Transaction<Tables>, id: string) => {
		await holdProgress(trx, id);
		const due = await selectDue(trx).where("submission_id", "=", id).executeTakeFirst();
		return due !== undefined;
	};
	for (;;) {
		const due = await selectDue(db).limit(mostAtOnce).execute();
		if (due.length === 0) return erased;
		const person = { requests: due.map((one) => one.submission_id), notes: [], letters: [] };
		const act = "erased by retention" as const;
		erased += (await erase(database, files, person, { act, isDue })).requests;
	}
}

async function announce(db: Db, before: string, erase_after: string): Promise<void> {
	await commit(db, async (trx) => {
		await trx
			.updateTable("request_progress")
			.set({ erase_after })
			.where(isUntouched(before))
			.where("erase_after", "is", null)
			.execute();
		await trx
			.updateTable("request_progress")
			.set({ erase_after: null })
			.where((eb) => eb.not(isUntouched(before)(eb)))
			.where("erase_after", "is not", null)
			.execute();
	});
}

/** An answer's draft and an agreed appointment count as touches, too. */
function isUntouched(before: string) {
	return (eb: ExpressionBuilder<Tables, "request_progress">) => {
		const draft = eb
			.selectFrom("answer_drafts as draft")
			.select("draft.submission_id")
			.whereRef("draft.submission_id", "=", "request_progress.submission_id")
			.where("draft.changed_at", ">=", before);
		const session = eb
			.selectFrom("appointments as session")
			.select("session.submission_id")
			.whereRef("session.submission_id", "=", "request_progress.submission_id")
			.where("session.status", "in", ["proposed", "confirmed"])
			.where("session.ends_at", ">=", before);
		return eb.and([
			eb("changed_at", "<", before),
			eb.not(eb.exists(draft)),
			eb.not(eb.exists(session)),
		]);
	};
}

export function listAnnounced(db: Db) {
	return db
		.selectFrom("request_progress as progress")
		.innerJoin("consultation_submissions as request", "request.id", "progress.submission_id")
		.select(["request.id", "first_name", "last_name", "erase_after"])
		.where("erase_after", "is not", null)
		.orderBy("erase_after")
		.execute();
}

export async function countAnnounced(db: Db): Promise<number> {
	const { due } = await db
		.selectFrom("request_progress")
		.select((eb) => eb.fn.countAll<number>().as("due"))
		.where("erase_after", "is not", null)
		.executeTakeFirstOrThrow();
	return due;
}
