import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Db } from "./database.server.ts";
import { isLocked } from "./error-codes.server.ts";
import type { Tables } from "./tables.ts";

/** The database stayed locked by somebody else for as long as we were willing to wait. */
export class DatabaseBusy extends Error {
	override readonly name = "DatabaseBusy";
	/** Seconds after which another try is sensible. */
	readonly retryAfter = 2;
}

const patienceMs = 5_000;
const pauseMs = 20;
const lines = new WeakMap<Db, Promise<unknown>>();

/**
 * Runs `work` in one transaction: all of it is stored, synced, or none of it is.
 * On SQLite writers stand in line, and where another process holds the database the first in line tries
 * again without blocking the readers of this process.
 * @throws DatabaseBusy after five seconds of waiting; anything `work` throws, after rolling back
 */
export function commit<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
	const deadline = Date.now() + patienceMs;
	const attempt = async (): Promise<T> => {
		for (;;) {
			try {
				return await db.transaction().execute(work);
			} catch (error) {
				if (!isLocked(error)) throw error;
				if (Date.now() > deadline) throw new DatabaseBusy("The database is busy", { cause: error });
				await wait(pauseMs);
			}
		}
	};
	if (db.getExecutor().adapter.supportsMultipleConnections) return attempt();
	const turn = (lines.get(db) ?? Promise.resolve()).then(attempt, attempt);
	lines.set(
		db,
		turn.catch(() => {}),
	);
	return turn;
}
