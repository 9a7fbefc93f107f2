import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newAddress } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";

const path = "/api/visitor-count";

describe.each(engines)("the visitor count on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const read = async () => (await site.call(path)).json().count as number;
	const click = (more: Parameters<TestSite["call"]>[1] = {}) =>
		site.call(path, { method: "POST", from: newAddress(), ...more });

	it("starts at 1", async () => {
		expect(await site.database.db.selectFrom("visitor_count").selectAll().execute()).toEqual([
			{ id: 1, count: 1 },
		]);
		expect((await site.call(path)).json()).toEqual({ count: 1 });
	});

	it("counts 200 concurrent visits, and returns a different number to each", async () => {
		const before = await read();
		const answers = await Promise.all(Array.from({ length: 200 }, () => click()));
		const counts = answers.map((answer) => answer.json().count as number);
		expect(new Set(counts).size).toBe(200);
		expect(Math.max(...counts)).toBe(before + 200);
		expect(await read()).toBe(before + 200);
	});

	it("counts a visit once per idempotency key", async () => {
		const before = await read();
		const headers = { "Idempotency-Key": crypto.randomUUID() };
		const answers = await Promise.all(Array.from({ length: 20 }, () => click({ headers })));
		expect(new Set(answers.map((answer) => answer.text))).toEqual(
			new Set([JSON.stringify({ count: before + 1 })]),
		);
		expect(await read()).toBe(before + 1);
	});

	it("counts a form sent twice without scripts once, and again minutes later", async () => {
		const from = newAddress();
		const send = () => site.call("/?index", { method: "POST", from });
		const before = await read();
		const answers = [await send(), ...(await Promise.all([send(), send()]))];
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await read()).toBe(before + 1);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60 * 1000 });
		await send();
		vi.useRealTimers();
		expect(await read()).toBe(before + 2);
	});

	it("is 1 in the page until a script knows it; a form sent without scripts shows it in both counters", async () => {
		const shown = (html: string) =>
			[...html.matchAll(/<span[^>]*>(\d+)<\/span>visits? counted/g)].map(([, count]) => count);
		const { text } = await site.call("/");
		expect(shown(text)).toEqual(["1", "1"]);
		const forms = [...text.matchAll(/<form[^>]* action="(\/\?index)#[^"]*" method="post"/g)];
		expect(forms).toHaveLength(2);
		const before = await read();
		const { headers } = await site.call(forms[0]?.[1] ?? "", {
			method: "POST",
			from: newAddress(),
		});
		const answer = await site.call(headers.location ?? "");
		expect(shown(answer.text)).toEqual([`${before + 1}`, `${before + 1}`]);
		expect(answer.text.match(/Visit counted!/g)).toHaveLength(2);
	});

	it.each([{ count: 999_999 }, { id: 2 }, { count: -5, id: 1 }])(
		"adds one, whatever the body says: %j",
		async (json) => {
			const before = await read();
			expect((await click({ json })).json()).toEqual({ count: before + 1 });
			expect(await site.database.db.selectFrom("visitor_count").select("id").execute()).toEqual([
				{ id: 1 },
			]);
		},
	);

	it("recreates a missing row", async () => {
		await site.database.db.deleteFrom("visitor_count").execute();
		expect(await read()).toBe(1);
		expect((await click()).json()).toEqual({ count: 2 });
		await site.database.db.deleteFrom("visitor_count").execute();
		expect((await click()).json()).toEqual({ count: 2 });
	});

	it("limits an address that clicks more than 300 times a minute", async () => {
		const from = newAddress();
		for (let i = 0; i < 300; i += 1) await click({ from });
		const refused = await click({ from });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
	});
});
