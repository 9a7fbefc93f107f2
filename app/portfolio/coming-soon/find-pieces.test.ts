import { describe, expect, it, test } from "vitest";
import { readBuiltIn } from "../../publishing/built-in.server.ts";
import { createContent, openContent } from "../../publishing/content.server.ts";
import type { Piece } from "../pieces/portfolios.server.ts";
import { findPieces, replaceMissing } from "./find-pieces.server.ts";

const write = (id: number): Piece => ({ id, title: "", description: "", image: "", alt: "" });

describe("a named piece", () => {
	const lists = new Map([
		["tattoos", [1, 2, 3].map(write)] as const,
		["drawings", [5].map(write)] as const,
		["digital", []] as const,
	]);
	const choose = (...names: [list: "tattoos" | "drawings" | "digital", id: number][]) =>
		replaceMissing(
			names.map(([list, id]) => ({ list, id })),
			lists,
		).map(({ list, piece }) => [list, piece.id]);

	it("is shown in the place where it is named", () => {
		expect(choose(["drawings", 5], ["tattoos", 2])).toEqual([
			["drawings", 5],
			["tattoos", 2],
		]);
	});

	it("is replaced by another of its list once it has gone", () => {
		expect(choose(["tattoos", 9], ["tattoos", 1], ["tattoos", 8])).toEqual([
			["tattoos", 2],
			["tattoos", 1],
			["tattoos", 3],
		]);
	});

	it("is left out if its list has no other", () => {
		expect(choose(["digital", 1], ["drawings", 6], ["drawings", 7])).toEqual([["drawings", 5]]);
	});
});

test("the built-in pages name pieces that exist", async () => {
	const builtIn = readBuiltIn();
	const content = openContent(createContent(builtIn));
	for (const { pieces } of [builtIn.featured.meanwhile, builtIn.paintings.comingSoon.meanwhile]) {
		const found = await findPieces(content, pieces);
		expect(found.map(({ list, piece }) => `${list}/${piece.id}`)).toEqual(pieces);
	}
});
