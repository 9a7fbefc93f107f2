import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeState } from "../../../test/change-state.ts";
import { readPage } from "../../../test/read-page.ts";
import { openRequestPage } from "../../../test/request-page.ts";
import { newAddress } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

describe.each(engines)("a lost link on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine, { PUBLIC_ORIGIN: "https://studio.example.com" });
	});
	afterAll(() => site.close());

	const ask = (email: string, from = newAddress()) =>
		site.call("/request/lost", {
			method: "POST",
			body: new URLSearchParams({ email }).toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			from,
		});
	const listLetters = () =>
		site.database.db.selectFrom("letters").selectAll().where("kind", "=", "link").execute();

	it("is sent again to the address of the request, with one to each of its requests", async () => {
		const email = "First.Visitor@example.com";
		const one = await openRequestPage(site, { email, first_name: "Buy now" });
		const other = await openRequestPage(site, { email });
		await changeState(site.database.db, other.id, "spam", "artist");
		const { status, headers } = await ask(" first.visitor@EXAMPLE.com ");
		expect([status, headers.location]).toEqual([303, "/request/lost?answered"]);
		const [letter, ...more] = await listLetters();
		expect(more).toEqual([]);
		expect(letter).toMatchObject({ recipient: email, submission_id: other.id, state: "waiting" });
		expect(letter?.text).not.toContain("Buy now");
		const links = [
			...String(letter?.text).matchAll(/https:\/\/studio\.example\.com(\/request\/\S+)/g),
		];
		const ids = links.map(async ([, path = ""]) => (await site.call(path)).status);
		expect(await Promise.all(ids)).toEqual([200, 200]);
		expect((await site.call(one.path)).status).toBe(200);
	});

	it("tells requests of one day apart by their times", async () => {
		const email = "twice@example.com";
		for (const time of ["04T16:10", "04T21:29", "01T21:29"]) {
			const { id } = await openRequestPage(site, { email });
			await site.database.db
				.updateTable("consultation_submissions")
				.set({ created_at: `2026-05-${time}:00.000Z` })
				.where("id", "=", id)
				.execute();
		}
		await ask(email);
		const letter = (await listLetters()).find(({ recipient }) => recipient === email);
		expect(letter?.text.match(/(?<=Your request from ).*(?=:\n)/g)).toEqual([
			"May 4, 2026, 3:29 PM MDT",
			"May 4, 2026, 10:10 AM MDT",
			"May 1, 2026",
		]);
	});

	it("finds an address with other letters than ASCII as it was typed", async () => {
		const email = "Élodie@example.com";
		await openRequestPage(site, { email });
		await ask(email);
		expect((await listLetters()).map(({ recipient }) => recipient)).toContain(email);
	});

	it("is answered alike for an address that is not known", async () => {
		await openRequestPage(site, { email: "known@example.com" });
		const before = (await listLetters()).length;
		const [known, unknown] = [await ask("known@example.com"), await ask("unknown@example.com")];
		const shown = ({ status, headers: { date: _, ...headers }, text }: typeof known) => ({
			status,
			headers,
			text,
		});
		expect(shown(unknown)).toEqual(shown(known));
		expect(await listLetters()).toHaveLength(before + 1);
		expect(readPage((await site.call("/request/lost?answered")).text).words).toContain(
			"If I have a request from this address, I’ll send you the link myself.",
		);
	});

	it("refuses what is no address, and shows it again", async () => {
		for (const email of ["", "visitor", `${"a".repeat(200)}@example.com`, "a@b.c\r\nBcc: d@e.f"]) {
			const answer = await ask(email);
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("Please enter a valid email address.");
		}
		for (const odd of ['"><b>@example.com', "a\0@example.com"]) {
			expect((await ask(odd)).status).toBe(303);
		}
	});

	it.each(["busy@example.com", "nobody@example.com"])(
		"writes %s at most three letters a day, whichever network asks",
		async (email) => {
			await openRequestPage(site, { email: "busy@example.com" });
			const statuses = [];
			for (let i = 0; i < 4; i += 1) statuses.push((await ask(email)).status);
			expect(statuses).toEqual([303, 303, 303, 429]);
			const { headers, text } = await ask(email.toUpperCase());
			expect(headers["retry-after"]).toMatch(/^\d+$/);
			expect(readPage(text).words).toMatch(
				/Please check your spam folder, too. You can ask again in \d+ hours/,
			);
		},
	);

	it("slows down a network that asks for many addresses", async () => {
		const from = newAddress();
		for (let i = 0; i < 10; i += 1) expect((await ask(`${i}@example.com`, from)).status).toBe(303);
		expect((await ask("11@example.com", from)).status).toBe(429);
	});
});

it("sends no link without a public origin, whichever host the caller names", async () => {
	const site = await openTestSite();
	await openRequestPage(site, { email: "visitor@example.com" });
	const asked = await site.call("/request/lost", {
		method: "POST",
		body: "email=visitor@example.com",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:666" },
	});
	expect([asked.status, asked.headers.location]).toEqual([303, "/request/lost"]);
	const letters = await site.database.db.selectFrom("letters").select(["kind", "text"]).execute();
	expect(letters.map(({ kind }) => kind).toSorted()).toEqual(["notice", "receipt"]);
	expect(JSON.stringify(letters)).not.toContain("http");
	const page = readPage((await site.call("/request/lost")).text);
	expect(page.words).toContain("This site can’t send the link yet, so please text me.");
	expect(page.words).not.toContain("Send Me the Link");
	await site.close();
});
