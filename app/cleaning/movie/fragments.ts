import {
	type Box,
	BrokenBoxes,
	find,
	freeBox,
	type Index,
	listWithin,
	readContent,
} from "../boxes.ts";
import type { MediaData } from "../clean-in-place.server.ts";
import { requireBytes } from "./sample-sizes.ts";
import type { NalCoding } from "./sei-messages.ts";

export interface KeptTrack {
	/** Default, in bytes. */
	size: number;
	coding: NalCoding | undefined;
}

const flag = { base: 1, sameBase: 0x020000, description: 2, duration: 8, size: 16, flags: 32 };
const runFlag = { offset: 1, first: 4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

/** Reads a `tfhd` box (ISO/IEC 14496-12, 8.8.7). */
export function readFragmentHeader(content: Buffer) {
	const flags = content.readUIntBE(1, 3);
	let length = 8;
	const take = (one: number, width = 4) => {
		if (!(flags & one)) return undefined;
		length += width;
		return width === 8
			? Number(content.readBigUInt64BE(length - 8))
			: content.readUInt32BE(length - 4);
	};
	const base = take(flag.base, 8);
	take(flag.description);
	take(flag.duration);
	const size = take(flag.size);
	take(flag.flags);
	const startsAtFragment = (flags & flag.sameBase) !== 0;
	return { id: content.readUInt32BE(4), base, startsAtFragment, size, length };
}

/** Reads a `trun` box (8.8.8). */
export function readRun(content: Buffer) {
	const flags = content.readUIntBE(1, 3);
	const count = content.readUInt32BE(4);
	const offset = flags & runFlag.offset ? content.readInt32BE(8) : undefined;
	const head = 8 + (flags & runFlag.offset ? 4 : 0) + (flags & runFlag.first ? 4 : 0);
	const columns = [runFlag.duration, runFlag.size, runFlag.flags, runFlag.shift];
	const width = columns.filter((one) => flags & one).length * 4;
	const sizeAt = flags & runFlag.size ? head + (flags & runFlag.duration ? 4 : 0) : undefined;
	return { count, offset, width, sizeAt, length: head + count * width };
}

export function cleanFragment(
	index: Index,
	fragment: Box,
	tracks: Map<number, KeptTrack>,
	{ fileSize, needed, nalSamples }: MediaData,
): void {
	// Without a base of its own, a track starts behind the samples of the track before.
	let end = fragment.start;
	let endWhenCleaned = end;
	for (const box of listWithin(index, fragment)) {
		if (box.type !== "traf") continue;
		const header = readHeader(index, box);
		const base = header.base ?? (header.startsAtFragment ? fragment.start : end);
		const track = tracks.get(header.id);
		const runs = listRuns(index, box, { base, size: header.size ?? track?.size ?? 0 });
		end = runs.at(-1)?.to ?? end;
		if (!track) {
			freeBox(index, box);
			continue;
		}
		const follows = header.base === undefined && !header.startsAtFragment;
		if (follows && base !== endWhenCleaned) pinRuns(index, box, base - fragment.start);
		for (const { from, to, sizes } of runs) {
			if (from < 0 || to > fileSize) throw new BrokenBoxes("samples lie behind the end");
			needed.add(from, to);
			if (!track.coding) continue;
			let at = from;
			for (const length of sizes()) {
				nalSamples.add(at, at + length, track.coding);
				at += length;
			}
		}
		endWhenCleaned = end;
	}
}

function readHeader(index: Index, track: Box) {
	const box = find(index, track, "tfhd");
	if (!box) throw new BrokenBoxes("no tfhd");
	return readFragmentHeader(readContent(index, box));
}

function listRuns(index: Index, track: Box, { base, size }: { base: number; size: number }) {
	let at = base;
	return listRunBoxes(index, track).map((box) => {
		const content = readContent(index, box);
		const run = readRun(content);
		const from = run.offset === undefined ? at : base + run.offset;
		requireBytes(content, run.length);
		function* sizes(): Generator<number> {
			for (let entry = 0; entry < run.count; entry++) {
				yield run.sizeAt === undefined
					? size
					: content.readUInt32BE(run.sizeAt + entry * run.width);
			}
		}
		at = from;
		if (run.sizeAt === undefined) at += run.count * size;
		else for (const length of sizes()) at += length;
		return { from, to: at, sizes };
	});
}

function listRunBoxes(index: Index, track: Box): Box[] {
	return listWithin(index, track).filter(({ type }) => type === "trun");
}

/** Rebases a track that followed a freed one: offsets count from the fragment, `further` bytes on. */
function pinRuns(index: Index, track: Box, further: number): void {
	const header = find(index, track, "tfhd");
	if (header) {
		const flags = readContent(index, header);
		flags.writeUIntBE(flags.readUIntBE(1, 3) | flag.sameBase, 1, 3);
	}
	for (const [number, box] of listRunBoxes(index, track).entries()) {
		const content = readContent(index, box);
		const { offset } = readRun(content);
		if (offset !== undefined) content.writeInt32BE(offset + further, 8);
		else if (number === 0) throw new BrokenBoxes("a run does not say where it begins");
	}
}
