import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { account, addArtist, openBrowser } from "../../../test/artist.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { commit } from "../../db/commit.server.ts";
import { findArtist } from "../../sign-in/artist.server.ts";
import { addPasskey, listPasskeys } from "../../sign-in/passkeys/passkeys.server.ts";
import { addSession } from "../../sign-in/sessions.server.ts";

const page = "/admin/account";
const next = "four lamps under water";

describe.each(engines)("the account on %s", (engine) => {
	let site: TestSite;
	let artist: Awaited<ReturnType<typeof findArtist>>;
	let phone: ReturnType<typeof openBrowser>;
	let desk: ReturnType<typeof openBrowser>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		await addArtist(site);
		artist = await findArtist(site.database.db);
	});
	afterAll(() => site.close());
	beforeEach(async () => {
		const { db } = site.database;
		for (const table of ["password_guesses", "sessions"] as const) {
			await db.deleteFrom(table).execute();
		}
		await db
			.updateTable("artist")
			.set({ ...artist })
			.execute();
		[phone, desk] = [openBrowser(site), openBrowser(site)];
		for (const browser of [phone, desk]) {
			browser.cookies.set(
				"__Host-session",
				await commit(db, (trx) => addSession(trx, "Unknown device")),
			);
		}
	});
	const isIn = async (browser: typeof phone) => (await browser.get("/api/user")).status === 200;
	const session = (browser: typeof phone) => browser.cookies.get("__Host-session");

	it("takes another name", async () => {
		expect((await phone.post(page, { part: "name", name: "  Other Name " })).status).toBe(200);
		expect((await findArtist(site.database.db))?.name).toBe("Other Name");
		for (const [name, words] of [
			[" ", "Enter the name clients know you by."],
			["W".repeat(101), "Use at most 100 characters."],
		] as const) {
			const refused = await phone.post(page, { part: "name", name });
			expect(refused.status).toBe(422);
			expect(refused.text).toContain(words);
		}
		expect((await findArtist(site.database.db))?.name).toBe("Other Name");
	});

	it("takes another email address for the current password, and rotates the session", async () => {
		const email = "other@example.com";
		for (const [fields, words] of [
			[{ email, password: "no" }, "This is not the current password."],
			[{ email: "nowhere", password: account.password }, "Please enter a valid email address."],
		] as const) {
			const refused = await phone.post(page, { part: "email", ...fields });
			expect(refused.status).toBe(422);
			expect(refused.text).toContain(words);
		}
		expect((await findArtist(site.database.db))?.email).toBe(account.email);
		const former = session(phone);
		await phone.post(page, { part: "email", email, password: account.password });
		expect((await findArtist(site.database.db))?.email).toBe(email);
		expect(session(phone)).not.toBe(former);
		expect(await isIn(phone)).toBe(true);
		const headers = { Cookie: `__Host-session=${former}` };
		expect((await site.call("/api/user", { headers })).status).toBe(401);
	});

	it("takes another password, and ends all other sessions", async () => {
		const former = session(phone);
		const fields = { part: "password", password: account.password, "new-password": next };
		expect((await phone.post(page, fields)).status).toBe(200);
		expect([await isIn(phone), await isIn(desk)]).toEqual([true, false]);
		expect(session(phone)).not.toBe(former);
		const again = openBrowser(site);
		expect((await again.post("/sign-in", account)).status).toBe(422);
		expect((await again.post("/sign-in", { ...account, password: next })).status).toBe(302);
	});

	it.each([
		[{ password: "no", "new-password": next }, "This is not the current password."],
		[{ password: account.password, "new-password": "short" }, "Use at least 10 characters."],
		[{ password: account.password, "new-password": "testartist12" }, "your name"],
		[{ password: account.password }, "Use at least 10 characters."],
	])("keeps the password with %j", async (fields, words) => {
		const refused = await phone.post(page, { part: "password", ...fields });
		expect(refused.status).toBe(422);
		expect(refused.text).toContain(words);
		expect([await isIn(phone), await isIn(desk)]).toEqual([true, true]);
		expect((await desk.post("/sign-in", account)).status).toBe(302);
	});

	it("limits guesses at the current password", async () => {
		const guess = { part: "password", password: "not this one", "new-password": next };
		for (let turn = 0; turn < 5; turn += 1) {
			expect((await phone.post(page, guess)).status).toBe(422);
		}
		const refused = await phone.post(page, { ...guess, password: account.password });
		expect(refused.status).toBe(429);
		expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
		expect(refused.text).toContain("Too many wrong passwords");
	});

	it("lists sessions, and ends one or all others", async () => {
		const list = (await phone.get(page)).text;
		expect(list.match(/Unknown device/g)?.length).toBeGreaterThanOrEqual(2);
		expect(list.match(/This browser/g)).toHaveLength(1);
		const [id = ""] = /(?<=name="id" value=")[0-9a-f]{64}/.exec(list) ?? [];
		await phone.post(page, { part: "session", id });
		expect([await isIn(phone), await isIn(desk)]).toEqual([true, false]);
		await desk.post("/sign-in", account);
		await phone.post(page, { part: "sessions" });
		expect([await isIn(phone), await isIn(desk)]).toEqual([true, false]);
	});

	it("lists passkeys and removes one, also in an old session: its device may be lost", async () => {
		const { db } = site.database;
		for (const id of ["one", "two"]) {
			const device = `Test ${id}`;
			await addPasskey(db, { id, device, public_key: "", counter: 0, transports: "" });
		}
		expect((await phone.get(page)).text).toMatch(/Test two.*not used yet.*Test one/s);
		const created_at = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString();
		await db.updateTable("sessions").set({ created_at }).execute();
		await phone.post(page, { part: "passkey", id: "two" });
		expect((await listPasskeys(db)).map(({ id }) => id)).toEqual(["one"]);
	});

	it("lets no answer pass that is no passkey, and adds none to an old session", async () => {
		const headers = { Origin: site.address, Cookie: phone.readCookies() };
		const call = { method: "POST", json: { id: "x", response: {} }, headers };
		const { port } = new URL(site.address);
		const named = { ...headers, Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
		for (const path of ["/sign-in/passkey", "/admin/account/passkeys"]) {
			expect((await site.call(path, call)).json().code).toBe("no_passkeys_here");
			const answer = await site.call(path, { ...call, headers: named });
			expect(answer.status).toBe(422);
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
		const created_at = new Date(Date.now() - 3_600_001).toISOString();
		await site.database.db.updateTable("sessions").set({ created_at }).execute();
		for (const method of ["GET", "POST"]) {
			const old = { ...call, method, headers: named };
			const answer = await site.call("/admin/account/passkeys", old);
			expect(answer.json().code).toBe("sign_in_again");
		}
		const again = await phone.get("/sign-in?again&back=/admin/account");
		expect(again.status).toBe(200);
	});

	it("refuses a part that it does not have", async () => {
		for (const part of ["", "constructor", "other"]) {
			expect((await phone.post(page, { part })).status).toBe(400);
		}
	});
});
