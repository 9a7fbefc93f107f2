import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleCategories } from "../../publishing/schemas/article-categories.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const badge = read("category-badge.module.css");
const tokens = read("../../ui/tokens.css");

function readInk(category: string, ground: string): string {
	const block = badge.split(`[data-category="${category}"]`)[1] ?? "";
	return new RegExp(`--on-${ground}: (#[0-9a-f]{6})`).exec(block.split("}")[0] ?? "")?.[1] ?? "";
}

const readGround = (name: string) =>
	new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? "";

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(["paper", "ink"])("six different inks are readable on %s", (ground) => {
	const inks = articleCategories.map((category) => readInk(category, ground));
	expect(new Set(inks).size).toBe(6);
	const under = luminance(readGround(ground));
	for (const ink of inks) {
		const [light = 0, dark = 0] = [luminance(ink), under].sort((one, other) => other - one);
		expect((light + 0.05) / (dark + 0.05), ink).toBeGreaterThanOrEqual(4.5);
	}
});
