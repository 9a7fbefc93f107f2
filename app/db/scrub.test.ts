import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { openForOneTest, type TestSite } from "../../test/site.ts";
import { commit } from "./commit.server.ts";

const open = openForOneTest();
afterEach(() => vi.useRealTimers());

/** Tables of Postgres whose file holds the word. */
async function findInTables({ database: { db } }: TestSite, word: string): Promise<string[]> {
	await sql`checkpoint`.execute(db);
	const { rows } = await sql<{ name: string; folder: string; path: string }>`
		select relname as name, setting as folder, pg_relation_filepath(oid) as path from pg_class, pg_settings
		where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_settings.name = 'data_directory'
	`.execute(db);
	return rows
		.filter(({ folder, path }) => readFileSync(join(folder, path)).includes(word))
		.map(({ name }) => name);
}

it("a scrub on Postgres waits for snapshots that still see what was deleted", async () => {
	const site = await open("postgres");
	const { db } = site.database;
	const email = `${crypto.randomUUID()}@example.com`;
	await site.call("/api/consultations", { ...submission({ email }), from: newAddress() });
	const other = new pg.Client(site.config.databaseUrl ?? "");
	await other.connect();
	await other.query("begin isolation level repeatable read read only");
	await other.query("select id from instance");
	await commit(db, (trx) => trx.deleteFrom("consultation_submissions").execute());
	await commit(db, (trx) => trx.deleteFrom("letters").execute());
	vi.useFakeTimers({ toFake: ["Date"] });
	const scrubbing = expect(site.database.scrub()).rejects.toThrow("The database is in use");
	vi.setSystemTime(Date.now() + 60_000);
	await scrubbing;
	expect(await findInTables(site, email)).toContain("consultation_submissions");
	vi.useRealTimers();
	await other.query("commit");
	await site.database.scrub();
	expect(await findInTables(site, email)).toEqual([]);
	await other.end();
});
