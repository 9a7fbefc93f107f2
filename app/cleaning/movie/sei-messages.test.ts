import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanBytes } from "../../../test/clean-bytes.ts";
import {
	box,
	makeTrackOf,
	numbers,
	readClip,
	readFragments,
	readHevc,
} from "../../../test/movies.ts";
import { cleanMovie } from "./clean-movie.server.ts";
import { cleanSei } from "./sei-messages.ts";

const secret = Buffer.from("CANARY +39.7392-104.9903/");
const clean = (bytes: Buffer) => cleanBytes(cleanMovie, bytes);

interface Message {
	type: number;
	content: Buffer;
}

const userData = (content: Buffer): Message => ({ type: 5, content });

function writeUnit(header: number[], messages: Message[]): Buffer {
	const number = (value: number) => [...Array(Math.floor(value / 255)).fill(255), value % 255];
	const payload = messages.flatMap(({ type, content }) => [
		...number(type),
		...number(content.length),
		...content,
	]);
	const unit = [...header];
	for (const byte of [...payload, 0x80]) {
		const [before, last] = unit.slice(-2);
		if (unit.length > header.length + 1 && before === 0 && last === 0 && byte < 4) unit.push(3);
		unit.push(byte);
	}
	return Buffer.from(unit);
}

/** As a decoder reads them. */
function readUnit(unit: Buffer, header: number): Message[] {
	const bytes: number[] = [];
	for (const byte of unit.subarray(header)) {
		const isEscape = byte === 3 && bytes.at(-1) === 0 && bytes.at(-2) === 0;
		bytes.push(...(isEscape ? [-1] : [byte]));
	}
	const payload = Buffer.from(bytes.filter((byte) => byte >= 0));
	const messages: Message[] = [];
	let at = 0;
	const readNumber = () => {
		let value = 0;
		for (; payload[at] === 255; at++) value += 255;
		return value + payload.readUInt8(at++);
	};
	while (at < payload.length - 1) {
		const [type, size] = [readNumber(), readNumber()];
		messages.push({ type, content: payload.subarray(at, at + size) });
		at += size;
	}
	return messages;
}

/** The film must have no sound. */
function listUnits(film: Buffer): Buffer[] {
	const start = film.indexOf("mdat", 0, "latin1") + 4;
	const end = start - 8 + film.readUInt32BE(start - 8);
	const units: Buffer[] = [];
	for (let at = start; at < end; at += 4 + film.readUInt32BE(at)) {
		units.push(film.subarray(at + 4, at + 4 + film.readUInt32BE(at)));
	}
	return units;
}

function withPlaces(film: Buffer, encoder: string): Buffer {
	const copy = Buffer.from(film);
	for (let at = copy.indexOf(encoder); at >= 0; at = copy.indexOf(encoder, at)) {
		secret.copy(copy, at);
	}
	return copy;
}

describe("user data within the pictures of a film", () => {
	it.each([
		["MOV, H.264", () => readClip("mov"), "x264 - core"],
		["MP4, H.264", () => readClip("mp4"), "x264 - core"],
		["MP4, H.265, in the index too", readHevc, "x265 (build"],
	])("goes, and nothing else of the pictures: %s", async (_what, read, encoder) => {
		const film = withPlaces(read(), encoder);
		expect(film.includes("CANARY")).toBe(true);
		const cleaned = (await clean(film)) as Buffer;
		expect(cleaned.includes("CANARY")).toBe(false);
		const changed = listUnits(film).filter(
			(unit, index) => !listUnits(cleaned)[index]?.equals(unit),
		);
		expect(changed).toHaveLength(1);
		expect(changed[0]?.includes("CANARY")).toBe(true);
		expect(await clean(cleaned)).toEqual(cleaned);
	});

	it.each(["fragments", "following"] as const)("goes from %s", async (kind) => {
		const film = withPlaces(readFragments(kind), "x264 - core");
		expect((await clean(film))?.includes("CANARY")).toBe(false);
	});

	it("leaves what a screen needs for HDR", async () => {
		const read = (film: Buffer) => film.indexOf("891833c286c41d4c", 0, "hex");
		expect(read(readHevc())).toBeGreaterThan(0);
		expect(read((await clean(readHevc())) as Buffer)).toBe(read(readHevc()));
	});

	it("stays where a sample is not cut as its description says", async () => {
		const film = readClip("mp4");
		const start = film.indexOf("mdat", 0, "latin1") + 4;
		film.writeUInt32BE(2 ** 31, start);
		const cleaned = (await clean(film)) as Buffer;
		expect(cleaned.subarray(start, start + 700)).toEqual(film.subarray(start, start + 700));
	});
});

describe("a unit of messages", () => {
	it("keeps what decoders need, in its place", () => {
		const kept = [
			{ type: 1, content: Buffer.from([9, 9]) },
			{ type: 4, content: Buffer.from("b5003c000104aabbcc", "hex") },
			{ type: 144, content: Buffer.alloc(4) },
		];
		const captions = { type: 4, content: Buffer.from("\xb5\0\x31GA94CANARY", "latin1") };
		const timeCode = { type: 136, content: Buffer.from("CANARY") };
		const [timing, hdr, light] = kept as [Message, Message, Message];
		const messages = [timing, userData(secret), hdr, captions, timeCode, light, userData(secret)];
		const unit = writeUnit([0x4e, 1], messages);
		expect(cleanSei("hevc", unit)).toBe(true);
		expect(unit.includes("CANARY")).toBe(false);
		const read = readUnit(unit, 2);
		expect(read.map(({ content }) => content.length)).toEqual(
			messages.map(({ content }) => content.length),
		);
		expect(read.filter(({ type }) => kept.some((one) => one.type === type))).toEqual(kept);
	});

	it("is read the same before and after, whatever it says", () => {
		const few = fc.constantFrom(0, 0, 1, 3, 67, 255);
		const message = fc.record({
			type: fc.constantFrom(0, 1, 3, 4, 5, 6, 45, 136, 200, 300),
			content: fc.array(few, { maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
		});
		fc.assert(
			fc.property(fc.array(message, { minLength: 1, maxLength: 5 }), (messages) => {
				const unit = writeUnit([6], messages);
				expect(readUnit(unit, 1)).toEqual(messages);
				cleanSei("avc", unit);
				const read = readUnit(unit, 1);
				expect(read).toHaveLength(messages.length);
				for (const [index, { type, content }] of messages.entries()) {
					const found = read[index];
					expect(found?.content.length).toBe(content.length);
					if ([0, 1, 6, 45].includes(type)) expect(found).toEqual({ type, content });
					else expect(found?.content.includes(67)).toBe(false);
				}
			}),
			{ numRuns: 300 },
		);
	});

	it("may be broken in any way", () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
				const unit = Buffer.from(bytes);
				const { length } = unit;
				cleanSei("avc", unit);
				expect(unit).toHaveLength(length);
			}),
		);
	});
});

it("a film of nothing but tiny units is refused", async () => {
	const units = Buffer.alloc(4_000_000, Buffer.from([1, 6]));
	const config = box("avcC", Buffer.from([1, 66, 0, 30, 0xfc, 0xe0, 0]));
	const entry = box("avc1", Buffer.alloc(74), Buffer.from([0, 24, 255, 255]), config);
	const index = (at: number) =>
		box(
			"moov",
			box("mvhd", Buffer.alloc(100)),
			makeTrackOf("vide", [
				box("stsd", numbers(0, 1), entry),
				box("stsz", numbers(0, units.length, 1)),
				box("stsc", numbers(0, 1, 1, 1, 1)),
				box("stco", numbers(0, 1, at)),
			]),
		);
	const at = index(0).length + 8;
	expect(await clean(Buffer.concat([index(at), box("mdat", units)]))).toBeNull();
});
