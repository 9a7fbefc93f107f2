import { points, pt, smooth, trace } from "../../brush/geometry.ts";
import { stroke } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place } from "../../brush/place.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, line } from "../../brush/sheet.ts";
import { mixInk } from "../plants/plants.ts";
import { drawPlume } from "./insect-limbs.ts";
import { drawMothBody } from "./moth-body.ts";
import type { Wing, WingSpot } from "./wing.ts";
import { drawWing, fanVeins, measureWing, unsteady } from "./wing.ts";

const PALE: Ink = [0.62, 1.5, 1.5];
const GREEN: Ink = [0.22, 0.92, 0.9];
const WINE: Ink = [0.42, 0.1, 0.26];
const CREAM: Ink = [1.2, 1.5, 1.5];
const OCHER: Ink = [1.15, 0.82, 0.34];

const FORE = smooth(
	trace(
		"0,-14 60,-104 150,-190 270,-268 400,-322 505,-340 566,-322 590,-286 580,-236 556,-170 544,-90 540,-10 528,66 496,120 430,134 320,116 210,92 110,66 30,40",
	),
	true,
);
const HIND = smooth(
	trace(
		"0,10 90,30 220,66 350,92 430,130 462,196 450,270 414,336 372,392 344,450 330,530 334,620 356,710 392,790 428,862 438,918 404,940 362,916 322,846 284,760 258,670 242,580 226,500 196,430 150,350 100,260 50,150 14,70",
	),
	true,
);
/** The hind wing without its tail, for the pattern. */
const HIND_FIELD = smooth(
	trace("0,10 220,66 430,130 462,196 440,300 380,400 290,450 196,430 100,260 14,70"),
	true,
);

const foreField = measureWing(FORE, -1.1, 0.55);
const hindField = measureWing(HIND_FIELD, 0.12, 1.48);

function washWing(spot: WingSpot, bloom: number): readonly [Ink, number] {
	const glow = ramp(0.05, bloom, spot.s) * ramp(1.1, 0.8, spot.s);
	const rim = ramp(20, 6, spot.edge);
	return [mixInk(mixInk(GREEN, PALE, glow), OCHER, rim * 0.55), 0.97];
}

const toneWing = ({ s, edge }: WingSpot) =>
	0.72 * ramp(0.4, 0.02, s) + 0.16 * ramp(0.55, 0.95, s) + 0.3 * ramp(30, 4, edge);

const fore: Wing = {
	outline: FORE,
	field: foreField,
	wash(spot) {
		const costa = ramp(0.16, 0.09, spot.u * clamp(spot.s + 0.35) + (spot.s > 0.97 ? 0.1 : 0));
		const [ink, strength] = washWing(spot, 0.6);
		return [mixInk(ink, WINE, spot.edge < 34 ? costa : 0), strength];
	},
	tone: (spot) =>
		toneWing(spot) +
		0.35 * ramp(0.025, 0, Math.abs(spot.s - 0.84 - 0.012 * Math.sin(spot.u * 40))) +
		0.3 * ramp(0.2, 0.06, spot.u),
	hair: { count: 150, tone: ({ s }) => 0.22 * ramp(0.75, 0.1, s) + 0.2 * ramp(0.86, 1, s) },
	veins: fanVeins(foreField, [0.16, 0.27, 0.37, 0.47, 0.57, 0.67, 0.78], 0.12, 0.975, 4.5, 0.05),
	edge: 7,
};
const hind: Wing = {
	outline: HIND,
	field: hindField,
	wash(spot) {
		const tail = ramp(430, 900, spot.y);
		const [ink, strength] = washWing(spot, 0.5);
		return [spot.y > 430 ? mixInk(ink, mixInk(GREEN, CREAM, 0.4), tail) : ink, strength];
	},
	tone: (spot) =>
		0.5 * ramp(0.45, 0.02, spot.s) +
		0.3 * ramp(30, 4, spot.edge) +
		0.3 * ramp(0.03, 0, Math.abs(spot.s - 0.88)) * ramp(430, 380, spot.y) +
		0.5 * ramp(520, 440, spot.y) * ramp(380, 440, spot.y) * ramp(40, 5, spot.edge) +
		0.24 * ramp(700, 900, spot.y),
	hair: {
		count: 130,
		tone: ({ s, y }) => 0.22 * ramp(0.8, 0.1, s) + 0.16 * ramp(480, 800, y),
	},
	veins: [
		...fanVeins(hindField, [0.16, 0.3, 0.44, 0.86], 0.12, 0.97, 4.5, 0.04),
		...[
			[60, 90, 170, 240, 250, 380, 288, 520, 300, 660, 340, 790, 392, 890],
			[40, 90, 130, 250, 210, 390, 262, 520, 282, 660, 318, 790, 372, 880],
			[80, 80, 210, 220, 300, 350, 318, 470, 318, 620, 350, 740, 404, 850],
		].map((noted) => ({ path: smooth(points(...noted)), width: 4 })),
	],
	edge: 7,
};

/** An eyespot: half wine, half cream, with a glassy slit. */
function drawSpot(sheet: Sheet, frame: Place, x: number, y: number, size: number, turn: number) {
	const at = (radius: number, squash: number, dx = 0) =>
		place(
			smooth(
				Array.from({ length: 24 }, (_, step) => {
					const angle = (step / 24) * Math.PI * 2;
					const [a, b] = [Math.cos(angle) * radius + dx, Math.sin(angle) * radius * squash];
					return pt(
						x + a * Math.cos(turn) - b * Math.sin(turn),
						y + a * Math.sin(turn) + b * Math.cos(turn),
					);
				}),
				true,
			),
			frame,
		);
	for (const [radius, squash, ink, width] of [
		[size, 0.78, BLACK, size * 0.3],
		[size * 0.82, 0.76, WINE, size * 0.26],
		[size * 0.6, 0.72, CREAM, size * 0.24],
		[size * 0.42, 0.68, OCHER, size * 0.3],
		[size * 0.2, 0.8, BLACK, size * 0.34],
	] as const)
		closedLine(sheet, at(radius, squash), { width: width * (frame.scale ?? 1), ink });
	closedLine(sheet, at(size * 1.14, 0.78), { width: 3 });
}

export function drawLunaMoth(sheet: Sheet, frame: Place): void {
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		const bent: Wing = {
			...hind,
			outline: flip
				? hind.outline.map(({ x, y }) =>
						pt(x + 46 * ramp(500, 900, y) - 20 * ramp(420, 600, y), y - 26 * ramp(600, 900, y)),
					)
				: hind.outline,
		};
		if (flip)
			bent.veins = (hind.veins ?? []).map(({ path, width }) => ({
				width,
				path: path.map(({ x, y }) =>
					pt(x + 46 * ramp(500, 900, y) - 20 * ramp(420, 600, y), y - 26 * ramp(600, 900, y)),
				),
			}));
		drawWing(sheet, bent, side);
		drawSpot(sheet, side, 262, 236, 40, 0.7);
		drawWing(sheet, fore, side);
		const costa = smooth(trace("20,-40 90,-118 180,-196 290,-262 400,-304 505,-322"));
		line(sheet, place(unsteady(costa, flip ? 3 : 8, 3), side), { width: 5, ink: CREAM });
		line(sheet, place(smooth(trace("286,-264 292,-222 304,-190")), side), {
			width: 12,
			ink: WINE,
		});
		drawSpot(sheet, side, 312, -150, 36, -0.5);
		const plume = smooth(trace("18,-124 54,-200 116,-262 196,-290"), false, 3);
		const shaft = place(plume, side);
		lay(
			sheet,
			stroke(shaft, (t) => 92 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8))),
			[1, 1, 1],
		);
		drawPlume(sheet, shaft, mix(42, 46, flip ? 1 : 0) * (frame.scale ?? 1), 4, [0.2, 0.1, 0.06]);
	}
	drawMothBody(sheet, {
		frame: { ...frame, flip: false },
		thorax: [78, 96],
		abdomen: [54, 270],
		head: 36,
		wash: CREAM,
		shine: CREAM,
		dark: 0.12,
		rings: 7,
		fur: 34,
	});
}
