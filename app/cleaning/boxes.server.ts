import type { FileHandle } from "node:fs/promises";
import { type Box, BrokenBoxes, mostBoxes, type Rule, readBox } from "./boxes.ts";

const mostIndexBytes = 48 * 1024 ** 2;
/** A file in which one of these is cut short is incomplete; other bytes behind the last box are just cut off. */
const needed = /^(moov|moof|mdat|meta)$/;

/** Reads headers only, up to the first bytes that are no box. @throws BrokenBoxes */
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

export async function readRange(file: FileHandle, from: number, to: number): Promise<Buffer> {
	if (to - from > mostIndexBytes) throw new BrokenBoxes("too long");
	const bytes = Buffer.alloc(to - from);
	const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
	if (bytesRead < bytes.length) throw new BrokenBoxes("cut short");
	return bytes;
}

export async function cleanBox(file: FileHandle, box: Box, rule: Rule): Promise<void> {
	const content = await readRange(file, box.content, box.end);
	if (rule(content) === false) return freeTopBox(file, box);
	await file.write(content, 0, content.length, box.content);
}

const zeros = Buffer.alloc(64 * 1024);

export async function freeTopBox(file: FileHandle, box: Box): Promise<void> {
	await file.write(Buffer.from("free", "latin1"), 0, 4, box.start + 4);
	for (let at = box.content; at < box.end; at += zeros.length) {
		await file.write(zeros, 0, Math.min(zeros.length, box.end - at), at);
	}
}
