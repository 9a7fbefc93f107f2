import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pagePictures } from "../../content/page-pictures.ts";
import manifest from "../../content/pictures/manifest.json" with { type: "json" };
import { hashFiles, neededWidths } from "./make-variants.server.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const PICTURES = join(CONTENT, "pictures");

const entries = Object.entries(manifest);
const isPublished = (name: string) => Object.hasOwn(manifest, name);
const widths = { avif: [320, 480, 600, 720, 960, 1600], webp: [480, 960] } as const;

describe("every picture that the content names is published", async () => {
	for await (const file of glob("*.ts", { cwd: CONTENT })) {
		const body: unknown = await import(join(CONTENT, file));
		const names = [...listImages(body)];
		if (names.length > 0)
			test(file, () => expect(names.filter((name) => !isPublished(name))).toEqual([]));
	}
	test("pictures of pages", () => {
		const names = Object.keys(pagePictures);
		expect(names.filter((name) => !isPublished(name))).toEqual([]);
	});
});

describe("every entry has its files, in the width and format it states", () => {
	test.each(entries)("%s", async (name, { hash, width, height, ...entry }) => {
		const contents: Buffer[] = [];
		for (const format of ["avif", "webp"] as const) {
			expect(entry[format]).toEqual(neededWidths(widths[format], width));
			for (const listed of entry[format]) {
				const bytes = await readFile(join(PICTURES, `${name}-${listed}.${format}`));
				contents.push(bytes);
				const file = await sharp(bytes).metadata();
				const across = Math.min(listed, width);
				expect(file.format).toBe(format === "avif" ? "heif" : format);
				expect(file.width).toBe(across);
				expect(Math.abs(file.height - (height * across) / width)).toBeLessThan(1);
			}
		}
		expect(hash).toBe(hashFiles(contents));
	});
});

test("publishes only files with an entry, and downloads", async () => {
	const known = new Set(
		entries.flatMap(([name, { avif, webp }]) => [
			...avif.map((width) => `${name}-${width}.avif`),
			...webp.map((width) => `${name}-${width}.webp`),
		]),
	);
	const stray: string[] = [];
	for await (const file of glob("**/*.{avif,webp,png,jpg}", { cwd: PICTURES })) {
		if (file.endsWith(".png") && isPublished(file.slice(0, -4))) continue;
		if (!known.has(file)) stray.push(file);
	}
	expect(stray).toEqual([]);
});

function* listImages(value: unknown): Generator<string> {
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		if (typeof inner !== "string") yield* listImages(inner);
		else if (key === "image" || key === "narrow") yield inner;
	}
}
