import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { DatabaseBusy } from "./commit.server.ts";
import { isOutcomeUnknown } from "./error-codes.server.ts";

let site: TestSite;
let other: SQLite.Database;
beforeEach(async () => {
	site = await openTestSite();
	await site.call("/readyz");
	other = new SQLite(join(site.config.dataDir, "linework.db"));
});
afterEach(async () => {
	vi.useRealTimers();
	other.close();
	await site.close();
});

const send = () => site.call("/api/consultations", { ...submission(), from: newAddress() });

it("waits for another process's write lock without blocking reads", async () => {
	other.exec("begin immediate");
	let ended = 0;
	const sent = Array.from({ length: 30 }, () => send().finally(() => (ended += 1)));
	for (let i = 0; i < 3; i += 1) {
		expect((await site.call("/api/visitor-count")).status).toBe(200);
	}
	expect(ended).toBe(0);
	other.exec("rollback");
	const statuses = (await Promise.all(sent)).map((answer) => answer.status);
	expect(new Set(statuses)).toEqual(new Set([201]));
});

it("fails with a retry time if the lock is held too long", async () => {
	other.exec("begin immediate");
	vi.useFakeTimers({ toFake: ["Date"] });
	let ended = false;
	const sent = send().finally(() => (ended = true));
	const passTime = () => {
		vi.setSystemTime(Date.now() + 6_000);
		return ended;
	};
	await expect.poll(passTime).toBe(true);
	const answer = await sent;
	other.exec("rollback");
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("2");
	expect(answer.text).not.toMatch(/locked|SQLITE/i);
	expect((await send()).status).toBe(201);
});

it("syncs every commit", async () => {
	const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(site.database.db);
	expect(rows).toEqual([{ synchronous: 2 }]);
});

it.each([
	[Object.assign(new Error(), { code: "SQLITE_IOERR_FSYNC" }), true],
	[Object.assign(new Error(), { code: "SQLITE_CONSTRAINT_TRIGGER" }), false],
	[Object.assign(new Error(), { code: "23505" }), false],
	[Object.assign(new Error(), { code: "57P01" }), true],
	[Object.assign(new Error(), { code: "ECONNRESET" }), true],
	[new Error("Connection terminated unexpectedly"), true],
	[new DatabaseBusy(), false],
])("for %o, knows whether the transaction may have been stored: %s", (error, unknown) => {
	expect(isOutcomeUnknown(error)).toBe(unknown);
});

it("reports the disk error, not a failed rollback", async () => {
	const { db } = site.database;
	const refused = db.transaction().execute(async (trx) => {
		await sql`rollback`.execute(trx);
		throw new Error("the disk is gone");
	});
	await expect(refused).rejects.toThrow("the disk is gone");
	expect((await send()).status).toBe(201);
});
