import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

/** Why a picture is refused by its header. */
export type HeaderFault = "too_many_pixels" | "too_many_frames";

/** All frames together, in pictures of the most pixels: half a minute of a screen's size. */
const mostFrames = 10;

/** Decodes nothing: a small file can claim a size that would fill the memory. */
export function readHeader(path: string): Promise<Metadata> {
	return sharp(path, { limitInputPixels: false }).metadata();
}

/** @param mostPixels width times height */
export async function findHeaderFault(
	path: string,
	{ width, height, format, pages = 1 }: Metadata,
	mostPixels: number,
): Promise<HeaderFault | undefined> {
	const pixels = Math.max(width * height, format === "gif" ? await readScreen(path) : 0);
	if (pixels > mostPixels) return "too_many_pixels";
	return pages * pixels > mostFrames * mostPixels ? "too_many_frames" : undefined;
}

/** The pixels that a GIF spans: its first frame alone may say little of them. */
async function readScreen(path: string): Promise<number> {
	const file = await open(path, "r");
	try {
		const { buffer } = await file.read(Buffer.alloc(10), 0, 10, 0);
		return buffer.readUInt16LE(6) * buffer.readUInt16LE(8);
	} finally {
		await file.close();
	}
}
