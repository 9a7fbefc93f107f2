import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { box, makeTrack } from "./movies.ts";

export function drawJpeg(width = 64, height = 48): Promise<Buffer> {
	return drawNoise(width, height).jpeg().toBuffer();
}

export function drawPng(width = 64, height = 48): Promise<Buffer> {
	return drawNoise(width, height).png().toBuffer();
}

export function drawNoise(width: number, height: number) {
	return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** Valid boxes around one sample of noise; nothing decodes it. */
export function makeVideo(kind: "mp4" | "mov", bytes = 4096): Buffer {
	const brand = kind === "mp4" ? "isom" : "qt  ";
	const head = box("ftyp", Buffer.from(`${brand}\0\0\0\0${brand}`, "latin1"));
	const index = (at: number, length: number) =>
		box("moov", box("mvhd", Buffer.alloc(100)), makeTrack("vide", at, length, ""));
	const at = head.length + index(0, 0).length + 8;
	const rest = Math.max(0, bytes - at);
	return Buffer.concat([head, index(at, rest), box("mdat", randomBytes(rest))]);
}

/** A PNG that claims a size; its rows are one bit deep and equal, so that the file stays small. */
export function makeHugePng(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	const row = Buffer.alloc(1 + Math.ceil(width / 8));
	const rows = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row)));
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return Buffer.concat([
		signature,
		writePngChunk("IHDR", header),
		writePngChunk("IDAT", rows),
		writePngChunk("IEND", Buffer.alloc(0)),
	]);
}

/** A GIF whose screen claims a size; its one small frame is repeated. */
export async function makeGif(width: number, height: number, frames = 1): Promise<Buffer> {
	const pixels = { width: 8, height: 8, channels: 3 as const, background: "#884422" };
	const gif = await sharp({ create: pixels }).gif().toBuffer();
	gif.writeUInt16LE(width, 6);
	gif.writeUInt16LE(height, 8);
	// A frame begins with its control block or descriptor, after the color table.
	const packed = gif[10] ?? 0;
	const begin = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
	const frame = gif.subarray(begin, -1);
	return Buffer.concat([gif.subarray(0, begin), ...Array(frames).fill(frame), gif.subarray(-1)]);
}

export function writePngChunk(type: string, content: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(content.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, sum]);
}
