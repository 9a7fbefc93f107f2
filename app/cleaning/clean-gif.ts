/** Application extensions that say how often an animation plays. */
const kept = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/**
 * Takes comments, tags and whatever follows the end out of a GIF (GIF89a, 23 to 27); frames and
 * their timing stay as they are.
 *
 * @returns null when the file is broken or ends too early
 */
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
		if (mark === 0x2c || isNeeded(gif, at)) parts.push(gif.subarray(at, end));
		at = end;
	}
	return null;
}

/** Bytes of the table that a packed field announces. */
function colorTable(packed: number): number {
	return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** How a frame is shown, and how often all are; not comments, words and other programs' tags. */
function isNeeded(gif: Buffer, at: number): boolean {
	if (gif[at + 1] === 0xf9) return true;
	return gif[at + 1] === 0xff && kept.test(gif.toString("latin1", at + 3, at + 14));
}

/** @returns where a chain of blocks ends, or null when the file does before it */
function skipBlocks(gif: Buffer, from: number): number | null {
	let at = from;
	while (at < gif.length) {
		const length = gif[at] ?? 0;
		at += 1 + length;
		if (length === 0) return at;
	}
	return null;
}
