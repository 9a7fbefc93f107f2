import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { readPage } from "../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { createContent, openContent } from "../publishing/content.server.ts";
import { listPages } from "./listed-pages.server.ts";

const origin = "https://studio.example.com";
const listed = await listPages(openContent(createContent(documents)));
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
});
afterAll(() => site.close());

describe("/sitemap.xml", () => {
	it("lists each page once, by its canonical URL", async () => {
		const { text } = await site.call("/sitemap.xml");
		const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
		const pages = listed.map(({ path }) => origin + path);
		expect(found.slice(0, pages.length)).toEqual(pages);
		expect(new Set(found).size).toBe(found.length);
	});

	it("lists each piece of each list", async () => {
		const { text } = await site.call("/sitemap.xml");
		const lists = { "artwork/tattoos": 53, "artwork/drawings": 7, "artwork/digital": 8 };
		const sleeves = { "bird-and-floral": 5, "bats-and-pumpkin": 4 };
		for (const [list, count] of Object.entries({ ...lists, ...sleeves })) {
			const listed = [...text.matchAll(new RegExp(`<loc>${origin}(/${list}/\\d+-[^<]+)<`, "g"))];
			expect(listed).toHaveLength(count);
			expect((await site.call(listed.at(-1)?.[1] ?? "")).status).toBe(200);
		}
	});

	it("lists no hidden article", async () => {
		const { text } = await site.call("/sitemap.xml");
		for (const { url } of documents.articles.articles.filter(({ hidden }) => hidden))
			expect(text).not.toContain(url);
	});

	it("is well-formed, with valid dates", async () => {
		const { text } = await site.call("/sitemap.xml");
		const open: string[] = [];
		for (const [, end, name = ""] of text.matchAll(/<(\/?)([a-z:]+)[^>?]*>/g)) {
			if (end) expect(open.pop()).toBe(name);
			else open.push(name);
		}
		expect(open).toEqual([]);
		for (const [, day = ""] of text.matchAll(/<lastmod>([^<]*)</g)) {
			expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
		}
	});

	it.each(listed)("lists pictures that $path shows", async ({ path, pictures }) => {
		const { text } = await site.call(path);
		for (const name of pictures) expect(text).toContain(`src="/pictures/${name}-`);
	});

	it("lists existing pictures", async () => {
		const { text } = await site.call("/sitemap.xml");
		const pictures = [...text.matchAll(/<image:loc>([^<]*)</g)].map(([, address = ""]) => address);
		expect(pictures.length).toBeGreaterThanOrEqual(3);
		for (const address of pictures) {
			expect(address.startsWith(`${origin}/pictures/`)).toBe(true);
			const picture = await site.call(new URL(address).pathname, { method: "HEAD" });
			expect(picture.status).toBe(200);
		}
	});
});

describe("/robots.txt", () => {
	it("disallows only the API, and names the sitemap", async () => {
		const { text } = await site.call("/robots.txt");
		expect(text.split("\n").filter(Boolean)).toEqual([
			"User-agent: *",
			"Allow: /",
			"Disallow: /api/",
			`Sitemap: ${origin}/sitemap.xml`,
		]);
	});
});

describe("/llms.txt", () => {
	it("has a name, a summary and a described link to each page", async () => {
		const { text } = await site.call("/llms.txt");
		expect(text).toMatch(/^# Front Range Linework\n\n> Custom tattoos, .+\n/);
		const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(
			([, , address]) => address,
		);
		expect(new Set(links)).toEqual(new Set(listed.map(({ path }) => origin + path)));
	});
});

describe("structured data", () => {
	it("of the studio agrees with its document", async () => {
		const [parlor] = readPage((await site.call("/")).text).structuredData;
		expect(parlor).toMatchObject({
			"@type": "TattooParlor",
			name: "Front Range Linework",
			telephone: "+19705550142",
			priceRange: "$150-180/hr",
			url: `${origin}/`,
			address: { addressLocality: "Loveland", addressRegion: "CO", addressCountry: "US" },
			areaServed: { name: "Northern Colorado, from Denver to Fort Collins" },
		});
	});

	it("is allowed by the content security policy", async () => {
		const { text, headers } = await site.call("/contact");
		expect(text).toContain('<script type="application/ld+json">');
		const inline = text.match(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(?!<)/g);
		const [allowed = ""] =
			/script-src [^;]+/.exec(String(headers["content-security-policy"])) ?? [];
		expect(allowed.match(/sha256-/g)).toHaveLength(inline?.length ?? 0);
	});
});
