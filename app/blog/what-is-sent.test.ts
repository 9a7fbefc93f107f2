import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articles } from "../../content/articles.ts";
import { pagePictures } from "../../content/page-pictures.ts";

const root = join(import.meta.dirname, "../..");
const scripts = readdirSync(join(root, "build/client/assets"))
	.filter((name) => name.endsWith(".js"))
	.map((name) => readFileSync(join(root, "build/client/assets", name), "utf8"))
	.join("\n");

test("neither the code for Markdown nor the articles are in what a browser loads", () => {
	// Said by `unified` and by its parser, whatever their functions are called once they are small.
	const renderer = readFileSync(join(root, "node_modules/unified/lib/index.js"), "utf8");
	expect(renderer).toContain("on a frozen processor");
	expect(scripts).not.toContain("on a frozen processor");
	expect(scripts).not.toMatch(/micromark|mdast|hast-util/);
	for (const { excerpt, name, title } of articles) {
		const text = readFileSync(join(root, `content/articles/${name}.md`), "utf8");
		expect(scripts).not.toContain(text.slice(0, 40));
		expect(scripts).not.toContain(excerpt);
		expect(scripts).not.toContain(title);
	}
});

test("nothing in them tells of an article that is not listed", () => {
	const hidden = articles.filter((article) => article.hidden);
	for (const { name, slug, title, excerpt } of hidden) {
		const alt = pagePictures[`articles/${name}` as keyof typeof pagePictures];
		for (const words of [name, slug, title, excerpt, alt]) {
			expect(words.length).toBeGreaterThan(9);
			expect(scripts).not.toContain(words);
		}
	}
});
