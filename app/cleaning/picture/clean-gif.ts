/** Application extensions that hold the number of loops. */
const kept = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** GIF89a, 23 to 27. @returns null when the file is broken or cut short */
export function cleanGif(gif: Buffer): Buffer | null {
	if (gif.length < 14) return null;
	const parts: Buffer[] = [];
	let at = 13 + colorTable(gif[10] ?? 0);
	parts.push(gif.subarray(0, at));
	let frames = 0;
	while (at < gif.length) {
		const mark = gif[at];
		if (mark === 0x3b) {
			return frames > 0 ? Buffer.concat([...parts, gif.subarray(at, at + 1)]) : null;
		}
		const head = mark === 0x2c ? 11 + colorTable(gif[at + 9] ?? 0) : 2;
		if (mark !== 0x2c && mark !== 0x21) return null;
		const end = skipBlocks(gif, at + head);
		if (end === null) return null;
		if (mark === 0x2c) frames += 1;
		parts.push(mark === 0x2c ? gif.subarray(at, end) : cleanExtension(gif.subarray(at, end)));
		at = end;
	}
	return null;
}

function colorTable(packed: number): number {
	return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Keeps the first block of a graphic control or loop extension: further blocks could hold anything. */
function cleanExtension(extension: Buffer): Buffer {
	const control = extension[1] === 0xf9 && extension[2] === 4;
	const repeats =
		extension[1] === 0xff &&
		kept.test(extension.toString("latin1", 3, 14)) &&
		extension[14] === 3 &&
		extension[15] === 1;
	const length = control ? 7 : repeats ? 18 : 0;
	return length
		? Buffer.concat([extension.subarray(0, length), Buffer.alloc(1)])
		: extension.subarray(0, 0);
}

/** @returns the offset behind a chain of blocks, or null when the file ends within it */
function skipBlocks(gif: Buffer, from: number): number | null {
	let at = from;
	while (at < gif.length) {
		const length = gif[at] ?? 0;
		at += 1 + length;
		if (length === 0) return at;
	}
	return null;
}
