import type { Blade } from "../../brush/blade.ts";
import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, polar, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

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
	/** Share of a small feather, from its tip, that stays light. */
	rim?: number;
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
			(0.34 + 0.75 * ramp(-0.85, 0.05, across) + 0.4 * ramp(0.45, 0, t) + 0.3 * ramp(0.8, 1, t)),
		veins: {
			phase: ({ away, across }) => (away - Math.abs(across) * width * 1.25) / 7,
			spacing: 7,
			tone: ({ across }) => (across > 0 ? 0.6 : 0.42) * dark,
		},
	};
	if (color) blade.wash = ({ t }) => [color, mix(0.95, tipColor, t)];
	drawBlade(sheet, blade);
}

/** A small covert: dark root, light rim. */
function drawScale(
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
		rim = 0.55,
		halo = 0.8,
		edge = 2.2,
	}: Feather,
): void {
	const spine = wander(root, angle, length, () => bend / length);
	const blade: Blade = {
		spine,
		radius: outlines.scale(width),
		halo,
		edge,
		tone: ({ t, across }) => dark * (1.25 * ramp(1.02, 1 - rim, t) + 0.3 * ramp(0, 1, across)),
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
	rim?: number;
};

/** Covers a body with small feathers, row by row from tail to head, so that each row overlaps the last. */
export function drawPlumage(
	sheet: Sheet,
	{ axis, reach, rows, length, dark, color, tipColor = 0.45, rim = 0.55 }: Plumage,
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
		const each = size * 0.5;
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
				angle: up + Math.PI - across * 0.38 + jitter * 0.3,
				length: size * (1 + jitter * 0.3),
				width: each * 0.66,
				dark: dark(t, across),
				tipColor,
				rim,
			};
			if (color) look.color = color(t, across);
			drawScale(sheet, look);
		}
	}
}

type Strands = { axis: Path; reach: (t: number) => number; count: number; length: number };

/** Loose strands over dark plumage, dark with a thin light beside them, more of them on the lit side. */
export function drawStrands(sheet: Sheet, { axis, reach, count, length }: Strands): void {
	for (let strand = 0; strand < count; strand++) {
		const t = strand / count;
		const across = hash(strand, 51) * 2 - 1;
		const index = Math.round(t * (axis.length - 1));
		const up = heading(axis, index);
		const root = polar(pick(axis, index), up + Math.PI / 2, across * reach(t) * 0.94);
		const angle = up + Math.PI - across * 0.42 + 0.24 * (hash(strand, 52) - 0.5);
		const path = wander(
			root,
			angle,
			length * mix(0.6, 1.25, hash(strand, 53)),
			(along) => 0.006 * across * along,
		);
		line(sheet, path, { width: 6.5, taper: spindle });
		const lit = 0.2 + 0.75 * ramp(0.75, 0, Math.abs(across - 0.3));
		if (hash(strand, 54) > lit) continue;
		const shine = path.map(({ x, y }) => ({ x: x + 3.6, y: y - 1.2 }));
		line(sheet, shine, {
			width: mix(1.4, 2.6, lit),
			ink: [1, 1, 1],
			taper: spindle,
			strength: 0.8,
		});
	}
}
