import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../app/db/database.server.ts";
import { noteRunning, resetRunning } from "../../app/db/running.server.ts";
import { keepDatabase, requireNoneKept } from "./kept-database.ts";

let dataDir: string;
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "linework-kept-"));
	await (await openDatabase(place())).close();
	resetRunning(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const place = () => ({ dataDir, databaseUrl: null });
const run = (...statements: string[]) => {
	const db = new SQLite(join(dataDir, "linework.db"));
	for (const statement of statements) db.exec(statement);
	db.close();
};
const ask = (statement: string) => {
	const db = new SQLite(join(dataDir, "linework.db"), { readonly: true });
	const found = db.prepare(statement).pluck().all();
	db.close();
	return found;
};
const migrate = () =>
	run(
		"insert into kysely_migration values ('9999-newer', '2026-11-26T00:00:00Z')",
		"create table newer (id integer)",
	);
const write = () =>
	run(`insert into saved_replies (id, name, text, position) values ('new', 'New', 'Yes', 9)`);
const listen = () => noteRunning(dataDir, "http://127.0.0.1:3000");
const isNewer = () => ask("select name from sqlite_schema where name = 'newer'").length > 0;
const isWritten = () => ask("select id from saved_replies where id = 'new'").length > 0;

it("puts the database back that a new version migrated before it listened", async () => {
	const kept = await keepDatabase(place());
	migrate();
	write();
	expect(await kept.giveBack()).toBe(true);
	expect([isNewer(), isWritten()]).toEqual([false, false]);
	expect(existsSync(join(dataDir, "before-upgrade.db"))).toBe(false);
});

it("keeps what a new version stored that migrated nothing", async () => {
	const kept = await keepDatabase(place());
	listen();
	write();
	expect(await kept.giveBack()).toBe(true);
	expect(isWritten()).toBe(true);
});

it("changes nothing where a new version has migrated and may have stored something for somebody", async () => {
	const kept = await keepDatabase(place());
	migrate();
	listen();
	write();
	expect(await kept.giveBack()).toBe(false);
	expect([isNewer(), isWritten()]).toEqual([true, true]);
	run("delete from saved_replies where id = 'new'", "update instance set probe = 'other'");
	expect(await kept.giveBack()).toBe(true);
	expect(isNewer()).toBe(false);
});

it("is not sure of a version that took away what the old one knows", async () => {
	const kept = await keepDatabase(place());
	migrate();
	listen();
	run("alter table saved_replies rename column name to title");
	await expect(kept.giveBack()).rejects.toThrow(/no such column/);
	expect(isNewer()).toBe(true);
});

it("refuses an upgrade after one that was cut short", async () => {
	requireNoneKept(dataDir);
	const kept = await keepDatabase(place());
	expect(() => requireNoneKept(dataDir)).toThrow(/was cut short.*before-upgrade\.db/);
	kept.forget();
	requireNoneKept(dataDir);
});
