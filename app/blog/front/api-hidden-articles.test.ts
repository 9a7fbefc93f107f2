import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import type { HiddenPosts } from "../list-articles.server.ts";

const { articles } = documents.articles;

describe("the API of hidden posts", () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site?.close());

	it("lists only the hidden ones, with the counts of all", async () => {
		const { status, text } = await site.call("/api/articles/hidden");
		const told = JSON.parse(text) as HiddenPosts;
		expect(status).toBe(200);
		const hidden = articles.filter((article) => article.hidden);
		expect(told.articles.map(({ url }) => url)).toEqual(hidden.map(({ url }) => url));
		for (const article of told.articles) {
			expect(article).toMatchObject({ hidden: true, readTime: expect.stringMatching(/^\d+ min/) });
			expect(Object.keys(article)).not.toContain("html");
		}
		const industry = articles.filter(({ category }) => category === "Industry");
		expect(told.categories).toContainEqual({
			name: "Industry",
			slug: "industry",
			count: industry.length,
		});
	});

	it("refuses POST", async () => {
		const { status } = await site.call("/api/articles/hidden", { method: "POST" });
		expect(status).toBe(405);
	});

	it.each(["/", "/blog", "/blog/industry", "/sitemap.xml", "/llms.txt", "/blog/rss.xml"])(
		"is named nowhere on %s",
		async (path) => {
			const { text } = await site.call(path);
			expect(text).not.toContain("articles/hidden");
		},
	);
});
