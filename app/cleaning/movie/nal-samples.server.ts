import type { FileHandle } from "node:fs/promises";
import { BrokenBoxes } from "../boxes.ts";
import { cleanSei, isSei, type NalCoding } from "./sei-messages.ts";

const windowBytes = 256 * 1024;
/** More than a film of an hour has at 100 pictures a second. */
const mostSamples = 400_000;
/** In all samples together. */
const mostUnits = 1_000_000;

interface Sample {
	from: number;
	to: number;
	coding: NalCoding;
}

/** Collects the samples of a film that consist of NAL units. */
export class NalSamples {
	readonly list: Sample[] = [];

	/** @throws BrokenBoxes when there are more than a film has */
	add(from: number, to: number, coding: NalCoding): void {
		if (to <= from) return;
		if (this.list.length >= mostSamples) throw new BrokenBoxes("too many samples");
		this.list.push({ from, to, coding });
	}
}

/**
 * Cleans the SEI messages of the samples, in place. Where a sample does not parse, the rest of it stays
 * as it is: players differ in what they make of it.
 * @throws BrokenBoxes when it would take longer than an honest film does
 */
export async function cleanSamples(
	file: FileHandle,
	{ list }: NalSamples,
	fileSize: number,
): Promise<void> {
	const window = new FileWindow(file);
	let budget = 2 * fileSize;
	let units = 0;
	let last = -1;
	for (const { from, to, coding } of list.sort((a, b) => a.from - b.from)) {
		// Two tracks may share a sample.
		if (from === last) continue;
		last = from;
		budget -= to - from;
		if (budget < 0) throw new BrokenBoxes("samples overlap");
		for (let at = from; at + coding.lengthSize < to; ) {
			units += 1;
			if (units > mostUnits) throw new BrokenBoxes("too many units");
			if (!window.has(at, coding.lengthSize + 1)) await window.moveTo(at);
			const head = window.read(at, coding.lengthSize + 1);
			const length = head.readUIntBE(0, coding.lengthSize);
			const start = at + coding.lengthSize;
			at = start + length;
			if (at > to) break;
			if (length === 0 || !isSei(coding.codec, head.readUInt8(coding.lengthSize))) continue;
			if (length > windowBytes) throw new BrokenBoxes("a message is longer than anything honest");
			if (!window.has(start, length)) await window.moveTo(start);
			if (cleanSei(coding.codec, window.read(start, length))) window.changed = true;
		}
	}
	await window.write();
}

/** A stretch of a file in memory. */
class FileWindow {
	/** Whether its bytes have to be written back. */
	changed = false;
	#file: FileHandle;
	#bytes = Buffer.alloc(windowBytes);
	#start = 0;
	#length = 0;

	constructor(file: FileHandle) {
		this.#file = file;
	}

	has(at: number, length: number): boolean {
		return at >= this.#start && at + length <= this.#start + this.#length;
	}

	/** The bytes themselves, not a copy. */
	read(at: number, length: number): Buffer {
		return this.#bytes.subarray(at - this.#start, at - this.#start + length);
	}

	async moveTo(at: number): Promise<void> {
		await this.write();
		const { bytesRead } = await this.#file.read(this.#bytes, 0, windowBytes, at);
		this.#start = at;
		this.#length = bytesRead;
	}

	async write(): Promise<void> {
		if (this.changed) await this.#file.write(this.#bytes, 0, this.#length, this.#start);
		this.changed = false;
	}
}
