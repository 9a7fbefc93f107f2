import { countCharacters } from "../../ui/count-characters.ts";

/** What may be typed into an editor. */
export interface TextLimits {
	/** Characters. */
	max: number;
	/** It may have several lines. */
	multiline: boolean;
}

/**
 * A text after something was typed or pasted into it: of that, only as much stays as there is room for. A text
 * that was too long before may become shorter, and no longer.
 *
 * @returns the text, and where in it the caret stands after what was inserted
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

/** Each break becomes a space, with all spaces around it: they are those that the lines began with. */
function foldLines(text: string): string {
	return text.replace(/\s+/g, (spaces) => (/[\r\n]/.test(spaces) ? " " : spaces));
}

/**
 * @param coming what is about to be typed or pasted into the text
 * @returns how long the field has to be for that, in the units of `countRoom`. What has breaks that are to become
 *   spaces comes in whole: the browser would cut it before they do
 */
export function makeRoom(text: string, coming: string, { max, multiline }: TextLimits): number {
	const folds = !multiline && /[\r\n]/.test(coming);
	return folds ? text.length + coming.length : countRoom(text + coming, max);
}

/** @returns how long a field for `max` characters is, in the units in which browsers count: an emoji has two */
export function countRoom(text: string, max: number): number {
	return max + text.length - countCharacters(text);
}

export type Verdict = "unchanged" | "blank" | "long" | "sound";

/**
 * What is to become of a text that was edited, both being compared without the spaces around them.
 *
 * @param optional it may be emptied
 */
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

/** Also when all it has are characters that nobody sees. */
export function isBlank(text: string): boolean {
	return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** What any text may have, in characters. */
export const longestText = 1_000;

/** Cuts a stored text to `longestText`: a spoilt one may have millions, and the rest of its page would lie below. */
export function cutText(text: string): string {
	if (text.length <= longestText) return text;
	// A character may have two of the units that a string is measured in.
	return [...text.slice(0, 2 * longestText)].slice(0, longestText).join("");
}

const nearly = 10;
const step = 5;

/** In steps and not at every key, for those who listen; nothing as long as there is room. */
export function sayRoom(text: string, max: number): string {
	const room = max - countCharacters(text);
	if (room > nearly) return "";
	if (room === 0) return "No characters left";
	if (room > 0) return `About ${Math.ceil(room / step) * step} characters left`;
	return room === -1 ? "One character too many" : `${-room} characters too many`;
}
