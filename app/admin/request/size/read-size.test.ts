import fc from "fast-check";
import { expect, it } from "vitest";
import { readPlannedSize } from "./read-size.ts";

const inch = 25.4;

it.each([
	["4 x 6 inches", 4 * inch, 6 * inch],
	["4x6 inches, Half sleeve", 4 * inch, 6 * inch],
	['4" x 6"', 4 * inch, 6 * inch],
	["4 inches by 6 inches", 4 * inch, 6 * inch],
	["about 4in×6in", 4 * inch, 6 * inch],
	["4 inches wide and 6 inches tall", 4 * inch, 6 * inch],
	["10 x 15 cm", 100, 150],
	["7,5 cm x 5 cm", 75, 50],
	["2 1/2 x 3 in", 2.5 * inch, 3 * inch],
	["100mm x 40mm", 100, 40],
	// Of the hand that is drawn beside it.
	["as big as my hand", 118, 184],
])("draws %s as a rectangle", (typed, width, height) => {
	const size = readPlannedSize(typed);
	expect(size?.width).toBeCloseTo(width);
	expect(size?.height).toBeCloseTo(height);
});

it.each([
	["10 cm", 100],
	["Roughly 10 centimeters tall", 100],
	["4-6 inches", 6 * inch],
	["3½ inches", 3.5 * inch],
	["2 ft", 2 * 304.8],
])("draws %s as one length", (typed, width) => {
	const size = readPlannedSize(typed);
	expect(size?.width).toBeCloseTo(width);
	expect(size?.height).toBeUndefined();
});

it.each(["palm", "the size of my palm", "Palm-sized", "credit card"])("draws %s", (typed) => {
	expect(readPlannedSize(typed)?.height).toBeGreaterThan(0);
});

it.each([
	"",
	null,
	"Half sleeve",
	"4x6",
	"medium",
	"0 cm",
	"999 feet",
	"handy",
	"on my hand",
	"as large as you like in 2027",
])("draws nothing of %s", (typed) => {
	expect(readPlannedSize(typed)).toBeNull();
});

it("draws nothing that would not fit, whatever is typed", () => {
	fc.assert(
		fc.property(
			fc.string(),
			fc.nat(2_000),
			fc.constantFrom("cm", "in", "ft", '"'),
			(text, n, unit) => {
				const size = readPlannedSize(`${text} ${n} ${unit}`);
				if (!size) return;
				for (const side of [size.width, size.height ?? size.width]) {
					expect(side).toBeGreaterThanOrEqual(5);
					expect(side).toBeLessThanOrEqual(1_000);
				}
			},
		),
	);
});
