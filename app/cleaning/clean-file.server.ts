import { copyFile, open } from "node:fs/promises";
import { listTopBoxes, readStretch } from "./boxes.server.ts";
import { BrokenBoxes } from "./boxes.ts";
import { cleanAvif } from "./clean-avif.server.ts";
import { cleanMovie } from "./clean-movie.server.ts";
import type { Converter } from "./converter.server.ts";
import { findProfile } from "./item-boxes.ts";

export type CleanType =
	| "image/jpeg"
	| "image/png"
	| "image/gif"
	| "image/webp"
	| "image/avif"
	| "video/mp4"
	| "video/quicktime";

/**
 * Makes a copy of a picture or video that shows the same and says nothing else: no location, no
 * device, no times, no small copies within, nothing behind its end.
 *
 * @param type what the file is by its bytes; `heic` becomes a JPEG
 * @param use.network whose file it is: networks take turns in the converter
 * @returns the type of the copy at `to`, or null when the file is damaged or cannot be converted,
 *   and then `to` may hold a part of it
 */
export async function cleanFile(
	from: string,
	to: string,
	type: CleanType | "heic",
	use: { converter: Converter; mostPixels: number; network: string },
): Promise<CleanType | null> {
	const { converter, mostPixels, network } = use;
	switch (type) {
		case "video/mp4":
		case "video/quicktime":
			await copyFile(from, to);
			return (await cleanMovie(to)) ? type : null;
		case "image/avif":
			await copyFile(from, to);
			return (await cleanAvif(to)) ? type : null;
		case "heic": {
			const profile = (await readProfile(from))?.toString("base64");
			const job = { from, to, type, mostPixels, profile };
			return (await converter.convert(job, network)) ? "image/jpeg" : null;
		}
		default:
			return (await converter.convert({ from, to, type, mostPixels }, network)) ? type : null;
	}
}

async function readProfile(path: string): Promise<Buffer | undefined> {
	const file = await open(path, "r");
	try {
		const top = await listTopBoxes(file, (await file.stat()).size);
		const meta = top.find((box) => box.type === "meta");
		if (!meta) return undefined;
		const index = { bytes: await readStretch(file, meta.start, meta.end), at: meta.start };
		return findProfile(index, meta);
	} catch (error) {
		if (error instanceof BrokenBoxes || error instanceof RangeError) return undefined;
		throw error;
	} finally {
		await file.close();
	}
}
