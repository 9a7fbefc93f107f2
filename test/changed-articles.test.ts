import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "../app/publishing/content.server.ts";
import { documents, replaceDocuments } from "./documents.ts";
import { openTestSite, type TestSite } from "./site.ts";

let content: Content = replaceDocuments({});
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite(
		"sqlite",
		{},
		{
			read: (name) => content.read(name),
			readVersion: () => content.readVersion(),
		},
	);
});
afterAll(() => site?.close());

/** Without the hydration data, on one line. */
async function read(path: string): Promise<string> {
	const { status, text } = await site.call(path);
	expect(status, path).toBe(200);
	return text.replace(/<script(?! type)[^>]*>.*?<\/script>/gs, "").replace(/\s+/g, " ");
}

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

	it("show every field of a changed one", async () => {
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

	it("are listed without a missing picture", async () => {
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

	it("are removed from all lists once hidden", async () => {
		publish({ ...changed, hidden: true });
		for (const page of ["/blog", "/blog/process", "/blog/rss.xml", "/sitemap.xml", "/llms.txt"]) {
			expect(await read(page)).not.toContain("Another title");
		}
	});

	it("list their categories in the artist's order", async () => {
		const order = categoryOrder.toReversed();
		content = replaceDocuments({ articles: { articles, categoryOrder: order } });
		const text = await read("/blog");
		const cells = [...text.matchAll(/<a [^>]*data-category="([^"]+)"/g)].map(([, name]) => name);
		const counted = order.filter((name) => name !== "Process");
		expect(cells.slice(0, counted.length)).toEqual(counted);
	});
});
