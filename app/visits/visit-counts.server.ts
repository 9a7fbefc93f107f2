import { sql, type Transaction } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { findToday } from "../publishing/studio-time.server.ts";
import type { VisitEvent } from "./visit-events.ts";

/** Every time zone begins its day with one. */
const quarterMs = 15 * 60 * 1000;

export interface VisitCounts {
	/** @param page a path that the site answers: each is a row a day */
	count(page: string, event: VisitEvent): void;
	/** Whether the page was viewed since the start. */
	isKnown(page: string): boolean;
	/**
	 * Stores the counts since the last call; a failure loses none of them.
	 * @param timeZone the studio's, whose days are counted
	 */
	flush(db: Db, timeZone: string): Promise<void>;
}

/** Counts in memory: answering a page must not wait for the database. */
export function createVisitCounts(): VisitCounts {
	let counted = new Map<string, number>();
	const known = new Set<string>();
	return {
		count(page, event) {
			if (event === "view") known.add(page);
			const key = `${Math.floor(Date.now() / quarterMs)} ${event} ${page}`;
			counted.set(key, (counted.get(key) ?? 0) + 1);
		},
		isKnown: (page) => known.has(page),
		async flush(db, timeZone) {
			if (counted.size === 0) return;
			const taken = counted;
			counted = new Map();
			try {
				await commit(db, async (trx) => {
					// In one order, so that two processes cannot lock each other.
					for (const [key, count] of [...taken].sort()) {
						const [quarter = "", event = "", page = ""] = key.split(" ");
						const day = findToday(timeZone, new Date(Number(quarter) * quarterMs));
						await addCount(trx, { day, event, page, count });
					}
				});
			} catch (error) {
				for (const [key, count] of taken) counted.set(key, (counted.get(key) ?? 0) + count);
				throw error;
			}
		},
	};
}

/**
 * Within the transaction that stores the request, so that the count is exact.
 * @param today where the studio is, such as `2026-11-24`
 */
export function countSent(trx: Transaction<Tables>, page: string, today: string): Promise<void> {
	return addCount(trx, { day: today, event: "sent", page, count: 1 });
}

export async function addCount(
	trx: Transaction<Tables>,
	row: Tables["daily_counts"],
): Promise<void> {
	await trx
		.insertInto("daily_counts")
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "page", "event"])
				.doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
		)
		.execute();
}
