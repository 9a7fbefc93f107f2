import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "../app/publishing/content.server.ts";
import type { DocumentName } from "../app/publishing/documents.ts";
import { documents, replaceDocuments } from "./documents.ts";
import { markFields } from "./mark-fields.ts";
import { openTestSite, type TestSite } from "./site.ts";

/** What a running site shows can change between two requests. */
let content: Content = replaceDocuments({});
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, { read: (name) => content.read(name) });
});
afterAll(() => site?.close());

/** A page without the data for its scripts, on one line. */
async function read(path: string): Promise<string> {
	const { status, text } = await site.call(path);
	expect(status, path).toBe(200);
	return text.replace(/<script(?! type)[^>]*>.*?<\/script>/gs, "").replace(/\s+/g, " ");
}

interface Shown {
	/** Which fields a page shows. */
	pages: Record<string, RegExp>;
	swapped?: Record<string, string[]>;
}

const all = /./;
const sections = ["deposits", "drawing", "scheduling", "pricing"];

/** Each document, and the pages that show it. Numbers without words around them are in a page's data. */
const table: Partial<Record<DocumentName, Shown>> = {
	about: {
		pages: { "/about": all, "/sitemap.xml": /^(table\.image|study|healed)$/ },
		swapped: {
			"table.image": ["home/hero"],
			study: ["drawings/moth-and-eye"],
			healed: ["tattoos/fox"],
		},
	},
	contact: {
		pages: { "/contact": all, "/sitemap.xml": /^pieces/ },
		swapped: { "pieces[]": ["tattoos/fox", "tattoos/rose", "tattoos/bee"] },
	},
	"quick-answers": { pages: { "/contact": all, "/llms.txt": /question|answer/ } },
	policy: {
		pages: { "/drawing-and-deposit-policy": all, "/sitemap.xml": /image/ },
		swapped: { "plate.image": ["home/hero"], "sections[].id": sections.toReversed() },
	},
	aftercare: { pages: { "/aftercare": all } },
	"aftercare-guides": {
		pages: { "/aftercare": /url|title|description|alt|image/, "/aftercare.data": all },
		swapped: { "[].image": ["home/hero", "tattoos/fox", "tattoos/rose"] },
	},
	"healing-course": {
		pages: {
			// A phase of one moment does not say when that is.
			"/aftercare": /^\w+\[\]\.(title|when|summary|normal|avoid)|tasks/,
			"/aftercare.data": all,
		},
	},
	"numbing-cream": {
		pages: {
			"/aftercare": /^(?!last)/,
			"/aftercare/tattoo-numbing-cream-directions.txt": all,
		},
	},
	credits: { pages: { "/credits": all } },
	blog: {
		pages: {
			"/blog": /description|balm/,
			"/blog/rss.xml": /feed/,
			"/blog/atom.xml": /feed/,
			"/blog/aftercare/tattoo-aftercare-guide": /prompt/,
		},
	},
};

describe.each(Object.entries(table))("%s", (name, { pages, swapped }) => {
	it("shows every field of it as it was changed last", async () => {
		const { body, fields } = markFields(documents[name as DocumentName], swapped);
		content = replaceDocuments({ [name]: body });
		const found = new Set<string>();
		for (const [page, shown] of Object.entries(pages)) {
			const text = await read(page);
			const listed = fields.filter(({ path }) => shown.test(path));
			expect(listed.length).toBeGreaterThan(0);
			for (const { path, mark } of listed) {
				expect(text.toLowerCase().includes(mark), `${path} on ${page}`).toBe(true);
				found.add(path);
			}
		}
		expect(new Set(fields.map(({ path }) => path))).toEqual(found);
	});
});

describe("articles", () => {
	const { articles, categoryOrder } = documents.articles;
	const [first, ...others] = articles;
	if (!first) throw new Error("There is no article");
	const url = "/blog/history/another-address";
	const changed = {
		id: 7001,
		name: "another-name",
		title: "Another title",
		excerpt: "Another excerpt.",
		category: "Process" as const,
		published: "2031-03-07",
		updated: "2031-04-08",
		url,
		slug: "another-slug",
		featured: true as const,
		text: "Another text for {deposit}.",
	};
	const publish = (article: typeof first) => {
		content = replaceDocuments({ articles: { articles: [article, ...others], categoryOrder } });
	};

	it("show every field of one that was changed", async () => {
		publish(changed);
		const lists = ["Another title", "Another excerpt.", "March 7, 2031", "April 8, 2031"];
		const feeds = ["Another title", "Another excerpt.", "Another text for $100.", url, "Process"];
		const pages: Record<string, string[]> = {
			[url]: ["Another title", "Another text for $100.", "April 8, 2031", "Back to Process"],
			[`${url}.data`]: ["7001", "2031-03-07", "articles/another-name"],
			"/blog": [...lists, url, "Process", "Featured Posts"],
			"/blog/process": [...lists, url],
			"/blog/rss.xml": [...feeds, "Tue, 08 Apr 2031", "Fri, 07 Mar 2031"],
			"/blog/atom.xml": [...feeds, "2031-04-08", "2031-03-07"],
			"/sitemap.xml": [url, "2031-04-08"],
			"/llms.txt": [url, "Another title", "Another excerpt."],
		};
		for (const [page, words] of Object.entries(pages)) {
			const text = await read(page);
			for (const word of words) expect(text, page).toContain(word);
		}
		expect((await site.call("/blog/another-slug")).headers.location).toBe(url);
		expect((await site.call(first.url)).status).toBe(404);
	});

	it("stand in their lists without the picture that is missing", async () => {
		publish({ ...first, name: "another-name" });
		for (const page of [first.url, "/blog", "/blog/aftercare"]) {
			expect(await read(page)).toContain("Image not found");
		}
		for (const page of ["/blog/rss.xml", "/blog/atom.xml", "/sitemap.xml"]) {
			const text = await read(page);
			expect(text).toContain(first.url);
			expect(text).not.toContain("another-name-");
		}
	});

	it("leave all lists once hidden", async () => {
		publish({ ...changed, hidden: true });
		for (const page of ["/blog", "/blog/process", "/blog/rss.xml", "/sitemap.xml", "/llms.txt"]) {
			expect(await read(page)).not.toContain("Another title");
		}
	});

	it("have their categories in the artist's order", async () => {
		const order = categoryOrder.toReversed();
		content = replaceDocuments({ articles: { articles, categoryOrder: order } });
		const text = await read("/blog");
		const cells = [...text.matchAll(/<a [^>]*data-category="([^"]+)"/g)].map(([, name]) => name);
		const counted = order.filter((name) => name !== "Process");
		expect(cells.slice(0, counted.length)).toEqual(counted);
	});
});
