import { readdir } from "node:fs/promises";
import { join } from "node:path";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { readBuiltIn } from "../publishing/built-in.server.ts";
import { createContent } from "../publishing/content.server.ts";

const folder = join(import.meta.dirname, "../../content");
const builtIn = readBuiltIn();
const { articles } = builtIn.articles;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, createContent(builtIn));
});
afterAll(() => site?.close());

interface Node {
	type: string;
	url?: string;
	children?: Node[];
}

const parser = unified().use(remarkParse).freeze();

function listNodes(node: Node): Node[] {
	return [node, ...(node.children ?? []).flatMap(listNodes)];
}

test("every text in the folder belongs to an article", async () => {
	const files = await readdir(join(folder, "articles"));
	expect(files.sort()).toEqual(articles.map(({ name }) => `${name}.md`).sort());
});

describe.each(articles)("$title", ({ text }) => {
	const nodes = listNodes(parser.parse(text));

	test("has no HTML and no pictures, which pages would drop", () => {
		expect(nodes.filter(({ type }) => type === "html" || type === "image")).toEqual([]);
	});

	test("links only to existing pages and to no hidden article", async () => {
		const links = nodes.flatMap(({ type, url }) => (type === "link" && url ? [url] : []));
		for (const url of links.filter((link) => link.startsWith("/"))) {
			const { status, text } = await site.call(url);
			expect(status, url).toBe(200);
			expect(text, url).not.toContain("noindex");
		}
	});
});
