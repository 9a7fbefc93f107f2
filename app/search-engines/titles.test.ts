import { afterAll, beforeAll, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { readPage } from "../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

const studio = documents.studio;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

it.each(["/", "/about", "/contact", "/consultation", "/artwork", "/artwork/tattoos"])(
	"the title of %s names the place, and fits into a line of search results",
	async (path) => {
		const { title } = readPage((await site.call(path)).text);
		expect(title).toContain(studio.name);
		expect(title).toContain(studio.region);
		expect(title.length).toBeLessThanOrEqual(62);
	},
);
