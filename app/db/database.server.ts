import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { ConfigError } from "../config.server.ts";
import { commit } from "./commit.server.ts";
import { type EngineKind, migrate } from "./migrate.server.ts";
import { explainOpenError, isBusy } from "./open-error.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { scrubPostgres, scrubSqlite } from "./scrub.server.ts";
import { openSqlite, openSqliteToRead } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
	kind: EngineKind;
	db: Db;
	/** @throws unless a transaction that writes can be committed */
	tryWrite(): Promise<void>;
	/** @returns sentences on what the engine itself finds damaged; empty when all is well */
	listFaults(): Promise<string[]>;
	/** Overwrites what deleted rows have left behind. @throws DatabaseBusy after half a minute */
	scrub(): Promise<void>;
	close(): Promise<void>;
}

/** Where the data is: a Postgres address, or null for SQLite in the data folder (absolute path). */
export interface DatabasePlace {
	dataDir: string;
	databaseUrl: string | null;
}

const patienceMs = 5_000;

/**
 * Opens SQLite in the data folder, or Postgres where a URL is given, and brings the tables up to date.
 * @throws ConfigError when it cannot be reached, stays locked, or was made by a newer version
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
	const deadline = Date.now() + patienceMs;
	for (;;) {
		try {
			return await openOnce(place);
		} catch (error) {
			// Some locks are not waited for: two processes that both make the file, for one.
			if (!isBusy(error) || Date.now() > deadline) throw explainOpenError(error, place);
			await wait(100);
		}
	}
}

async function openOnce({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> {
	const sqlite = databaseUrl ? null : openSqlite(join(dataDir, "linework.db"));
	const kind = databaseUrl ? "postgres" : "sqlite";
	const dialect = sqlite?.dialect ?? openPostgres(databaseUrl ?? "");
	const db = new Kysely<Tables>({ dialect });
	try {
		await migrate(db, kind);
		sqlite?.endPatience();
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return describe(kind, db);
}

/**
 * Opens a database that is there already, to look at it and change nothing, not even its tables.
 * @throws ConfigError when there is none, or none of this site
 */
export async function openDatabaseToRead(place: DatabasePlace): Promise<Database> {
	const path = join(place.dataDir, "linework.db");
	if (!place.databaseUrl && !existsSync(path)) {
		throw new ConfigError(`There is no database in DATA_DIR (${place.dataDir}).`);
	}
	let db: Db | undefined;
	try {
		const dialect = place.databaseUrl
			? openPostgres(place.databaseUrl, { readOnly: true })
			: openSqliteToRead(path);
		db = new Kysely<Tables>({ dialect });
		await db.selectFrom("consultation_submissions").select("id").limit(1).execute();
	} catch (error) {
		await db?.destroy();
		const { code, message } = error as { code?: string; message: string };
		if (code === "42P01" || /^no such table/.test(message)) {
			throw new ConfigError("The database holds no site: its tables are missing.");
		}
		throw explainOpenError(error, place);
	}
	return describe(place.databaseUrl ? "postgres" : "sqlite", db);
}

function describe(kind: EngineKind, db: Db): Database {
	return {
		kind,
		db,
		tryWrite: () => tryWrite(db),
		listFaults: () => (kind === "sqlite" ? listSqliteFaults(db) : Promise.resolve([])),
		scrub: () => (kind === "sqlite" ? scrubSqlite(db) : scrubPostgres(db)),
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
