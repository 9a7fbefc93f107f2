import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pick, polar, ribbon, smooth, wander } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, clearMask, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { bendTube } from "../../brush/tube.ts";
import { drawAura, drawBeads, drawRing } from "./ornaments.ts";

export type DotBlade = {
	spine: Path;
	radius: (t: number) => number;
	edge: number;
	halo?: number;
	/** Density of the dots: `t` 0 at the root to 1 at the tip, `across` -1 to 1. */
	tone: (t: number, across: number) => number;
	cell?: number;
};

/** A petal in pure dotwork. */
export function drawDotBlade(
	sheet: Sheet,
	{ spine, radius, edge, halo = 3, tone, cell = 5.2 }: DotBlade,
): void {
	const tube = bendTube(spine, radius, halo + 4);
	clearMask(sheet, tube.mask, halo);
	lay(sheet, tube.mask, BLACK, (x, y, index) =>
		stipple(x, y, clamp(tone(at(tube.along, index) / tube.length, at(tube.across, index))), cell),
	);
	line(sheet, closeUp(ribbon(spine, radius)), { width: edge });
}

function closeUp(path: Path): Path {
	return [...path, ...path.slice(0, 2)];
}

/** Half width of a pointed arch. */
export const arch = (width: number) => (t: number) =>
	Math.max(0.8, (width * clamp(t + 0.02) ** 0.55 * clamp(1 - t) ** 0.68) / 0.425);

type Wreath = {
	center: Point;
	from: number;
	to: number;
	count: number;
	width: number;
	edge?: number;
	/** Share of a step the wreath is turned by. */
	shift?: number;
	tone: (t: number, across: number) => number;
	/** A second, smaller petal inside each: its scale and its tone. */
	inner?: { scale: number; tone: (t: number, across: number) => number };
};

/** Pointed petals round a circle. */
export function drawWreath(
	sheet: Sheet,
	{ center, from, to, count, width, edge = 4, shift = 0, tone, inner }: Wreath,
): void {
	for (let petal = 0; petal < count; petal++) {
		const angle = ((petal + shift) / count) * Math.PI * 2 - Math.PI / 2;
		const spine = (length: number) => wander(polar(center, angle, from), angle, length, () => 0);
		drawDotBlade(sheet, { spine: spine(to - from), radius: arch(width), edge, tone });
		if (!inner) continue;
		drawDotBlade(sheet, {
			spine: spine((to - from) * inner.scale),
			radius: arch(width * inner.scale),
			edge: edge * 0.75,
			halo: 0,
			tone: inner.tone,
		});
	}
}

/** Small arcs side by side on a circle, each with a dot in it: the lace of a mandala. */
function drawLace(sheet: Sheet, center: Point, radius: number, count: number, high: number): void {
	for (let arc = 0; arc < count; arc++) {
		const [from, to] = [arc / count, (arc + 1) / count].map((turn) => turn * Math.PI * 2) as [
			number,
			number,
		];
		const middle = (from + to) / 2;
		for (const share of [1, 0.62])
			line(
				sheet,
				smooth([
					polar(center, middle + (from - middle) * share, radius),
					polar(center, middle + (from - middle) * share * 0.72, radius + high * 0.72 * share),
					polar(center, middle, radius + high * share),
					polar(center, middle + (to - middle) * share * 0.72, radius + high * 0.72 * share),
					polar(center, middle + (to - middle) * share, radius),
				]),
				{ width: share === 1 ? 4.5 : 3 },
			);
		dot(sheet, polar(center, middle, radius + high * 0.26), 4);
		dot(sheet, polar(center, middle, radius + high + 13), 4);
	}
}

/** A round ornament of wreaths, beads and lace, everything in multiples of `fold`. */
export function drawMandala(sheet: Sheet, center: Point, radius: number, fold = 16): void {
	const ring = (share: number, width: number) =>
		drawRing(sheet, center, radius * share, width * Math.min(1, radius / 500 + 0.2));
	const step = (share: number, count: number) => (Math.PI * radius * share) / count;
	const wreath = (wreath: Omit<Wreath, "center">) =>
		drawWreath(sheet, { ...wreath, center, from: wreath.from * radius, to: wreath.to * radius });
	drawAura(sheet, center, radius * 0.7, radius * 1.22, 0.75, 6.5);
	wreath({
		from: 0.72,
		to: 1.02,
		count: fold,
		shift: 0.5,
		width: step(0.86, fold) * 0.8,
		tone: () => 1,
	});
	wreath({
		from: 0.66,
		to: 0.97,
		count: fold,
		width: step(0.82, fold) * 0.98,
		edge: 5,
		tone: (t, across) => 1.1 * ramp(0.2, 1.05, Math.abs(across)) * ramp(1.2, 0.3, t),
		inner: { scale: 0.62, tone: (t) => 1.2 * ramp(0.95, 0.25, t) },
	});
	clear(sheet, circle(center, radius * 0.68), 0);
	ring(0.68, 9);
	ring(0.655, 4);
	drawLace(sheet, center, radius * 0.56, fold * 2, radius * 0.05);
	ring(0.56, 6);
	drawAura(sheet, center, radius * 0.42, radius * 0.56, 0.8, 5.5);
	wreath({
		from: 0.36,
		to: 0.535,
		count: fold,
		shift: 0.5,
		width: step(0.45, fold) * 0.8,
		tone: (t) => 0.12 + 1.05 * ramp(1, 0.5, t),
	});
	wreath({
		from: 0.33,
		to: 0.52,
		count: fold,
		width: step(0.44, fold) * 0.86,
		tone: (t, across) => 1.05 * ramp(0.35, 1, Math.abs(across)) * ramp(1.1, 0.3, t),
		inner: { scale: 0.55, tone: () => 1 },
	});
	clear(sheet, circle(center, radius * 0.345), 0);
	drawAura(sheet, center, radius * 0.272, radius * 0.14, 1, 5);
	ring(0.345, 8);
	ring(0.325, 3.5);
	drawBeads(sheet, center, radius * 0.3, fold * 3, radius * 0.009);
	ring(0.275, 3.5);
	drawStar(sheet, center, radius * 0.27, fold / 2);
}

/** The heart: a flower with a dark eye, drawn over interlaced arcs. */
function drawStar(sheet: Sheet, center: Point, radius: number, count: number): void {
	for (const [share, shift, dark] of [
		[1, 0.5, 0.95],
		[0.9, 0, 0.7],
		[0.5, 0.5, 0.95],
	] as const)
		drawWreath(sheet, {
			center,
			from: radius * 0.06,
			to: radius * share,
			count,
			shift,
			width: ((Math.PI * radius * 0.5) / count) * (share < 0.6 ? 0.55 : 0.86),
			tone: (t, across) =>
				dark * ramp(share < 0.6 ? 0.95 : 1.02, 0.45 * share, t) +
				0.35 * ramp(0.4, 1, Math.abs(across)) * ramp(1, 0.6, t),
		});
	clear(sheet, circle(center, radius * 0.17), 3);
	closedLine(sheet, circle(center, radius * 0.16), { width: 5 });
	dot(sheet, center, radius * 0.085);
}

/** Strings of beads that hang in bows between points, with a drop from each bow. */
export function drawBeadChain(sheet: Sheet, from: Point, to: Point, sag: number, drop = 0): void {
	const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag };
	const low = (a: Point) => ({ x: a.x * 0.45 + middle.x * 0.55, y: a.y * 0.3 + middle.y * 0.7 });
	const path = smooth([from, low(from), middle, low(to), to], false, 2);
	for (let index = 0; index < path.length; index += 9) dot(sheet, pick(path, index), 5.2);
	if (drop <= 0) return;
	for (let bead = 1; bead <= 3; bead++)
		dot(sheet, { x: middle.x, y: middle.y + bead * 17 }, 7.5 - bead * 1.2);
	drawDotBlade(sheet, {
		spine: wander({ x: middle.x, y: middle.y + 66 + drop }, -Math.PI / 2, drop, () => 0),
		radius: arch(drop * 0.27),
		edge: 4.5,
		tone: (t, across) => ramp(0.75, 0.1, t) + 0.5 * ramp(0, 1, across),
	});
}
