import { readdir, readFile } from "node:fs/promises";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { articles } from "../../content/articles.ts";
import { pages } from "../../test/route-table.ts";

const TEXTS = new URL("../../content/articles/", import.meta.url);

/** Where an article may send its reader. */
const listed = new Set([
	...pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path),
	...articles.filter(({ hidden }) => !hidden).map(({ url }) => url),
]);

interface Node {
	type: string;
	url?: string;
	children?: Node[];
}

const parser = unified().use(remarkParse).freeze();

function listNodes(node: Node): Node[] {
	return [node, ...(node.children ?? []).flatMap(listNodes)];
}

test("every article has a text, and every text an article", async () => {
	const files = await readdir(TEXTS);
	expect(files.sort()).toEqual(articles.map(({ name }) => `${name}.md`).sort());
});

describe.each(articles)("$title", ({ name }) => {
	const readNodes = async () =>
		listNodes(parser.parse(await readFile(new URL(`${name}.md`, TEXTS), "utf8")));

	test("has no HTML and no picture in it, which pages leave out", async () => {
		const nodes = await readNodes();
		expect(nodes.filter(({ type }) => type === "html" || type === "image")).toEqual([]);
	});

	test("leads only to pages that are there, and never to one that is not listed", async () => {
		const nodes = await readNodes();
		const links = nodes.flatMap(({ type, url }) => (type === "link" && url ? [url] : []));
		const own = links.filter((url) => url.startsWith("/")).map((url) => url.split("#")[0] ?? "");
		expect(own.filter((url) => !listed.has(url))).toEqual([]);
	});
});
