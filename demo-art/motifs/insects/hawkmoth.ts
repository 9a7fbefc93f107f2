import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, points, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place } from "../../brush/place.ts";
import { cloud, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, line } from "../../brush/sheet.ts";
import { drawMothBody } from "./moth-body.ts";
import type { Wing, WingSpot } from "./wing.ts";
import { drawWing, fanVeins, measureWing } from "./wing.ts";

const FORE = smooth(
	trace(
		"0,-20 60,-96 160,-176 290,-256 420,-330 530,-392 592,-412 618,-398 612,-352 580,-270 548,-180 520,-96 486,-24 440,28 372,40 280,34 180,46 90,60 20,50",
	),
	true,
);
const HIND = smooth(
	trace(
		"0,20 110,24 230,26 340,40 408,78 420,132 396,190 372,236 330,268 296,306 246,318 210,344 164,330 126,300 84,236 44,150 14,80",
	),
	true,
);
const foreField = measureWing(FORE, -1.15, 0.2);
const hindField = measureWing(HIND, 0.05, 1.4);

const band = (value: number, middle: number, half: number) =>
	ramp(half * 1.5, half * 0.6, Math.abs(value - middle));

function toneFore({ u, s, x, y, edge }: WingSpot): number {
	const wave = 0.018 * Math.sin(u * 34) + 0.03 * cloud(x / 60, y / 60, 3, 4);
	const d = s + wave;
	const pale = band(d, 0.43, 0.05) + 0.9 * band(d, 0.72, 0.035) + 0.75 * band(d, 0.88, 0.022);
	const lines =
		band(d, 0.36, 0.014) + band(d, 0.51, 0.012) + band(d, 0.64, 0.012) + band(d, 0.79, 0.012);
	const mottle = 0.9 * cloud(x / 46, y / 46, 4, 9);
	return (
		0.74 +
		mottle * 0.6 -
		0.62 * pale +
		0.4 * lines +
		0.5 * ramp(18, 5, edge) +
		0.3 * ramp(0.3, 0.05, s)
	);
}

function toneHind({ u, s, x, y, edge }: WingSpot): number {
	const d = s + 0.014 * Math.sin(u * 44) + 0.02 * cloud(x / 50, y / 50, 3, 3);
	return (
		0.1 +
		0.6 * ramp(0.3, 0.05, s) +
		0.92 * band(d, 0.6, 0.055) +
		1 * band(d, 0.82, 0.075) +
		0.5 * ramp(12, 4, edge) +
		0.16 * ramp(0.5, 1, u)
	);
}

const fore: Wing = {
	outline: FORE,
	field: foreField,
	tone: toneFore,
	hair: { count: 140, tone: ({ s }) => 0.34 * ramp(0.5, 1, s) + 0.25 },
	veins: fanVeins(foreField, [0.12, 0.25, 0.38, 0.51, 0.64, 0.77], 0.2, 0.98, 4, 0.05),
	edge: 8,
};
const hind: Wing = {
	outline: HIND,
	field: hindField,
	tone: toneHind,
	hair: { count: 110, tone: ({ s }) => 0.22 * ramp(0.2, 0.6, s) },
	veins: fanVeins(hindField, [0.12, 0.27, 0.42, 0.57, 0.72], 0.15, 0.98, 4, 0.03),
	edge: 7,
};

/** Death's-head hawkmoth from above, wings spread. */
export function drawHawkmoth(sheet: Sheet, frame: Place): void {
	const { scale = 1 } = frame;
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		drawWing(sheet, hind, side);
		drawWing(sheet, fore, side);
		const [spot] = place([foreField.spot(0.42, 0.56)], side);
		if (spot)
			drawForm(sheet, {
				outline: circle(spot, 11 * scale),
				swell: 9,
				halo: 5,
				edge: 5,
				depth: 0.3,
			});
		const feeler = smooth(trace("22,-122 60,-176 104,-236 130,-300 138,-330"), false, 3);
		line(sheet, place(feeler, side), {
			width: 15,
			taper: (t) => 0.35 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)),
		});
		line(
			sheet,
			place(
				feeler.slice(6, -20).map(({ x, y }) => pt(x - 2, y - 1)),
				side,
			),
			{ width: 3, ink: [1, 1, 1], strength: 0.8 },
		);
	}
	drawMothBody(sheet, {
		frame,
		thorax: [104, 116],
		abdomen: [86, 330],
		head: 42,
		dark: 0.92,
		rings: 7,
		fur: 34,
		mark(t, across) {
			const ring = (t * 7 + 10) % 1;
			const stripe = ramp(0.24, 0.16, Math.abs(across));
			const sides = ramp(0.34, 0.5, ring) * ramp(1.02, 0.6, ring);
			return 0.75 * Math.max(stripe, sides) + 0.3 * ramp(0.75, 1, t) - 0.12;
		},
	});
	drawSkull(sheet, place([pt(0, -4)], frame)[0] ?? frame.to, 60 * scale, frame.turn ?? 0);
}

/** The mark on its back. */
function drawSkull(sheet: Sheet, to: Point, size: number, turn: number): void {
	const frame = { to, turn, scale: size / 60 };
	const half = (...flat: number[]) => points(...flat);
	const skull = smooth(
		half(
			...[0, -66, 34, -60, 56, -34, 58, -4, 48, 18, 40, 28, 36, 46, 30, 66, 14, 72, 0, 73],
			...[-14, 72, -30, 66, -36, 46, -40, 28, -48, 18, -58, -4, -56, -34, -34, -60],
		),
		true,
	);
	drawForm(sheet, {
		outline: place(skull, frame),
		swell: size * 0.62,
		halo: 5,
		edge: 5,
		depth: 0.62,
		mark(px, py) {
			const [x, y] = [(px - to.x) / frame.scale, (py - to.y) / frame.scale];
			return (
				0.5 * ramp(12, 30, Math.abs(x)) * ramp(20, 34, y) * ramp(62, 40, y) +
				0.3 * ramp(-30, -66, y) * Math.abs(Math.sin(x * 0.5))
			);
		},
	});
	for (const side of [1, -1]) {
		const socket = smooth(
			half(8, 0, 14, -14, 30, -18, 44, -8, 44, 10, 34, 20, 18, 18, 9, 10).map(({ x, y }) =>
				pt(x * side, y),
			),
			true,
			2,
		);
		lay(sheet, fill(place(socket, frame)), BLACK);
		const brow = smooth(
			trace("8,-14 26,-27 48,-18").map(({ x, y }) => pt(x * side, y)),
			false,
			2,
		);
		line(sheet, place(brow, frame), { width: 3 });
	}
	const nose = smooth(trace("0,16 8,30 5,37 0,33 -5,37 -8,30"), true, 2);
	lay(sheet, fill(place(nose, frame)), BLACK);
	for (let tooth = -3; tooth <= 3; tooth++)
		line(sheet, place(smooth(points(tooth * 7, 48, tooth * 7.4, 66), false, 2), frame), {
			width: 3.4,
		});
	line(sheet, place(smooth(trace("-28,57 0,60 28,57"), false, 2), frame), { width: 3 });
}
