import { expect, it } from "vitest";
import { shapePlace } from "./shapes.ts";

it.each([
	[1600, 2000, undefined],
	[2000, 1600, 1.25],
	[3024, 4032, 0.75],
	[4032, 3024, 1.33],
	[1000, 1000, 1],
	[1600, 1800, 0.89],
	[1454, 2000, 0.75],
	[1080, 1920, 0.62],
])("a picture of %i by %i pixels fills a place of the shape %s", (width, height, shape) => {
	expect(shapePlace({ width, height })).toEqual({ "data-shape": shape, "data-whole": undefined });
});

it.each([
	[3000, 1000, 1.5],
	[500, 3000, 0.62],
	[1120, 1000, 1.25],
])(
	"a picture of %i by %i pixels is shown whole in a place of the shape %s",
	(width, height, shape) => {
		expect(shapePlace({ width, height })).toEqual({ "data-shape": shape, "data-whole": "" });
	},
);
