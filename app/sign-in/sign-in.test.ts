import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { account, openBrowser, signIn } from "../../test/artist.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { listActs } from "../db/audit.server.ts";
import { hashToken } from "../server/token.server.ts";

const wrong = { email: account.email, password: "not this one at all" };

describe.each(engines)("sign-in on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
		await signIn(site);
	});
	afterAll(() => site.close());
	beforeEach(async () => {
		await site.database.db.deleteFrom("password_guesses").execute();
	});

	it("sets cookies that scripts and other sites cannot use", async () => {
		const browser = openBrowser(site);
		const answer = await browser.post("/sign-in", account);
		expect(answer.status).toBe(302);
		const [session = "", device = ""] = answer.headers["set-cookie"] ?? [];
		expect(session).toMatch(
			/^__Host-session=[0-9a-f]{64}; Path=\/; Secure; HttpOnly; SameSite=Lax/,
		);
		expect(device).toMatch(/^__Host-known-device=[0-9a-f]{64}; Path=\/; Secure; HttpOnly/);
		// Neither for a domain, nor where scripts and histories could read them.
		expect(session + device).not.toMatch(/domain/i);
		expect(answer.headers.location).toBe("/admin");
		expect((await browser.get("/admin")).status).toBe(200);
	});

	it("accepts the address in any case, and nothing else", async () => {
		const browser = openBrowser(site);
		const email = ` ${account.email.toUpperCase()} `;
		expect((await browser.post("/sign-in", { ...account, email })).status).toBe(302);
		const other = { ...account, email: "other@example.com" };
		for (const fields of [wrong, other, {}, { ...account, password: "x".repeat(100_000) }]) {
			const answer = await openBrowser(site).post("/sign-in", fields);
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("Email address and password do not belong together.");
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
	});

	it("reads no more than a form, however it is sent", async () => {
		const post = (type: string, body: string) =>
			site.call("/sign-in", {
				method: "POST",
				body,
				// Without a length.
				headers: { "Content-Type": type, "Transfer-Encoding": "chunked" },
			});
		const form = "application/x-www-form-urlencoded";
		expect((await post(form, `email=${"x".repeat(200_000)}`)).status).toBe(413);
		expect((await post("text/plain", "email=x")).status).toBe(415);
	});

	it("gives a new session, and ends the browser's former one", async () => {
		const browser = openBrowser(site);
		browser.cookies.set("__Host-session", "0".repeat(64));
		await browser.post("/sign-in", account);
		const first = browser.cookies.get("__Host-session");
		expect(first).not.toBe("0".repeat(64));
		await browser.post("/sign-in", account);
		const old = await site.call("/api/user", { headers: { Cookie: `__Host-session=${first}` } });
		expect(old.status).toBe(401);
		expect((await browser.get("/api/user")).status).toBe(200);
	});

	it.each([
		["/admin/account?from=mail", "/admin/account?from=mail"],
		["//evil.example", "/admin"],
		["https://evil.example/admin", "/admin"],
		["/adminevil", "/admin"],
		["/admin\\@evil.example", "/admin"],
		["/admin/../..//evil.example", "/admin"],
	])("leads back to %s as %s", async (back, to) => {
		const path = `/sign-in?back=${encodeURIComponent(back)}`;
		const answer = await openBrowser(site).post(path, account);
		expect(answer.headers.location).toBe(to);
	});

	it("ends the session at sign-out, and keeps the device known", async () => {
		const browser = openBrowser(site);
		await browser.post("/sign-in", account);
		const Cookie = browser.readCookies();
		expect((await browser.post("/sign-out", {})).headers.location).toBe("/sign-in");
		expect((await site.call("/api/user", { headers: { Cookie } })).status).toBe(401);
		expect([...browser.cookies.keys()]).toEqual(["__Host-known-device"]);
	});

	it("takes a password that an earlier version hashed", async () => {
		const { db } = site.database;
		const { password_hash } = await db
			.selectFrom("artist")
			.select("password_hash")
			.executeTakeFirstOrThrow();
		const [salt, hash] = password_hash.split("$").slice(-2);
		const earlier = ["argon2id", 19_456, 2, 1, salt, hash].join("$");
		await db.updateTable("artist").set({ password_hash: earlier }).execute();
		expect((await openBrowser(site).post("/sign-in", account)).status).toBe(302);
		expect((await openBrowser(site).post("/sign-in", wrong)).status).toBe(422);
	});

	describe("guesses", () => {
		it("are limited for a network, with the wait in words", async () => {
			const stranger = openBrowser(site, "127.0.0.5");
			const answers = await Promise.all(
				Array.from({ length: 20 }, () => stranger.post("/sign-in", wrong)),
			);
			const statuses = answers.map(({ status }) => status).sort();
			expect(statuses).toEqual([...Array(5).fill(422), ...Array(15).fill(429)]);
			const refused = answers.find(({ status }) => status === 429);
			expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(3600);
			expect(refused?.text).toMatch(/Too many wrong passwords\. Try again in \d+ minutes/);
			// Otherwise the sixth guess would tell a right password.
			expect((await stranger.post("/sign-in", account)).status).toBe(429);
			expect((await openBrowser(site, "127.0.0.6").post("/sign-in", account)).status).toBe(302);
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

	it("takes nothing from another site", async () => {
		const browser = openBrowser(site);
		await browser.post("/sign-in", account);
		const stranger = openBrowser(site);
		const others: Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ "Sec-Fetch-Site": "cross-site" },
		];
		for (const path of ["/sign-in", "/sign-out", "/sign-in/passkey"]) {
			for (const headers of others) {
				const answer = await stranger.post(path, account, headers);
				expect(answer.status).toBe(403);
				expect(answer.headers["set-cookie"]).toBeUndefined();
				expect((await browser.post(path, account, headers)).status).toBe(403);
			}
		}
		expect((await browser.get("/api/user")).status).toBe(200);
	});

	it("is told by the audit trail, without who and where", async () => {
		const { db } = site.database;
		await db.deleteFrom("audit_trail").execute();
		const browser = openBrowser(site);
		await browser.post("/sign-in", wrong);
		await browser.post("/sign-in", account);
		await browser.post("/sign-out", {});
		const acts = await listActs(db, 10);
		expect(acts.map(({ act, detail }) => [act, detail]).reverse()).toEqual([
			["signed in", "password"],
			["signed out", null],
		]);
	});

	it("logs nothing of what was typed", () => {
		const log = site.logged.join("");
		for (const text of [account.email, account.password, wrong.password, "127.0."]) {
			expect(log).not.toContain(text);
		}
	});
});
