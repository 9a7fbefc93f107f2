import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { commit } from "./commit.server.ts";
import { migrate } from "./migrate.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
	kind: "sqlite" | "postgres";
	db: Db;
	/** @throws unless a transaction that writes can be committed */
	tryWrite(): Promise<void>;
	/** @returns sentences on what the engine itself finds damaged; empty when all is well */
	listFaults(): Promise<string[]>;
	close(): Promise<void>;
}

/**
 * Opens SQLite in the data folder, or Postgres where a URL is given, and brings the tables up to date.
 * @throws when the database cannot be reached, or was made by a newer version
 */
export async function openDatabase(config: {
	dataDir: string;
	databaseUrl: string | null;
}): Promise<Database> {
	const kind = config.databaseUrl ? "postgres" : "sqlite";
	const dialect = config.databaseUrl
		? openPostgres(config.databaseUrl)
		: openSqlite(join(config.dataDir, "linework.db"));
	const db = new Kysely<Tables>({ dialect });
	try {
		await migrate(db, kind);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return {
		kind,
		db,
		tryWrite: () => tryWrite(db),
		listFaults: () => (kind === "sqlite" ? listSqliteFaults(db) : Promise.resolve([])),
		close: () => db.destroy(),
	};
}

async function tryWrite(db: Db): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("visitor_count")
			.set((row) => ({ count: row.ref("count") }))
			.execute(),
	);
}

/** Postgres checks its own pages and keys; SQLite does when it is asked. */
async function listSqliteFaults(db: Db): Promise<string[]> {
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
	return [
		...integrity.rows.map((row) => row.integrity_check).filter((says) => says !== "ok"),
		...keys.rows.map(({ table }) => `a row of ${table} points to nothing`),
	];
}
