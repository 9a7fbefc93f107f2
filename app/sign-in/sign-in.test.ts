import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { account, addArtist, openBrowser, signIn } from "../../test/artist.ts";
import type { Answer } from "../../test/call.ts";
import { openAuthenticator } from "../../test/passkey.ts";
import { engines, openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { listActs } from "../db/audit.server.ts";
import { hashPassword } from "./password.server.ts";
import { makeSetupToken } from "./setup-links.server.ts";

type Browser = ReturnType<typeof openBrowser>;

const wrong = { email: account.email, password: "not this one at all" };

const openNewSite = openForOneTest();

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

	it("lets nobody in before there is an account", async () => {
		const fresh = await openNewSite(engine);
		const { email, password } = account;
		const nothing = { email: "", password: "" };
		for (const fields of [{}, nothing, { email, password: "" }, { email, password }]) {
			const answer = await openBrowser(fresh).post("/sign-in", fields as Record<string, string>);
			expect(answer.status).toBe(422);
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
		expect(await fresh.database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
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

	it("says where no browser would keep the session, and counts no guess there", async () => {
		const { db } = site.database;
		const headers = { Host: "192.168.1.20:3000", Origin: "http://192.168.1.20:3000" };
		const { text } = await site.call("/sign-in", { headers });
		expect(text).toContain("You can’t sign in at this address");
		expect(text).not.toContain('name="password"');
		const answer = await openBrowser(site).post("/sign-in", account, headers);
		expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
		expect(await db.selectFrom("password_guesses").selectAll().execute()).toEqual([]);
	});

	it("accepts the address in any case, and nothing else", async () => {
		const browser = openBrowser(site);
		const email = ` ${account.email.toUpperCase()} `;
		expect((await browser.post("/sign-in", { ...account, email })).status).toBe(302);
		const other = { ...account, email: "other@example.com" };
		for (const fields of [wrong, other, {}, { ...account, password: "x".repeat(100_000) }]) {
			const answer = await openBrowser(site).post("/sign-in", fields);
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("That email address or password is wrong.");
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
		for (const old of ["0".repeat(64), first]) {
			const headers = { Cookie: `__Host-session=${old}` };
			expect((await site.call("/api/user", { headers })).status).toBe(401);
		}
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

	it("gives its tokens to cookies that no script can read, and to nothing else", async () => {
		const { db } = site.database;
		const password = "four lamps under water";
		const signInWithPasskey = await openAuthenticator(site);
		const page = "/admin/account";
		const ways: Record<string, (browser: Browser) => Promise<Answer>> = {
			password: (browser) => browser.post("/sign-in", account),
			passkey: signInWithPasskey,
			"another email address": (browser) => browser.post(page, { ...account, part: "email" }),
			"another password": (browser) =>
				browser.post(page, { ...account, part: "password", "new-password": password }),
			link: async (browser) => browser.post(`/sign-in/first/${await makeSetupToken(db)}`, account),
		};
		const browser = openBrowser(site);
		for (const [way, enter] of Object.entries(ways)) {
			const former = browser.cookies.get("__Host-session");
			const answers = [await enter(browser)];
			expect(browser.cookies.get("__Host-session"), way).not.toBe(former);
			for (const path of ["/admin", "/admin.data", page, `${page}.data`, "/api/user", "/"]) {
				answers.push(await browser.get(path));
			}
			for (const { headers, text } of answers) {
				const { "set-cookie": lines = [], ...others } = headers;
				for (const line of lines) expect(line, way).toMatch(/; Secure; HttpOnly;/);
				for (const token of browser.cookies.values()) {
					expect(JSON.stringify(others) + text, way).not.toContain(token);
				}
			}
		}
		expect(browser.cookies.size).toBe(2);
	});

	it("compares a password beyond its character 128", async () => {
		const same = "quiet heron lamp ".repeat(8).slice(0, 128);
		await addArtist(site, `${same}a`);
		const enter = (password: string) =>
			openBrowser(site).post("/sign-in", { ...account, password });
		expect((await enter(`${same}b`)).status).toBe(422);
		expect((await enter(same)).status).toBe(422);
		expect((await enter(`${same}a`)).status).toBe(302);
		await addArtist(site);
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
		const [salt, hash] = (await hashPassword(account.password)).split("$").slice(-2);
		const earlier = ["argon2id", 19_456, 2, 1, salt, hash].join("$");
		await site.database.db.updateTable("artist").set({ password_hash: earlier }).execute();
		expect((await openBrowser(site).post("/sign-in", account)).status).toBe(302);
		expect((await openBrowser(site).post("/sign-in", wrong)).status).toBe(422);
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
