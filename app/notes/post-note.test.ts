import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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

	const send = (message: string, email = "", sender = from) =>
		site.call("/contact", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ message, email }).toString(),
			from: sender,
		});
	const listMessages = async () => {
		const rows = await site.database.db
			.selectFrom("Thank you and notes")
			.select("message")
			.execute();
		return rows.map((row) => row.message).sort();
	};

	it("is answered at its form", async () => {
		const { text } = await site.call("/contact");
		expect(text).toMatch(/<form[^>]*action="\/contact#note"/);
		expect(text).toContain('id="note"');
	});

	it("is stored trimmed, with its address; the next page thanks for it", async () => {
		const sent = await send("  It healed so well. ", " visitor@example.com ");
		expect(sent.status).toBe(303);
		const rows = await site.database.db.selectFrom("Thank you and notes").selectAll().execute();
		expect(rows).toMatchObject([{ message: "It healed so well.", email: "visitor@example.com" }]);
		const page = await site.call(sent.headers.location ?? "");
		expect(readWords(page.text)).toContain("Thank you! Your message has been submitted.");
	});

	it("is stored once, even if the form is sent repeatedly", async () => {
		for (let i = 0; i < 3; i += 1) expect((await send("once")).status).toBe(303);
		const together = await Promise.all(Array.from({ length: 3 }, () => send("together")));
		expect(together.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await listMessages()).toEqual(["once", "together"]);
	});

	it("is a new note from another visitor, with other words, or days later", async () => {
		await send("Thank you!");
		await send("Thank you!", "", newAddress());
		await send("Thank you!", "visitor@example.com");
		await send("Thank you, again!");
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
		for (let i = 0; i < 2; i += 1) expect((await send("Thank you!")).status).toBe(303);
		vi.useRealTimers();
		expect(await listMessages()).toEqual([...Array(4).fill("Thank you!"), "Thank you, again!"]);
	});

	it.each(["", " \r\n\t "])("is refused when the message is %j", async (message) => {
		const answer = await send(message);
		expect(answer.status).toBe(422);
		expect(readWords(answer.text)).toContain("Please enter a message before submitting");
		expect(answer.text).toMatch(/<textarea[^>]*aria-invalid="true"/);
		expect(await listMessages()).toEqual([]);
	});

	it("comes back with its text and address if the address is invalid", async () => {
		const answer = await send("A question", "visitor<");
		expect(answer.status).toBe(422);
		expect(readWords(answer.text)).toContain("Please enter a valid email address.");
		expect(answer.text).toContain("A question</textarea>");
		expect(answer.text).toMatch(/<input[^>]*name="email"[^>]*value="visitor&lt;"/);
		expect(answer.text).toMatch(/<input(?=[^>]*name="email")[^>]*aria-invalid="true"/);
		expect(await listMessages()).toEqual([]);
	});

	it("counts a line break of a browser's own form once", async () => {
		const lines = `${"x".repeat(99)}\r\n`.repeat(20);
		expect((await send(lines)).status).toBe(303);
		expect(await listMessages()).toEqual([lines.replaceAll("\r\n", "\n").trim()]);
	});

	it("is refused with its text kept after ten in ten minutes", async () => {
		for (let i = 0; i < 10; i += 1) await send(`note ${i}`);
		const answer = await send("one more");
		expect(answer.status).toBe(429);
		expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(readWords(answer.text)).toContain("Too many notes at once.");
		expect(answer.text).toContain("one more</textarea>");
		expect(await listMessages()).toHaveLength(10);
	});

	it("is refused with another content type or a body that is too large", async () => {
		const headers = { "Content-Type": "text/plain" };
		const plain = await site.call("/contact", { method: "POST", headers, body: "hi", from });
		expect(plain.status).toBe(415);
		expect((await send("x".repeat(200_000))).status).toBe(413);
		expect(await listMessages()).toEqual([]);
	});
});
