import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { commit } from "./commit.server.ts";
import { withLease } from "./lease.server.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("postgres");
});
afterAll(() => site.close());
const tryWork = () => withLease(site.database, "work", async () => {});

it("a lease is one worker's until the work has ended, or failed", async () => {
	const held = await withLease(site.database, "work", async () => {
		expect(await tryWork()).toBe(false);
		expect(await withLease(site.database, "other work", async () => {})).toBe(true);
	});
	expect(held).toBe(true);
	expect(await tryWork()).toBe(true);
	const failed = withLease(site.database, "work", () => Promise.reject(new Error("failed")));
	await expect(failed).rejects.toThrow("failed");
	expect(await tryWork()).toBe(true);
});

it("a lease is kept in a transaction only while nobody else has taken it", async () => {
	const { db } = site.database;
	const past = sql<string>`now() - interval '1 second'`;
	await withLease(site.database, "work", async (lease) => {
		const keep = () => commit(db, (trx) => lease.keepIn(trx));
		expect(await keep()).toBe(true);
		await db.updateTable("leases").set({ until: past }).execute();
		expect(await keep()).toBe(false);
		expect(await tryWork()).toBe(true);
		expect(await keep()).toBe(false);
	});
});

it("the lease of a worker that is gone ends by itself, and is not given back by it later", async () => {
	let end = () => {};
	let next: Promise<boolean> | undefined;
	await withLease(site.database, "work", async () => {
		const past = sql<string>`now() - interval '1 second'`;
		await site.database.db.updateTable("leases").set({ until: past }).execute();
		await new Promise<void>((began) => {
			next = withLease(site.database, "work", () => {
				began();
				return new Promise((resolve) => {
					end = resolve;
				});
			});
		});
	});
	expect(await tryWork()).toBe(false);
	end();
	expect(await next).toBe(true);
	expect(await tryWork()).toBe(true);
});
