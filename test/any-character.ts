import fc from "fast-check";

/** Surrogates between these stand for no character. */
const surrogates = { first: 0xd800, count: 0x800 };

/** As fast-check's unit "binary", which first makes a map of all million characters, for seconds. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
	(number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count),
	(character) => {
		if (typeof character !== "string" || [...character].length !== 1)
			throw new Error("Not one character");
		const point = character.codePointAt(0) ?? 0;
		return point < surrogates.first ? point : point - surrogates.count;
	},
);
