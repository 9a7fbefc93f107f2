import { expect, it, vi } from "vitest";
import type { Shape } from "../../../publishing/shape.ts";
import { readBody } from "./read-form.ts";

const text: Shape = { kind: "text" };
const piece: Shape = {
	kind: "object",
	fields: {
		...{ title: text, width: { kind: "number" }, healed: { kind: "switch" } },
		...{ tags: { kind: "list", item: text, least: 0, most: 9 } },
		...{ note: { kind: "optional", of: text }, size: { kind: "measure", units: ["cm", "in"] } },
	},
};
const shape: Shape = {
	kind: "object",
	fields: { pieces: { kind: "list", item: piece, least: 0, most: 99 } },
};

it("reads items in the order of the form, and the first of two fields with one name", () => {
	const form = new URLSearchParams([
		["_seen", "1"],
		["pieces.10.title", " Ten\r\n"],
		["pieces.10.width", "1O"],
		["pieces.2.title", "Two"],
		["pieces.2.title", "Second"],
		["pieces.2.width", "12"],
		["pieces.2.healed", "on"],
		["pieces.2.tags.1", "b"],
		["pieces.2.tags.0", "a"],
		["pieces.2.note", " "],
		["pieces.2.size.unit", "in"],
		["pieces.2.size.amount", "4"],
	]);
	const two = { title: "Two", width: 12, healed: true, tags: ["b", "a"], size: { in: 4 } };
	expect(readBody(shape, form)).toEqual({
		pieces: [{ title: "Ten", width: "1O", tags: [], size: { cm: "" } }, two],
	});
	expect(readBody(piece, form, "pieces.2")).toEqual(two);
	expect(readBody(shape, new URLSearchParams())).toEqual({ pieces: [] });
});

it("searches a long form no more often than a short one", () => {
	const countSearches = (pieces: number) => {
		const names = Array.from({ length: pieces }, (_, index) => `pieces.${index}.title`);
		const form = new URLSearchParams(names.map((name) => [name, "A title"]));
		const methods = (["get", "has", "keys"] as const).map((name) => vi.spyOn(form, name));
		readBody(shape, form);
		return methods.reduce((sum, { mock }) => sum + mock.calls.length, 0);
	};
	expect(countSearches(90)).toBe(countSearches(2));
});
