import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Db } from "./database.server.ts";
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

/**
 * True after an error that leaves open whether the transaction was stored: SQLite can bring one back
 * after a crash whose last sync failed, and a connection to Postgres may have lost only the answer.
 * Whoever removes what such a transaction speaks of must leave that to the sweeper.
 */
export function isOutcomeUnknown(error: unknown): boolean {
	const { name, code = "" } = error as { name?: string; code?: string };
	if (name && ["DatabaseBusy", "DatabaseDamaged", "Refusal"].includes(name)) return false;
	if (code.startsWith("SQLITE_")) return code.startsWith("SQLITE_IOERR");
	// Postgres answers with five characters; of these classes the connection is lost.
	return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code);
}

/** True where the row's key is taken: somebody has stored it before. */
export function isDuplicate(error: unknown): boolean {
	const { code = "" } = error as { code?: string };
	return ["SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"].includes(code);
}

function isLocked(error: unknown): boolean {
	const code = (error as { code?: string }).code ?? "";
	// SQLite's lock, and Postgres' serialization failure and deadlock.
	return code.startsWith("SQLITE_BUSY") || code === "40001" || code === "40P01";
}
