import { describe, expect, it } from "vitest";
import { cleanBytes } from "../../../test/clean-bytes.ts";
import { box, changeBox, readFragments } from "../../../test/movies.ts";
import { cleanMovie } from "./clean-movie.server.ts";

const clean = (bytes: Buffer) => cleanBytes(cleanMovie, bytes);

/** Contents of the `mdat` boxes, as cleaning should leave them. */
function dataWithoutPlaces(bytes: Buffer): Buffer[] {
	const copy = Buffer.from(bytes);
	const line = "CANARY +39.7392-104.9903/".length;
	for (let at = copy.indexOf("CANARY"); at >= 0; at = copy.indexOf("CANARY", at)) {
		// A length of two bytes precedes each line.
		copy.fill(0, at - 2, at + line);
	}
	// The UUID of x264; type and three bytes of length precede it.
	const words = copy.indexOf("dc45e9bde6d948b7", 0, "hex");
	copy[words - 4] = 3;
	copy.fill(255, words, words + 510 + copy.readUInt8(words - 1));
	return listBoxes(copy, "mdat");
}

function listBoxes(bytes: Buffer, type: string): Buffer[] {
	const found: Buffer[] = [];
	for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
		if (bytes.toString("latin1", at + 4, at + 8) !== type) continue;
		found.push(bytes.subarray(at + 8, at + bytes.readUInt32BE(at)));
	}
	return found;
}

describe.each(["fragments", "following"] as const)("a movie in fragments: %s", (kind) => {
	it("loses the samples of its places, and no other byte of its data", async () => {
		const bytes = readFragments(kind);
		expect(bytes.includes("CANARY")).toBe(true);
		const cleaned = (await clean(bytes)) as Buffer;
		expect(cleaned.length).toBe(bytes.length);
		expect(cleaned.includes("CANARY")).toBe(false);
		expect(listBoxes(cleaned, "mdat")).toEqual(dataWithoutPlaces(bytes));
	});

	it("is the same when it is cleaned again", async () => {
		const cleaned = (await clean(readFragments(kind))) as Buffer;
		expect(await clean(cleaned)).toEqual(cleaned);
	});

	it("loses makers' boxes and times of recording", async () => {
		const bytes = Buffer.from(readFragments(kind));
		// Overwrites a `tfdt` box, so that no length changes.
		const inside = bytes.indexOf("tfdt", bytes.indexOf("moof"));
		bytes.write("uuidCANARY", inside);
		const uuid = box("uuid", Buffer.alloc(16, 7), Buffer.from("CANARY"));
		const longer = changeBox(bytes, ["mfra"], (content) => Buffer.concat([content, uuid]));
		const cleaned = (await clean(
			Buffer.concat([longer, box("prft", Buffer.alloc(20), Buffer.from("CANARY"))]),
		)) as Buffer;
		expect(cleaned.includes("CANARY")).toBe(false);
		expect(listBoxes(cleaned, "mdat")).toEqual(dataWithoutPlaces(bytes));
	});

	it("is refused when it is cut within a fragment", async () => {
		const bytes = readFragments(kind);
		const at = bytes.indexOf("moof", 0, "latin1");
		for (const length of [at + 40, at + 700, bytes.lastIndexOf("mdat", -1, "latin1") + 90]) {
			expect(await clean(bytes.subarray(0, length))).toBeNull();
		}
	});
});
