import { type FileHandle, open } from "node:fs/promises";
import { listTopBoxes } from "./boxes.server.ts";
import { type Box, isBroken } from "./boxes.ts";
import { NeededRanges } from "./byte-ranges.ts";
import { blankUnneeded } from "./movie/media-data.server.ts";
import { cleanSamples, NalSamples } from "./movie/nal-samples.server.ts";

/** What the boxes of a file say about its samples and items. */
export interface MediaData {
	fileSize: number;
	needed: NeededRanges;
	nalSamples: NalSamples;
}

/**
 * Cuts off all bytes behind the last box, lets `cleanTop` clean the boxes, then blanks the media data that it
 * did not note as needed.
 *
 * @returns false when the structure is broken or ends too early; the file may be half cleaned then
 */
export async function cleanInPlace(
	path: string,
	cleanTop: (file: FileHandle, top: Box[], data: MediaData) => Promise<void>,
): Promise<boolean> {
	const file = await open(path, "r+");
	try {
		const top = await listTopBoxes(file, (await file.stat()).size);
		const fileSize = top.at(-1)?.end ?? 0;
		await file.truncate(fileSize);
		const data = { fileSize, needed: new NeededRanges(), nalSamples: new NalSamples() };
		await cleanTop(file, top, data);
		await blankUnneeded(file, top, data.needed);
		await cleanSamples(file, data.nalSamples, fileSize);
		return true;
	} catch (error) {
		if (isBroken(error)) return false;
		throw error;
	} finally {
		await file.close();
	}
}
