import type { FileHandle } from "node:fs/promises";
import { cleanBox, freeTopBox, readRange } from "../boxes.server.ts";
import { type Box, BrokenBoxes, find, type Index, listWithin, readContent } from "../boxes.ts";
import { cleanInPlace, type MediaData } from "../clean-in-place.server.ts";
import { cleanFragment, type KeptTrack } from "./fragments.ts";
import * as rules from "./movie-rules.ts";
import { addSamples, readTrack } from "./track.ts";

/**
 * Removes everything but picture and sound from an MP4 or MOV file, in place. Removed bytes become free
 * space, so that no offset changes.
 * @returns false when the file is broken; it may be half cleaned then
 */
export function cleanMovie(path: string): Promise<boolean> {
	return cleanInPlace(path, cleanTop);
}

async function cleanTop(file: FileHandle, top: Box[], data: MediaData): Promise<void> {
	const movies = top.filter(({ type }) => type === "moov");
	const [movie] = movies;
	if (!movie || movies.length > 1) throw new BrokenBoxes("not one moov");
	const tracks = await cleanIndex(file, movie, data);
	const kept = rules.top(new Set(tracks.keys()));
	for (const box of top) {
		const rule = kept[box.type];
		if (rule) await cleanBox(file, box, rule);
		else if (box.type === "moof") {
			await cleanBox(file, box, (content) => {
				cleanFragment({ bytes: content, at: box.content }, box, tracks, data);
				rules.fragment(content);
			});
		} else if (box.type !== "moov" && box.type !== "mdat") await freeTopBox(file, box);
	}
}

/** Cleans the `moov` box of a film or of an animated AVIF. @returns the kept tracks by id */
export async function cleanIndex(
	file: FileHandle,
	movie: Box,
	data: MediaData,
): Promise<Map<number, KeptTrack>> {
	const index = { bytes: await readRange(file, movie.start, movie.end), at: movie.start };
	const within = listWithin(index, movie);
	if (!within.some(({ type }) => type === "mvhd")) throw new BrokenBoxes("no mvhd");
	const tracks = within
		.filter(({ type }) => type === "trak")
		.map((box) => readTrack(index, box))
		.filter(({ handler }) => rules.keptHandlers.has(handler));
	if (tracks.length === 0) throw new BrokenBoxes("neither picture nor sound");
	for (const track of tracks) addSamples(index, track, data);
	const sizes = readDefaultSizes(index, movie);
	const kept = new Map(tracks.map(({ id, coding }) => [id, { size: sizes.get(id) ?? 0, coding }]));
	rules.index(new Set(kept.keys()))(readContent(index, movie));
	await file.write(index.bytes, 0, index.bytes.length, movie.start);
	return kept;
}

function readDefaultSizes(index: Index, movie: Box): Map<number, number> {
	const box = find(index, movie, "mvex");
	const defaults = (box ? listWithin(index, box) : []).filter(({ type }) => type === "trex");
	return new Map(
		defaults.map((inner) => {
			const content = readContent(index, inner);
			return [content.readUInt32BE(4), content.readUInt32BE(16)];
		}),
	);
}
