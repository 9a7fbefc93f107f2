import { describe, expect, it } from "vitest";
import { cleanBytes } from "../../../test/clean-bytes.ts";
import {
	box,
	changeMov,
	extendMov,
	makeTrackOf,
	numbers,
	readClip,
	readPictures,
} from "../../../test/movies.ts";
import { cleanMovie } from "./clean-movie.server.ts";

const secret = Buffer.from("CANARY +39.7392-104.9903/ Phone 17");
const clean = (bytes: Buffer) => cleanBytes(cleanMovie, bytes);

async function requireClean(bytes: Buffer) {
	expect(bytes.includes("CANARY")).toBe(true);
	const cleaned = await clean(bytes);
	if (!cleaned) throw new Error("refused");
	expect(cleaned.includes("CANARY")).toBe(false);
	expect(readPictures(cleaned)).toEqual(readPictures(bytes));
	return cleaned;
}

const uuid = box("uuid", Buffer.alloc(16, 7), secret);
const append = (more: Buffer) => (content: Buffer) => Buffer.concat([content, more]);

describe("a box that a player does not need goes, however deep it lies", () => {
	it.each([
		"trak",
		"trak/edts",
		"trak/mdia",
		"trak/mdia/minf",
		"trak/mdia/minf/dinf",
		"trak/mdia/minf/stbl",
		"trak/mdia/minf/stbl/stsd/avc1",
	])("a maker's box in %s", async (path) => {
		await requireClean(changeMov(path, append(uuid)));
	});

	it("a place in the description of the samples", async () => {
		const place = box("udta", box("\xa9xyz", secret));
		await requireClean(changeMov("trak/mdia/minf/stbl/stsd/avc1", append(place)));
	});

	it("a second description that is not counted", async () => {
		const entry = box("avc1", Buffer.alloc(78), box("pasp", numbers(1, 1)), uuid);
		await requireClean(changeMov("trak/mdia/minf/stbl/stsd", append(entry)));
	});

	it.each([
		["of the screen's sizes", box("tapt", uuid)],
		["of fragments", box("mvex", uuid)],
		["of a film's parts", box("iods", secret)],
	])("in a box %s", async (_what, more) => {
		await requireClean(extendMov(more));
		await requireClean(changeMov("trak", append(more)));
	});

	it.each([
		"trak/tkhd",
		"trak/edts/elst",
		"trak/mdia/mdhd",
		"trak/mdia/minf/vmhd",
		"trak/mdia/minf/stbl/stts",
		"trak/mdia/minf/stbl/stsz",
		"trak/mdia/minf/stbl/stco",
	])("what stands behind the numbers in %s", async (path) => {
		await requireClean(changeMov(path, append(secret)));
	});
});

describe("where the samples come from", () => {
	const name = "trak/mdia/minf/dinf/dref";
	it.each([
		["a path of a disk", box("alis", numbers(0), Buffer.from("/Users/CANARY/home.mov"))],
		["an address", box("url ", numbers(0), Buffer.from("http://127.0.0.1:9999/CANARY\0"))],
		["a name", box("urn ", numbers(0), Buffer.from("urn:CANARY\0"))],
	])("is this file, not %s", async (_what, source) => {
		const bytes = changeMov(name, () => Buffer.concat([numbers(0, 1), source]));
		const cleaned = await requireClean(bytes);
		const at = cleaned.indexOf("dref", 0, "latin1") + 4;
		const self = box("url ", numbers(1), Buffer.alloc(source.length - 12));
		expect(cleaned.subarray(at + 8, at + 8 + source.length)).toEqual(self);
	});

	it("bytes that no track points to are blanked", async () => {
		const bytes = Buffer.concat([
			readClip("mov"),
			box("mdat", secret, Buffer.alloc(3e6, 7), secret),
		]);
		const cleaned = await requireClean(bytes);
		expect(cleaned.subarray(-3_000_000).every((byte) => byte === 0)).toBe(true);
	});

	it("bytes between the samples too", async () => {
		const places = [0, 1_048_000, 1_500_000, 2_999_000];
		const make = (start: number) =>
			extendMov(
				makeTrackOf("vide", [
					box("stsz", numbers(0, 1000, places.length)),
					box("stsc", numbers(0, 1, 1, 1, 1)),
					box("stco", numbers(0, places.length, ...places.map((place) => start + place))),
				]),
			);
		const start = make(0).length + 8;
		const cleaned = await clean(Buffer.concat([make(start), box("mdat", Buffer.alloc(3e6, 7))]));
		const expected = Buffer.alloc(3_000_000);
		for (const place of places) expected.fill(7, place, place + 1000);
		expect(cleaned?.subarray(start).equals(expected)).toBe(true);
	});

	it.each([
		["in its first form", 0, Buffer.alloc(0)],
		["with QuickTime's numbers", 1, numbers(1, 2, 4, 2)],
		["with QuickTime's later ones", 2, numbers(72, 0, 0, 2, 0x7f000000, 16, 12, 4, 1)],
	])("sound whose table counts each sample as one byte stays whole, %s", async (_what, ...form) => {
		const [version, more] = form;
		const entry = Buffer.alloc(28);
		entry.writeUInt16BE(version, 8);
		entry.writeUInt16BE(2, 16);
		entry.writeUInt16BE(16, 18);
		const make = (start: number) =>
			extendMov(
				makeTrackOf("soun", [
					box("stsd", numbers(0, 1), box("sowt", entry, more)),
					box("stsz", numbers(0, 1, 1000)),
					box("stsc", numbers(0, 1, 1, 1000, 1)),
					box("stco", numbers(0, 1, start)),
				]),
			);
		const start = make(0).length + 8;
		const bytes = Buffer.concat([make(start), box("mdat", Buffer.alloc(4000, 7), secret)]);
		const cleaned = await requireClean(bytes);
		expect(cleaned.subarray(start, start + 4000)).toEqual(Buffer.alloc(4000, 7));
	});
});

describe("cuts off bytes after the last box", () => {
	it.each([
		["two bytes", Buffer.from("\r\n")],
		["four zeros", Buffer.alloc(4)],
		["words", Buffer.from("CANARY here")],
		["more words", secret],
	])("%s", async (_what, tail) => {
		for (const kind of ["mov", "mp4"] as const) {
			const cleaned = await clean(Buffer.concat([readClip(kind), tail]));
			expect(cleaned).toEqual(await clean(readClip(kind)));
		}
	});
});

it("a maker's brand becomes one that says how to read the file", async () => {
	const clip = Buffer.from(readClip("mp4"));
	clip.write("CAEP", 8, "latin1");
	clip.write("niko", 24, "latin1");
	const cleaned = await clean(clip);
	expect(cleaned?.toString("latin1", 4, 32)).toBe("ftypisom\0\0\0\0isomiso2isommp41");
});
