import { type Box, BrokenBoxes, find, type Index, listWithin, readContent } from "../boxes.ts";
import type { MediaData } from "../clean-in-place.server.ts";
import { readCoding, readRate } from "./sample-entries.ts";
import { readSizes, requireBytes } from "./sample-sizes.ts";
import type { NalCoding } from "./sei-messages.ts";

interface Track {
	box: Box;
	id: number;
	/** `vide`, `soun`, `meta`, `tmcd`, ... */
	handler: string;
	coding: NalCoding | undefined;
}

/** ISO/IEC 14496-12, 8.3 and 8.4. */
export function readTrack(index: Index, box: Box): Track {
	const header = require(index, box, "tkhd");
	const handler = require(index, box, "mdia", "hdlr");
	const descriptions = find(index, box, "mdia", "minf", "stbl", "stsd");
	return {
		box,
		id: header.readUInt32BE(header[0] === 1 ? 20 : 12),
		handler: handler.toString("latin1", 8, 12),
		coding: descriptions && readCoding(readContent(index, descriptions)),
	};
}

function require(index: Index, box: Box, ...path: string[]): Buffer {
	const found = find(index, box, ...path);
	const bytes = found && readContent(index, found);
	if (!bytes || bytes.length < 24) throw new BrokenBoxes(`no ${path.join("/")}`);
	return bytes;
}

/** Notes the byte ranges of a track's samples, chunk by chunk (8.7). @throws BrokenBoxes */
export function addSamples(index: Index, track: Track, data: MediaData): void {
	const { fileSize, needed, nalSamples } = data;
	const table = find(index, track.box, "mdia", "minf", "stbl");
	if (!table) return;
	const parts = new Map(listWithin(index, table).map((box) => [box.type, readContent(index, box)]));
	const sizes = readSizes(parts);
	const descriptions = parts.get("stsd");
	const isSound = track.handler === "soun" && sizes.same && descriptions;
	const rate = isSound ? readRate(descriptions) : () => 0;
	const countOf = readRuns(parts.get("stsc"));
	let sample = 0;
	let chunk = 0;
	for (const offset of listOffsets(parts)) {
		chunk += 1;
		const count = Math.min(countOf(chunk), sizes.count - sample);
		const length = sizes.sum(sample, count);
		if (offset + length > fileSize) throw new BrokenBoxes("samples lie behind the end");
		needed.add(offset, Math.min(offset + Math.max(length, rate(count)), fileSize));
		if (track.coding) {
			for (let at = offset, next = sample; next < sample + count; next++) {
				nalSamples.add(at, at + sizes.sum(next, 1), track.coding);
				at += sizes.sum(next, 1);
			}
		}
		sample += count;
	}
}

function* listOffsets(parts: Map<string, Buffer>): Generator<number> {
	const short = parts.get("stco");
	const bytes = short ?? parts.get("co64");
	if (!bytes || bytes.length < 8) return;
	const count = bytes.readUInt32BE(4);
	requireBytes(bytes, 8 + count * (short ? 4 : 8));
	for (let entry = 0; entry < count; entry++) {
		yield short ? bytes.readUInt32BE(8 + entry * 4) : Number(bytes.readBigUInt64BE(8 + entry * 8));
	}
}

/** Samples per chunk. Chunks count from 1 and must be asked for in order. */
function readRuns(bytes: Buffer | undefined): (chunk: number) => number {
	if (!bytes || bytes.length < 8) return () => 0;
	const count = bytes.readUInt32BE(4);
	requireBytes(bytes, 8 + count * 12);
	let row = 0;
	return (chunk) => {
		while (row + 1 < count && bytes.readUInt32BE(8 + (row + 1) * 12) <= chunk) row += 1;
		return count > 0 ? bytes.readUInt32BE(12 + row * 12) : 0;
	};
}
