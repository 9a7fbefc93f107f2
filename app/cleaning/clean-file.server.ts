import { copyFile } from "node:fs/promises";
import { cleanMovie } from "./movie/clean-movie.server.ts";
import type { Converter, Fault } from "./picture/converter.server.ts";

export type CleanType =
	| "image/jpeg"
	| "image/png"
	| "image/gif"
	| "image/webp"
	| "image/avif"
	| "video/mp4"
	| "video/quicktime";

export type Cleaned = { type: CleanType } | { fault: Fault };

/**
 * Copies a picture or video without location, device, times, thumbnails or bytes behind its end.
 * @param type by the file's bytes; `heic` becomes a JPEG
 * @param use.network the uploader's: networks take turns in the converter
 * @returns the type of the copy; after a fault `to` may hold a part of it
 */
export async function cleanFile(
	from: string,
	to: string,
	type: CleanType | "heic",
	use: { converter: Converter; mostPixels: number; network: string },
): Promise<Cleaned> {
	const { converter, mostPixels, network } = use;
	if (type === "video/mp4" || type === "video/quicktime") {
		await copyFile(from, to);
		return (await cleanMovie(to)) ? { type } : { fault: "damaged" };
	}
	const fault = await converter.convert({ from, to, type, mostPixels }, network);
	if (fault) return { fault };
	return { type: type === "heic" ? "image/jpeg" : type };
}
