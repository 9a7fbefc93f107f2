import { expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import {
	addressPiece,
	namePiece,
	portfolioNames,
	readPieceAddress,
	readPieceName,
} from "./piece-address.ts";

const digital = documents.digital.pieces;
const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

it.each([
	[
		3,
		"Raven and moon, black and gray, outer forearm",
		"3-raven-and-moon-black-and-gray-outer-forearm",
	],
	[25, "Death's-head moth", "25-deaths-head-moth"],
	[7, "  Señor—Über  naïve!  ", "7-senor-uber-naive"],
	[8, "波", "8"],
])("writes piece %i, %j, as %s", (id, title, name) => {
	expect(addressPiece("tattoos", { id, title })).toBe(`/artwork/tattoos/${name}`);
});

it.each([
	["tattoos", tattoos],
	["drawings", drawings],
	["digital", digital],
] as const)("paths of %s need no URL escapes", (list, pieces) => {
	const addresses = pieces.map((piece) => addressPiece(list, piece));
	for (const address of addresses) expect(address).toMatch(/^\/artwork\/[a-z]+\/\d+(-[a-z0-9]+)+$/);
	expect(new Set(addresses).size).toBe(pieces.length);
});

it.each(portfolioNames)("parses the names and paths it writes for %s", (list) => {
	const named = { list, id: 12 };
	expect(readPieceName(namePiece(list, 12))).toEqual(named);
	expect(readPieceAddress(addressPiece(list, { id: 12, title: "Blue columbine" }))).toEqual(named);
	expect(readPieceAddress(addressPiece(list, { id: 12, title: "波" }))).toEqual(named);
});

it.each(["", "tattoos", "tattoos/0", "tattoos/012", "tattoos/1e1", "featured/1", "constructor/1"])(
	"does not parse %j as a piece's name",
	(name) => {
		expect(readPieceName(name)).toBeNull();
	},
);

it.each(["/artwork/tattoos", "/tattoos/12", "/artwork/tattoos/12x", "/artwork/tattoos/12-a/b"])(
	"does not parse %s as a piece's path",
	(path) => {
		expect(readPieceAddress(path)).toBeNull();
	},
);
