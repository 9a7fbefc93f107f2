import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { account, addArtist, openBrowser } from "../../test/artist.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { findFeedDay, renewCalendarFeed } from "../appointments/calendar-feed.server.ts";
import { commit } from "../db/commit.server.ts";
import { findArtist } from "./artist.server.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { addPasskey, listPasskeys } from "./passkeys/passkeys.server.ts";
import { makeSetupToken } from "./setup-links.server.ts";
import { sweepSignIn } from "./sweep-sign-in.server.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(engines)("the one-time link on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());
	const makeLink = async () => `/sign-in/first/${await makeSetupToken(site.database.db)}`;

	it("makes the account once, and signs in", async () => {
		const link = await makeLink();
		const browser = openBrowser(site);
		const form = await browser.get(link);
		expect(form.status).toBe(200);
		expect(form.headers["cache-control"]).toMatch(/no-store/);
		expect(form.headers["referrer-policy"]).toBe("no-referrer");
		const next = "/admin/first-steps";
		expect((await browser.post(link, account)).headers.location).toBe(next);
		expect((await browser.get(next)).status).toBe(200);
		const used = openBrowser(site);
		expect((await used.get(link)).status).toBe(410);
		expect((await used.post(link, { ...account, name: "Other" })).status).toBe(410);
		expect(await findArtist(site.database.db)).toMatchObject({
			name: account.name,
			password_hash: expect.stringMatching(
				/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
			),
		});
	});

	it("is not used up where no browser would keep the session", async () => {
		const link = await makeLink();
		const at = (origin: string) => {
			const headers = { Host: new URL(origin).host, Origin: origin };
			const browser = openBrowser(site);
			return {
				get: (more = {}) => browser.send(link, { headers: { ...headers, ...more } }),
				post: (more = {}) => browser.post(link, account, { ...headers, ...more }),
			};
		};
		const network = at("http://192.168.1.20:3000");
		expect((await network.get()).text).toContain("You can’t sign in at this address");
		expect((await network.post()).status).toBe(403);
		// Browsers send it over HTTPS only, here by a proxy.
		const sent = { "Sec-Fetch-Site": "same-origin" };
		expect((await network.get(sent)).text).toContain("Save and Sign In");
		const form = await at("http://studio.localhost:3000").get();
		expect(form.text).toContain("Save and Sign In");
		expect((await at("https://192.168.1.20").post(sent)).status).toBe(302);
	});

	it("shows again what was typed, without the password, and stays usable", async () => {
		const link = await makeLink();
		const browser = openBrowser(site);
		const fields = { name: "", email: "nowhere", password: "password12" };
		const refused = await browser.post(link, fields);
		expect(refused.status).toBe(422);
		for (const words of [
			"Enter the name clients",
			"valid email",
			"commonly used",
			'value="nowhere"',
		]) {
			expect(refused.text).toContain(words);
		}
		expect(refused.text).not.toContain("password12");
		const named = await browser.post(link, { ...account, name: "W".repeat(101) });
		expect(named.status).toBe(422);
		expect(named.text).toContain("Use at most 100 characters.");
		const long = await browser.post(link, { ...account, password: "quiet heron ".repeat(8_000) });
		expect(long.status).toBe(422);
		expect(long.text).toContain("Use at most 256 characters.");
		expect((await browser.post(link, account)).status).toBe(302);
	});

	it("is used up by one of two who use it at the same time", async () => {
		const link = await makeLink();
		const answers = await Promise.all(
			[1, 2].map((turn) => openBrowser(site).post(link, { ...account, name: `Artist ${turn}` })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
	});

	it("ends when a newer one is made, and after a day", async () => {
		const [older, newer] = [await makeLink(), await makeLink()];
		expect((await openBrowser(site).get(older)).status).toBe(410);
		const created_at = new Date(Date.now() - day - 1).toISOString();
		await site.database.db.updateTable("setup_links").set({ created_at }).execute();
		expect((await openBrowser(site).get(newer)).status).toBe(410);
		expect((await openBrowser(site).post(newer, account)).status).toBe(410);
	});

	it("takes the account back: nothing else opens it afterwards", async () => {
		const { db } = site.database;
		const thief = openBrowser(site);
		await addArtist(site);
		await thief.post("/sign-in", account);
		await addPasskey(db, { id: "x", device: "", public_key: "", counter: 0, transports: "" });
		await renewCalendarFeed(db);
		const fields = { ...account, password: "four lamps under water" };
		await openBrowser(site).post(await makeLink(), fields);
		expect((await thief.get("/api/user")).status).toBe(401);
		expect(await listPasskeys(db)).toEqual([]);
		expect(await findFeedDay(db)).toBeUndefined();
		expect(await db.selectFrom("known_devices").selectAll().execute()).toHaveLength(1);
	});
});

describe.each(engines)("sweeping on %s", (engine) => {
	it("deletes what has expired, and nothing else", async () => {
		const site = await openTestSite(engine);
		const { db } = site.database;
		const counted = async () =>
			Promise.all(
				(["sessions", "setup_links", "known_devices", "password_guesses"] as const).map(
					async (table) => (await db.selectFrom(table).selectAll().execute()).length,
				),
			);
		await addArtist(site);
		await openBrowser(site).post("/sign-in", { ...account, password: "not this one" });
		await openBrowser(site).post("/sign-in", account);
		await commit(db, (trx) => rememberDevice(trx, null));
		await makeSetupToken(db);
		const all = await counted();
		await sweepSignIn(db);
		expect(await counted()).toEqual(all);
		const left = async (days: number) => {
			await sweepSignIn(db, Date.now() + days * day);
			return counted();
		};
		expect(await left(1)).toEqual([1, 0, 2, 0]);
		expect(await left(14)).toEqual([0, 0, 2, 0]);
		expect(await left(401)).toEqual([0, 0, 0, 0]);
		await site.close();
	});
});
