import { constants, deflateRawSync } from "node:zlib";
import { writePngChunk } from "../../test/media.ts";

const grey = { type: 0, channels: 1 };
const alpha = { type: 6, channels: 4 };

/** Small files whose headers claim pictures too large for any memory. */
export function makePixelBombs(): { what: string; name: string; bytes: Buffer }[] {
	return [
		{ what: "30,000² PNG of one bit", name: "bit.png", bytes: makeBlackPng(30_000, 1, grey) },
		{ what: "19,000² PNG with alpha", name: "alpha.png", bytes: makeBlackPng(19_000, 8, alpha) },
		{ what: "65,535² JPEG", name: "most.jpg", bytes: makeHugeJpeg(65_535) },
		{ what: "65,000² JPEG", name: "more.jpg", bytes: makeHugeJpeg(65_000) },
		{ what: "65,535² GIF", name: "most.gif", bytes: makeHugeGif(65_535) },
	];
}

function makeBlackPng(side: number, depth: number, colours: { type: number; channels: number }) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header.set([depth, colours.type, 0, 0, 0], 8);
	const row = 1 + Math.ceil((side * depth * colours.channels) / 8);
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		writePngChunk("IHDR", header),
		writePngChunk("IDAT", deflateZeros(side * row)),
		writePngChunk("IEND", Buffer.alloc(0)),
	]);
}

/** Repeats one compressed block, because compressing a gigabyte of zeros would take too long. */
function deflateZeros(length: number): Buffer {
	const block = 1024 ** 2;
	const compress = (bytes: number) =>
		deflateRawSync(Buffer.alloc(bytes), { finishFlush: constants.Z_FULL_FLUSH });
	const checksum = Buffer.alloc(4);
	// Adler-32 of zeros: the first sum stays 1, the second is the length.
	checksum.writeUInt16BE(length % 65_521, 0);
	checksum.writeUInt16BE(1, 2);
	return Buffer.concat([
		Buffer.from([0x78, 0x01]),
		...Array<Buffer>(Math.floor(length / block)).fill(compress(block)),
		compress(length % block),
		Buffer.from([0x03, 0x00]),
		checksum,
	]);
}

function makeHugeJpeg(side: number): Buffer {
	const [high, low] = [side >> 8, side & 255];
	const component = (id: number) => [id, 0x11, 0];
	return Buffer.from([
		...[0xff, 0xd8],
		...[0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0],
		...[0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)],
		...[0xff, 0xc0, 0, 17, 8, high, low, high, low, 3],
		...[...component(1), ...component(2), ...component(3)],
		...[0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0],
		...[0xff, 0xd9],
	]);
}

function makeHugeGif(side: number): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt16LE(side, 0);
	size.writeUInt16LE(side, 2);
	return Buffer.concat([
		Buffer.from("GIF89a"),
		size,
		Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0]),
		size,
		Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
	]);
}
