import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillPortfolios } from "../../test/portfolios.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let small: TestSite;
let large: TestSite;
beforeAll(async () => {
	small = await openTestSite("sqlite", {}, fillPortfolios(50));
	large = await openTestSite("sqlite", {}, fillPortfolios(5_000));
});
afterAll(async () => {
	await small?.close();
	await large?.close();
});

const path = "/artwork/tattoos";

/** @returns the middle of how long answers took, in milliseconds */
async function time(site: TestSite, address: string): Promise<number> {
	const took: number[] = [];
	for (let turn = 0; turn < 31; turn++) {
		const began = performance.now();
		await site.call(address);
		took.push(performance.now() - began);
	}
	return took.toSorted((one, other) => one - other)[15] ?? 0;
}

describe("5,000 pieces", () => {
	it.each([path, `${path}?page=2`])("weigh what 50 do at %s", async (address) => {
		const [few, many] = await Promise.all([small.call(address), large.call(address)]);
		expect(many.status).toBe(200);
		expect(many.text.length).toBeLessThan(few.text.length * 1.2);
	});

	it("take the time that 50 do", async () => {
		await time(small, path);
		const few = await time(small, path);
		const many = await time(large, path);
		expect(many).toBeLessThan(few * 1.2 + 5);
	});

	it("end with a page that has the last of them", async () => {
		const { status, text } = await large.call(`${path}?page=417`);
		expect(status).toBe(200);
		expect(text).toContain("Piece 5000,");
		expect(text).not.toContain(">Next page<");
		expect((await large.call(`${path}?page=418`)).status).toBe(404);
	});

	it("are sent page by page to a visitor who scrolls", async () => {
		const ids: number[] = [];
		for (const page of [1, 2, 416, 417]) {
			const answer = await large.call(`/api/artwork/tattoos?page=${page}`);
			const { pieces } = answer.json() as { pieces: { id: number }[] };
			ids.push(...pieces.map(({ id }) => id));
			expect(answer.text.length).toBeLessThan(60_000);
		}
		expect(ids.at(-1)).toBe(5_000);
		expect(ids).toHaveLength(12 * 3 + 8);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("leave the memory as it is, however often all of them are read", async () => {
		const readAll = async () => {
			for (let page = 1; page <= 417; page++) await large.call(`/api/artwork/tattoos?page=${page}`);
			global.gc?.();
			return process.memoryUsage().heapUsed;
		};
		await readAll();
		const before = await readAll();
		const after = await readAll();
		expect((after - before) / 1e6).toBeLessThan(30);
	});
});

it("says so when nothing is under a filter", async () => {
	const bare = await openTestSite("sqlite", {}, { ...fillPortfolios(1), digital: [] });
	for (const query of ["", "?filter=abstract"]) {
		const { status, text } = await bare.call(`/artwork/digital${query}`);
		expect(status).toBe(200);
		expect(text).toContain("No pieces under this filter yet.");
	}
	await bare.close();
});
