import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

export type HeaderFault = "too_many_pixels" | "too_many_frames";

/** Full-size frames, or more of a smaller size with as many pixels in all. */
const mostFrames = 10;

/** Decodes nothing: a small file can claim a size that would fill the memory. */
export function readHeader(path: string): Promise<Metadata> {
	return sharp(path, { limitInputPixels: false }).metadata();
}

export async function findHeaderFault(
	path: string,
	{ width, height, format, pages = 1 }: Metadata,
	mostPixels: number,
): Promise<HeaderFault | undefined> {
	const pixels = Math.max(width * height, format === "gif" ? await readScreen(path) : 0);
	if (pixels > mostPixels) return "too_many_pixels";
	return pages * pixels > mostFrames * mostPixels ? "too_many_frames" : undefined;
}

/** Pixels of a GIF's screen, which may be larger than its first frame. */
async function readScreen(path: string): Promise<number> {
	const file = await open(path, "r");
	try {
		const { buffer } = await file.read(Buffer.alloc(10), 0, 10, 0);
		return buffer.readUInt16LE(6) * buffer.readUInt16LE(8);
	} finally {
		await file.close();
	}
}
