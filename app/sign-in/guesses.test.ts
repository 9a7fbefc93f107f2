import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { account, openBrowser, signIn } from "../../test/artist.ts";
import type { Answer } from "../../test/call.ts";
import { openAuthenticator } from "../../test/passkey.ts";
import { engines, openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { hashToken } from "../server/token.server.ts";

const wrong = { email: account.email, password: "not this one at all" };

describe.each(engines)("guesses on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
		await signIn(site);
	});
	afterAll(() => site.close());
	beforeEach(async () => {
		await site.database.db.deleteFrom("password_guesses").execute();
	});

	it("are limited for a network, with the wait in words, and the artist still gets in from it", async () => {
		const known = openBrowser(site, "127.0.0.5");
		await known.post("/sign-in", account);
		await known.post("/sign-out", {});
		const signInWithPasskey = await openAuthenticator(site);
		const stranger = openBrowser(site, "127.0.0.5");
		const answers: Answer[] = [];
		while (answers.length < 200) {
			// Once as a form, then as scripts send it, for which no page is made.
			const path = answers.length === 0 ? "/sign-in" : "/sign-in.data";
			const guesses = Array.from({ length: 20 }, () => stranger.post(path, wrong));
			answers.push(...(await Promise.all(guesses)));
		}
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([...Array(5).fill(422), ...Array(195).fill(429)]);
		const refused = answers.find(({ status }) => status === 429);
		expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(3600);
		expect(refused?.text).toMatch(/Too many wrong passwords\. Try again in \d+ minutes/);
		// Otherwise the sixth guess would tell a right password.
		expect((await stranger.post("/sign-in", account)).status).toBe(429);
		expect((await openBrowser(site, "127.0.0.6").post("/sign-in", account)).status).toBe(302);
		expect((await known.post("/sign-in", account)).status).toBe(302);
		const withPasskey = openBrowser(site, "127.0.0.5");
		expect((await signInWithPasskey(withPasskey)).json()).toEqual({ to: "/admin" });
		expect((await withPasskey.get("/api/user")).status).toBe(200);
	});

	it("are limited for the whole site, and a known device has its own count", async () => {
		const known = openBrowser(site, "127.0.0.5");
		await known.post("/sign-in", account);
		await known.post("/sign-out", {});
		const { db } = site.database;
		const count = async (source: string, was: number) =>
			db
				.insertInto("password_guesses")
				.values({ source, count: was, began_at: new Date().toISOString() })
				.onConflict((conflict) => conflict.column("source").doUpdateSet({ count: was }))
				.execute();
		await count("site", 49);
		const from = (address: string) => openBrowser(site, address).post("/sign-in", wrong);
		expect((await from("127.0.1.1")).status).toBe(422);
		expect((await from("127.0.1.2")).status).toBe(429);
		expect((await known.post("/sign-in", wrong)).status).toBe(422);
		await count(hashToken(known.cookies.get("__Host-known-device") ?? ""), 5);
		const refused = await known.post("/sign-in", account);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
		await db.deleteFrom("password_guesses").where("source", "!=", "site").execute();
		expect((await known.post("/sign-in", account)).status).toBe(302);
	});

	it("do not count when the password was right", async () => {
		for (let turn = 0; turn < 8; turn += 1) {
			const browser = openBrowser(site, "127.0.0.7");
			expect((await browser.post("/sign-in", account)).status).toBe(302);
		}
	});

	it("start over after an hour, and keep no address", async () => {
		const stranger = openBrowser(site, "127.0.0.8");
		for (let guess = 0; guess < 6; guess += 1) await stranger.post("/sign-in", wrong);
		const { db } = site.database;
		const rows = await db.selectFrom("password_guesses").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain("127.0.0.8");
		const began_at = new Date(Date.now() - 3_600_001).toISOString();
		await db.updateTable("password_guesses").set({ began_at }).execute();
		expect((await stranger.post("/sign-in", wrong)).status).toBe(422);
	});

	it("are still counted after a restart", async () => {
		const guess = (fields = wrong) => openBrowser(site, "127.0.0.10").post("/sign-in", fields);
		for (let turn = 0; turn < 5; turn += 1) expect((await guess()).status).toBe(422);
		await site.stop();
		site = await openTestSite(engine, site.env);
		expect((await guess(account)).status).toBe(429);
	});

	it("get no better device by a cookie that was made up", async () => {
		const stranger = openBrowser(site, "127.0.0.9");
		const statuses: number[] = [];
		for (let guess = 0; guess < 6; guess += 1) {
			stranger.cookies.set("__Host-known-device", String(guess).repeat(64));
			statuses.push((await stranger.post("/sign-in", wrong)).status);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	});
});

const openSite = openForOneTest();

it("counts guesses for the client behind a trusted proxy, whoever it says sent it before", async () => {
	const site = await openSite("sqlite", { TRUSTED_PROXIES: "127.0.0.1" });
	await signIn(site);
	const guess = async (forwarded: string) =>
		(await openBrowser(site).post("/sign-in", wrong, { "X-Forwarded-For": forwarded })).status;
	const statuses: number[] = [];
	for (let turn = 1; turn <= 6; turn += 1) statuses.push(await guess(`6.6.6.${turn}, 7.7.7.7`));
	expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	expect(await guess("7.7.7.7, 8.8.8.8")).toBe(422);
});
