import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { comparePieces, type ImportedChange, longestExport, readExport } from "./read-export.ts";

const timestamp = "2026-05-02T10:00:00.000Z";
const drawings = documents.drawings.pieces;
const project = documents["bird-and-floral"];
const categories = documents["portfolio-categories"];

const record = (filename: string, data: unknown) => ({ filename, data, timestamp });
const read = (records: unknown) => readExport(JSON.stringify(records, null, "\t"));
const patch = (fields: object) =>
	drawings.map((one, at) => (at === 0 ? { ...one, ...fields } : one));

test("every document of the site that can be edited is taken as it was exported", () => {
	const changes = [
		record("tattoos", documents.tattoos.pieces),
		record("drawings", drawings.toReversed()),
		record("digital", documents.digital.pieces),
		record("portfolio-categories", categories),
		{ ...record("bird-and-floral", project), timestamp: 1_777_000_000_000 },
	];
	expect(read(changes)).toEqual({ changes });
});

test.each([
	["a description that was emptied", { description: "" }],
	["a title of emoji, which have several units each", { title: "🦇".repeat(64) }],
	["what looks like a script, which is text here", { title: "<script>alert(1)</script>" }],
])("an edit is taken: %s", (_, fields) => {
	const changes = [record("drawings", patch(fields))];
	expect(read(changes)).toEqual({ changes });
});

describe("refuses a text that is no export", () => {
	const none = { refusal: "This is not a developer mode export." };

	test.each([
		"",
		"{",
		"hello",
		"<html>",
		"null",
		"7",
		"{}",
		'"[]"',
		"[null]",
		"[[]]",
		"[".repeat(100_000),
	])("%.20s", (text) => {
		expect(readExport(text)).toEqual(none);
	});

	test.each([
		["another product's", [{ name: "theme", value: "dark" }]],
		["a record without data", [{ filename: "drawings", timestamp }]],
		["a record with more fields", [{ ...record("drawings", drawings), run: "x" }]],
		["a record of no time", [{ ...record("drawings", drawings), timestamp: "some day" }]],
		["an object of records", { 0: record("drawings", drawings), length: 1 }],
	])("%s", (_, records) => {
		expect(read(records)).toEqual(none);
	});

	test("with the names that every object inherits", () => {
		const text = JSON.stringify([record("drawings", drawings)]);
		for (const name of ["__proto__", "constructor", "toString"]) {
			expect(readExport(text.replace("{", `{"${name}":{"data":1},`))).toEqual(none);
		}
	});

	test("without any change, or too large", () => {
		expect(read([])).toEqual({ refusal: "This file has no changes." });
		expect(readExport(" ".repeat(longestExport + 1))).toEqual({
			refusal: "This file is too large to be a developer mode export.",
		});
	});
});

describe("one document that is not as an export has it refuses the whole file", () => {
	const refuse = (name: string, data: unknown) => {
		const reading = read([record("digital", documents.digital.pieces), record(name, data)]);
		return "refusal" in reading && reading.refusal;
	};

	test.each([
		[patch({ more: 1 }), "entry 1, more"],
		[patch({ constructor: 1 }), "entry 1, constructor"],
		[patch({ title: 5 }), "entry 1, title"],
		[patch({ title: "W".repeat(1_201) }), "entry 1, title"],
		[patch({ id: "1" }), "entry 1, id"],
		[patch({ id: -1 }), "entry 1, id"],
		[patch({ image: "//other.example/x" }), "entry 1, image"],
		[patch({ rotation: 45 }), "entry 1, rotation"],
		[[...drawings, null], `entry ${drawings.length + 1}`],
	])("a list of pieces: %#", (data, place) => {
		expect(refuse("drawings", data)).toBe(`Drawings cannot be read from this file: ${place}.`);
	});

	test.each([[[]], [{}], [null], ["text"], [[...drawings, drawings[0]]]])(
		"no list of pieces: %#",
		(data) => {
			expect(refuse("drawings", data)).toBe("Drawings cannot be read from this file.");
		},
	);

	test("a field named __proto__", () => {
		const text = JSON.stringify([record("drawings", drawings)]);
		const spoilt = text.replace('{"id":', '{"__proto__":{"title":"x"},"id":');
		expect(readExport(spoilt)).toEqual({
			refusal: "Drawings cannot be read from this file: entry 1, __proto__.",
		});
		expect({}).not.toHaveProperty("title");
	});

	test("a category that leads to a script or another site", () => {
		for (const href of ["javascript:alert(1)", "//other.example/"]) {
			expect(refuse("portfolio-categories", [{ ...categories[0], href }])).toBe(
				"Categories cannot be read from this file: entry 1, href.",
			);
		}
	});

	test("a project with another kind of text or image", () => {
		expect(refuse("bird-and-floral", { ...project, pageTitle: null })).toBe(
			"Bird and floral cannot be read from this file: pageTitle.",
		);
		expect(refuse("bird-and-floral", { ...project, images: [{ id: 1 }] })).toMatch(
			"images, entry 1, title",
		);
	});

	test("a document that is not edited here, whatever its name, or the same twice", () => {
		for (const name of ["studio", "__proto__", "constructor"]) {
			expect(refuse(name, {})).toBe(`This file changes “${name}”, which cannot be edited here.`);
		}
		expect(refuse("x".repeat(1_000), {})).toHaveLength(90);
		expect(refuse("digital", documents.digital.pieces)).toBe("This file has Digital art twice.");
	});
});

describe("pieces that are not the site's", () => {
	const compare = (data: object[]) =>
		comparePieces(record("drawings", data) as ImportedChange, drawings);

	test("are none in whichever order", () => {
		expect(compare(drawings.toReversed())).toBeNull();
	});

	test("are counted: those that are gone first, then those that have come", () => {
		const gone = { ...drawings[0], id: 999 };
		expect(compare([...drawings, gone])).toBe(
			"In this file Drawings has 1 piece that the site no longer has.",
		);
		expect(compare([gone, { ...gone, id: 998 }])).toBe(
			"In this file Drawings has 2 pieces that the site no longer has.",
		);
		expect(compare(drawings.slice(1))).toBe(
			"In this file Drawings lacks 1 piece that the site has now.",
		);
	});
});

test("whatever a file has, it is read or refused with one short sentence", () => {
	const name = fc.oneof(fc.constantFrom("drawings", "bird-and-floral", "__proto__"), fc.string());
	const records = fc.array(
		fc.record({ filename: name, data: fc.jsonValue(), timestamp: fc.constant(1) }),
	);
	const text = fc.oneof(
		fc.string(),
		fc.json(),
		records.map((all) => JSON.stringify(all)),
	);
	fc.assert(
		fc.property(text, (file) => {
			const reading = readExport(file);
			if ("refusal" in reading) expect(reading.refusal.length).toBeLessThan(120);
		}),
		{ numRuns: 500 },
	);
});
