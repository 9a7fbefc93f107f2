import { readdir, readFile } from "node:fs/promises";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { articles } from "../../content/articles.ts";
import { pagePictures } from "../../content/page-pictures.ts";
import pictures from "../../content/pictures/manifest.json" with { type: "json" };
import { studio } from "../../content/studio.ts";

const TEXTS = new URL("../../content/articles/", import.meta.url);

/** Where an article may send its reader. */
const ROUTES = new Set([
	...["/", "/about", "/contact", "/aftercare", "/drawing-and-deposit-policy", "/consultation"],
	...["/artwork", "/artwork/tattoos", "/artwork/drawings", "/artwork/digital"],
	...["/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin", "/blog"],
	...articles.filter(({ hidden }) => !hidden).map(({ url }) => url),
]);

interface Node {
	type: string;
	depth?: number;
	url?: string;
	value?: string;
	children?: Node[];
}

const parser = unified().use(remarkParse).freeze();

async function readText(name: string) {
	const nodes = listNodes(parser.parse(await readFile(new URL(`${name}.md`, TEXTS), "utf8")));
	const text = nodes.map(({ type, value }) => (type === "text" ? value : " ")).join("");
	return { nodes, text: text.replace(/\s+/g, " ") };
}

function listNodes(node: Node): Node[] {
	return [node, ...(node.children ?? []).flatMap(listNodes)];
}

test("every article has a text, and every text an article", async () => {
	const files = await readdir(TEXTS);
	expect(files.sort()).toEqual(articles.map(({ name }) => `${name}.md`).sort());
});

describe.each(articles)("$title", ({ name, title, excerpt }) => {
	test("takes a few minutes to read", async () => {
		const { text } = await readText(name);
		const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length;
		expect(words).toBeGreaterThanOrEqual(500);
		expect(words).toBeLessThanOrEqual(1200);
	});

	test("is parted by headings of the second level, with no HTML and no picture in it", async () => {
		const { nodes } = await readText(name);
		const depths = nodes.filter(({ type }) => type === "heading").map(({ depth }) => depth);
		expect(depths.length).toBeGreaterThanOrEqual(4);
		expect(new Set(depths)).toEqual(new Set([2]));
		expect(nodes.filter(({ type }) => type === "html" || type === "image")).toEqual([]);
	});

	test("leads only to pages that are there, and never to one that is not listed", async () => {
		const { nodes } = await readText(name);
		const links = nodes.flatMap(({ type, url }) => (type === "link" ? [url ?? ""] : []));
		expect(links.length).toBeGreaterThanOrEqual(1);
		expect(links.filter((url) => !ROUTES.has(url))).toEqual([]);
	});

	test("names no price but the studio's", async () => {
		const { text } = await readText(name);
		const { deposit, hourlyRate } = studio;
		for (const [, amount] of text.matchAll(/\$([\d,]+)/g)) {
			expect([deposit, hourlyRate.from, hourlyRate.to]).toContain(Number(amount));
		}
	});

	test("has a picture, and words for it and for the lists it stands in", () => {
		const picture = `articles/${name}`;
		expect(Object.keys(pictures)).toContain(picture);
		expect(pagePictures).toHaveProperty([picture], expect.stringMatching(/\S{3}/));
		expect(title.length).toBeLessThanOrEqual(64);
		expect(excerpt.length).toBeGreaterThanOrEqual(60);
		expect(excerpt.length).toBeLessThanOrEqual(160);
	});
});
