import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOnce } from "../../test/ask-once.ts";
import { documents } from "../../test/documents.ts";
import { readPage } from "../../test/read-page.ts";
import { pages } from "../../test/route-table.ts";
import { type Described, findFaults } from "../../test/search-requirements.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { addressFile } from "../images/picture-file.ts";
import { findPicture } from "../images/pictures.server.ts";

const origin = "https://studio.example.com";
const turned = "/artwork/tattoos/25-death-s-head-moth-black-and-gray-shoulder";
const checked = [
	...pages.map(({ path }) => path),
	"/artwork/tattoos?page=2",
	"/artwork/tattoos?filter=all&page=5",
];

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
});
afterAll(() => site.close());

const ask = askOnce((path) => site.call(path));
const readData = async (path: string) => {
	const { text } = await ask((await ask(path)).headers.location ?? path);
	return readPage(text).structuredData as Described[];
};

describe.each([...checked, turned])("%s", (path) => {
	it("has what search engines require and recommend, and nothing false", async () => {
		for (const data of await readData(path)) {
			expect(data["@context"]).toBe("https://schema.org");
			expect(findFaults(data)).toEqual([]);
		}
	});

	it("has absolute URLs, and of this site only existing ones", async () => {
		for (const [key, address] of (await readData(path)).flatMap((data) => listValues(data))) {
			if (!addressKeys.test(key)) continue;
			expect(address).toMatch(/^https:\/\/[^/]+\//);
			const { origin: where, pathname, search, hash } = new URL(address);
			if (where !== origin) continue;
			const there = await ask(pathname + search);
			expect(there.status, address).toBe(200);
			if (pictureKeys.test(key)) expect(there.headers["content-type"]).toMatch(/^image\//);
			if (hash && key !== "@id") expect(there.text).toContain(`id="${hash.slice(1)}"`);
		}
	});
});

const address = (name: string) => addressFile(findPicture(documents.pictures, name), "webp", 960);

describe("the picture of a piece", () => {
	it.each([
		["/artwork/tattoos/12", address("tattoos/columbine")],
		["/artwork/drawings/4", address("drawings/poudre-canyon")],
		["/bats-and-pumpkin/3", address("bats-and-pumpkin/haunted-house")],
		["/artwork/tattoos/25", "/pictures/upright/tattoos/25.svg"],
	])("%s is the work itself, upright, with its license", async (path, file) => {
		const [work] = await readData(path);
		expect(work?.image).toMatchObject({
			"@type": "ImageObject",
			contentUrl: origin + file,
			creditText: "Front Range Linework",
			license: `${origin}/credits#pictures`,
			acquireLicensePage: `${origin}/contact`,
		});
	});
});

it("an article has its own picture", async () => {
	const [article] = await readData("/blog/history/timeless-art-of-tattooing");
	expect(article?.image).toMatchObject({
		contentUrl: origin + address("articles/timeless-art-of-tattooing"),
	});
});

it("a list continues its numbers on further pages", async () => {
	const [, list] = await readData("/artwork/tattoos?page=5");
	expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 53 });
	const items = list?.itemListElement as { position: number; url: string }[];
	expect(items.map(({ position }) => position)).toEqual([49, 50, 51, 52, 53]);
	expect(items[0]?.url).toMatch(`${origin}/artwork/tattoos/49-`);
});

it("the About page is a profile of the studio while no artist is named", async () => {
	const [profile] = await readData("/about");
	expect(profile).toMatchObject({
		"@type": "ProfilePage",
		mainEntity: { "@type": "TattooParlor", "@id": `${origin}/#studio` },
	});
});

const addressKeys =
	/^(@id|url|image|logo|item|contentUrl|license|acquireLicensePage|mainEntityOfPage|sameAs)$/;
const pictureKeys = /^(image|logo|contentUrl)$/;

function listValues(value: unknown, key = ""): [key: string, text: string][] {
	if (typeof value === "string") return [[key, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		listValues(inner, Array.isArray(value) ? key : name),
	);
}
