/** A box of an ISO-BMFF or QuickTime file (ISO/IEC 14496-12, 4.2). Offsets count from the start of the file. */
export interface Box {
	type: string;
	start: number;
	content: number;
	end: number;
}

/** The file's structure contradicts itself or ends too early. */
export class BrokenBoxes extends Error {
	override name = "BrokenBoxes";
}

/** Reading behind the end of a buffer throws a RangeError: a size in the file was wrong. */
export function isBroken(error: unknown): boolean {
	return error instanceof BrokenBoxes || error instanceof RangeError;
}

/** More than any camera writes into one box, or at the top of a file. */
export const mostBoxes = 20_000;

/** @param at offset of `bytes` in the file. @throws BrokenBoxes */
export function* listBoxes(bytes: Buffer, at: number): Generator<Box> {
	let start = 0;
	let count = 0;
	while (start < bytes.length) {
		// QuickTime ends a list with four zero bytes.
		if (bytes.length - start < 8) return;
		const box = readBox(bytes, start, at + start, at + bytes.length);
		if (!box) throw new BrokenBoxes("a box is longer than the one around it");
		yield box;
		count += 1;
		if (count > mostBoxes) throw new BrokenBoxes("too many boxes");
		start = box.end - at;
	}
}

/** @returns null when no box begins here, or one that is longer than its place */
export function readBox(bytes: Buffer, offset: number, start: number, limit: number): Box | null {
	if (bytes.length - offset < 8) return null;
	const short = bytes.readUInt32BE(offset);
	const type = bytes.toString("latin1", offset + 4, offset + 8);
	let size = short;
	let head = 8;
	if (short === 1) {
		if (bytes.length - offset < 16) return null;
		size = Number(bytes.readBigUInt64BE(offset + 8));
		head = 16;
	}
	if (short === 0) size = limit - start;
	if (size < head || start + size > limit) return null;
	return { type, start, content: start + head, end: start + size };
}

/** Bytes of some boxes, and the offset of these bytes in the file. */
export interface Index {
	bytes: Buffer;
	at: number;
}

export function readContent({ bytes, at }: Index, box: Box): Buffer {
	return bytes.subarray(box.content - at, box.end - at);
}

export function listWithin(index: Index, box: Box): Box[] {
	return [...listBoxes(readContent(index, box), box.content)];
}

export function find(index: Index, box: Box, ...path: string[]): Box | undefined {
	let found: Box | undefined = box;
	for (const type of path) {
		if (!found) return undefined;
		found = listWithin(index, found).find((inner) => inner.type === type);
	}
	return found;
}

/** Turns a box into free space of the same length, so that no offset changes. */
export function freeBox({ bytes, at }: Index, box: Box): void {
	bytes.write("free", box.start - at + 4, "latin1");
	bytes.fill(0, box.content - at, box.end - at);
}

/** Blanks unneeded bytes in the content of a box. @returns false when the whole box has to go */
export type Rule = (content: Buffer) => unknown;
type Length = number | ((content: Buffer) => number);

export const whole: Rule = () => true;

export function first(length: Length): Rule {
	return (content) => {
		content.fill(0, Math.min(lengthIn(content, length), content.length));
	};
}

export function rows(head: number, width: number): Rule {
	// The number of rows ends the head.
	return first((content) => head + content.readUInt32BE(head - 4) * width);
}

/** @param behind length of the fields before the first inner box. Inner boxes without a rule go. */
export function holds(rules: Record<string, Rule>, behind: Length = 0): Rule {
	return (content) => {
		const index = { bytes: content, at: 0 };
		let end = lengthIn(content, behind);
		for (let box = nextBox(content, end); box; box = nextBox(content, end)) {
			const rule = rules[box.type];
			if (!rule || rule(readContent(index, box)) === false) freeBox(index, box);
			end = box.end;
		}
		content.fill(0, Math.min(end, content.length));
	};
}

function nextBox(content: Buffer, at: number): Box | null {
	return readBox(content, at, at, content.length);
}

function lengthIn(content: Buffer, length: Length): number {
	return typeof length === "number" ? length : length(content);
}
