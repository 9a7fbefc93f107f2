import { crc32, deflateSync } from "node:zlib";
import { makeHugePng } from "../../test/media.ts";

/** Small files whose headers claim pictures that no memory holds. */
export function makePixelBombs(): { what: string; name: string; bytes: Buffer }[] {
	return [
		{ what: "30,000² PNG of one bit", name: "bit.png", bytes: makeHugePng(30_000, 30_000) },
		{ what: "19,000² PNG with alpha", name: "alpha.png", bytes: makeHugeAlphaPng(19_000) },
		{ what: "65,535² JPEG", name: "most.jpg", bytes: makeHugeJpeg(65_535) },
		{ what: "65,000² JPEG", name: "more.jpg", bytes: makeHugeJpeg(65_000) },
		{ what: "65,535² GIF", name: "most.gif", bytes: makeHugeGif(65_535) },
	];
}

function makeHugeAlphaPng(side: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header.set([8, 6, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc((1 + side * 4) * 16))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, content: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(content.length, 0);
	body.copy(framed, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}

/** Everything up to the first scan, which is empty. */
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
