import { readFileSync } from "node:fs";
import { join } from "node:path";

export function readClip(kind: "mov" | "mp4"): Buffer {
	return readFileSync(join(import.meta.dirname, `samples/clip.${kind}`));
}

/** Fragmented, with sound and a GPS track; in `following`, tracks come one after the other. */
export function readFragments(kind: "fragments" | "following"): Buffer {
	return readFileSync(join(import.meta.dirname, `samples/${kind}.mp4`));
}

/** H.265 with HDR and the encoder's name, in its index too. */
export function readHevc(): Buffer {
	return readFileSync(join(import.meta.dirname, "samples/hevc.mp4"));
}

/** The coded samples without the first NAL unit, which holds the encoder's name. */
export function readPictures(clip: Buffer): Buffer {
	const at = clip.indexOf("mdat", 0, "latin1") + 4;
	return clip.subarray(at + 4 + clip.readUInt32BE(at), at + 11_000);
}

export function box(type: string, ...content: Buffer[]): Buffer {
	const bytes = Buffer.concat(content);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(bytes.length + 8, 0);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, bytes]);
}

/** `moov` is last in the file, so no offsets change. */
export function extendMov(...boxes: Buffer[]): Buffer {
	const clip = readClip("mov");
	const at = clip.indexOf("moov", 0, "latin1") - 4;
	const moov = box("moov", clip.subarray(at + 8), ...boxes);
	return Buffer.concat([clip.subarray(0, at), moov]);
}

export function changeMov(path: string, change: (content: Buffer) => Buffer): Buffer {
	return changeBox(readClip("mov"), ["moov", ...path.split("/")], change);
}

/** Bytes of a box's own fields before its children. */
const behind: Record<string, number> = { stsd: 8, avc1: 78 };

export function changeBox(
	bytes: Buffer,
	[type, ...path]: string[],
	change: (content: Buffer) => Buffer,
): Buffer {
	const at = bytes.indexOf(type ?? "", 0, "latin1") - 4;
	const end = at + bytes.readUInt32BE(at);
	const content = bytes.subarray(at + 8, end);
	const own = behind[type ?? ""] ?? 0;
	const changed = path.length
		? Buffer.concat([content.subarray(0, own), changeBox(content.subarray(own), path, change)])
		: change(content);
	return Buffer.concat([bytes.subarray(0, at), box(type ?? "", changed), bytes.subarray(end)]);
}

export function numbers(...values: number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 4);
	for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
	return bytes;
}

export function makeTrack(handler: string, at: number, length: number, maker = "Maker\0"): Buffer {
	const table = [
		box("stsz", numbers(0, length, 1)),
		box("stsc", numbers(0, 1, 1, 1, 1)),
		box("stco", numbers(0, 1, at)),
	];
	return makeTrackOf(handler, table, maker);
}

export function makeTrackOf(handler: string, table: Buffer[], maker = ""): Buffer {
	const header = Buffer.alloc(84);
	header.writeUInt32BE(9, 12);
	const handling = [numbers(0, 0), Buffer.from(handler), numbers(0, 0, 0), Buffer.from(maker)];
	return box(
		"trak",
		box("tkhd", header),
		box(
			"mdia",
			box("mdhd", Buffer.alloc(24)),
			box("hdlr", ...handling),
			box("minf", box("stbl", ...table)),
		),
	);
}
