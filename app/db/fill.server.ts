import { type Kysely, sql, type Transaction } from "kysely";
import type { EngineKind } from "./migrate.server.ts";
import { indexRequest } from "./search.server.ts";
import { type Row, type TableName, tableNames } from "./snapshot.server.ts";
import type { Tables } from "./tables.ts";

export interface TableRows {
	table: TableName;
	/** Few enough for one statement. */
	rows: Row[];
}

export const rowsAtOnce = 200;

/** Replaces all rows in one transaction and ends it with `finish`. Call `indexRequests` once all migrations have run. */
export async function fillDatabase(
	db: Kysely<Tables>,
	kind: EngineKind,
	source: AsyncIterable<TableRows>,
	finish: (trx: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const checkKeys = await deferKeys(trx, kind);
		const there = new Set((await trx.introspection.getTables()).map(({ name }) => name));
		for (const table of tableNames.filter((name) => there.has(name)))
			await trx.deleteFrom(table).execute();
		for await (const { table, rows } of source) {
			await trx
				.insertInto(table)
				.values(rows as never)
				.execute();
		}
		await checkKeys();
		await finish(trx);
	});
}

export async function indexRequests(db: Kysely<Tables>): Promise<void> {
	const requests = await db.selectFrom("consultation_submissions").select("id").execute();
	for (const { id } of requests) await indexRequest(db, id);
}

/**
 * Lets rows come before those that they refer to. Postgres defers only constraints that were made deferrable, so they
 * are made again.
 */
async function deferKeys(trx: Transaction<Tables>, kind: EngineKind): Promise<() => Promise<void>> {
	if (kind === "sqlite") {
		await sql`pragma defer_foreign_keys = on`.execute(trx);
		return async () => {};
	}
	const { rows } = await sql<{ owner: string; name: string; definition: string }>`
		select conrelid::regclass::text as owner, quote_ident(conname) as name,
			pg_get_constraintdef(oid) as definition
		from pg_constraint
		where contype = 'f' and connamespace = current_schema()::regnamespace
	`.execute(trx);
	const each = async (change: (row: (typeof rows)[number]) => string) => {
		for (const row of rows) await sql.raw(`alter table ${row.owner} ${change(row)}`).execute(trx);
	};
	await each(({ name }) => `drop constraint ${name}`);
	return () => each(({ name, definition }) => `add constraint ${name} ${definition}`);
}
