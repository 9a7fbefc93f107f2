import { afterAll, beforeAll, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { type ReadPage, readPage } from "../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

const studio = documents.studio;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const read = async (path: string): Promise<ReadPage> => readPage((await site.call(path)).text);

it.each(["/", "/about", "/contact", "/consultation", "/artwork", "/artwork/tattoos"])(
	"the title of %s names the place, and fits into a line of search results",
	async (path) => {
		const { title } = await read(path);
		expect(title).toContain(studio.name);
		expect(title).toContain(studio.region);
		expect(title.length).toBeLessThanOrEqual(62);
	},
);

it("titles and descriptions are unique over the sitemap and all pages of lists", async () => {
	const { text } = await site.call("/sitemap.xml");
	const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
	const further = [2, 3, 4, 5].map((page) => `${site.address}/artwork/tattoos?page=${page}`);
	const found = [];
	for (const address of [...listed, ...further]) {
		const { title, meta } = await read(address.replace(site.address, ""));
		found.push({ title, description: meta.get("description") });
	}
	expect(found.length).toBeGreaterThan(100);
	expect(findTwice(found.map(({ title }) => title))).toEqual([]);
	expect(findTwice(found.map(({ description }) => description))).toEqual([]);
});

function findTwice<Value>(values: Value[]): Value[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}
