import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanBytes } from "../../../test/clean-bytes.ts";
import {
	box,
	extendMov,
	makeTrack,
	numbers,
	readClip,
	readPictures,
} from "../../../test/movies.ts";
import { takeProcessorTime } from "../../../test/processor-time.ts";
import { join, without } from "../byte-ranges.ts";
import { cleanMovie } from "./clean-movie.server.ts";

const clean = (bytes: Buffer) => cleanBytes(cleanMovie, bytes);
const secret = Buffer.from("CANARY +39.7392-104.9903/ Phone 17");
const has = (bytes: Buffer | null) => bytes?.includes("CANARY") ?? false;

describe("a movie", () => {
	it.each(["mov", "mp4"] as const)("keeps pictures and length: %s", async (kind) => {
		const clip = readClip(kind);
		const cleaned = (await clean(clip)) as Buffer;
		expect(cleaned.length).toBe(clip.length);
		expect(readPictures(cleaned)).toEqual(readPictures(clip));
		expect(clip.includes("Lavf")).toBe(true);
		expect(cleaned.includes("Lavf")).toBe(false);
		expect(cleaned.includes("VideoHandler")).toBe(false);
	});

	it.each([
		["user data", () => extendMov(box("udta", box("\xa9xyz", secret)))],
		["a box of places", () => extendMov(box("udta", box("loci", secret)))],
		["tags", () => extendMov(box("meta", box("keys", secret), box("ilst", secret)))],
		["a box of a maker's own", () => extendMov(box("uuid", secret))],
		["tags at the top", () => Buffer.concat([readClip("mov"), box("meta", secret)])],
		["a box nobody knows", () => Buffer.concat([readClip("mov"), box("XMP_", secret)])],
		["free space", () => Buffer.concat([readClip("mov"), box("free", secret)])],
		[
			"what is behind a box without end",
			() => Buffer.concat([readClip("mov"), numbers(0), Buffer.from("skip"), secret]),
		],
	])("loses %s", async (_what, make) => {
		const bytes = make();
		expect(has(bytes)).toBe(true);
		const cleaned = (await clean(bytes)) as Buffer;
		expect(has(cleaned)).toBe(false);
		expect(readPictures(cleaned)).toEqual(readPictures(bytes));
	});

	it.each(["meta", "mebx", "camm", "tmcd", "text"])(
		"loses a %s track with its samples",
		async (handler) => {
			const clip = readClip("mov");
			const track = makeTrack(handler, 0, secret.length);
			// Its samples come last in the file.
			const at = clip.length + track.length + 8;
			const bytes = Buffer.concat([
				extendMov(makeTrack(handler, at, secret.length)),
				box("mdat", secret),
			]);
			expect(bytes.subarray(at, at + secret.length)).toEqual(secret);
			const cleaned = (await clean(bytes)) as Buffer;
			expect(has(cleaned)).toBe(false);
			expect(cleaned.includes("Maker")).toBe(false);
			expect(readPictures(cleaned)).toEqual(readPictures(bytes));
		},
	);

	it("never loses samples that a picture track has too", async () => {
		const clip = readClip("mov");
		const bytes = extendMov(makeTrack("meta", clip.indexOf("mdat", 0, "latin1") + 4, 500));
		expect(readPictures((await clean(bytes)) as Buffer)).toEqual(readPictures(clip));
	});

	it("says nothing of when it was made", async () => {
		const clip = Buffer.from(readClip("mov"));
		for (const header of ["mvhd", "tkhd", "mdhd"]) {
			clip.writeUInt32BE(0xd1234567, clip.indexOf(header, 0, "latin1") + 8);
		}
		expect(((await clean(clip)) as Buffer).includes(Buffer.from("d1234567", "hex"))).toBe(false);
	});
});

describe("a broken movie is rejected within two CPU seconds", () => {
	it.each([
		["cut in the middle", () => readClip("mov").subarray(0, 6000)],
		["cut at its end", () => readClip("mp4").subarray(0, -5)],
		["without an index", () => readClip("mov").subarray(0, 11_688)],
		["a list of addresses", () => Buffer.from("#EXTM3U\nhttp://127.0.0.1:9999/a.ts\n")],
		[
			"an index of two gigabytes",
			() => Buffer.concat([readClip("mov").subarray(0, 20), numbers(2 ** 31), Buffer.from("moov")]),
		],
		["samples behind the end", () => extendMov(makeTrack("vide", 2 ** 31, 100))],
		[
			"a table of four billion",
			() =>
				extendMov(
					box(
						"trak",
						box("tkhd", Buffer.alloc(84)),
						box(
							"mdia",
							box("hdlr", Buffer.concat([numbers(0, 0), Buffer.from("vide"), numbers(0, 0, 0)])),
							box("minf", box("stbl", box("stsz", numbers(0, 0, 2 ** 32 - 1)))),
						),
					),
				),
		],
		[
			"two indexes",
			() => Buffer.concat([readClip("mov"), box("moov", box("mvhd", Buffer.alloc(100)))]),
		],
	])("%s", async (_what, make) => {
		const refuse = async () => expect(await clean(make())).toBeNull();
		expect(await takeProcessorTime(refuse)).toBeLessThan(2000);
	});

	it("rejects a table of a million scattered chunks", async () => {
		const places = Buffer.alloc(4 * 1_000_000);
		for (let index = 0; index < 1_000_000; index++)
			places.writeUInt32BE(40 + ((index * 7) % 11_000), index * 4);
		const table = box(
			"stbl",
			box("stsz", numbers(0, 1, 1_000_000)),
			box("stsc", numbers(0, 1, 1, 1, 1)),
			box("stco", numbers(0, 1_000_000), places),
		);
		const handling = Buffer.concat([numbers(0, 0), Buffer.from("vide"), numbers(0, 0, 0)]);
		const track = box(
			"trak",
			box("tkhd", Buffer.alloc(84)),
			box("mdia", box("hdlr", handling), box("minf", table)),
		);
		const refuse = async () => expect(await clean(extendMov(track))).toBeNull();
		expect(await takeProcessorTime(refuse)).toBeLessThan(2000);
	});

	it("flipped bytes never break more than the movie", async () => {
		const clip = readClip("mov");
		const index = clip.indexOf("moov", 0, "latin1");
		await fc.assert(
			fc.asyncProperty(
				fc.array(
					fc.tuple(
						fc.integer({ min: index - 4, max: clip.length - 1 }),
						fc.integer({ min: 0, max: 255 }),
					),
					{ minLength: 1, maxLength: 6 },
				),
				async (flips) => {
					const spoilt = Buffer.from(clip);
					for (const [at, value] of flips) spoilt[at] = value;
					const cleaned = await clean(spoilt);
					// A box that became unreadable looks like bytes behind the last box, which are cut off.
					expect(cleaned === null || cleaned.length <= clip.length).toBe(true);
				},
			),
			{ numRuns: 200 },
		);
	});
});

it("byte ranges are joined and subtracted as sets of bytes", () => {
	const range = fc
		.tuple(fc.nat(60), fc.nat(20))
		.map(([from, length]) => [from, from + length] as const);
	const listBytes = (some: readonly (readonly [number, number])[]) =>
		new Set(
			some.flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step)),
		);
	fc.assert(
		fc.property(fc.array(range), fc.array(range), (some, others) => {
			const left = without(join(some), join(others));
			const taken = listBytes(others);
			expect(listBytes(left)).toEqual(
				new Set([...listBytes(some)].filter((byte) => !taken.has(byte))),
			);
		}),
	);
});
