import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect, sql, type Transaction } from "kysely";
import type { DatabasePlace } from "./database.server.ts";
import type { EngineKind } from "./migrate.server.ts";
import { explainOpenError, findSqliteFile } from "./open-error.server.ts";
import { openPostgres } from "./postgres.server.ts";
import type { Tables } from "./tables.ts";

export type TableName = Exclude<keyof Tables, "request_search" | "leases" | "unfinished_erasures">;
export type Row = Record<string, string | number | null>;

/**
 * `personal`: an erasure deletes from it, and then overwrites what was deleted.
 * `access`: its rows give access, or show how to get it. An export of the site leaves them out.
 * The index of words is missing: it differs between the engines and is made of the rest. So are leases, which end with
 * the processes, unfinished erasures, of which a copy holds nothing, and the unlogged `rate_limits` and `form_openings` of
 * Postgres, which a crash may empty and `Tables` does not name.
 */
const tables: Record<TableName, "site" | "personal" | "access"> = {
	instance: "site",
	consultation_submissions: "personal",
	reference_files: "personal",
	visitor_count: "site",
	"Thank you and notes": "personal",
	idempotency_keys: "personal",
	artist: "access",
	setup_links: "access",
	sessions: "access",
	passkeys: "access",
	known_devices: "access",
	password_guesses: "access",
	request_progress: "personal",
	request_events: "personal",
	request_links: "personal",
	letters: "personal",
	saved_replies: "site",
	answer_drafts: "personal",
	request_terms: "personal",
	appointments: "personal",
	calendar_feeds: "access",
	audit_trail: "site",
	documents: "site",
	document_drafts: "site",
	photos: "site",
	kept_facts: "site",
	daily_counts: "site",
};

export const tableNames = Object.keys(tables) as TableName[];

export const personalTables = tableNames.filter((name) => tables[name] === "personal");

export const accessTables = tableNames.filter((name) => tables[name] === "access");

/** The database at one moment. */
export interface Snapshot {
	db: Transaction<Tables>;
	kind: EngineKind;
	/** Names of those that have run. */
	migrations: string[];
	/** Tables that exist; an older database has fewer. */
	tables: TableName[];
}

/** Works beside a running site, which goes on writing. @throws ConfigError when out of reach */
export async function withSnapshot<T>(
	place: DatabasePlace,
	work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
	const kind = place.databaseUrl ? "postgres" : "sqlite";
	let db: Kysely<Tables> | undefined;
	try {
		db = new Kysely<Tables>({
			dialect: place.databaseUrl
				? // The transaction is silent for as long as a slow disk takes what was read.
					openPostgres(place.databaseUrl, { unhurried: true })
				: openBeside(place.dataDir),
		});
		const transaction = db.transaction();
		const snapshot =
			kind === "postgres"
				? transaction.setIsolationLevel("repeatable read").setAccessMode("read only")
				: transaction;
		return await snapshot.execute(async (trx) => {
			const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
			const there = new Set((await trx.introspection.getTables()).map(({ name }) => name));
			return work({
				db: trx,
				kind,
				migrations: rows.map(({ name }) => name).sort(),
				tables: tableNames.filter((name) => there.has(name)),
			});
		});
	} catch (error) {
		throw explainOpenError(error, place);
	} finally {
		await db?.destroy();
	}
}

/** Opens a connection of its own, which does not see what others commit meanwhile. */
function openBeside(dataDir: string): SqliteDialect {
	const handle = new SQLite(findSqliteFile(dataDir), { fileMustExist: true, timeout: 5_000 });
	handle.pragma("query_only = ON");
	return new SqliteDialect({ database: handle });
}

/** Keeps few rows in memory at a time. */
export async function* readTable(
	{ db, kind }: Pick<Snapshot, "db" | "kind">,
	table: TableName,
): AsyncGenerator<Row> {
	if (kind === "sqlite") {
		yield* db.selectFrom(table).selectAll().stream() as AsyncIterable<Row>;
		return;
	}
	await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(db);
	for (;;) {
		const { rows } = await sql<Row>`fetch 500 from copied`.execute(db);
		if (rows.length === 0) break;
		yield* rows;
	}
	await sql`close copied`.execute(db);
}
