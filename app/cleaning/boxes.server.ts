import type { FileHandle } from "node:fs/promises";
import { type Box, BrokenBoxes, type Rule, readBox } from "./boxes.ts";

/** More than any camera writes; a file that claims more is after our time. */
const mostBoxes = 20_000;
/** Bytes of all that is not pictures or sound. */
const mostIndexBytes = 48 * 1024 ** 2;
/** What is not whole without them. */
const needed = /^(moov|moof|mdat|meta)$/;

/**
 * Lists the boxes at the top of a file from their headers alone, as far as there are any: what is put
 * behind the last one is none.
 * @throws BrokenBoxes when the file ends within a box that it needs
 */
export async function listTopBoxes(file: FileHandle, size: number): Promise<Box[]> {
	const boxes: Box[] = [];
	const header = Buffer.alloc(16);
	for (let start = 0; start < size; ) {
		const { bytesRead } = await file.read(header, 0, 16, start);
		const box = readBox(header.subarray(0, bytesRead), 0, start, size);
		if (!box && needed.test(header.toString("latin1", 4, Math.min(bytesRead, 8)))) {
			throw new BrokenBoxes("cut short");
		}
		if (!box) break;
		boxes.push(box);
		if (boxes.length > mostBoxes) throw new BrokenBoxes("too many boxes");
		start = box.end;
	}
	return boxes;
}

/** Cuts off what stands behind the last box. @returns how long the file is then */
export async function cutBehind(file: FileHandle, boxes: Box[]): Promise<number> {
	const size = boxes.at(-1)?.end ?? 0;
	await file.truncate(size);
	return size;
}

/** Reads a stretch of the file whole. @throws BrokenBoxes when it is longer than anything honest */
export async function readStretch(file: FileHandle, from: number, to: number): Promise<Buffer> {
	if (to - from > mostIndexBytes) throw new BrokenBoxes("too long");
	const bytes = Buffer.alloc(to - from);
	const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
	if (bytesRead < bytes.length) throw new BrokenBoxes("cut short");
	return bytes;
}

/** Writes a box anew as a rule leaves it. */
export async function cleanBox(file: FileHandle, box: Box, rule: Rule): Promise<void> {
	const content = await readStretch(file, box.content, box.end);
	if (rule(content) === false) return freeTopBox(file, box);
	await file.write(content, 0, content.length, box.content);
}

const zeros = Buffer.alloc(64 * 1024);

/** Turns a box at the top into free space of the same length, so that nothing behind it moves. */
export async function freeTopBox(file: FileHandle, box: Box): Promise<void> {
	await file.write(Buffer.from("free", "latin1"), 0, 4, box.start + 4);
	for (let at = box.content; at < box.end; at += zeros.length) {
		await file.write(zeros, 0, Math.min(zeros.length, box.end - at), at);
	}
}
