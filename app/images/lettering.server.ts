import { display, text } from "@fonts/outlines.json";

const faces = { display, text };

export interface Lettering {
	face: keyof typeof faces;
	/** In px. */
	size: number;
	/** In px, between two letters. */
	tracking?: number;
}

interface Line {
	width: number;
	/** SVG on a base line that begins at 0. */
	svg: string;
}

/** Characters that neither face has are left out. */
export function setLine(words: string, { face, size, tracking = 0 }: Lettering): Line {
	const scale = size / 1000;
	const shapes: string[] = [];
	let x = 0;
	let before = "";
	for (const character of words.normalize("NFC")) {
		const [advance, outline] = findGlyph(face, character) ?? [];
		if (advance === undefined) continue;
		x += scale * (faces[face].kerns[before + character] ?? 0);
		if (outline)
			shapes.push(`<path transform="translate(${x} 0) scale(${scale} ${-scale})" d="${outline}"/>`);
		x += scale * advance + tracking;
		before = character;
	}
	return { width: Math.max(0, x - tracking), svg: shapes.join("") };
}

/** Takes the glyph from the other face, or without accents, if the face does not have it. */
function findGlyph(face: Lettering["face"], character: string) {
	const [plain = ""] = character.normalize("NFD");
	const other = face === "display" ? "text" : "display";
	for (const one of [character, plain])
		for (const { glyphs } of [faces[face], faces[other]])
			if (Object.hasOwn(glyphs, one)) return glyphs[one];
	return undefined;
}

/** @returns whether all letters and digits can be drawn: words with gaps would be other words */
export function canSet(words: string): boolean {
	const letters = words.normalize("NFC").match(/[\p{L}\p{N}]/gu) ?? [];
	return letters.length > 0 && letters.every((letter) => findGlyph("display", letter));
}

interface Block {
	size: number;
	leading: number;
	lines: string[];
}

interface Room {
	width: number;
	height: number;
	mostLines: number;
	sizes: { most: number; least: number };
}

/** The largest size at which the words fit, in lines of about one length. At the least one, the rest is cut off. */
export function fitWords(words: string, face: Lettering["face"], room: Room): Block {
	const { width, height, mostLines, sizes } = room;
	for (let size = sizes.most; ; size -= 4) {
		const leading = size * 0.92;
		const most = Math.min(mostLines, Math.floor(height / leading));
		const isLast = size - 4 < sizes.least;
		const lines = breakEvenly(words, { face, size }, width);
		const fits = (line: string) => setLine(line, { face, size }).width <= width;
		if (lines.length <= most && lines.every(fits)) return { size, leading, lines };
		if (isLast) return { size, leading, lines: cutOff(lines, most, fits) };
	}
}

function cutOff(lines: string[], most: number, fits: (line: string) => boolean): string[] {
	return lines.slice(0, most).map((line, index) => {
		const isCut = index === most - 1 && lines.length > most;
		const shown = isCut ? `${line}…` : line;
		if (fits(shown)) return shown;
		let length = line.length;
		while (length > 1 && !fits(`${line.slice(0, length)}…`)) length -= 1;
		return `${line.slice(0, length).trim()}…`;
	});
}

function breakEvenly(words: string, lettering: Lettering, width: number): string[] {
	const lines = breakLines(words, lettering, width);
	for (let narrower = width; narrower > width / 2; narrower -= 4) {
		const tried = breakLines(words, lettering, narrower - 4);
		if (tried.length > lines.length) return breakLines(words, lettering, narrower);
	}
	return lines;
}

function breakLines(words: string, lettering: Lettering, width: number): string[] {
	const lines: string[] = [];
	for (const word of words.split(/\s+/).filter(Boolean)) {
		const last = lines.at(-1);
		const longer = `${last} ${word}`;
		if (last !== undefined && setLine(longer, lettering).width <= width)
			lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
