import { setTimeout as wait } from "node:timers/promises";
import type { Transaction, TransactionBuilder } from "kysely";
import { createQueue } from "../server/queue.server.ts";
import type { Db } from "./database.server.ts";
import { isLocked } from "./error-codes.server.ts";
import type { Tables } from "./tables.ts";

export class DatabaseBusy extends Error {
	override readonly name = "DatabaseBusy";
	readonly retryAfter = 2;
}

type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

const timeoutMs = 5_000;
const pauseMs = 20;
const queues = new WeakMap<Db, ReturnType<typeof createQueue>>();

/**
 * One durable transaction. On SQLite writers queue and only the first polls for the lock.
 * @throws DatabaseBusy after five seconds; anything `work` throws, after rolling back
 */
export function commit<T>(db: Db, work: Work<T>): Promise<T> {
	return run(db, db.transaction(), work);
}

/** Runs again if another transaction commits rows that this one should have read. SQLite runs one at a time anyway. */
export function commitSerializable<T>(db: Db, work: Work<T>): Promise<T> {
	return run(db, db.transaction().setIsolationLevel("serializable"), work);
}

function run<T>(db: Db, transaction: TransactionBuilder<Tables>, work: Work<T>): Promise<T> {
	const deadline = Date.now() + timeoutMs;
	const attempt = async (): Promise<T> => {
		for (;;) {
			try {
				return await transaction.execute(work);
			} catch (error) {
				if (!isLocked(error)) throw error;
				if (Date.now() > deadline) throw new DatabaseBusy("The database is busy", { cause: error });
				await wait(pauseMs);
			}
		}
	};
	if (isPostgres(db)) return attempt();
	const queue = queues.get(db) ?? createQueue();
	queues.set(db, queue);
	return queue(attempt);
}

export function isPostgres(db: Db): boolean {
	return Boolean(db.getExecutor().adapter.supportsMultipleConnections);
}
