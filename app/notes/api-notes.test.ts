import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";

describe.each(engines)("POST /api/notes on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const send = (message: unknown, more: Parameters<TestSite["call"]>[1] = {}) =>
		site.call("/api/notes", { method: "POST", json: { message }, from: newAddress(), ...more });
	const listMessages = async () => {
		const rows = await site.database.db
			.selectFrom("Thank you and notes")
			.select("message")
			.orderBy("created_at")
			.execute();
		return rows.map((row) => row.message);
	};

	it("stores the trimmed message", async () => {
		expect((await send("  It healed so well.\nThank you! ")).status).toBe(201);
		expect(await listMessages()).toEqual(["It healed so well.\nThank you!"]);
	});

	it.each(["", " \n\t ", undefined, null, 7, ["hello"]])(
		"refuses the message %j with an explanation",
		async (message) => {
			const before = await listMessages();
			const answer = await send(message);
			expect(answer.status).toBe(422);
			expect(answer.json().message).toBe("Please enter a message before submitting");
			expect(await listMessages()).toEqual(before);
		},
	);

	it("stores a reply address, or null without one", async () => {
		await site.database.db.deleteFrom("Thank you and notes").execute();
		for (const email of [" visitor@example.com ", "", "  ", null, undefined]) {
			const json = { message: "A question", email };
			expect((await send("", { json })).status).toBe(201);
		}
		const rows = await site.database.db
			.selectFrom("Thank you and notes")
			.select("email")
			.orderBy("created_at")
			.execute();
		expect(rows.map(({ email }) => email)).toEqual(["visitor@example.com", null, null, null, null]);
	});

	it("tells the artist of a note with an address, once until the notes were read", async () => {
		const { db } = site.database;
		const ask = (email?: string) => send("", { json: { message: "Do you do hands?", email } });
		const listNotices = () => db.selectFrom("letters").select(["recipient", "text"]).execute();
		const read = () =>
			db.updateTable("Thank you and notes").set({ read_at: new Date().toISOString() }).execute();
		await read();
		await db.deleteFrom("letters").execute();
		await ask();
		expect(await listNotices()).toEqual([]);
		await ask("visitor@example.com");
		await ask("other@example.com");
		const [notice, ...others] = await listNotices();
		expect([notice?.recipient, others]).toEqual(["", []]);
		expect(notice?.text).toContain("Read and answer it on your desk.");
		expect(notice?.text).not.toMatch(/hands|@example/);
		await read();
		await ask("third@example.com");
		expect(await listNotices()).toHaveLength(2);
	});

	it.each([
		"visitor",
		"a b@example.com",
		"a@b@example.com",
		`${"x".repeat(200)}@example.com`,
		7,
		{},
	])("refuses the address %j with an explanation", async (email) => {
		const before = await listMessages();
		const answer = await send("", { json: { message: "A question", email } });
		expect(answer.status).toBe(422);
		expect(answer.json()).toMatchObject({
			message: "Please enter a valid email address.",
			fields: { email: ["Please enter a valid email address."] },
		});
		expect(await listMessages()).toEqual(before);
	});

	it("reports the missing message before the address", async () => {
		const answer = await send("", { json: { message: " ", email: "visitor" } });
		expect(answer.json().message).toBe("Please enter a message before submitting");
	});

	it("accepts 2,000 characters and no more", async () => {
		expect((await send("x".repeat(2_000))).status).toBe(201);
		expect((await send("\u{1f98a}".repeat(2_000))).status).toBe(201);
		expect((await send("x".repeat(2_001))).status).toBe(422);
	});

	it("stores a note once per idempotency key", async () => {
		const before = await listMessages();
		const headers = { "Idempotency-Key": crypto.randomUUID() };
		for (let i = 0; i < 3; i += 1) expect((await send("once", { headers })).status).toBe(201);
		expect(await listMessages()).toHaveLength(before.length + 1);
		expect((await send("another", { headers })).status).toBe(409);
		const json = { message: "once", email: "visitor@example.com" };
		expect((await send("", { headers, json })).status).toBe(409);
	});

	it("accepts ten notes in ten minutes from one address", async () => {
		const from = newAddress();
		const statuses = [];
		for (let i = 0; i < 11; i += 1) statuses.push((await send("hello", { from })).status);
		expect(statuses).toEqual([...Array(10).fill(201), 429]);
	});
});
