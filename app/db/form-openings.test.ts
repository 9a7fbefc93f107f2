import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { multipart } from "../../test/multipart.ts";
import { newAddress, validRequest } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { keepInMemory, openFormOpenings } from "./form-openings.server.ts";

const start = Date.parse("2026-05-01T12:00:00Z");
const setClock = (seconds: number) =>
	vi.useFakeTimers({ toFake: ["Date"], now: start + seconds * 1000 });
afterEach(() => vi.useRealTimers());

describe("form openings", () => {
	it("are known per network, one for each form, and also for a form sent again", async () => {
		const openings = keepInMemory();
		expect(await openings.take("a")).toBeUndefined();
		setClock(0);
		openings.note("a");
		setClock(60);
		openings.note("a");
		openings.note("b");
		const taken = await Promise.all([1, 2, 3].map(() => openings.take("a")));
		expect(taken).toEqual([start, start + 60_000, start + 60_000]);
		expect(await openings.take("b")).toBe(start + 60_000);
	});

	it("are dropped for the network that has opened no form for longest", async () => {
		const openings = keepInMemory();
		openings.note("a");
		openings.note("b");
		openings.note("a");
		for (let i = 0; i < 9_999; i += 1) openings.note(`other ${i}`);
		expect(await openings.take("a")).toBeDefined();
		expect(await openings.take("b")).toBeUndefined();
	});
});

it("many openings at once leave Postgres to others", () => {
	const query = vi.fn(() => new Promise(() => {}));
	const openings = openFormOpenings({ query } as unknown as Pool);
	for (let i = 0; i < 1_000; i += 1) openings.note("a");
	expect(query).toHaveBeenCalledTimes(20);
});

describe.each(engines)("a form without scripts on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const open = (from: string, headers?: Record<string, string>) =>
		site.call("/consultation", { from, headers });
	const send = async (from: string, first_name: string) => {
		const email = `${first_name}@example.com`;
		const empty = { leave_blank: "", opened_at: "" };
		const fields = Object.entries({ ...validRequest, first_name, email, ...empty });
		const parts = fields.map(([name, value]): [string, string] => [name, String(value)]);
		const { status } = await site.call("/consultation", {
			method: "POST",
			...multipart(parts),
			from,
		});
		expect(status).toBe(201);
		const { set_aside } = await site.database.db
			.selectFrom("consultation_submissions")
			.select("set_aside")
			.where("first_name", "=", first_name)
			.executeTakeFirstOrThrow();
		return set_aside;
	};

	it("is suspicious if sent right after opening, every time", async () => {
		const from = newAddress();
		setClock(0);
		for (const name of ["First", "Second"]) {
			await open(from);
			expect(await send(from, name)).toBe("sent too fast");
		}
	});

	it("is not suspicious if it was open for a while, even if another visitor of the network opens one", async () => {
		const home = newAddress();
		setClock(0);
		await open(home);
		setClock(30);
		await open(home);
		setClock(31);
		expect(await send(home, "Reader")).toBeNull();
		setClock(40);
		expect(await send(home, "Partner")).toBeNull();
	});

	it("is not suspicious if opened elsewhere, fetched ahead, cached by the browser or sent after Back", async () => {
		expect(await send(newAddress(), "Kept")).toBeNull();
		const ahead = newAddress();
		await open(ahead, { "Sec-Purpose": "prefetch;prerender" });
		await open(ahead, { Purpose: "prefetch" });
		expect(await send(ahead, "Ahead")).toBeNull();
		const from = newAddress();
		setClock(0);
		await open(from);
		setClock(20);
		expect(await send(from, "Before")).toBeNull();
		expect(await send(from, "After")).toBeNull();
	});
});
