import type { Spot } from "../../brush/blade.ts";
import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Flow } from "../../brush/flow.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { pick, wander } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line, spindle } from "../../brush/sheet.ts";

/** Points about `spacing` apart that fill an outline, in staggered rows, none quite in line. */
function scatter(outline: Path, spacing: number): Point[] {
	const mask = fill(outline, 2);
	const found: Point[] = [];
	for (let row = 0; row * spacing * 0.86 < mask.height; row++) {
		for (let column = 0; column * spacing < mask.width; column++) {
			const x = (column + (row % 2) / 2 + 0.5 * hash(column, row * 7 + 1)) * spacing;
			const y = (row + 0.5 * hash(column * 3 + 5, row)) * spacing * 0.86;
			if (covers(mask, x, y)) found.push({ x: x + mask.left, y: y + mask.top });
		}
	}
	return found;
}

function covers(mask: Mask, x: number, y: number): boolean {
	const [column, row] = [Math.round(x), Math.round(y)];
	return column < mask.width && row < mask.height && at(mask.data, row * mask.width + column) > 0.5;
}

export type Down = {
	outline: Path;
	flow: Flow;
	/** Pixels between two strokes. */
	spacing: number;
	length: number;
	width: number;
	/** How many of the strokes are there at a place, 0 to 1. */
	tone: (x: number, y: number) => number;
	ink?: Ink;
	strength?: number;
};

/** Short tapering strokes that follow the plumage: soft down, hackles, fur. */
export function drawDown(sheet: Sheet, down: Down): void {
	const { outline, flow, spacing, length, width, tone, ink = BLACK, strength = 1 } = down;
	scatter(outline, spacing).forEach(({ x, y }, index) => {
		const dark = tone(x, y);
		if (hash(index, 71) > dark) return;
		const angle = flow(x, y).angle + 0.34 * (hash(index, 72) - 0.5);
		const reach = length * mix(0.7, 1.25, hash(index, 73));
		const bend = 0.5 * (hash(index, 74) - 0.5);
		const path = wander({ x, y }, angle, reach, () => bend / reach, 3);
		line(sheet, path, { width: width * mix(0.7, 1.1, dark), ink, taper: spindle, strength });
	});
}

export type Coat = {
	outline: Path;
	flow: Flow;
	/** Length of a feather. */
	size: (x: number, y: number) => number;
	/** Pixels between two feathers. */
	spacing: number;
	/** Breadth as a share of its length, 0.36 when absent. */
	slim?: number;
	tone: (spot: Spot, x: number, y: number) => number;
	color?: (x: number, y: number) => Ink;
	strength?: number;
	edge?: number;
	ink?: Ink;
};

/** Small feathers all over an outline, laid like tiles from the tail up to the head. */
export function drawCoat(sheet: Sheet, coat: Coat): void {
	const { outline, flow, size, spacing, slim = 0.36, tone, color, strength = 0.9 } = coat;
	const { edge = 2.4, ink = BLACK } = coat;
	scatter(outline, spacing)
		.map((root) => ({ root, ...flow(root.x, root.y) }))
		.sort((a, b) => b.t - a.t)
		.forEach(({ root, angle }, index) => {
			const length = size(root.x, root.y) * mix(0.88, 1.14, hash(index, 81));
			const turn = angle + 0.26 * (hash(index, 82) - 0.5);
			const dyed = color?.(root.x, root.y);
			drawBlade(sheet, {
				spine: wander(root, turn, length, () => 0),
				radius: outlines.scale(length * slim),
				halo: 0.8,
				edge,
				ink,
				...(dyed ? { wash: ({ t }: Spot) => [dyed, strength * mix(1, 0.75, t)] as const } : {}),
				tone: (spot) => tone(spot, root.x, root.y),
				veins: {
					phase: ({ across, t }) => across * length * slim * mix(0.16, 0.13, t),
					spacing: 6.5,
					tone: (spot) => 0.55 * tone(spot, root.x, root.y),
				},
			});
		});
}

export type Quills = {
	/** Where the feathers grow, and where their tips end; feather by feather along both. */
	roots: Path;
	tips: Path;
	count: number;
	/** Half width, from the first feather to the last. */
	width: readonly [number, number];
	/** How far they bow to their right, as a share of their length. */
	bow?: number;
	tone: (spot: Spot, feather: number) => number;
	color?: (feather: number, spot: Spot) => Ink;
	strength?: number;
	/** Lay the last one first. */
	turned?: boolean;
	pointed?: boolean;
	edge?: number;
	halo?: number;
	ink?: Ink;
};

/** A row of flight feathers or coverts between two lines. */
export function drawQuills(sheet: Sheet, quills: Quills): void {
	const { roots, tips, count, width, bow = 0, tone, color, strength = 0.9 } = quills;
	const { turned = false, pointed = false, edge = 4, halo = 2.5, ink = BLACK } = quills;
	for (let number = 0; number < count; number++) {
		const t = (turned ? count - 1 - number : number) / Math.max(1, count - 1);
		const jitter = 0.25 * (hash(number, 91) - 0.5);
		const root = pick(roots, Math.round(t * (roots.length - 1)));
		const tip = pick(tips, Math.round(clamp(t + jitter / count) * (tips.length - 1)));
		const spine = bowed(root, tip, bow);
		const half = mix(width[0], width[1], t);
		const shape = pointed ? tapered(half) : outlines.feather(half);
		drawBlade(sheet, {
			spine,
			radius: shape,
			halo,
			edge,
			ink,
			rib: Math.max(1.8, half * 0.12),
			...(color ? { wash: (spot: Spot) => [color(t, spot), strength] as const } : {}),
			tone: (spot) => tone(spot, t),
			veins: {
				phase: ({ away, across }) => (away - Math.abs(across) * half * 1.3) / 7,
				spacing: 7,
				tone: (spot) => 0.16 + 0.5 * tone(spot, t),
			},
		});
	}
}

/** A long feather with a narrow tip. */
function tapered(width: number): (t: number) => number {
	return (t) =>
		Math.max(0.8, width * clamp(t * 5 + 0.3) ** 0.6 * (1 - clamp((t - 0.35) / 0.65) ** 1.9));
}

function bowed(from: Point, to: Point, bow: number): Path {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const count = Math.max(4, Math.ceil(Math.hypot(dx, dy) / 2));
	return Array.from({ length: count + 1 }, (_, index) => {
		const t = index / count;
		const lift = 4 * bow * t * (1 - t);
		return { x: from.x + dx * t - dy * lift, y: from.y + dy * t + dx * lift };
	});
}

/** Tones for feathers: all take how dark the whole is, 0 to 1. */
export const vanes = {
	/** Dark along the shaft and on the shaded side, light at the leading edge. */
	plain:
		(dark: number) =>
		({ t, across }: Spot) =>
			dark * (0.3 + 0.7 * ramp(-0.85, 0.15, across) + 0.45 * ramp(0.4, 0, t)),
	/** Crossed by dark bands of a width in pixels. */
	barred:
		(dark: number, band: number, share = 0.5) =>
		({ t, across, away }: Spot) => {
			const wave = Math.sin((away - Math.abs(across) * band * 0.5) * (Math.PI / band));
			const bar = ramp(1 - 2 * share - 0.25, 1 - 2 * share + 0.25, wave);
			return dark * (0.12 + 0.75 * bar + 0.3 * ramp(0, 1, across) + 0.4 * ramp(0.3, 0, t));
		},
	/** Dark root, light rim: a tile. */
	tile:
		(dark: number, rim = 0.5) =>
		({ t, across }: Spot) =>
			dark * (1.15 * ramp(1.02, 1 - rim, t) + 0.3 * ramp(0, 1, across)),
	/** Pale, with a dark drop before its tip. */
	drop:
		(dark: number) =>
		({ t, across }: Spot) =>
			dark *
			(0.5 * ramp(0.5, 0, t) +
				1.1 * ramp(0.34, 0.2, Math.hypot((t - 0.66) * 1.5, across * 0.55)) +
				0.2 * ramp(0.2, 1, across)),
};
