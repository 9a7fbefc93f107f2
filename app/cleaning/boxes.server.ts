import type { FileHandle } from "node:fs/promises";

/**
 * One box of an ISO base media or QuickTime file (ISO/IEC 14496-12, 4.2): four letters that name it,
 * and where its content lies. All places are bytes from the start of the file.
 */
export interface Box {
	type: string;
	start: number;
	/** Where its content begins, behind size and type. */
	content: number;
	end: number;
}

/** The file's structure contradicts itself or ends too early. */
export class BrokenBoxes extends Error {
	override name = "BrokenBoxes";
}

/** More than any camera writes; a file that claims more is after our time. */
const mostBoxes = 20_000;
/** Bytes of all that is not pictures or sound. */
export const mostIndexBytes = 48 * 1024 ** 2;

/** Lists the boxes at the top of a file from their headers alone. @throws BrokenBoxes */
export async function listTopBoxes(file: FileHandle, size: number): Promise<Box[]> {
	const boxes: Box[] = [];
	const header = Buffer.alloc(16);
	for (let start = 0; start < size; ) {
		const { bytesRead } = await file.read(header, 0, 16, start);
		const box = readBox(header.subarray(0, bytesRead), 0, start, size);
		boxes.push(box);
		if (boxes.length > mostBoxes) throw new BrokenBoxes("too many boxes");
		start = box.end;
	}
	return boxes;
}

/**
 * Lists the boxes within a stretch of bytes.
 *
 * @param bytes the content of the outer box
 * @param at where `bytes` begins in the file; the boxes' places count from there
 */
export function* listBoxes(bytes: Buffer, at: number): Generator<Box> {
	let start = 0;
	let count = 0;
	while (start < bytes.length) {
		// QuickTime ends a list of user data with four zero bytes.
		if (bytes.length - start < 8) return;
		const box = readBox(bytes, start, at + start, at + bytes.length);
		yield box;
		count += 1;
		if (count > mostBoxes) throw new BrokenBoxes("too many boxes");
		start = box.end - at;
	}
}

function readBox(bytes: Buffer, offset: number, start: number, limit: number): Box {
	if (bytes.length - offset < 8) throw new BrokenBoxes("cut short");
	const short = bytes.readUInt32BE(offset);
	const type = bytes.toString("latin1", offset + 4, offset + 8);
	let size = short;
	let head = 8;
	if (short === 1) {
		if (bytes.length - offset < 16) throw new BrokenBoxes("cut short");
		size = Number(bytes.readBigUInt64BE(offset + 8));
		head = 16;
	}
	if (short === 0) size = limit - start;
	if (size < head || start + size > limit)
		throw new BrokenBoxes(`${type} is longer than its place`);
	return { type, start, content: start + head, end: start + size };
}

/** Reads a stretch of the file whole. @throws BrokenBoxes when it is longer than anything honest */
export async function readStretch(file: FileHandle, from: number, to: number): Promise<Buffer> {
	if (to - from > mostIndexBytes) throw new BrokenBoxes("too long");
	const bytes = Buffer.alloc(to - from);
	const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
	if (bytesRead < bytes.length) throw new BrokenBoxes("cut short");
	return bytes;
}

const zeros = Buffer.alloc(64 * 1024);

/** Overwrites a stretch of the file with zeros. */
export async function blankStretch(file: FileHandle, from: number, to: number): Promise<void> {
	for (let at = from; at < to; at += zeros.length) {
		await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
	}
}

/** Turns a box into free space of the same length, so that nothing behind it moves. */
export async function blankBox(file: FileHandle, box: Box): Promise<void> {
	await file.write(Buffer.from("free", "latin1"), 0, 4, box.start + 4);
	await blankStretch(file, box.content, box.end);
}
