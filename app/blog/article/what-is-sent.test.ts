import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBuiltIn } from "../../publishing/built-in.server.ts";

const root = join(import.meta.dirname, "../../..");
const scripts = readdirSync(join(root, "build/client/assets"))
	.filter((name) => name.endsWith(".js"))
	.map((name) => readFileSync(join(root, "build/client/assets", name), "utf8"))
	.join("\n");

test("the Markdown code is not in the browser's bundles", () => {
	// Error messages of `unified` and its parser survive minification.
	const renderer = readFileSync(join(root, "node_modules/unified/lib/index.js"), "utf8");
	expect(renderer).toContain("on a frozen processor");
	expect(scripts).not.toContain("on a frozen processor");
	expect(scripts).not.toMatch(/micromark|mdast|hast-util/);
});

test("the bundles contain no sentence of any document, so none of a hidden article", () => {
	const sentences = listTexts(readBuiltIn()).filter(
		(text) => text.length >= 30 && text.includes(" "),
	);
	expect(sentences.length).toBeGreaterThan(100);
	expect(sentences.filter((text) => scripts.includes(text))).toEqual([]);
});

function listTexts(value: unknown): string[] {
	if (typeof value === "string") return [value.slice(0, 60)];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(listTexts);
}
