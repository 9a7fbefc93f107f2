import { expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { openForOneTest } from "../../../test/site.ts";
import type { HiddenPosts } from "../list-articles.server.ts";

const { articles } = documents.articles;
const open = openForOneTest();

it("the API of hidden posts lists only those, with the counts of all", async () => {
	const site = await open();
	const { status, text } = await site.call("/api/articles/hidden");
	const told = JSON.parse(text) as HiddenPosts;
	expect(status).toBe(200);
	const hidden = articles.filter((article) => article.hidden);
	expect(told.articles.map(({ url }) => url)).toEqual(hidden.map(({ url }) => url));
	for (const article of told.articles) {
		expect(article).toMatchObject({ hidden: true, readTime: expect.stringMatching(/^\d+ min/) });
		expect(Object.keys(article)).not.toContain("html");
	}
	const count = articles.filter(({ category }) => category === "Industry").length;
	expect(told.categories).toContainEqual({ name: "Industry", slug: "industry", count });
});
