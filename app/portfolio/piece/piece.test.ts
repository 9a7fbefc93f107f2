import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPage } from "../../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";

const origin = "https://studio.example.com";
const columbine = "/artwork/tattoos/12-blue-columbine-color-calf";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
});
afterAll(() => site.close());

const read = async (path: string) => readPage((await site.call(path)).text);

describe("a piece's page", () => {
	it("shows title, description, kind and position", async () => {
		const { text } = await site.call(columbine);
		const page = readPage(text);
		expect(page.headings).toEqual(["Blue columbine, color, calf"]);
		expect(page.words).toContain("The state flower as a botanical plate, spurs, buds and leaves.");
		expect(page.words).toContain("12 of 53");
		expect(text).toMatch(/tattoos\/columbine-1600\.[0-9a-f]{8}\.avif 1600w/);
	});

	it("a picture of a sleeve is counted within the sleeve", async () => {
		const page = await read((await site.call("/bats-and-pumpkin/2")).headers.location ?? "");
		expect(page.words).toContain("Picture of the sleeve");
		expect(page.words).toContain("2 of 4");
		expect(page.meta.get("description")).toMatch(/ Picture 2 of 4 in the Bats & Pumpkin .* by /);
	});

	it("links to the list, its neighbors, the form and itself", async () => {
		const { links } = await read(columbine);
		const leads = (words: string) => links.find((link) => link.words.startsWith(words))?.to;
		expect(leads("Back to Tattoos")).toBe("/artwork/tattoos#piece-12");
		expect(leads("Previous piece")).toMatch(/^\/artwork\/tattoos\/11-/);
		expect(leads("Next piece")).toMatch(/^\/artwork\/tattoos\/13-/);
		expect(leads("Ask for one like this")).toBe("/consultation?piece=tattoos/12");
		expect(leads("Share")).toBe(columbine);
	});

	it.each([
		["/artwork/tattoos/13", "/artwork/tattoos?page=2#piece-13"],
		["/artwork/tattoos/40", "/artwork/tattoos?page=4#piece-40"],
		["/bird-and-floral/3", "/bird-and-floral#picture-3"],
		["/bats-and-pumpkin/4", "/bats-and-pumpkin#picture-4"],
	])("links from %s back to its position in the list", async (path, back) => {
		const { links } = await read((await site.call(path)).headers.location ?? "");
		const leads = links.filter(({ words }) => words.startsWith("Back to"));
		expect(leads.map(({ to }) => to)).toEqual([back, back]);
		const [page = "", place] = back.split("#");
		const list = await site.call(page);
		if (place) expect(list.text).toContain(`id="${place}"`);
		expect(list.text).toContain(`href="${(await site.call(path)).headers.location}"`);
	});

	it.each([
		["/artwork/tattoos/12", [11, 13, 14, 15, 16]],
		["/artwork/tattoos/1", [2, 3, 4, 5, 6]],
		["/artwork/tattoos/53", [52, 51, 50, 49, 48]],
		["/bats-and-pumpkin/2", [1, 3, 4]],
	])("shows the neighbors of %s", async (path, ids) => {
		const { text } = await site.call((await site.call(path)).headers.location ?? "");
		const row = /<nav[^>]*aria-label="More from .*?<\/nav>/s.exec(text)?.[0] ?? "";
		const shown = [...row.matchAll(/<a[^>]*href="[^"]*\/(\d+)-/g)].map(([, id]) => Number(id));
		expect(shown).toEqual(ids);
		expect(row.match(/<picture/g)).toHaveLength(ids.length);
	});

	it("the first piece has no previous link, the last no next link", async () => {
		const { links } = await read("/artwork/drawings/1-gunslinger");
		expect(links.some(({ words }) => words.startsWith("Previous piece"))).toBe(false);
	});

	it("an available drawing can be claimed", async () => {
		const page = await read((await site.call("/artwork/drawings/4")).headers.location ?? "");
		expect(page.words).toContain("Claim this design");
		expect(page.words).not.toContain("Ask for one like this");
	});

	it("a claimed drawing says so, and cannot be claimed again", async () => {
		const page = await read((await site.call("/artwork/drawings/3")).headers.location ?? "");
		expect(page.words).toContain("Status Claimed");
		expect(page.words).not.toContain("Claim this design");
		expect(page.words).toContain("Ask for one like this");
		const other = await read((await site.call("/artwork/drawings/4")).headers.location ?? "");
		expect(other.words).toContain("Status Available");
	});

	it("lists what the artist gives", async () => {
		const page = await read(columbine);
		for (const fact of [
			"Style Color",
			"Placement Calf",
			"Size Medium, 4 to 8 in",
			"Sessions 1",
			"Photographed Healed",
			"Price $400-550",
		]) {
			expect(page.words).toContain(fact);
		}
		const bare = await site.call((await site.call("/artwork/tattoos/53")).headers.location ?? "");
		expect(bare.text).not.toContain("<dl");
	});

	it("has link preview tags and structured data", async () => {
		const page = await read(columbine);
		expect(page.canonical).toBe(origin + columbine);
		expect(page.meta.get("og:image")).toContain(`${origin}/pictures/share/tattoos/12.`);
		const [work, steps] = page.structuredData;
		expect(work).toMatchObject({
			"@type": "VisualArtwork",
			name: "Blue columbine, color, calf",
			artform: "Tattoo",
			genre: "Color",
			url: origin + columbine,
		});
		expect(steps).toMatchObject({
			"@type": "BreadcrumbList",
			itemListElement: [
				{ name: "Home" },
				{ name: "Portfolios", item: `${origin}/artwork` },
				{ name: "Tattoos", item: `${origin}/artwork/tattoos` },
				{ name: "Blue columbine, color, calf", item: origin + columbine },
			],
		});
	});

	it.each(["bird-and-floral", "bats-and-pumpkin"])(
		"breadcrumbs of pieces in %s extend the sleeve's",
		async (name) => {
			const readSteps = async (path: string) => {
				const steps = (await read(path)).structuredData.find(
					(data) => data["@type"] === "BreadcrumbList",
				);
				return (steps?.itemListElement as { name: string; item: string }[]) ?? [];
			};
			const { location = "" } = (await site.call(`/${name}/3`)).headers;
			const above = await readSteps(`/${name}`);
			const steps = await readSteps(location);
			expect(above.map((step) => step.name).slice(0, -1)).toEqual([
				"Home",
				"Portfolios",
				"Tattoos",
				"Sleeves & Large Scale",
			]);
			expect(steps.slice(0, -1)).toEqual(above);
			expect(steps.at(-1)?.item).toBe(origin + location);
		},
	);

	it.each([
		["/artwork/tattoos/25", 90],
		["/artwork/tattoos/40", -90],
		["/artwork/tattoos/10", 90],
	])("rotates %s by %i degrees", async (path, turn) => {
		const { text } = await site.call((await site.call(path)).headers.location ?? "");
		expect(text).toContain(`data-turn="${turn}"`);
	});
});

describe("the address of a piece", () => {
	it.each([
		["/artwork/tattoos/12", columbine],
		["/artwork/tattoos/12-", columbine],
		["/artwork/tattoos/12-a-former-title", columbine],
		["/artwork/tattoos/12-x?utm_source=mail&a=b+c", `${columbine}?utm_source=mail&a=b+c`],
		["/bird-and-floral/1", "/bird-and-floral/1-outer-arm"],
		["/bats-and-pumpkin/3-x", "/bats-and-pumpkin/3-the-house"],
	])("%s redirects to %s permanently", async (from, to) => {
		const answer = await site.call(from);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(to);
		expect((await site.call(to)).status).toBe(200);
	});

	it("client-side navigation gets the page, or the same redirect", async () => {
		const answer = await site.call(`${columbine}.data`);
		expect(answer.status).toBe(200);
		expect(answer.text).toContain("Blue columbine, color, calf");
		const former = await site.call("/artwork/tattoos/12-a-former-title.data");
		expect(former.status).toBe(202);
		expect(former.text).toContain(`"${columbine}"`);
	});

	it.each([
		"/artwork/tattoos/9999",
		"/artwork/tattoos/0",
		"/artwork/tattoos/012",
		"/artwork/tattoos/12x",
		"/artwork/tattoos/blue-columbine",
		"/artwork/tattoos/1e1-x",
		"/artwork/paintings/1",
		"/artwork/bird-and-floral/1",
		"/bird-and-floral/99-outer-arm",
		"/artwork/tattoos/12-x/more",
		"/artwork/tattoos/12-%2F%2Fevil.example",
	])("%s answers 404", async (path) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(404);
		expect(readPage(answer.text).headings).toEqual(["Oops! Page not found"]);
	});
});
