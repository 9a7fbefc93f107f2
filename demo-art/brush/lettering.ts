import type { GlyphRun, PathCommand } from "fontkit";
import { joinContours, Pen } from "./contours.ts";
import { type FontName, openFont } from "./font.ts";
import type { Path, Point } from "./geometry.ts";
import { moveAll, pt } from "./geometry.ts";
import { fill } from "./mask.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, lay } from "./sheet.ts";

/** How words are set. Sizes and tracking are in pixels; `weight` is 400 when absent. */
export type Lettering = {
	font: FontName;
	size: number;
	weight?: number;
	/** Added between two letters. */
	tracking?: number;
};

export type Words = Lettering & {
	text: string;
	/** On the base line: the start, the middle or the end of the words, as `align` says. */
	at: Point;
	align?: "left" | "center" | "right";
	ink?: Ink;
	strength?: number;
};

const outlines = new Map<string, Path>();
const runs = new Map<string, GlyphRun>();

function layOut(text: string, font: FontName, weight: number): GlyphRun {
	const key = `${font} ${weight} ${text}`;
	const known = runs.get(key);
	if (known) return known;
	const run = openFont(font, weight).layout(text);
	if (run.glyphs.some(({ id }) => id === 0))
		throw new Error(`The font has no sign for all of "${text}".`);
	runs.set(key, run);
	return run;
}

function traceGlyph(commands: PathCommand[], scale: number): Path {
	const pen = new Pen(3);
	for (const { command, args } of commands) {
		const spots: Point[] = [];
		for (let index = 0; index + 1 < args.length; index += 2)
			spots.push(pt((args[index] ?? 0) * scale, -(args[index + 1] ?? 0) * scale));
		const [a = pen.place, b = a, c = b] = spots;
		if (command === "moveTo") pen.moveTo(a);
		else if (command === "lineTo") pen.lineTo(a);
		else if (command === "quadraticCurveTo") pen.quadTo(a, b);
		else if (command === "bezierCurveTo") pen.curveTo(a, b, c);
		else pen.close();
	}
	return joinContours(pen.contours);
}

/** Width of a line of words in pixels. */
export function measureText(text: string, lettering: Lettering): number {
	const { font, size, weight = 400, tracking = 0 } = lettering;
	const { positions } = layOut(text, font, weight);
	const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
	const gaps = Math.max(0, positions.length - 1);
	return (units * size) / openFont(font, weight).unitsPerEm + gaps * tracking;
}

/** The outlines of words, a path a letter. */
export function traceText({ text, at, align = "left", ...lettering }: Words): Path[] {
	const { font, size, weight = 400, tracking = 0 } = lettering;
	const { glyphs, positions } = layOut(text, font, weight);
	const scale = size / openFont(font, weight).unitsPerEm;
	const shift = { left: 0, center: 0.5, right: 1 }[align];
	let x = at.x - shift * measureText(text, lettering);
	return glyphs.map((glyph, index) => {
		const key = `${font} ${weight} ${size} ${glyph.id}`;
		const outline = outlines.get(key) ?? traceGlyph(glyph.path.commands, scale);
		outlines.set(key, outline);
		const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
		const place = pt(x + xOffset * scale, at.y - yOffset * scale);
		x += xAdvance * scale + tracking;
		return moveAll(outline, place);
	});
}

export function drawText(sheet: Sheet, words: Words): void {
	const { ink = BLACK, strength = 1 } = words;
	for (const path of traceText(words))
		if (path.length > 0) lay(sheet, fill(path), ink, () => strength);
}

/** Lines no wider than `width`, broken at spaces; with `even` about equally long, as a title has them. */
export function wrapText(
	text: string,
	lettering: Lettering,
	width: number,
	even = false,
): string[] {
	const lines = breakLines(text, lettering, width);
	if (!even || lines.length < 2) return lines;
	let [narrow, wide] = [width / lines.length / 2, width];
	while (wide - narrow > 1) {
		const middle = (narrow + wide) / 2;
		const tried = breakLines(text, lettering, middle);
		const fits = tried.every((words) => measureText(words, lettering) <= middle);
		if (fits && tried.length <= lines.length) wide = middle;
		else narrow = middle;
	}
	return breakLines(text, lettering, wide);
}

function breakLines(text: string, lettering: Lettering, width: number): string[] {
	const lines: string[] = [];
	let current = "";
	for (const word of text.split(" ")) {
		const longer = current ? `${current} ${word}` : word;
		if (current && measureText(longer, lettering) > width) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current];
}
