import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePngChunk } from "../../../test/media.ts";
import { box } from "../../../test/movies.ts";
import { type CleanType, cleanFile } from "../clean-file.server.ts";
import { type Converter, openConverter } from "./converter.server.ts";

let folder: string;
let converter: Converter;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "linework-picture-"));
	converter = openConverter();
});
afterAll(async () => {
	converter.close();
	await rm(folder, { recursive: true });
});

let count = 0;
async function clean(bytes: Uint8Array, type: CleanType | "heic") {
	count += 1;
	const [from, to] = [join(folder, `${count}`), join(folder, `${count}.clean`)];
	await writeFile(from, bytes);
	const cleaned = await cleanFile(from, to, type, {
		converter,
		mostPixels: 64_000_000,
		network: "a",
	});
	return "type" in cleaned ? readFile(to) : null;
}

async function cleanWhole(...job: Parameters<typeof clean>) {
	return (await clean(...job)) ?? expect.fail("refused");
}

const readSample = (name: string) =>
	readFile(join(import.meta.dirname, "../../../test/samples", name));

const tags = {
	IFD0: { Copyright: "CANARY", Model: "CANARY" },
	IFD3: { GPSLatitude: "39/1 44/1 0/1" },
};
const xmp = "<x:xmpmeta xmlns:x='adobe:ns:meta/'>CANARY</x:xmpmeta>";

/** 120 by 80, the left half red before its orientation is applied. */
function tagged(): Sharp {
	const half = { create: { width: 60, height: 80, channels: 3, background: "#d02010" } } as const;
	return sharp({ create: { width: 120, height: 80, channels: 3, background: "#1030c0" } })
		.composite([{ input: half, gravity: "west" }])
		.withIccProfile("p3")
		.withMetadata({ orientation: 6 })
		.withExifMerge(tags)
		.withXmp(xmp);
}

async function requireClean(bytes: Buffer) {
	expect(bytes.includes("CANARY")).toBe(false);
	const { exif, xmp: left, iptc, orientation } = await sharp(bytes).metadata();
	expect([exif, left, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
}

async function colorAt(bytes: Buffer, x: number, y: number) {
	const { data, info } = await sharp(bytes)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (y * info.width + x) * info.channels;
	return { red: (data[at] ?? 0) > 128, size: [info.width, info.height] };
}

function jpegSegment(marker: number, content: Buffer | string): Buffer {
	const body = Buffer.from(content);
	return Buffer.concat([
		Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]),
		body,
	]);
}

function writeDirectory(
	exif: Buffer,
	at: number,
	entries: [tag: number, type: number, count: number, value: number][],
	next: number,
): void {
	exif.writeUInt16LE(entries.length, at);
	for (const [index, [tag, type, count, value]] of entries.entries()) {
		const entry = at + 2 + 12 * index;
		exif.writeUInt16LE(tag, entry);
		exif.writeUInt16LE(type, entry + 2);
		exif.writeUInt32LE(count, entry + 4);
		exif.writeUInt32LE(value, entry + 8);
	}
	exif.writeUInt32LE(next, at + 2 + 12 * entries.length);
}

describe("a picture says nothing but what it shows", () => {
	it.each(["jpeg", "png", "webp"] as const)("%s: upright, with its profile", async (format) => {
		const bytes = await tagged().toFormat(format).toBuffer();
		expect((await sharp(bytes).metadata()).orientation).toBe(6);
		const cleaned = await cleanWhole(bytes, `image/${format}`);
		await requireClean(cleaned);
		expect((await sharp(cleaned).metadata()).hasProfile).toBe(true);
		expect(await colorAt(cleaned, 40, 10)).toEqual({ red: true, size: [80, 120] });
		expect(await colorAt(cleaned, 40, 110)).toEqual({ red: false, size: [80, 120] });
	});

	it("AVIF: its tags and small copies are blank, its picture is the same", async () => {
		const bytes = await tagged().avif().toBuffer();
		expect(bytes.includes("CANARY")).toBe(true);
		const cleaned = await cleanWhole(bytes, "image/avif");
		expect(cleaned.includes("CANARY")).toBe(false);
		const { exif, xmp: left, width, height } = await sharp(cleaned).metadata();
		expect([exif, left]).toEqual([undefined, undefined]);
		const { autoOrient } = await sharp(bytes).metadata();
		expect([width, height].sort()).toEqual([autoOrient.width, autoOrient.height].sort());
		const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
		expect(await pixels(cleaned)).toEqual(await pixels(bytes));
	});

	it("AVIF: nothing is left in names, in boxes of others, between its pictures or behind them", async () => {
		const plain = await tagged().avif({ effort: 0 }).toBuffer();
		const named = Buffer.from(plain);
		// Reserved bytes of the handler box.
		named.write("CANARY", named.indexOf("hdlr") + 16);
		const more = ["uuid", "moof", "mdat", "free"].map((type) => box(type, Buffer.from("CANARY")));
		const bytes = Buffer.concat([named, ...more, Buffer.from("CANARY")]);
		const cleaned = await cleanWhole(bytes, "image/avif");
		expect(cleaned.includes("CANARY")).toBe(false);
		const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
		expect(await pixels(cleaned)).toEqual(await pixels(plain));
	});

	it("GIF: keeps the loop count and no other application data", async () => {
		const frames = await Promise.all([1, 2].map(() => tagged().png().toBuffer()));
		const gif = await sharp(frames, { join: { animated: true } })
			.gif({ loop: 3 })
			.toBuffer();
		const at = gif.indexOf("NETSCAPE2.0") + 15;
		const words = Buffer.from("\x06CANARY");
		const bytes = Buffer.concat([gif.subarray(0, at), words, gif.subarray(at)]);
		const cleaned = await cleanWhole(bytes, "image/gif");
		expect(cleaned.includes("CANARY")).toBe(false);
		expect((await sharp(cleaned).metadata()).loop).toBe(3);
	});

	it.each([
		["a moving picture", Buffer.from("\0\0\0\x18ftypmp42CANARY")],
		["a second picture", Buffer.from("\xff\xd8\xff\xe1CANARY", "latin1")],
	])("nothing is left behind the end of a JPEG: %s", async (_what, tail) => {
		const bytes = Buffer.concat([await tagged().jpeg().toBuffer(), tail]);
		await requireClean(await cleanWhole(bytes, "image/jpeg"));
	});

	it("nothing is left of a place in IPTC, a maker's note, and a small copy of the uncropped picture", async () => {
		const jpeg = await tagged().jpeg().toBuffer();
		const small = Buffer.concat([
			jpeg.subarray(0, 2),
			jpegSegment(0xfe, "CANARY"),
			jpeg.subarray(2),
		]);
		// Tag, type, count and value of each entry, in the order of bytes that "II" says.
		const exif = Buffer.alloc(8 + 2 + 12 + 4 + 2 + 24 + 4 + 12);
		exif.write("II*\0");
		exif.writeUInt32LE(8, 4);
		writeDirectory(exif, 8, [[0x927c, 7, 12, 56]], 26);
		writeDirectory(
			exif,
			26,
			[
				[0x201, 4, 1, 68],
				[0x202, 4, 1, small.length],
			],
			0,
		);
		exif.write("CANARYCANARY", 56);
		const header = Buffer.from("Exif\0\0");
		const place = Buffer.from("\x1c\x02\x5a\0\x06CANARY", "latin1");
		const iptc = Buffer.concat([
			Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0", "latin1"),
			Buffer.from([place.length, ...place, 0]),
		]);
		const bytes = Buffer.concat([
			jpeg.subarray(0, 2),
			jpegSegment(0xe1, Buffer.concat([header, exif, small])),
			jpegSegment(0xed, iptc),
			jpeg.subarray(2),
		]);
		expect((await sharp(bytes).metadata()).iptc?.includes("CANARY")).toBe(true);
		await requireClean(await cleanWhole(bytes, "image/jpeg"));
	});

	it("nothing is left of the words within a PNG and behind its end, or behind a WebP", async () => {
		const png = await tagged().png().toBuffer();
		const words = writePngChunk("tEXt", Buffer.from("Comment\0CANARY"));
		const tail = Buffer.from("CANARY");
		const spoken = Buffer.concat([png.subarray(0, 33), words, png.subarray(33, -12), words]);
		const behind = Buffer.concat([spoken, png.subarray(-12), words, tail]);
		await requireClean(await cleanWhole(behind, "image/png"));
		const webp = Buffer.concat([await tagged().webp().toBuffer(), tail]);
		await requireClean(await cleanWhole(webp, "image/webp"));
	});

	it("an animation keeps its frames and loses its comments", async () => {
		const frame = (background: string) =>
			sharp({ create: { width: 20, height: 20, channels: 3, background } })
				.png()
				.toBuffer();
		const frames = await Promise.all(["#a00", "#0a0", "#00a"].map(frame));
		for (const format of ["gif", "webp"] as const) {
			const plain = await sharp(frames, { join: { animated: true } })
				.withXmp(xmp)
				.toFormat(format)
				.toBuffer();
			const comment = Buffer.concat([
				Buffer.from([0x21, 0xfe, 6]),
				Buffer.from("CANARY"),
				Buffer.from([0]),
			]);
			const bytes =
				format === "gif"
					? Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)])
					: plain;
			expect(bytes.includes("CANARY")).toBe(true);
			const behind = Buffer.concat([bytes, Buffer.from("CANARY")]);
			const cleaned = await cleanWhole(behind, `image/${format}`);
			expect(cleaned.includes("CANARY")).toBe(false);
			expect((await sharp(cleaned).metadata()).pages).toBe(3);
			const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();
			expect(await pixels(cleaned)).toEqual(await pixels(bytes));
		}
	});

	it("HEIC becomes a full-size JPEG with its colors", async () => {
		const heic = await readSample("photo.heic");
		expect(heic.includes("CANARY")).toBe(true);
		const cleaned = await cleanWhole(heic, "heic");
		await requireClean(cleaned);
		const { format, width, height, hasProfile } = await sharp(cleaned).metadata();
		expect([format, width, height, hasProfile]).toEqual(["jpeg", 240, 300, true]);
	});

	it.each([
		{ main: 1, size: [320, 240], red: true },
		{ main: 2, size: [400, 200], red: false },
	])("HEIC with two pictures shows the one that is its main: $main", async ({ main, ...shown }) => {
		const pair = await readSample("pair.heic");
		pair.writeUInt16BE(main, pair.indexOf("pitm") + 8);
		expect(await colorAt(await cleanWhole(pair, "heic"), 9, 9)).toEqual(shown);
	});
});

describe("refuses unreadable files", () => {
	it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("%s cut short", async (format) => {
		const whole = await tagged().toFormat(format).toBuffer();
		for (const share of [0.3, 0.6, 0.9]) {
			expect(await clean(whole.subarray(0, whole.length * share), `image/${format}`)).toBeNull();
		}
	});

	it("HEIC cut short, or empty words", async () => {
		const heic = await readSample("photo.heic");
		expect(await clean(heic.subarray(0, 9000), "heic")).toBeNull();
		expect(await clean(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1"), "heic")).toBeNull();
	});
});
