import type { PathCommand } from "fontkit";
import { joinContours, Pen } from "./contours.ts";
import { type FontName, openFont } from "./font.ts";
import type { Path, Point } from "./geometry.ts";
import { pt } from "./geometry.ts";
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

type Letter = { path: Path; from: number };

const KEPT = new Map<string, Path>();

/** The letters of one line with where each begins, from 0 to the right. */
function setLetters(text: string, { font: name, size, weight = 400, tracking = 0 }: Lettering) {
	const font = openFont(name, weight);
	const { glyphs, positions } = font.layout(text);
	const scale = size / font.unitsPerEm;
	const letters: Letter[] = [];
	let width = 0;
	glyphs.forEach((glyph, index) => {
		if (glyph.id === 0) throw new Error(`The font has no sign for all of "${text}".`);
		const key = `${name} ${weight} ${size} ${glyph.id}`;
		const path = KEPT.get(key) ?? traceGlyph(glyph.path.commands, scale);
		KEPT.set(key, path);
		const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
		letters.push({ path, from: width + xOffset * scale });
		width += xAdvance * scale + tracking;
	});
	return { letters, width: Math.max(0, width - tracking) };
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
	return setLetters(text, lettering).width;
}

/** The outlines of words, a path a letter. */
export function traceText({ text, at, align = "left", ...lettering }: Words): Path[] {
	const { letters, width } = setLetters(text, lettering);
	const start = at.x - (align === "left" ? 0 : align === "center" ? width / 2 : width);
	return letters
		.filter(({ path }) => path.length > 0)
		.map(({ path, from }) => path.map(({ x, y }) => pt(x + start + from, y + at.y)));
}

export function drawText(sheet: Sheet, words: Words): void {
	const { ink = BLACK, strength = 1 } = words;
	for (const path of traceText(words)) lay(sheet, fill(path), ink, () => strength);
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
