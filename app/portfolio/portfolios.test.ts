import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { readPage } from "../../test/read-page.ts";
import { openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { createContent } from "../publishing/content.server.ts";
import { type ListName, listNames } from "../publishing/list-names.ts";
import type { Artwork } from "../publishing/schemas/portfolio.ts";
import { piecesOnPage } from "./list/query/pagination.ts";
import { addressPiece } from "./pieces/piece-address.ts";

const digital = documents.digital.pieces;
const digitalFilters = documents.digital.filters;
const drawingFilters = documents.drawings.filters;
const drawings = documents.drawings.pieces;
const paintingFilters = documents.paintings.filters;
const portfolioCategories = documents["portfolio-categories"];
const tattoos = documents.tattoos.pieces;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

async function read(path: string) {
	const { status, text } = await site.call(path);
	const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
	return { status, main, ...readPage(text), words: readPage(`<body>${main}`).words };
}

type Read = Awaited<ReturnType<typeof read>>;

/** Pieces in the order in which the page shows them. */
function listAddresses({ main }: Read): (string | undefined)[] {
	return [
		...main.matchAll(/<li id="piece-\d+"[^>]*><a[^>]*href="(\/artwork\/[a-z]+\/\d[^"]*)"/g),
	].map(([, to]) => to);
}

function listFilters({ main }: Read, label = "Filters") {
	const bar = new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, "s").exec(main)?.[0] ?? "";
	return [...bar.matchAll(/<a([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", text = ""]) => ({
		name: text.replace(/<[^>]*>/g, ""),
		to: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"),
		chosen: attributes.includes("aria-current"),
	}));
}

describe("/artwork", () => {
	it("starts with work, then shows two cards, then the four categories with pictures", async () => {
		const { main, links, headings } = await read("/artwork");
		expect(headings).toEqual(["Portfolios"]);
		const inside = links.filter(({ to }) => to.startsWith("/artwork/"));
		const { pieces } = documents["portfolio-landing"];
		const [first, cards] = [inside.slice(0, pieces.length), inside.slice(pieces.length)];
		expect(first.map(({ to }) => /^\/artwork\/(\w+\/\d+)-/.exec(to)?.[1])).toEqual(pieces);
		expect(cards.map(({ words, to }) => [words, to])).toEqual([
			["Main Portfolio", "/artwork/categories"],
			["Featured Collections", "/artwork/featured"],
			["Tattoos", "/artwork/tattoos"],
			["Drawings/Sketches", "/artwork/drawings"],
			["Digital Art", "/artwork/digital"],
			["Paintings", "/artwork/paintings"],
		]);
		for (const { image, description } of portfolioCategories) {
			expect(main).toContain(`src="/pictures/${image}-`);
			expect(main).toContain(description);
		}
	});
});

test("/artwork/categories has a card with a button for each category", async () => {
	const { main, links } = await read("/artwork/categories");
	expect(links).toContainEqual({ to: "/artwork", words: "Back to Portfolios" });
	for (const { title, image, description, href } of portfolioCategories) {
		expect(main).toContain(`src="/pictures/${image}-`);
		expect(main).toContain(description);
		expect(links).toContainEqual({ to: href, words: `View ${title}` });
	}
});

const lists: [ListName, Artwork[], string[]][] = [
	["tattoos", tattoos, ["All", "Sleeves/Largescale"]],
	["drawings", drawings, ["All", "Landscapes", "Abstract", "Illustrative", "Metaphysical"]],
	["digital", digital, ["All", "Illustrations", "Concept Art", "Abstract", "Character Design"]],
];

describe.each(lists)("/artwork/%s", (list, pieces, names) => {
	const path = `/artwork/${list}`;

	it("has a back link and filters, and shows its pieces in order", async () => {
		const page = await read(path);
		expect(page.links).toContainEqual({ to: "/artwork", words: "Back to Portfolios" });
		expect(listFilters(page).map(({ name }) => name)).toEqual(names);
		expect(listFilters(page).filter(({ chosen }) => chosen)).toEqual([
			{ name: "All", to: path, chosen: true },
		]);
		const first = pieces.slice(0, piecesOnPage);
		expect(listAddresses(page)).toEqual(first.map((piece) => addressPiece(list, piece)));
		for (const { title, image } of first) {
			expect(page.words).toContain(title);
			expect(page.main).toContain(`src="/pictures/${image}-`);
		}
	});

	it("links to further pages with the rest", async () => {
		const seen: (string | undefined)[] = [];
		let next: string | undefined = path;
		while (next) {
			const page: Read = await read(next);
			expect(page.status).toBe(200);
			expect(page.canonical).toBe(site.address + next);
			seen.push(...listAddresses(page));
			next = page.links.find(({ words }) => words === "Next page")?.to;
			if (seen.length > pieces.length) break;
		}
		expect(seen).toEqual(pieces.map((piece) => addressPiece(list, piece)));
		expect((await read(`${path}?page=9`)).status).toBe(404);
	});
});

test("the short URL of the tattoos redirects and keeps its query", async () => {
	for (const query of ["", "?page=2&utm_source=mail", "?x="]) {
		const { status, headers } = await site.call(`/tattoos${query}`);
		expect([status, headers.location]).toEqual([301, `/artwork/tattoos${query}`]);
	}
});

test("only drawings that nobody has claimed are available", async () => {
	for (const [list, artworks] of lists) {
		const call = await site.call(`/api/artwork/${list}`);
		const { pieces } = call.json() as { pieces: { available: boolean }[] };
		expect(pieces.map(({ available }) => available)).toEqual(
			artworks.slice(0, piecesOnPage).map(({ claimed }) => list === "drawings" && !claimed),
		);
	}
	expect((await read("/artwork/drawings")).words).toContain("Knot and void Claimed");
});

describe("the chips of the tattoos", () => {
	const path = "/artwork/tattoos";
	const having = (facts: Partial<Artwork>) =>
		tattoos.filter((piece) =>
			Object.entries(facts).every(([name, value]) => piece[name as keyof Artwork] === value),
		);
	const listChips = (page: Read) => listFilters(page, "Style, placement and more");

	it("name the facts of its pieces, with counts, and link to them", async () => {
		const chips = listChips(await read(path));
		for (const [fact, value, search] of [
			["style", "Black and gray", "style=black-and-gray"],
			["placement", "Forearm", "placement=forearm"],
		] as const) {
			const name = `${value} ${having({ [fact]: value }).length}`;
			expect(chips).toContainEqual({ name, to: `${path}?${search}`, chosen: false });
		}
		expect(chips.map(({ to }) => to).slice(-3)).toEqual(
			["small", "medium", "large"].map((size) => `${path}?size=${size}`),
		);
	});

	it("narrow the list by one value of each, and lead back", async () => {
		const chosen = having({ style: "Color", placement: "Thigh" });
		expect(chosen.length).toBeGreaterThan(1);
		const page = await read(`${path}?style=color&placement=thigh`);
		expect(listAddresses(page)).toEqual(chosen.map((piece) => addressPiece("tattoos", piece)));
		const chips = listChips(page);
		expect(chips[0]?.chosen).toBe(true);
		// Only its own group's other values stand between them.
		const between = chips.slice(
			1,
			chips.findLastIndex((chip) => chip.chosen),
		);
		expect(between.every(({ to = "" }) => /placement=thigh(?!.*size=)/.test(to))).toBe(true);
		expect(chips.filter((chip) => chip.chosen)).toEqual([
			{ name: "Remove Color ×", to: `${path}?placement=thigh`, chosen: true },
			{ name: "Remove Thigh ×", to: `${path}?style=color`, chosen: true },
		]);
		const large = having({ style: "Color", placement: "Thigh", size: "large" }).length;
		expect(listChips(page)).toContainEqual({
			name: `Large ${large}`,
			to: `${path}?style=color&placement=thigh&size=large`,
			chosen: false,
		});
		expect(listFilters(page)[0]).toEqual({ name: "All", to: path, chosen: false });
		expect(page.words).toContain(`Color, Thigh: ${chosen.length} pieces`);
		expect(page.title).toContain(", Color, Thigh");
		expect(page.canonical).toBe(site.address + path);
	});

	it("lead to the pieces that are shown fresh and healed", async () => {
		const paired = tattoos.filter(({ healed }) => healed);
		expect(listChips(await read(path))[0]).toEqual({
			name: `Healed ${paired.length}`,
			to: `${path}?healed=yes`,
			chosen: false,
		});
		const page = await read(`${path}?healed=yes`);
		expect(listAddresses(page)).toEqual(paired.map((piece) => addressPiece("tattoos", piece)));
		expect(page.title).toContain(", Healed |");
		for (const search of ["healed=no", "healed=", "healed=yes&healed=yes"]) {
			expect((await site.call(`${path}?${search}`)).status, search).toBe(400);
		}
		expect((await site.call("/artwork/drawings?healed=yes")).status).toBe(400);
	});

	it("narrow further pages and the API", async () => {
		const chosen = having({ style: "Black and gray" });
		expect(chosen.length).toBeGreaterThan(piecesOnPage);
		const page = await read(`${path}?style=black-and-gray`);
		const next = page.links.find(({ words }) => words === "Next page")?.to;
		expect(next).toBe(`${path}?style=black-and-gray&page=2`);
		const rest = chosen.slice(piecesOnPage, 2 * piecesOnPage);
		expect(listAddresses(await read(next ?? ""))).toEqual(
			rest.map((piece) => addressPiece("tattoos", piece)),
		);
		const call = await site.call(`/api/artwork/tattoos?style=black-and-gray&page=2`);
		const sent = call.json() as { pieces: { id: number }[]; total: number };
		expect(sent.pieces.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
		expect(sent.total).toBe(chosen.length);
	});

	it("are not on a list without facts", async () => {
		expect(listChips(await read("/artwork/drawings"))).toEqual([]);
	});
});

test("the sleeves filter links to their own page", async () => {
	const filters = listFilters(await read("/artwork/tattoos"));
	expect(filters[1]).toMatchObject({ name: "Sleeves/Largescale", to: "/sleeves-largescale" });
});

const chosen = [
	...drawingFilters.map(({ id, name }) => ["drawings", drawings, id, name] as const),
	...digitalFilters.map(({ id, name }) => ["digital", digital, id, name] as const),
].filter(([, , id]) => id !== "all");

describe.each(chosen)("/artwork/%s, filtered", (list, pieces: Artwork[], id, name) => {
	it(`by ${name} shows its pieces, marks the filter, and keeps the canonical URL`, async () => {
		const page = await read(`/artwork/${list}?filter=${id}`);
		const shown = id === "illustrative" ? ["illustrative", "study"] : [id];
		const matching = pieces.filter(({ category }) => shown.includes(category));
		expect(matching.length).toBeGreaterThan(0);
		expect(listAddresses(page)).toEqual(matching.map((piece) => addressPiece(list, piece)));
		const marked = listFilters(page).filter((filter) => filter.chosen);
		expect(marked).toEqual([{ name, to: `/artwork/${list}?filter=${id}`, chosen: true }]);
		expect(page.canonical).toBe(`${site.address}/artwork/${list}`);
		const count = matching.length === 1 ? "1 piece" : `${matching.length} pieces`;
		expect(page.words).toContain(`${name}: ${count}`);
	});
});

test("three drawings are illustrative, including studies", async () => {
	expect(listAddresses(await read("/artwork/drawings?filter=illustrative"))).toHaveLength(3);
});

test("paintings have filters, and a picture that announces them", async () => {
	for (const { id } of paintingFilters) {
		const query = id === "all" ? "" : `?filter=${id}`;
		const page = await read(`/artwork/paintings${query}`);
		expect(listFilters(page).map(({ name }) => name)).toEqual([
			"All",
			"Landscapes",
			"Portraits",
			"Still Life",
			"Abstract",
		]);
		expect(listFilters(page).filter((one) => one.chosen)).toHaveLength(1);
		expect(page.main.match(/<picture/g)).toHaveLength(4);
		expect(page.words.includes("No pieces match this filter yet.")).toBe(id !== "all");
		expect(page.main).toContain('src="/pictures/covers/coming-soon-');
	}
});

test("the featured collections are coming soon", async () => {
	const { headings } = await read("/artwork/featured");
	expect(headings).toEqual(["Coming Soon"]);
});

test.each([
	["/artwork/featured", documents.featured],
	["/artwork/paintings", documents.paintings.comingSoon],
])("%s says when to come back, and shows three pieces meanwhile", async (path, document) => {
	const { words, links, main } = await read(path);
	expect(words).toContain(document.comeBack);
	expect(words).toContain(document.meanwhile.title);
	const pieces = document.meanwhile.pieces.map((name) => {
		const [list = "tattoos", id] = name.split("/") as ["tattoos" | "drawings" | "digital", string];
		const piece = documents[list].pieces.find((one) => one.id === Number(id));
		return addressPiece(list, piece ?? { id: 0, title: "" });
	});
	expect(pieces).toHaveLength(3);
	for (const piece of pieces) expect(main).toContain(`href="${piece}"`);
	expect(links).toContainEqual({ to: "/artwork/categories", words: "Browse All Categories" });
});

const openChanged = openForOneTest();

test("an alt text that only repeats the title in the same link is left out", async () => {
	const pieces = tattoos.map((piece) => ({ ...piece, alt: piece.title }));
	const changed = { ...documents, tattoos: { ...documents.tattoos, pieces } };
	const changedSite = await openChanged("sqlite", {}, createContent(changed));
	for (const path of ["/", "/artwork", "/artwork/tattoos"]) {
		const { text } = await changedSite.call(path);
		const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
		const titled = [...main.matchAll(/<a\b[^>]*href="\/artwork\/tattoos\/\d.*?<\/a>/gs)].flatMap(
			([link]) => {
				const words = readPage(`<body>${link}`).words.trim();
				const alts = [...link.matchAll(/<img [^>]*?alt="([^"]*)"[^>]*?width=/g)];
				return words ? alts.map(([, alt]) => [words, alt]) : [];
			},
		);
		expect(titled.length).toBeGreaterThan(1);
		expect(titled.filter(([, alt]) => alt !== "")).toEqual([]);
	}
});

test.each(["0", "abc", "02", "9999999"])(
	"page=%s is refused as an unknown page",
	async (number) => {
		const page = await read(`/artwork/tattoos?page=${number}`);
		expect(page.status).toBe(400);
		expect(page.headings).toEqual(["No such page"]);
		expect(page.meta.get("robots")).toBe("noindex");
		expect(page.words).toContain("Page numbers start at 1.");
		expect(page.links).toContainEqual({ to: "/artwork/tattoos", words: "Show All" });
		const call = await site.call(`/api/artwork/tattoos?page=${number}`);
		expect(call.status).toBe(400);
		expect(call.json()).toMatchObject({
			code: "invalid_page",
			message: "Page numbers start at 1.",
		});
	},
);

describe("unknown filters and pages", () => {
	const odd = [
		"filter=' OR 1=1--",
		"sort=password",
		"filter[email][$gt]=",
		"category='||CASE WHEN 1 THEN 1 END",
		"filter=<script>alert(1)</script>",
		"filter=abstract&filter=landscape",
		"filter=portrait",
		"_sort=password",
		"__proto__=1",
		"style=no-such-style",
		"placement=Forearm",
		"size=",
		"size=large&size=small",
	];
	test.each(odd)("every list refuses %s with the same message", async (query) => {
		const search = `?${encodeURI(query)}`;
		const answers = new Set<string>();
		for (const list of listNames) {
			const page = await read(`/artwork/${list}${search}`);
			expect(page.status).toBe(400);
			expect(page.headings).toEqual(["No such filter"]);
			expect(page.links).toContainEqual({ to: `/artwork/${list}`, words: "Show All" });
			expect(page.meta.get("robots")).toBe("noindex");
			answers.add(page.words);
		}
		expect(answers.size).toBe(1);
		const call = await site.call(`/api/artwork/drawings${search}`);
		expect(call.status).toBe(400);
		expect(call.json().message).toBe("There is no such filter.");
		const [told] = answers;
		const first = await read(`/artwork/tattoos?${encodeURI(odd[0] ?? "")}`);
		expect(told).toBe(first.words);
	});
});
