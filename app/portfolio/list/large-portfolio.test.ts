import { describe, expect, it } from "vitest";
import { documents, replaceDocuments } from "../../../test/documents.ts";
import { preparePortfolioSizes } from "../../../test/portfolio-sizes.ts";
import { openTestSite } from "../../../test/site.ts";

const sizes = preparePortfolioSizes();

const path = "/artwork/tattoos";

describe("5,000 pieces", () => {
	it.each([path, `${path}?page=2`, `${path}?style=color`])(
		"the response at %s is about as large as with 50",
		async (address) => {
			const [few, many] = await Promise.all([sizes.small.call(address), sizes.large.call(address)]);
			expect(many.status).toBe(200);
			expect(many.text.length).toBeLessThan(few.text.length * 1.2);
		},
	);

	it("the last page has the last pieces", async () => {
		const { status, text } = await sizes.large.call(`${path}?page=417`);
		expect(status).toBe(200);
		expect(text).toContain("Piece 5000,");
		expect(text).not.toContain(">Next page<");
		expect((await sizes.large.call(`${path}?page=418`)).status).toBe(404);
	});

	it("the API sends them page by page", async () => {
		const ids: number[] = [];
		for (const page of [1, 2, 416, 417]) {
			const answer = await sizes.large.call(`/api/artwork/tattoos?page=${page}`);
			const { pieces } = answer.json() as { pieces: { id: number }[] };
			ids.push(...pieces.map(({ id }) => id));
			expect(answer.text.length).toBeLessThan(60_000);
		}
		expect(ids.at(-1)).toBe(5_000);
		expect(ids).toHaveLength(12 * 3 + 8);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

it("an empty list and an empty filter say so, and only the list has no filters to choose from", async () => {
	const bare = await openTestSite(
		"sqlite",
		{},
		replaceDocuments({ digital: { ...documents.digital, pieces: [] } }),
	);
	for (const [query, words, hasFilters] of [
		["", "The first pieces are on their way.", false],
		["?filter=abstract", "No pieces match this filter yet.", true],
	] as const) {
		const { status, text } = await bare.call(`/artwork/digital${query}`);
		expect(status).toBe(200);
		expect(text).toContain(words);
		expect(text.includes('aria-label="Filters"')).toBe(hasFilters);
	}
	await bare.close();
});
