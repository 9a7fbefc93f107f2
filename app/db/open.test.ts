import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { openDatabase, openDatabaseToRead } from "./database.server.ts";
import { explainOpenError } from "./open-error.server.ts";
import { withSnapshot } from "./snapshot.server.ts";

describe.each(engines)("opening a database read-only on %s", (engine) => {
	let site: TestSite;
	beforeEach(async () => {
		site = await openTestSite(engine);
	});
	afterEach(() => site.close());

	it("reads, cannot write, and works before any visitor was counted", async () => {
		await site.database.db.deleteFrom("visitor_count").execute();
		const database = await openDatabaseToRead(site.config);
		expect(await database.listFaults()).toEqual([]);
		expect(await database.db.selectFrom("visitor_count").selectAll().execute()).toEqual([]);
		await expect(database.db.deleteFrom("idempotency_keys").execute()).rejects.toThrow(
			/read-?only/,
		);
		await database.close();
	});

	it("reports missing tables", async () => {
		await sql`alter table consultation_submissions rename to elsewhere`.execute(site.database.db);
		await expect(openDatabaseToRead(site.config)).rejects.toThrow(/tables are missing/);
		await site.database.db.schema.dropTable("kysely_migration").execute();
		const copied = withSnapshot(site.config, async () => {});
		await expect(copied).rejects.toThrow(/tables are missing/);
	});
});

const hold = `
	const { parentPort, workerData } = require("node:worker_threads");
	const handle = new (require("better-sqlite3"))(workerData);
	handle.exec("begin exclusive");
	parentPort.postMessage("held");
	setTimeout(() => handle.close(), 1000);
`;

describe("opening a locked SQLite database", () => {
	let dataDir: string;
	let other: SQLite.Database;
	beforeEach(() => {
		dataDir = mkdtempSync(join(tmpdir(), "linework-open-"));
		other = new SQLite(join(dataDir, "linework.db"));
	});
	afterEach(() => {
		other.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const open = () => openDatabase({ dataDir, databaseUrl: null });

	it("waits for the lock, also where SQLite's own timeout does not apply", async () => {
		const holder = new Worker(hold, { eval: true, workerData: join(dataDir, "linework.db") });
		const exited = once(holder, "exit");
		await once(holder, "message");
		await (await open()).close();
		await exited;
	});

	it("reports a lock that stays, and shortens the timeout only once open", async () => {
		const database = await open();
		const { rows } = await sql`pragma busy_timeout`.execute(database.db);
		expect(rows).toEqual([{ timeout: 5 }]);
		await database.close();
		other.exec("begin immediate");
		await expect(open()).rejects.toThrow(/is in use by another program and stayed locked/);
	});
});

describe("why a database does not open", () => {
	const explain = (databaseUrl: string | null, error: object) =>
		String(
			explainOpenError(Object.assign(new Error(), error), { dataDir: "/srv/data", databaseUrl }),
		);
	const url = inject("postgres");

	it.each([
		["ENOSPC", "the disk is full"],
		["EROFS", "its disk is read-only"],
		["EACCES", "by this user"],
		["ENOENT", "cannot be found or made"],
	])("with Postgres, %s of a file is told of the folder", (code, says) => {
		const told = explain(url, { code, path: "/srv/data/instance", syscall: "open" });
		expect(told).toMatch("DATA_DIR (/srv/data)");
		expect(told).toMatch(says);
	});

	it.each([
		{ code: "ECONNREFUSED" },
		{ code: "ENOENT", syscall: "connect" },
		{ message: "timeout expired" },
	])("with Postgres, %j means that no server answers", (error) => {
		expect(explain(url, error)).toMatch("no Postgres server answers there");
	});

	it.each(["SQLITE_FULL", "SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC"])(
		"with SQLite, %s is told as a disk that is full",
		(code) => expect(explain(null, { code })).toMatch("Free some room first."),
	);

	it("is not that there is none when it cannot be looked at", async () => {
		const dataDir = mkdtempSync(join(tmpdir(), "linework-open-"));
		// As a folder of another user, it may not be followed, by any user.
		symlinkSync("linework.db", join(dataDir, "linework.db"));
		const database = openDatabaseToRead({ dataDir, databaseUrl: null });
		await expect(database).rejects.toThrow(`DATA_DIR (${dataDir}) cannot be used (ELOOP).`);
		rmSync(dataDir, { recursive: true });
	});

	it("says that the server offers no SSL", async () => {
		const databaseUrl = `${url}postgres?sslmode=verify-full`;
		const database = openDatabaseToRead({ dataDir: "/srv/data", databaseUrl });
		await expect(database).rejects.toThrow(/^DATABASE_URL asks for SSL/);
	});
});
