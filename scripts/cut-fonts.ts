import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** What English pages are set in; `app/ui/tokens.css` names the same characters. */
export const basicRange =
	"U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2212";

const grenzeGotisch = "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2";
const instrumentSans =
	"@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2";

/** One weight and width a file: with both axes the text face alone has 41 KB. */
const fonts = {
	"display.woff2": { whole: grenzeGotisch },
	"text.woff2": { whole: instrumentSans, variationAxes: { wght: 400, wdth: 100 } },
	"heading.woff2": { whole: instrumentSans, variationAxes: { wght: 600, wdth: 100 } },
};

/** Small capitals, fractions, ligatures and the like are not used. */
const options = { targetFormat: "woff2", keepFeatures: ["kern", "lnum", "tnum"] } as const;

/** Writes the fonts with the basic characters alone, and the letters of icons. @returns the folder */
export async function cutFonts(): Promise<string> {
	const folder = join(import.meta.dirname, "../node_modules/.cache/fonts");
	await mkdir(folder, { recursive: true });
	const { resolve } = createRequire(import.meta.url);
	const text = listCharacters(basicRange);
	for (const [name, { whole, ...axes }] of Object.entries(fonts)) {
		const cut = await subsetFont(await readFile(resolve(whole)), text, { ...options, ...axes });
		await writeFile(join(folder, name), cut);
	}
	const letters: Record<string, string> = {};
	for (const part of ["latin", "latin-ext"]) {
		const font = await readFile(resolve(grenzeGotisch.replace("latin", part)));
		Object.assign(letters, drawLetters(create(font) as Font));
	}
	await writeFile(join(folder, "letters.json"), JSON.stringify(letters));
	return folder;
}

/**
 * The server has no fonts to draw icons with.
 *
 * @returns outlines of capitals, digits and the bullet for a drawing of 1,000 by 1,000, each in the middle of it
 */
function drawLetters(font: Font): Record<string, string> {
	const letters: Record<string, string> = {};
	for (const code of font.characterSet) {
		const letter = String.fromCodePoint(code);
		if (!/[\p{Lu}\p{Nd}•]/u.test(letter)) continue;
		const { path, bbox } = font.glyphForCodePoint(code);
		const { minX, minY, maxX, maxY } = bbox;
		const scale = 580 / Math.max(maxX - minX, maxY - minY);
		const x = 500 - (scale * (minX + maxX)) / 2;
		const y = 500 + (scale * (minY + maxY)) / 2;
		const outline = path.transform(scale, 0, 0, -scale, x, y).toSVG();
		letters[letter] = outline.replace(/[\d.-]+/g, (number) => String(Math.round(Number(number))));
	}
	return letters;
}

/** @param range in the syntax of `unicode-range` */
function listCharacters(range: string): string {
	return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
		.flatMap(([, first = "", last = first]) => {
			const from = Number.parseInt(first, 16);
			return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
		})
		.map((code) => String.fromCodePoint(code))
		.join("");
}
