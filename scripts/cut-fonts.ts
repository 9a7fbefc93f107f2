import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { replaceFile } from "../app/copies/replace-file.server.ts";

/** The characters of English pages; `app/ui/tokens.css` has the same range. */
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

/**
 * Writes the fonts with the basic characters alone, and the outlines of letters. Another build may be reading them.
 * @returns the folder
 */
export async function cutFonts(): Promise<string> {
	const folder = join(import.meta.dirname, "../node_modules/.cache/fonts");
	await mkdir(folder, { recursive: true });
	const { resolve } = createRequire(import.meta.url);
	const text = listCharacters(basicRange);
	for (const [name, { whole, ...axes }] of Object.entries(fonts)) {
		const cut = await subsetFont(await readFile(resolve(whole)), text, { ...options, ...axes });
		await replaceFile(join(folder, name), (part) => writeFile(part, cut));
	}
	const faces = {
		display: await traceFace(fonts["display.woff2"]),
		text: await traceFace(fonts["heading.woff2"]),
	};
	await replaceFile(join(folder, "outlines.json"), (part) =>
		writeFile(part, JSON.stringify(faces)),
	);
	return folder;

	/** The server has no fonts to draw pictures with. */
	async function traceFace({ whole, ...axes }: { whole: string }): Promise<Outlines> {
		const outlines: Outlines = { glyphs: {}, kerns: {} };
		for (const part of ["latin", "latin-ext"]) {
			const file = await readFile(resolve(whole.replace("latin", part)));
			const cut = await subsetFont(file, traced, { ...options, targetFormat: "sfnt", ...axes });
			addOutlines(outlines, create(cut) as Font);
		}
		return outlines;
	}
}

/** In thousandths of the size; y points up. */
interface Outlines {
	/** By character: its advance, its path, and the box around that (left, bottom, right, top). */
	glyphs: Record<string, [number, string, number[]]>;
	/** By two characters: what is added to the advance of the first. */
	kerns: Record<string, number>;
}

const traced = listCharacters("U+20-24F, U+1E00-1EFF, U+2010-2044, U+20AC, U+2212").replace(
	/[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu,
	"",
);

function addOutlines({ glyphs, kerns }: Outlines, font: Font): void {
	const scale = 1000 / font.unitsPerEm;
	const codes = font.characterSet.filter((code) => code < 0xffff);
	for (const code of codes) {
		const { path, bbox, advanceWidth } = font.glyphForCodePoint(code);
		const { minX, minY, maxX, maxY } = bbox;
		const box = [minX, minY, maxX, maxY].map((edge) => Math.round(scale * edge));
		const outline = path
			.scale(scale)
			.toSVG()
			.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number))));
		const advance = Math.round(scale * advanceWidth);
		glyphs[String.fromCodePoint(code)] = [advance, outline, box];
	}
	const pairing = codes.map((code) => String.fromCodePoint(code)).filter(isPairing);
	for (const first of pairing) {
		const [advance = 0] = glyphs[first] ?? [];
		for (const second of pairing) {
			const { glyphs: laid, positions } = font.layout(first + second);
			const kern = Math.round(scale * (positions[0]?.xAdvance ?? 0)) - advance;
			if (laid.length === 2 && kern !== 0) kerns[first + second] = kern;
		}
	}
}

/** Each pair takes a tenth of a millisecond. */
function isPairing(character: string): boolean {
	return /[A-Za-z’.,-]/.test(character);
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
