import { type FileHandle, open } from "node:fs/promises";
import { cleanBox, cutBehind, freeTopBox, listTopBoxes, readStretch } from "../boxes.server.ts";
import { type Box, BrokenBoxes, contentOf, find, type Index, listWithin } from "../boxes.ts";
import { Places } from "../stretches.ts";
import { cleanFragment, type KeptTrack } from "./fragments.ts";
import { blankUnneeded } from "./media-data.server.ts";
import * as rules from "./movie-rules.ts";
import { cleanSamples, NalSamples } from "./nal-samples.server.ts";
import { addSamples, type Notes, readTrack } from "./track.ts";

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
		await cleanBoxes(file, (await file.stat()).size);
		return true;
	} catch (error) {
		if (error instanceof BrokenBoxes || error instanceof RangeError) return false;
		throw error;
	} finally {
		await file.close();
	}
}

async function cleanBoxes(file: FileHandle, sentSize: number): Promise<void> {
	const top = await listTopBoxes(file, sentSize);
	const fileSize = await cutBehind(file, top);
	const movies = top.filter(({ type }) => type === "moov");
	const [movie] = movies;
	if (!movie || movies.length > 1) throw new BrokenBoxes("not one moov");
	const notes = { fileSize, places: new Places(), samples: new NalSamples() };
	const tracks = await cleanIndex(file, movie, notes);
	const kept = rules.top(new Set(tracks.keys()));
	for (const box of top) {
		const rule = kept[box.type];
		if (rule) await cleanBox(file, box, rule);
		else if (box.type === "moof") {
			await cleanBox(file, box, (content) => {
				cleanFragment({ bytes: content, at: box.content }, box, tracks, notes);
				rules.fragment(content);
			});
		} else if (box.type !== "moov" && box.type !== "mdat") await freeTopBox(file, box);
	}
	await blankUnneeded(file, top, notes.places);
	await cleanSamples(file, notes.samples, fileSize);
}

/**
 * Cleans the `moov` box of a film or a moving picture, and notes where the samples of its tracks lie.
 * @returns the tracks that stay, by their ids
 */
export async function cleanIndex(
	file: FileHandle,
	movie: Box,
	notes: Notes,
): Promise<Map<number, KeptTrack>> {
	const index = { bytes: await readStretch(file, movie.start, movie.end), at: movie.start };
	const within = listWithin(index, movie);
	if (!within.some(({ type }) => type === "mvhd")) throw new BrokenBoxes("no mvhd");
	const tracks = within
		.filter(({ type }) => type === "trak")
		.map((box) => readTrack(index, box))
		.filter(({ handler }) => rules.keptHandlers.has(handler));
	if (tracks.length === 0) throw new BrokenBoxes("neither picture nor sound");
	for (const track of tracks) addSamples(index, track, notes);
	const sizes = readDefaultSizes(index, movie);
	const kept = new Map(tracks.map(({ id, coding }) => [id, { size: sizes.get(id) ?? 0, coding }]));
	rules.index(new Set(kept.keys()))(contentOf(index, movie));
	await file.write(index.bytes, 0, index.bytes.length, movie.start);
	return kept;
}

function readDefaultSizes(index: Index, movie: Box): Map<number, number> {
	const box = find(index, movie, "mvex");
	const defaults = (box ? listWithin(index, box) : []).filter(({ type }) => type === "trex");
	return new Map(
		defaults.map((inner) => {
			const content = contentOf(index, inner);
			return [content.readUInt32BE(4), content.readUInt32BE(16)];
		}),
	);
}
