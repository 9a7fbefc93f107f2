import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, points, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, line } from "../../brush/sheet.ts";
import { drawFringe, drawFur } from "../beasts/fur.ts";
import { drawLeg } from "./insect-limbs.ts";
import type { Wing } from "./wing.ts";
import { drawWing, measureWing } from "./wing.ts";

const FORE = smooth(
	trace(
		"0,-8 70,-50 180,-104 300,-146 400,-160 452,-140 462,-98 430,-44 370,4 290,40 200,50 110,36 30,14",
	),
	true,
);
const HIND = smooth(
	trace("0,-6 80,-10 180,-14 270,0 316,34 310,76 260,104 190,104 110,72 40,28"),
	true,
);
const VEINS = [
	[10, -8, 120, -66, 240, -112, 380, -146],
	[10, -2, 110, -38, 220, -72, 300, -90, 400, -142],
	[12, 4, 100, 2, 190, -6, 290, -16, 400, -60],
	[20, 8, 120, 24, 220, 34, 330, 20],
	[128, -46, 140, -4],
	[150, -2, 160, 28],
	[226, -74, 214, -40, 226, -8],
	[226, -8, 250, 30],
	[300, -90, 284, -50, 300, -18],
	[362, -122, 352, -80, 372, -44],
	[214, -40, 284, -50, 352, -80],
];
const HIND_VEINS = [
	[10, 0, 110, 2, 210, 6, 296, 30],
	[12, 6, 100, 30, 190, 56, 280, 66],
	[130, 6, 150, 42],
	[60, 20, 120, 60, 180, 86],
];

const glass = (outline: Path, noted: number[][]): Wing => ({
	outline,
	field: measureWing(outline, -0.7, 0.7),
	tone: ({ s, edge, u }) =>
		0.42 * ramp(0.5, 0.05, s) + 0.2 * ramp(22, 4, edge) + 0.12 * ramp(0.3, 1, u) + 0.06,
	veins: noted.map((path) => ({ path: smooth(points(...path)), width: 6 })),
	edge: 6,
});
const fore = glass(FORE, VEINS);
const hind = glass(HIND, HIND_VEINS);

/** Bumblebee from above; `band` colors its light stripes. */
export function drawBee(sheet: Sheet, frame: Place, band: Ink): void {
	const { scale = 1, turn = 0 } = frame;
	const spot = (x: number, y: number, flip: boolean) =>
		place([pt(x, y)], { ...frame, flip })[0] ?? frame.to;
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		for (const [joints, widths] of [
			[
				[60, -70, 130, -140, 176, -214, 160, -268, 150, -296],
				[17, 14, 9, 6, 5],
			],
			[
				[90, 30, 190, 60, 262, 130, 276, 204, 286, 240],
				[18, 15, 10, 7, 5],
			],
			[
				[80, 90, 182, 200, 236, 320, 226, 410, 236, 448],
				[20, 18, 17, 9, 6],
			],
		] as const)
			drawLeg(sheet, {
				joints: place(points(...joints), side),
				widths: widths.map((width) => width * scale),
				look: { base: 0.62 },
				spines: 9 * scale,
			});
		const lean = (flip ? -1 : 1) * (flip ? 0.3 : 0.34);
		drawWing(sheet, hind, { ...side, to: spot(86, 34, flip), turn: turn + lean * 2 });
		drawWing(sheet, fore, { ...side, to: spot(84, -22, flip), turn: turn + lean * 0.4 });
	}
	const tail = smooth(
		trace(
			"0,60 90,74 136,130 154,210 146,300 108,372 50,420 0,436 -50,420 -108,372 -146,300 -154,210 -136,130 -90,74",
		),
		true,
		5,
	);
	const stripes = (x: number, y: number) => {
		const v = y - 0.0011 * x * x + 34;
		return v < 168 ? "black" : v < 232 ? "band" : v < 372 ? "black" : "light";
	};
	drawCoat(
		sheet,
		frame,
		tail,
		46,
		(x, y) => stripes(x, y),
		band,
		(_x, y) => 0.9 * ramp(40, 120, y) + 0.1,
		1500,
	);
	drawForm(sheet, {
		outline: place(circle(pt(0, -176), 66, 0.8), frame),
		swell: 50 * scale,
		base: 0.5,
		halo: 4,
	});
	for (const side of [1, -1]) {
		const eye = smooth(
			trace("44,-214 66,-196 70,-166 58,-146 46,-166 42,-190").map(({ x, y }) => pt(x * side, y)),
			true,
			2,
		);
		drawForm(sheet, { outline: place(eye, frame), swell: 14 * scale, base: 0.7, halo: 2, edge: 3 });
		dot(sheet, spot(side * 54 - 4, -192, false), 5 * scale, [1, 1, 1]);
	}
	for (const flip of [false, true]) {
		const scape = place(smooth(trace("24,-216 44,-250 62,-272"), false, 3), { ...frame, flip });
		const whip = place(smooth(trace("62,-272 96,-282 128,-306 156,-346"), false, 3), {
			...frame,
			flip,
		});
		for (const [width, ink] of [
			[20, [1, 1, 1]],
			[12, BLACK],
		] as const) {
			line(sheet, scape, { width: width * 0.9, ink });
			line(sheet, whip, { width, ink });
		}
	}
	const chest = smooth(
		trace(
			"0,-136 60,-128 106,-84 122,-20 108,46 62,92 0,104 -62,92 -108,46 -122,-20 -106,-84 -60,-128",
		),
		true,
		5,
	);
	drawCoat(
		sheet,
		frame,
		chest,
		42,
		(_x, y) => (y < -66 || y > 58 ? "band" : "black"),
		band,
		(x, y) => Math.hypot(x, y + 10) / 130,
		1300,
	);
}

type Shade = "black" | "band" | "light";

/** A coat of hair over a round body part. */
function drawCoat(
	sheet: Sheet,
	frame: Place,
	shape: Path,
	length: number,
	shade: (x: number, y: number) => Shade,
	band: Ink,
	spread: (x: number, y: number) => number,
	count: number,
): void {
	const { scale = 1, turn = 0 } = frame;
	const outline = place(shape, frame);
	const flow = (px: number, py: number) => {
		const { x, y } = unplace(px, py, frame);
		const out = Math.atan2(y + 30, x);
		return turn + Math.PI / 2 + (out - Math.PI / 2) * Math.min(1, spread(x, y)) * 0.75;
	};
	const kind = (px: number, py: number) => {
		const { x, y } = unplace(px, py, frame);
		return shade(x, y);
	};
	const places = fill(outline, 12);
	drawForm(sheet, {
		outline,
		swell: 110 * scale,
		halo: 8,
		edge: 0,
		wash: (index) =>
			kind((index % places.width) + places.left, Math.floor(index / places.width) + places.top) ===
			"band"
				? band
				: [1, 1, 1],
		mark: (px, py) => (kind(px, py) === "black" ? 0.72 : 0.02),
	});
	drawFringe(sheet, outline, flow, length * 0.7 * scale, 3.4);
	drawFur(sheet, {
		outline,
		flow,
		length: length * scale,
		count,
		width: 3.2,
		ink(px, py, chance) {
			const { x } = unplace(px, py, frame);
			const what = kind(px, py);
			const lit = 0.5 - (x / 150) * 0.3;
			if (what === "black") return chance < 0.16 * lit ? [[1, 1, 1], 0.45] : [BLACK, 0.9];
			if (what === "band")
				return chance < 0.34
					? [BLACK, 0.75]
					: chance < 0.34 + lit * 0.4
						? [[1.3, 1.1, 0.8], 0.7]
						: [band, 0.9];
			return chance < 0.42 - lit * 0.2 ? [BLACK, 0.6] : [[1, 1, 1], 0.7];
		},
		seed: 5,
	});
}
