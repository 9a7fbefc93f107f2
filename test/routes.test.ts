import { matchRoutes, type RouteObject } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContent, openContent } from "../app/publishing/content.server.ts";
import routes from "../app/routes.ts";
import { listPages } from "../app/search-engines/listed-pages.server.ts";
import { askOnce } from "./ask-once.ts";
import { documents } from "./documents.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { calls, missing, pages, redirects } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { everywhere, type SpecifiedText, specifiedTexts } from "./specified-texts.ts";

const origin = "https://studio.example.com";
let site: TestSite;
const ask = askOnce((path) => site.call(path));
const read = new Map<string, ReadPage>();
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
	for (const { path } of pages) read.set(path, readPage((await ask(path)).text));
});
afterAll(() => site.close());

const pageAt = (path: string) => read.get(path) ?? readPage("");

describe("the table of routes", () => {
	const [publicSide] = routes as RouteObject[];
	const known = publicSide ? [publicSide] : [];
	const patternOf = (path: string) =>
		matchRoutes(known, path)
			?.map(({ route }) => (route.index ? "/" : route.path))
			.filter((part) => part !== undefined)
			.join("/");

	it.each([...pages, ...calls.map(([path]) => ({ path }))])(
		"has $path, and so does the site",
		({ path }) => {
			expect(patternOf(path)).not.toBe("*");
			expect(patternOf(path)).toBeDefined();
		},
	);

	it("has an address for every route of the site", () => {
		const walked = new Set([...pages.map(({ path }) => path), ...calls.map(([path]) => path)]);
		for (const [from] of redirects) walked.add(from);
		const seen = new Set([...walked].map(patternOf));
		// Built-in documents have no project that was made in the desk: see the room Collections.
		const made = ["sleeves-largescale/:sleeve", "sleeves-largescale/pictures/:piece"];
		expect(listPatterns(known).filter((one) => !seen.has(one))).toEqual([...made, "*"]);
	});

	it("has exactly the pages that search engines may list", async () => {
		const all = await listPages(openContent(createContent(documents)));
		const listed = pages.filter((page) => !page.canonical && !page.unlisted && !page.isPiece);
		expect(new Set(all.map(({ path }) => path))).toEqual(new Set(listed.map(({ path }) => path)));
	});
});

describe.each(pages)("$path", ({ path, canonical, heading, current, share, kinds, unlisted }) => {
	it("is a page with one heading, its navigation entry and its canonical address", async () => {
		const answer = await ask(path);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
		const page = pageAt(path);
		expect(page.headings).toEqual([heading]);
		expect(page.current).toEqual(current ? [current] : []);
		expect(page.canonical).toBe(origin + (canonical ?? path));
		expect(page.meta.get("og:url")).toBe(page.canonical);
		expect(page.meta.get("robots")).toBe(unlisted ? "noindex" : undefined);
	});

	it("has a title and a description short enough to be shown whole", () => {
		const { title, meta } = pageAt(path);
		expect(title).toMatch(/Front Range Linework/);
		expect(title.length).toBeLessThanOrEqual(70);
		const description = meta.get("description") ?? "";
		expect(description.length).toBeGreaterThanOrEqual(50);
		expect(description.length).toBeLessThanOrEqual(170);
	});

	it("has an existing share picture", async () => {
		const { meta } = pageAt(path);
		const image = meta.get("og:image") ?? "";
		expect(image).toMatch(new RegExp(`^${origin}/pictures/share/${share}\\.[0-9a-f]{8}\\.jpg$`));
		expect(meta.get("og:image:alt")).toBeTruthy();
		expect(meta.get("twitter:card")).toBe("summary_large_image");
		const answer = await fetch(site.address + new URL(image).pathname);
		expect(answer.headers.get("content-type")).toBe("image/jpeg");
		const { width, height } = await sharp(await answer.bytes()).metadata();
		expect(String(width)).toBe(meta.get("og:image:width"));
		expect(String(height)).toBe(meta.get("og:image:height"));
	});

	it("has the structured data of its type", () => {
		expect(pageAt(path).structuredData.map((data) => data["@type"])).toEqual(kinds);
	});

	it("has the header and the footer", () => {
		for (const specified of everywhere) expectSpecified(pageAt(path), specified);
	});
});

it("titles and descriptions are unique over the sitemap, all pages of lists, and unlisted pages", async () => {
	const { text } = await site.call("/sitemap.xml");
	const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
	const paths = new Set([
		...listed.map((url) => url.replace(origin, "") || "/"),
		...[2, 3, 4, 5].map((page) => `/artwork/tattoos?page=${page}`),
		...pages.filter(({ canonical }) => !canonical).map(({ path }) => path),
	]);
	expect(paths.size).toBeGreaterThan(100);
	const found = [];
	for (const path of paths) found.push(readPage((await ask(path)).text));
	expect(findTwice(found.map(({ title }) => title))).toEqual([]);
	expect(findTwice(found.map(({ meta }) => meta.get("description")))).toEqual([]);
});

describe("specified words", () => {
	it.each(specifiedTexts)("$number is on $path: $text", (specified) => {
		expectSpecified(pageAt(specified.path), specified);
	});
});

it.each(redirects)("%s redirects permanently to %s", async (from, to) => {
	const answer = await site.call(from);
	expect(answer.status).toBe(301);
	expect(answer.headers.location).toBe(to);
	const there = await site.call(to);
	expect(there.status).toBe(200);
});

it.each(missing)("%s is neither a page nor a redirect", async (path) => {
	const answer = await site.call(path);
	expect(answer.status).toBe(404);
	expect(answer.headers.location).toBeUndefined();
	const page = readPage(answer.text);
	expect(page.headings).toEqual(["Oops! Page not found"]);
	expect(page.meta.get("robots")).toBe("noindex");
	expect(page.canonical).toBeUndefined();
	expect(page.structuredData).toEqual([]);
});

it.each(calls)("GET %s is answered with %i, %s", async (path, status, type) => {
	const answer = await site.call(path);
	expect(answer.status).toBe(status);
	expect(answer.headers["content-type"]).toMatch(type);
});

it("has no broken internal link", async () => {
	const links = new Set(
		[...read.values()]
			.flatMap(({ links }) => links.map(({ to }) => to))
			.filter((to) => to.startsWith("/")),
	);
	const lost: string[] = [];
	for (const link of links) {
		const [path = ""] = link.split("#");
		const answered = (await ask(path)).status;
		if (answered !== 200 && answered !== 301) lost.push(`${answered} ${link}`);
	}
	expect(lost).toEqual([]);
});

function expectSpecified(page: ReadPage, { text, to }: Omit<SpecifiedText, "path">): void {
	if (to === undefined) {
		expect(page.words).toMatch(text);
		return;
	}
	const targets = page.links.filter(({ words }) => has(words, text)).map((link) => link.to);
	const there = targets.some((target) =>
		typeof to === "string" ? target === to : to.test(target),
	);
	expect(there, `“${text}” leads to ${targets.join(", ") || "nothing"}`).toBe(true);
}

function has(words: string, text: string | RegExp): boolean {
	return typeof text === "string" ? words.includes(text) : text.test(words);
}

function findTwice<Value>(values: Value[]): Value[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

function listPatterns(list: RouteObject[], above = ""): string[] {
	return list.flatMap(({ path, index, children }) => {
		const own = index ? "/" : [above, path].filter(Boolean).join("/");
		return children ? listPatterns(children, own) : [own];
	});
}
