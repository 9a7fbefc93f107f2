import type { ExpressionBuilder } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { erase } from "./erase.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { usualRetention } from "./say-retention.ts";

const day = 24 * 60 * 60 * 1000;

export const retention = { months: usualRetention, announcedDays: 7 };

/**
 * Announces what nobody has touched for so many months, and erases what was announced a week ago and has not been
 * touched since. An imported old request is announced first, too.
 */
export async function retain(
	database: Database,
	files: ReferenceFileStore,
	now = Date.now(),
	months = retention.months,
): Promise<number> {
	const { db } = database;
	const oldest = new Date(now);
	oldest.setUTCMonth(oldest.getUTCMonth() - months);
	const before = oldest.toISOString();
	await announce(db, before, new Date(now + retention.announcedDays * day).toISOString());
	const due = await db
		.selectFrom("request_progress")
		.select("submission_id")
		.where("erase_after", "<", new Date(now).toISOString())
		.where(isUntouched(before))
		.execute();
	if (due.length === 0) return 0;
	const requests = due.map(({ submission_id }) => submission_id);
	await erase(database, files, { requests, notes: [], letters: [] }, "erased by retention");
	return requests.length;
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

/** A draft is no news to the list of requests, but work on one. */
function isUntouched(before: string) {
	return (eb: ExpressionBuilder<Tables, "request_progress">) =>
		eb.and([
			eb("changed_at", "<", before),
			eb.not(
				eb.exists(
					eb
						.selectFrom("answer_drafts as draft")
						.select("draft.submission_id")
						.whereRef("draft.submission_id", "=", "request_progress.submission_id")
						.where("draft.changed_at", ">=", before),
				),
			),
		]);
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
	return Number(due);
}
