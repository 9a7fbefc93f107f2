import type { Blade } from "./blade.ts";
import { drawBlade, outlines } from "./blade.ts";
import type { Path, Point } from "./geometry.ts";
import { pick, wander } from "./geometry.ts";
import { hash, mix, ramp } from "./random.ts";
import type { Ink, Sheet } from "./sheet.ts";

export type Feather = {
	root: Point;
	angle: number;
	length: number;
	width: number;
	/** Radians it turns from root to tip. */
	bend?: number;
	/** Darkness of the whole feather, 0 to 1. */
	dark: number;
	color?: Ink;
	/** Strength of the color at the tip, 0 to 1. */
	tipColor?: number;
	halo?: number;
	edge?: number;
};

/** A flight feather: shaft, slanted barbs, dark along the shaft, light at the leading edge. */
export function drawFeather(
	sheet: Sheet,
	{
		root,
		angle,
		length,
		width,
		bend = 0,
		dark,
		color,
		tipColor = 0.5,
		halo = 3,
		edge = 4,
	}: Feather,
): void {
	const spine = wander(root, angle, length, (t) => (bend * (0.5 + t)) / length);
	const blade: Blade = {
		spine,
		radius: outlines.feather(width),
		halo,
		edge,
		rib: Math.max(2, width * 0.14),
		tone: ({ t, across }) =>
			dark *
			(0.95 * ramp(-0.75, 0.15, across) * ramp(1.25, 0.3, t) +
				0.5 * ramp(0.4, 0, t) +
				0.35 * ramp(0.8, 1, t)),
		veins: {
			phase: ({ away, across }) => (away - Math.abs(across) * width * 1.25) / 7,
			spacing: 7,
			tone: ({ across, t }) => (across > 0 ? 0.52 : 0.26) * dark * ramp(1.2, 0.7, t),
		},
	};
	if (color) blade.wash = ({ t }) => [color, mix(0.95, tipColor, t)];
	drawBlade(sheet, blade);
}

/** A small covert: dark root, light rim. */
export function drawScale(
	sheet: Sheet,
	{
		root,
		angle,
		length,
		width,
		bend = 0,
		dark,
		color,
		tipColor = 0.45,
		halo = 1.5,
		edge = 3,
	}: Feather,
): void {
	const spine = wander(root, angle, length, () => bend / length);
	const blade: Blade = {
		spine,
		radius: outlines.scale(width),
		halo,
		edge,
		tone: ({ t, across }) => dark * (1.15 * ramp(0.98, 0.25, t) + 0.25 * ramp(0, 1, across)),
		veins: {
			phase: ({ across, t }) => across * width * mix(0.16, 0.12, t),
			spacing: 6.5,
			tone: ({ t }) => dark * 0.55 * ramp(1.05, 0.6, t),
		},
	};
	if (color) blade.wash = ({ t }) => [color, mix(0.98, tipColor, ramp(0.4, 1, t))];
	drawBlade(sheet, blade);
}

type Row = {
	count: number;
	angle: (t: number) => number;
	length: (t: number) => number;
	width: number;
	dark: number;
	bend?: number;
	color?: Ink;
	edge?: number;
};

/** A row of flight feathers rooted along a line; the first of them lies furthest back. */
export function drawFan(sheet: Sheet, roots: Path, { count, angle, length, ...look }: Row): void {
	for (let feather = 0; feather < count; feather++) {
		const t = feather / Math.max(1, count - 1);
		const root = pick(roots, Math.round(t * (roots.length - 1)));
		drawFeather(sheet, {
			...look,
			root,
			angle: angle(t) + 0.03 * (hash(feather, 41) - 0.5),
			length: length(t) * (0.97 + 0.06 * hash(feather, 42)),
		});
	}
}

export type Plumage = {
	/** From where the feathers point to, up to where they come from: tail to head. */
	axis: Path;
	/** Half width of the body in pixels along the axis. */
	reach: (t: number) => number;
	rows: number;
	/** Length of one feather along the axis. */
	length: (t: number) => number;
	dark: (t: number, across: number) => number;
	color?: (t: number, across: number) => Ink;
	tipColor?: number;
};

/** Covers a body with small feathers, row by row from tail to head, so that each row overlaps the last. */
export function drawPlumage(
	sheet: Sheet,
	{ axis, reach, rows, length, dark, color, tipColor = 0.45 }: Plumage,
): void {
	for (let row = 0; row < rows; row++) {
		const t = row / (rows - 1);
		const index = Math.round(t * (axis.length - 1));
		const [here, next] = [
			pick(axis, Math.max(0, index - 2)),
			pick(axis, Math.min(axis.length - 1, index + 2)),
		];
		const up = Math.atan2(next.y - here.y, next.x - here.x);
		const size = length(t);
		const each = size * 0.62;
		const places = Math.max(1, Math.round((reach(t) * 2) / each));
		for (let place = 0; place <= places; place++) {
			const across = ((place + (row % 2) * 0.5) / places) * 2 - 1;
			if (Math.abs(across) > 1) continue;
			const side = up + Math.PI / 2;
			const root = {
				x: pick(axis, index).x + Math.cos(side) * across * reach(t),
				y: pick(axis, index).y + Math.sin(side) * across * reach(t),
			};
			const jitter = hash(row * 31 + place, 6) - 0.5;
			const look: Feather = {
				root,
				angle: up + Math.PI - across * 0.38 + jitter * 0.16,
				length: size * (1 + jitter * 0.15),
				width: each * 0.62,
				dark: dark(t, across),
				tipColor,
			};
			if (color) look.color = color(t, across);
			drawScale(sheet, look);
		}
	}
}
