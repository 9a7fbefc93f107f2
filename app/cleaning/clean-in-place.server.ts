import { type FileHandle, open } from "node:fs/promises";
import { listTopBoxes } from "./boxes.server.ts";
import { type Box, isBroken } from "./boxes.ts";
import { NeededRanges } from "./byte-ranges.ts";
import { blankUnneeded } from "./movie/media-data.server.ts";
import { cleanSamples, NalSamples } from "./movie/nal-samples.server.ts";

export interface MediaData {
	fileSize: number;
	needed: NeededRanges;
	nalSamples: NalSamples;
}

/**
 * @param cleanTop cleans the boxes and notes which media data is needed; the rest is blanked afterwards
 * @returns false when the file is broken; it may be half cleaned then
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
