import { type FileHandle, open } from "node:fs/promises";
import {
	type Box,
	BrokenBoxes,
	blankBox,
	blankStretch,
	listTopBoxes,
	readStretch,
} from "./boxes.server.ts";
import { join, without } from "./stretches.ts";
import { contentOf, find, type Index, listWithin, readTrack, type Track } from "./track.server.ts";

/** What a player needs, at the top of the file and within `moov`. All else becomes free space. */
const keptOnTop = new Set(["ftyp", "moov", "mdat", "moof", "mfra", "sidx", "styp", "ssix", "prft"]);
const keptInMovie = new Set(["mvhd", "trak", "mvex", "iods"]);
const keptInTrack = new Set(["tkhd", "edts", "mdia", "tapt", "clip", "matt", "load"]);
/** Of samples that go; a metadata track of an hour has some thousands. */
const mostStretches = 100_000;
const keptHandlers = new Set(["vide", "soun", "pict", "auxv"]);

/**
 * Takes out of an MP4 or MOV file, in place, whatever is neither picture nor sound: user data, tags,
 * location, times, names of devices, and every track of another kind with its samples. What goes
 * becomes free space of the same length, so that nothing moves and the video plays as before.
 *
 * @param path of a file that may be changed
 * @returns false when its structure is broken or it ends too early; it may be half cleaned then
 */
export async function cleanMovie(path: string): Promise<boolean> {
	const file = await open(path, "r+");
	try {
		const { size } = await file.stat();
		await cleanBoxes(file, size);
		return true;
	} catch (error) {
		if (error instanceof BrokenBoxes || error instanceof RangeError) return false;
		throw error;
	} finally {
		await file.close();
	}
}

async function cleanBoxes(file: FileHandle, size: number): Promise<void> {
	const top = await listTopBoxes(file, size);
	const movies = top.filter(({ type }) => type === "moov");
	const [movie] = movies;
	if (!movie || movies.length > 1) throw new BrokenBoxes("not one moov");
	await cleanIndex(file, movie, size);
	for (const box of top) if (!keptOnTop.has(box.type)) await blankBox(file, box);
	for (const box of top) if (box.type === "moof") await cleanFragment(file, box);
}

export async function cleanIndex(file: FileHandle, movie: Box, size: number): Promise<void> {
	const index = { bytes: await readStretch(file, movie.start, movie.end), at: movie.start };
	const within = listWithin(index, movie);
	const header = within.find(({ type }) => type === "mvhd");
	if (!header) throw new BrokenBoxes("no mvhd");
	const tracks = within
		.filter(({ type }) => type === "trak")
		.map((box) => readTrack(index, box, size));
	const kept = tracks.filter(({ handler }) => keptHandlers.has(handler));
	if (tracks.length > 0 && kept.length === 0) throw new BrokenBoxes("neither picture nor sound");

	await blankTimes(file, index, header);
	for (const box of within) if (!keptInMovie.has(box.type)) await blankBox(file, box);
	for (const track of kept) await cleanTrack(file, index, track);
	const dropped = tracks.filter((track) => !kept.includes(track));
	for (const { box } of dropped) await blankBox(file, box);
	const stays = join(kept.flatMap(({ samples }) => samples));
	const goes = without(join(dropped.flatMap(({ samples }) => samples)), stays);
	if (goes.length > mostStretches) throw new BrokenBoxes("scattered over too many places");
	for (const stretch of goes) await blankStretch(file, ...stretch);
}

async function cleanTrack(
	file: FileHandle,
	index: Index,
	{ box: track, handler }: Track,
): Promise<void> {
	for (const box of listWithin(index, track)) {
		if (!keptInTrack.has(box.type)) await blankBox(file, box);
		if (box.type === "tkhd") await blankTimes(file, index, box);
	}
	const media = find(index, track, "mdia");
	for (const box of media ? listWithin(index, media) : []) {
		if (box.type === "mdhd") await blankTimes(file, index, box);
		else if (box.type === "hdlr") await blankName(file, index, box);
		else if (box.type !== "minf") await blankBox(file, box);
	}
	const table = find(index, track, "mdia", "minf", "stbl", "stsd");
	if (table && handler === "vide") await blankEncoder(file, index, table);
	const info = find(index, track, "mdia", "minf");
	for (const box of info ? listWithin(index, info) : []) {
		if (box.type === "hdlr") await blankName(file, index, box);
		else if (box.type === "udta" || box.type === "meta" || box.type === "uuid") {
			await blankBox(file, box);
		}
	}
}

/** When it was made and changed: the first two numbers of a header, 32 or 64 bits each by its version. */
async function blankTimes(file: FileHandle, index: Index, header: Box): Promise<void> {
	const bytes = contentOf(index, header);
	const length = bytes[0] === 1 ? 16 : 8;
	if (bytes.length < 4 + length) throw new BrokenBoxes("a header is too short");
	await blankStretch(file, header.content + 4, header.content + 4 + length);
}

/** The handler's maker and name; what it handles stays. */
async function blankName(file: FileHandle, index: Index, handler: Box): Promise<void> {
	if (contentOf(index, handler).length < 24) throw new BrokenBoxes("a handler is too short");
	await blankStretch(file, handler.content + 12, handler.end);
}

/** What made the samples: a vendor's letters and, for pictures, the name of an encoder. */
async function blankEncoder(file: FileHandle, index: Index, table: Box): Promise<void> {
	for (const entry of listWithin(index, { ...table, content: table.content + 8 })) {
		const length = entry.end - entry.content;
		if (length < 78) continue;
		await blankStretch(file, entry.content + 12, entry.content + 16);
		await blankStretch(file, entry.content + 42, entry.content + 74);
	}
}

/** A fragment's own tags; its samples are those of the tracks that stay. */
async function cleanFragment(file: FileHandle, fragment: Box): Promise<void> {
	const index = {
		bytes: await readStretch(file, fragment.start, fragment.end),
		at: fragment.start,
	};
	for (const box of listWithin(index, fragment)) {
		if (box.type !== "mfhd" && box.type !== "traf") await blankBox(file, box);
	}
}
