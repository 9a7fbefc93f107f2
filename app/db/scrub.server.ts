import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { DatabaseBusy } from "./commit.server.ts";
import type { Db } from "./database.server.ts";
import { isLocked } from "./error-codes.server.ts";
import { personalTables } from "./snapshot.server.ts";

const timeoutMs = 30_000;

export async function scrubSqlite(db: Db): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	await insist(deadline, () => emptyLog(db));
	await insist(deadline, async () => {
		await sql`vacuum`.execute(db);
		return true;
	});
	await insist(deadline, () => emptyLog(db));
}

/** VACUUM keeps without an error what an older snapshot still sees. */
export async function scrubPostgres(db: Db): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	const { rows } = await sql<{ next: string }>`
		select pg_snapshot_xmax(pg_current_snapshot())::xid::text as next
	`.execute(db);
	await insist(deadline, () => isSeenByNobody(db, rows[0]?.next ?? ""));
	for (const table of [...personalTables, "request_search"])
		await sql`vacuum (full) ${sql.table(table)}`.execute(db);
}

/** @param next the first transaction after all that deleted something; snapshots from then on do not see it */
async function isSeenByNobody(db: Db, next: string): Promise<boolean> {
	const { rows } = await sql<{ is_unseen: boolean }>`
		select max(age(backend_xmin)) <= age(${next}::text::xid) as is_unseen
		from pg_stat_activity where datname = current_database()
	`.execute(db);
	return rows[0]?.is_unseen ?? false;
}

async function emptyLog(db: Db): Promise<boolean> {
	const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
	return rows[0]?.busy === 0;
}

async function insist(deadline: number, attempt: () => Promise<boolean>): Promise<void> {
	for (;;) {
		const done = await attempt().catch((error) => {
			if (!isLocked(error)) throw error;
			return false;
		});
		if (done) return;
		if (Date.now() > deadline) throw new DatabaseBusy("The database is in use");
		await wait(50);
	}
}
