import { expect, it } from "vitest";
import { digital } from "../../content/digital.ts";
import { drawings } from "../../content/drawings.ts";
import { tattoos } from "../../content/tattoos.ts";
import { nameArtwork } from "./artwork-address.ts";

it.each([
	[
		3,
		"Raven and moon, black and gray, outer forearm",
		"3-raven-and-moon-black-and-gray-outer-forearm",
	],
	[25, "Death's-head moth", "25-deaths-head-moth"],
	[7, "  Señor—Über  naïve!  ", "7-senor-uber-naive"],
	[8, "波", "8"],
])("names piece %i, %j, as %s", (id, title, name) => {
	expect(nameArtwork({ id, title })).toBe(name);
});

it.each([
	["tattoos", tattoos],
	["drawings", drawings],
	["digital", digital],
])("names each piece of %s in letters that need no escape", (_, pieces) => {
	const names = pieces.map(nameArtwork);
	for (const name of names) expect(name).toMatch(/^\d+(-[a-z0-9]+)+$/);
	expect(new Set(names).size).toBe(pieces.length);
});
