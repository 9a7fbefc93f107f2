import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { submission } from "../../test/requests.ts";
import { openForOneTest, type TestSite } from "../../test/site.ts";
import { checkWeekly, readCheck } from "./weekly-check.server.ts";

const open = openForOneTest();
const day = 24 * 60 * 60 * 1000;
const running = new AbortController().signal;

const check = async ({ database, config }: TestSite, days: number, stopping = running) => {
	const { dataDir } = config;
	await checkWeekly({ database, dataDir, stopping }, Date.now() + days * day);
	return readCheck(dataDir);
};

it("reads the whole database and counts what its indexes hold, once a week", async () => {
	const site = await open();
	await site.call("/api/consultations", submission());
	expect(await check(site, 6)).toBeNull();
	const first = await check(site, 8);
	expect(first).toMatchObject({ damage: [] });
	const { rows } = await sql`select * from sqlite_stat1`.execute(site.database.db);
	expect(rows).toContainEqual(expect.objectContaining({ tbl: "consultation_submissions" }));
	expect(await check(site, 14)).toEqual(first);
	expect(await check(site, 16)).not.toEqual(first);
	// A clock that was ahead for a moment.
	const ahead = await check(site, 1_000);
	expect(await check(site, 17)).not.toEqual(ahead);
});

it("closes a database whose table and index disagree, and looks again soon", async () => {
	const site = await open();
	await site.call("/api/consultations", submission());
	const file = new SQLite(join(site.config.dataDir, "linework.db"));
	file.unsafeMode();
	file.exec(`pragma writable_schema = on; create table other (id text primary key not null);
		update sqlite_schema set rootpage =
			(select rootpage from sqlite_schema where name = 'sqlite_autoindex_other_1')
			where name = 'sqlite_autoindex_consultation_submissions_1';
		delete from sqlite_schema where tbl_name = 'other'`);
	file.close();
	const damaged = await check(site, 8);
	expect(damaged?.damage.join()).toContain("index");
	expect(site.database.isDamaged()).toBe(true);
	expect(await check(site, 8.1)).not.toEqual(damaged);
});

it("ends with the site, and is due still", async () => {
	expect(await check(await open(), 8, AbortSignal.abort())).toBeNull();
});

it("is Postgres' own work", async () => {
	expect(await check(await open("postgres"), 8)).toBeNull();
});
