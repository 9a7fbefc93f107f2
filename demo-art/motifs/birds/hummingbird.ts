import type { Path } from "../../brush/geometry.ts";
import { along, circle, polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { mixInk } from "../plants/plants.ts";
import type { Feather } from "./feathers.ts";
import { drawFan, drawFeather, drawPlumage } from "./feathers.ts";

export type Plumes = { back: Ink; light: Ink; throat: Ink; wing: Ink };

/** A hummingbird that hovers, looking left and a little down. */
export function drawHummingbird(sheet: Sheet, inks: Plumes): void {
	spread(sheet, trace("905,560 965,590"), 9, [-2.28, -1.62], [300, 520], inks.wing, 0.42);
	drawFan(sheet, smooth(trace("1165,930 1235,900")), {
		count: 6,
		angle: (t) => mix(1.38, 0.66, t),
		length: (t) => mix(300, 270, t),
		width: 34,
		dark: 0.55,
		color: inks.back,
		edge: 4.6,
	});
	drawPlumage(sheet, {
		axis: relax(smooth(trace("1215,950 1120,850 1020,750 930,660 860,590 800,545"), false, 3), 20),
		reach: along([
			[0, 46],
			[0.2, 88],
			[0.5, 132],
			[0.78, 112],
			[1, 84],
		]),
		rows: 17,
		length: (t) => mix(84, 46, t),
		dark: (t, across) =>
			clamp(0.42 + 0.42 * ramp(0.1, 1, Math.abs(across)) + 0.2 * ramp(0.3, 0, t)),
		color: (t, across) =>
			across < -0.05 && t > 0.3
				? mixInk(inks.light, inks.throat, ramp(0.52, 0.8, t))
				: mixInk(inks.back, inks.light, ramp(0.1, -0.5, across)),
		tipColor: 0.6,
	});
	drawHead(sheet, inks);
	spread(sheet, trace("945,640 1040,725"), 11, [-1.42, -0.12], [330, 600], inks.wing, 0.5);
	coverShoulder(sheet, inks);
}

/** An open wing: long feathers first to last, then a shorter row over their roots. */
function spread(
	sheet: Sheet,
	roots: Path,
	count: number,
	[from, to]: readonly [number, number],
	[short, long]: readonly [number, number],
	color: Ink,
	dark: number,
): void {
	const line = smooth(roots);
	const reach = (t: number) => mix(short, long, Math.sin(Math.PI * clamp(0.62 - 0.52 * t)) ** 0.8);
	const base = { width: 40, dark, color, bend: 0.26, edge: 4.8 };
	for (let feather = count - 1; feather >= 0; feather--)
		place(sheet, line, feather / (count - 1), reach, from, to, base);
	for (let feather = count - 1; feather >= 0; feather--)
		place(sheet, line, feather / (count - 1), (t) => reach(t) * 0.52, from, to, {
			...base,
			width: 31,
			edge: 4,
		});
}

function place(
	sheet: Sheet,
	roots: Path,
	t: number,
	reach: (t: number) => number,
	from: number,
	to: number,
	look: Omit<Feather, "root" | "angle" | "length">,
): void {
	const root = roots[Math.round(t * (roots.length - 1))] ?? pt(0, 0);
	drawFeather(sheet, { ...look, root, angle: mix(from, to, t), length: reach(t) });
}

function coverShoulder(sheet: Sheet, { back, light }: Plumes): void {
	drawPlumage(sheet, {
		axis: smooth(trace("1120,610 1060,640 985,672 925,640"), false, 3),
		reach: along([
			[0, 84],
			[0.6, 70],
			[1, 36],
		]),
		rows: 7,
		length: () => 62,
		dark: (_, across) => clamp(0.5 + 0.35 * across),
		color: (_, across) => mixInk(back, light, ramp(0.4, -0.8, across)),
		tipColor: 0.6,
	});
}

const HEAD = trace(
	"880,520 858,452 800,410 730,408 676,444 650,494 660,532 690,560 730,606 780,640 838,640 884,590",
);

function drawHead(sheet: Sheet, { back, light, throat }: Plumes): void {
	drawBill(sheet);
	const outline = smooth(HEAD, true, 5);
	const mask = fill(outline, 10);
	const depth = measureDepth(mask);
	clear(sheet, outline, 0);
	lay(sheet, mask, back, (x, y) => ramp(-20, 30, 520 - y + (x - 660) * 0.2));
	lay(sheet, mask, light, (x, y) => 0.9 * ramp(60, 0, Math.abs(y - 520 - (x - 660) * 0.2)));
	lay(sheet, mask, BLACK, (x, y, index) => {
		const edge = ramp(34, 0, at(depth, index));
		return pepper(x, y, clamp(0.12 + 0.75 * edge), 4);
	});
	drawPlumage(sheet, {
		axis: smooth(trace("868,560 820,520 760,470 700,450"), false, 3),
		reach: along([
			[0, 70],
			[0.6, 62],
			[1, 34],
		]),
		rows: 10,
		length: (t) => mix(44, 26, t),
		dark: (_, across) => clamp(0.5 + 0.3 * across),
		color: (_, across) => mixInk(light, back, ramp(-0.6, 0.3, across)),
		tipColor: 0.7,
	});
	drawPlumage(sheet, {
		axis: smooth(trace("830,650 780,612 720,566 676,532"), false, 3),
		reach: along([
			[0, 76],
			[0.5, 56],
			[1, 22],
		]),
		rows: 12,
		length: (t) => mix(48, 24, t),
		dark: (_, across) => clamp(0.4 + 0.35 * Math.abs(across)),
		color: () => throat,
		tipColor: 0.5,
	});
	drawEye(sheet);
}

function drawBill(sheet: Sheet): void {
	const upper = smooth(
		trace("690,470 620,520 520,610 430,705 384,764 440,712 530,628 630,548 684,520"),
		true,
		4,
	);
	clear(sheet, upper, 6);
	lay(sheet, fill(upper), BLACK, (x, y) =>
		Math.max(pepper(x, y, 0.72, 4), engrave((x + y * 0.9) / 14, 0.6, 7)),
	);
	closedLine(sheet, upper, { width: 4.6 });
	line(sheet, smooth(trace("676,506 560,592 440,706")), {
		width: 3,
		ink: [1, 1, 1],
		taper: spindle,
	});
}

function drawEye(sheet: Sheet): void {
	const center = pt(738, 486);
	clear(sheet, circle(center, 25), 2);
	lay(sheet, fill(circle(center, 22)), BLACK);
	closedLine(sheet, circle(center, 27), { width: 3 });
	dot(sheet, polar(center, -2.3, 9), 6, [1, 1, 1]);
	dot(sheet, polar(center, 0.8, 11), 2.6, [1, 1, 1], 0.7);
	line(sheet, smooth(trace("704,500 690,492 672,494")), { width: 7, taper: spindle });
	line(sheet, smooth(trace("764,492 792,504 826,528")), { width: 8, taper: spindle });
}
