import { expect, it } from "vitest";
import type { Artwork } from "../../../publishing/schemas/portfolio.ts";
import { choosePiecesByFacts, isKnownFact, listChips } from "./facts.ts";

const shape = { title: "", description: "", image: "", alt: "" };
const pieces: Artwork[] = [
	{ ...shape, id: 1, category: "tattoo", style: "Color", placement: "Back", size: "large" },
	{ ...shape, id: 2, category: "tattoo", style: "Black and gray", placement: "Back" },
	{ ...shape, id: 3, category: "flash", style: "Black and Gray", placement: "Calf", size: "small" },
	{ ...shape, id: 4, category: "tattoo" },
	{ ...shape, id: 5, category: "tattoo", style: "", placement: "波" },
];
const all = () => true;
const list = (chosen: Parameters<typeof listChips>[1], isListed = all) =>
	listChips(pieces, chosen, isListed).map(({ value, count }) => `${value} ${count}`);

it("counts each value, the commonest first, sizes by size, blank ones not at all", () => {
	expect(list({})).toEqual([
		"black-and-gray 2",
		"color 1",
		"back 2",
		"calf 1",
		"small 1",
		"large 1",
	]);
});

it("counts what a further choice would leave, in the same order", () => {
	expect(list({ placement: "back" })).toEqual([
		"black-and-gray 1",
		"color 1",
		"back 2",
		"calf 1",
		"large 1",
	]);
});

it("keeps a chosen value that nothing has", () => {
	expect(list({ style: "color", size: "small" })).toContain("color 0");
});

it("counts within the filter", () => {
	expect(listChips(pieces, {}, (category) => category === "flash")).toEqual([
		{ fact: "style", value: "black-and-gray", name: "Black and gray", count: 1 },
		{ fact: "placement", value: "calf", name: "Calf", count: 1 },
		{ fact: "size", value: "small", name: "Small", count: 1 },
	]);
});

it("chooses pieces that have all chosen values", () => {
	const choose = (chosen: Parameters<typeof listChips>[1]) =>
		choosePiecesByFacts(pieces, chosen, all).map(({ id }) => id);
	expect(choose({ style: "black-and-gray" })).toEqual([2, 3]);
	expect(choose({ style: "black-and-gray", placement: "back" })).toEqual([2]);
	expect(choose({ style: "color", size: "small" })).toEqual([]);
});

it("counts pairs of fresh and healed, and chooses among them by other facts", () => {
	const healed = { image: "tattoos/koi", months: 6 };
	const paired = pieces.map((piece) => (piece.id < 3 ? { ...piece, healed } : piece));
	expect(listChips(paired, {}, all)[0]).toEqual({
		fact: "healed",
		value: "yes",
		name: "Healed",
		count: 2,
	});
	expect(listChips(paired, { size: "large" }, all)[0]).toMatchObject({ count: 1 });
	const chosen = { healed: "yes", style: "black-and-gray" };
	expect(choosePiecesByFacts(paired, chosen, all).map(({ id }) => id)).toEqual([2]);
	expect(isKnownFact(paired, "healed", "yes")).toBe(true);
	expect(isKnownFact(paired, "healed", "no")).toBe(false);
	expect(isKnownFact(pieces, "healed", "yes")).toBe(false);
});

it("knows only values that a piece has", () => {
	expect(isKnownFact(pieces, "size", "large")).toBe(true);
	expect(isKnownFact(pieces, "size", "medium")).toBe(false);
	expect(isKnownFact(pieces, "placement", "constructor")).toBe(false);
	expect(isKnownFact(pieces, "style", "")).toBe(false);
});
