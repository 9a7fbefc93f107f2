import { type Box, BrokenBoxes, listBoxes } from "./boxes.server.ts";
import type { Stretch } from "./stretches.ts";

/** An hour of pictures, each in a chunk of its own, has a quarter of that. */
const mostChunks = 400_000;

export interface Track {
	box: Box;
	id: number;
	/** Four letters of its handler: `vide`, `soun`, `meta`, `tmcd`, ... */
	handler: string;
	/** Where its samples lie in the file. */
	samples: Stretch[];
}

/** A view of the `moov` box: its bytes, and where they begin in the file. */
export interface Index {
	bytes: Buffer;
	at: number;
}

export function contentOf({ bytes, at }: Index, box: Box): Buffer {
	return bytes.subarray(box.content - at, box.end - at);
}

export function listWithin(index: Index, box: Box): Box[] {
	return [...listBoxes(contentOf(index, box), box.content)];
}

export function find(index: Index, box: Box, ...path: string[]): Box | undefined {
	let found: Box | undefined = box;
	for (const type of path) {
		if (!found) return undefined;
		found = listWithin(index, found).find((inner) => inner.type === type);
	}
	return found;
}

/** Reads what a track is and where its samples lie (ISO/IEC 14496-12, 8.3 to 8.7). @throws BrokenBoxes */
export function readTrack(index: Index, box: Box, fileSize: number): Track {
	const header = require(index, box, "tkhd");
	const handler = require(index, box, "mdia", "hdlr");
	const table = find(index, box, "mdia", "minf", "stbl");
	return {
		box,
		id: header.readUInt32BE(header[0] === 1 ? 20 : 12),
		handler: handler.toString("latin1", 8, 12),
		samples: table ? listSamples(index, table, fileSize) : [],
	};
}

function require(index: Index, box: Box, ...path: string[]): Buffer {
	const found = find(index, box, ...path);
	const bytes = found && contentOf(index, found);
	if (!bytes || bytes.length < 24) throw new BrokenBoxes(`no ${path.join("/")}`);
	return bytes;
}

/** One stretch for each chunk of samples. */
function listSamples(index: Index, table: Box, fileSize: number): Stretch[] {
	const parts = new Map(listWithin(index, table).map((box) => [box.type, contentOf(index, box)]));
	const sizes = readSizes(parts);
	const offsets = readOffsets(parts);
	const runs = readRuns(parts.get("stsc"));
	const stretches: Stretch[] = [];
	let sample = 0;
	let run = 0;
	for (const [chunk, offset] of offsets.entries()) {
		while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
		const count = Math.min(runs[run]?.samples ?? 0, sizes.count - sample);
		const length = sizes.sum(sample, count);
		sample += count;
		if (offset + length > fileSize) throw new BrokenBoxes("samples lie behind the end");
		if (length > 0) stretches.push([offset, offset + length]);
	}
	return stretches;
}

type Sizes = { count: number; sum(first: number, count: number): number };

function readSizes(parts: Map<string, Buffer>): Sizes {
	const bytes = parts.get("stsz");
	if (!bytes || bytes.length < 12) return readPackedSizes(parts.get("stz2"));
	const [same, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
	if (same > 0) return { count, sum: (_first, some) => same * some };
	requireRoom(bytes, 12 + count * 4);
	return { count, sum: addUp((sample) => bytes.readUInt32BE(12 + sample * 4)) };
}

/** Sizes of 4, 8 or 16 bits each. */
function readPackedSizes(bytes: Buffer | undefined): Sizes {
	if (!bytes || bytes.length < 12) return { count: 0, sum: () => 0 };
	const [bits, count] = [bytes[7] ?? 8, bytes.readUInt32BE(8)];
	requireRoom(bytes, 12 + Math.ceil((count * bits) / 8));
	const read = (sample: number) => {
		if (bits === 16) return bytes.readUInt16BE(12 + sample * 2);
		if (bits === 8) return bytes[12 + sample] ?? 0;
		const pair = bytes[12 + (sample >> 1)] ?? 0;
		return sample % 2 === 0 ? pair >> 4 : pair & 15;
	};
	return { count, sum: addUp(read) };
}

function addUp(read: (sample: number) => number): Sizes["sum"] {
	return (first, count) => {
		let length = 0;
		for (let sample = first; sample < first + count; sample++) length += read(sample);
		return length;
	};
}

function readOffsets(parts: Map<string, Buffer>): number[] {
	const short = parts.get("stco");
	const long = parts.get("co64");
	const bytes = short ?? long;
	if (!bytes || bytes.length < 8) return [];
	const count = bytes.readUInt32BE(4);
	const width = short ? 4 : 8;
	if (count > mostChunks) throw new BrokenBoxes("more chunks than a movie has");
	requireRoom(bytes, 8 + count * width);
	return Array.from({ length: count }, (_, entry) =>
		short ? bytes.readUInt32BE(8 + entry * 4) : Number(bytes.readBigUInt64BE(8 + entry * 8)),
	);
}

/** How many samples each chunk has, from the chunk (counted from 1) where that begins. */
function readRuns(bytes: Buffer | undefined): { first: number; samples: number }[] {
	if (!bytes || bytes.length < 8) return [];
	const count = bytes.readUInt32BE(4);
	requireRoom(bytes, 8 + count * 12);
	return Array.from({ length: count }, (_, entry) => ({
		first: bytes.readUInt32BE(8 + entry * 12),
		samples: bytes.readUInt32BE(12 + entry * 12),
	}));
}

function requireRoom(bytes: Buffer, length: number): void {
	if (length > bytes.length) throw new BrokenBoxes("a table is longer than its box");
}
