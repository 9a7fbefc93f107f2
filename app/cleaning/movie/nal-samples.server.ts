import type { FileHandle } from "node:fs/promises";
import { BrokenBoxes } from "../boxes.ts";
import { cleanSei, isSei, type NalCoding } from "./sei-messages.ts";

const windowBytes = 256 * 1024;
/** An hour at 100 frames per second has fewer. */
const mostSamples = 400_000;
const mostUnits = 1_000_000;

interface Sample {
	from: number;
	to: number;
	coding: NalCoding;
}

export class NalSamples {
	readonly list: Sample[] = [];

	add(from: number, to: number, coding: NalCoding): void {
		if (to <= from) return;
		if (this.list.length >= mostSamples) throw new BrokenBoxes("too many samples");
		this.list.push({ from, to, coding });
	}
}

/** Where a sample does not parse, the rest of it stays: players differ in how they recover. @throws BrokenBoxes */
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
			if (length > windowBytes)
				throw new BrokenBoxes("a message is longer than any encoder writes");
			if (!window.has(start, length)) await window.moveTo(start);
			if (cleanSei(coding.codec, window.read(start, length))) window.changed = true;
		}
	}
	await window.write();
}

class FileWindow {
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

	/** A view: set `changed` after writing to it. */
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
