import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readWords } from "../../test/markup.ts";
import { newAddress } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";

describe.each(engines)("a note sent without scripts on %s", (engine) => {
	let site: TestSite;
	let from: string;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	beforeEach(async () => {
		from = newAddress();
		await site.database.db.deleteFrom("Thank you and notes").execute();
	});
	afterAll(() => site.close());

	/** The key that the form on the page carries. */
	const readKey = (html: string) => html.match(/name="idempotency_key" value="([^"]+)"/)?.[1] ?? "";
	const openForm = async () => readKey((await site.call("/contact")).text);
	const send = (message: string, key: string, email = "") =>
		site.call("/contact", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ message, email, idempotency_key: key }).toString(),
			from,
		});
	const listMessages = async () => {
		const rows = await site.database.db
			.selectFrom("Thank you and notes")
			.select("message")
			.execute();
		return rows.map((row) => row.message).sort();
	};

	it("is stored trimmed and thanked for on the page that follows", async () => {
		const sent = await send("  It healed so well. ", await openForm());
		expect(sent.status).toBe(303);
		expect(await listMessages()).toEqual(["It healed so well."]);
		const page = await site.call(sent.headers.location ?? "");
		expect(readWords(page.text)).toContain("Thank you! Your message has been submitted.");
	});

	it("is stored once, however often the form is sent", async () => {
		const key = await openForm();
		for (let i = 0; i < 3; i += 1) expect((await send("once", key)).status).toBe(303);
		expect(await listMessages()).toEqual(["once"]);
	});

	it.each(["", " \r\n\t "])("is asked for words when it is %j", async (message) => {
		const key = await openForm();
		const answer = await send(message, key);
		expect(answer.status).toBe(422);
		expect(readWords(answer.text)).toContain("Please enter a message before submitting");
		expect(readKey(answer.text)).toBe(key);
		expect(await listMessages()).toEqual([]);
	});

	it("carries an address to answer to", async () => {
		const sent = await send("A question", await openForm(), " visitor@example.com ");
		expect(sent.status).toBe(303);
		const rows = await site.database.db
			.selectFrom("Thank you and notes")
			.select(["message", "email"])
			.execute();
		expect(rows).toEqual([{ message: "A question", email: "visitor@example.com" }]);
	});

	it("comes back with its words and its address when that is none", async () => {
		const answer = await send("A question", await openForm(), "visitor<");
		expect(answer.status).toBe(422);
		expect(readWords(answer.text)).toContain("Please enter a valid email address.");
		expect(answer.text).toContain("A question</textarea>");
		expect(answer.text).toMatch(/<input[^>]*name="email"[^>]*value="visitor&lt;"/);
		expect(answer.text).toMatch(/<input(?=[^>]*name="email")[^>]*aria-invalid="true"/);
		expect(await listMessages()).toEqual([]);
	});

	it("comes back with its words when it is too long", async () => {
		const long = `${"x".repeat(2_000)} <b>`;
		const answer = await send(long, await openForm());
		expect(answer.status).toBe(422);
		expect(readWords(answer.text)).toContain("A note can have 2,000 characters at most.");
		expect(answer.text).toContain(`${"x".repeat(2_000)} &lt;b&gt;</textarea>`);
	});

	it("gets a new key when it was gone back to and changed", async () => {
		const key = await openForm();
		await send("One", key);
		const answer = await send("Two", key);
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain("Failed to submit message. Please try again.");
		expect(readKey(answer.text)).not.toBe(key);
		expect((await send("Two", readKey(answer.text))).status).toBe(303);
		expect(await listMessages()).toEqual(["One", "Two"]);
	});

	it("is put off, with its words kept, after ten in ten minutes", async () => {
		for (let i = 0; i < 10; i += 1) await send(`note ${i}`, await openForm());
		const answer = await send("one more", await openForm());
		expect(answer.status).toBe(429);
		expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(readWords(answer.text)).toContain("That is a lot of notes at once.");
		expect(answer.text).toContain("one more</textarea>");
		expect(await listMessages()).toHaveLength(10);
	});

	it("refuses what is no such form, and what is too large", async () => {
		const headers = { "Content-Type": "text/plain" };
		const plain = await site.call("/contact", { method: "POST", headers, body: "hi", from });
		expect(plain.status).toBe(415);
		expect((await send("x".repeat(200_000), await openForm())).status).toBe(413);
		expect(await listMessages()).toEqual([]);
	});
});
