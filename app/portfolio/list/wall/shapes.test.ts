import { expect, it } from "vitest";
import { findShape } from "./shapes.ts";

it.each([
	[1600, 2000, undefined],
	[2000, 1600, 1.25],
	[3024, 4032, 0.75],
	[4032, 3024, 1.33],
	[1000, 1000, 1],
	[3000, 1000, 1.5],
	[500, 3000, 0.62],
	[1600, 1800, 0.89],
])("a picture of %i by %i pixels has the shape %s", (width, height, shape) => {
	expect(findShape({ width, height })).toBe(shape);
});
