import { mostProjectDescription } from "../../publishing/schemas/sleeves.ts";
import { countCharacters } from "../../ui/count-characters.ts";

interface TextLimits {
	/** Characters. */
	max: number;
	multiline: boolean;
}

/**
 * Inserts as much as fits. A text that is already too long may only get shorter.
 *
 * @returns text and caret position
 */
export function insertWithin(
	before: string,
	after: string,
	{ max, multiline }: TextLimits,
): { text: string; caret: number } {
	const old = [...before];
	const now = [...after];
	const shorter = Math.min(old.length, now.length);
	let head = 0;
	while (head < shorter && old[head] === now[head]) head += 1;
	let tail = 0;
	while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
	const inserted = now.slice(head, now.length - tail).join("");
	const cleaned = [...(multiline ? inserted : foldLines(inserted))];
	const room = Math.max(max - head - tail, old.length - head - tail);
	const start = now.slice(0, head).concat(cleaned.slice(0, room)).join("");
	return { text: start + now.slice(now.length - tail).join(""), caret: start.length };
}

/** Replaces each line break and the spaces around it with one space. */
function foldLines(text: string): string {
	return text.replace(/\s+/g, (spaces) => (/[\r\n]/.test(spaces) ? " " : spaces));
}

/**
 * @param coming about to be inserted
 * @returns required `maxlength`, in the units of `countRoom`: text with line breaks must come in whole, before they
 *   are folded
 */
export function makeRoom(text: string, coming: string, { max, multiline }: TextLimits): number {
	const folds = !multiline && /[\r\n]/.test(coming);
	return folds ? text.length + coming.length : countRoom(text + coming, max);
}

/** @returns `maxlength` in UTF-16 code units: an emoji counts two */
export function countRoom(text: string, max: number): number {
	return max + text.length - countCharacters(text);
}

type Verdict = "unchanged" | "blank" | "long" | "sound";

/** Compares trimmed texts. */
export function judgeText(
	text: string,
	before: string,
	{ max, optional }: { max: number; optional: boolean },
): Verdict {
	const trimmed = text.trim();
	if (trimmed === before.trim()) return "unchanged";
	if (!optional && isBlank(trimmed)) return "blank";
	return countCharacters(trimmed) > max ? "long" : "sound";
}

/** Counts invisible characters as blank. */
export function isBlank(text: string): boolean {
	return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** A corrupt stored text may have millions of characters. */
export function cutText(text: string): string {
	const most = mostProjectDescription;
	if (text.length <= most) return text;
	// A code point has at most two UTF-16 code units.
	return [...text.slice(0, 2 * most)].slice(0, most).join("");
}

const nearly = 10;
const step = 5;

/** For screen readers, in steps; empty while there is room. */
export function sayRoom(text: string, max: number): string {
	const room = max - countCharacters(text);
	if (room > nearly) return "";
	if (room === 0) return "No characters left";
	if (room > 0) return `About ${Math.ceil(room / step) * step} characters left`;
	return room === -1 ? "One character too many" : `${-room} characters too many`;
}
