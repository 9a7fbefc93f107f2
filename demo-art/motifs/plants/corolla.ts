import type { Path, Point } from "../../brush/geometry.ts";
import { move, pt } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, LineStyle, Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave, pepper, stipple } from "../../brush/tone.ts";
import { lightOn } from "../../brush/tube.ts";
import { mixInk } from "./plants.ts";

/** A petal rooted in the middle of the flower; `u` runs from -1 to 1 across it, sizes are shares of the flower. */
export type Petal = {
	angle: number;
	/** Half of the angle it spans, below pi. */
	half: number;
	reach: (u: number) => number;
	/** The share of its length that curls over towards the viewer. */
	lip: (u: number) => number;
	seed: number;
};

/** A double flower: its petals lie over each other, the first of them furthest back. */
export type Corolla = {
	center: Point;
	/** Radius in pixels. */
	size: number;
	turn: number;
	/** Height of the disk as a share of its width: 1 from the front, less when it is tilted. */
	squash: number;
	/** How far its heart stands up out of the disk, as a share of `size`. */
	lift: number;
	petals: readonly Petal[];
	/** Color at the root and at the rim; black and gray when absent. */
	colors?: { deep: Ink; pale: Ink };
	/** Width of the outline in pixels. */
	edge: number;
	/** How far the shadow of a petal falls on those behind it, as a share of `size`. */
	shadow: number;
	/** Strength of the veins, 0 to 1. */
	veins: number;
	/** Loose dots instead of needle wash. */
	dots?: boolean;
	/** Bold flash: even color, pale rims, and black only where a petal comes out from under the next. */
	flat?: boolean;
	/** Nothing but its lines, in this ink. */
	lines?: Ink;
};

const STEPS = 720;
const FULL = Math.PI * 2;

export function drawCorolla(sheet: Sheet, corolla: Corolla): void {
	const covers = coverAll(corolla.petals);
	corolla.petals.forEach((petal, index) => {
		drawPetal(sheet, corolla, petal, covers[index] as Float32Array, index);
	});
}

/** For each petal, how far out those in front of it reach in every direction. */
function coverAll(petals: readonly Petal[]): Float32Array[] {
	const covers: Float32Array[] = [];
	let cover = new Float32Array(STEPS);
	for (const petal of [...petals].reverse()) {
		covers.unshift(cover);
		cover = cover.map((far, step) => {
			const u = across(petal, (step / STEPS) * FULL);
			return Math.abs(u) < 1 ? Math.max(far, petal.reach(u)) : far;
		});
	}
	return covers;
}

function across({ angle, half }: Petal, direction: number): number {
	const away = (((direction - angle) % FULL) + FULL * 1.5) % FULL;
	return (away - Math.PI) / half;
}

/** From the flat disk (radius 1) to the sheet. */
function place({ center, size, turn, squash, lift }: Corolla, direction: number, r: number): Point {
	const rise = lift * (1 - clamp(r)) ** 2;
	const flat = pt(Math.cos(direction) * r, Math.sin(direction) * r * squash - rise);
	return move(flat, center, turn, size);
}

/** From the sheet back to the disk: direction and radius. */
function unplace({ center, size, turn, squash, lift }: Corolla, x: number, y: number) {
	const flat = move(pt(x - center.x, y - center.y), pt(0, 0), -turn, 1 / size);
	let down = flat.y / squash;
	for (let pass = 0; pass < 6; pass++)
		down = (flat.y + lift * (1 - clamp(Math.hypot(flat.x, down))) ** 2) / squash;
	return { direction: Math.atan2(down, flat.x), r: Math.hypot(flat.x, down) };
}

function drawPetal(
	sheet: Sheet,
	corolla: Corolla,
	petal: Petal,
	cover: Float32Array,
	order: number,
): void {
	const { size, colors, edge, shadow, veins, turn, squash } = corolla;
	const { angle, half, reach, lip, seed } = petal;
	const trace = (radius: (u: number) => number): Path => {
		const count = Math.ceil(Math.max(40, half * size * 0.8));
		return Array.from({ length: count + 1 }, (_, step) => {
			const u = (step / count) * 2 - 1;
			return place(corolla, angle + u * half, radius(u));
		});
	};
	const outline = [...trace((u) => reach(clamp(u, -0.9995, 0.9995))), place(corolla, angle, 0)];
	const halo = Math.min(4, size * 0.012);
	const mask = fill(outline, halo + 4);
	clearMask(sheet, mask, halo);
	const style = { width: edge, ...(corolla.lines ? { ink: corolla.lines } : {}) };
	if (corolla.lines) {
		closedLine(sheet, outline, style);
		drawLip(sheet, trace, petal, style);
		return;
	}

	const read = (x: number, y: number) => {
		const { direction, r } = unplace(corolla, x, y);
		const u = clamp(across(petal, direction), -1, 1);
		const v = clamp(r / Math.max(0.01, reach(u)));
		const rolled = Math.max(0.0001, lip(u));
		const step = Math.floor(((direction / FULL + 1) % 1) * STEPS) % STEPS;
		const gap = Math.max(0, r - at(cover, step));
		return { direction, u, v, rolled, gap, along: r * size, over: (v - 1 + rolled) / rolled };
	};
	const spots = new Array<ReturnType<typeof read> | undefined>(mask.data.length);
	for (let index = 0; index < spots.length; index++) {
		if (at(mask.data, index) > 0)
			spots[index] = read(
				mask.left + (index % mask.width),
				mask.top + Math.floor(index / mask.width),
			);
	}
	if (colors) {
		const dye = (index: number): Ink => {
			const spot = spots[index];
			if (!spot) return colors.pale;
			if (corolla.flat) return spot.over > 0 ? colors.pale : colors.deep;
			if (spot.over > 0) return mixInk(colors.deep, colors.pale, 0.75 + 0.25 * spot.over);
			const streak = 0.16 * noise(spot.u * 9, spot.v * 1.5, seed);
			return mixInk(
				colors.deep,
				colors.pale,
				clamp(spot.gap / (spot.gap + (1 - spot.v) * reach(spot.u) + 0.02) + streak),
			);
		};
		lay(sheet, mask, dye, (_x, _y, index) => {
			const spot = spots[index];
			return spot ? 0.97 - 0.3 * ramp(0.86, 1, spot.v) : 0;
		});
	}
	lay(sheet, mask, BLACK, (x, y, index) => {
		const spot = spots[index];
		if (!spot) return 0;
		const { direction, u, v, rolled, gap, along, over } = spot;
		if (corolla.flat) {
			const bare = (1 - v) * reach(u);
			const share = gap / (gap + bare + 0.01);
			return over > 0 ? 0 : pepper(x, y, 1.15 * ramp(0.62, 0.08, share + 0.1 * Math.abs(u)), 5);
		}
		const facing = direction + turn;
		// Upper left petals turn their inner side away from the light, lower right ones towards it.
		const crease = 0.34 * noise(u * 3.4 + seed, v * 0.9, 5) + 0.16 * noise(u * 9, v, seed);
		const lean = over > 0 ? mix(-0.45, 0.85, over) : mix(-0.72, 0.46, v ** 1.3);
		const side = over > 0 ? 0 : -0.42 * u + crease * 1.1;
		const light = lightOn(
			clamp(Math.cos(facing) * lean - Math.sin(facing) * side, -0.7, 0.7),
			clamp((Math.sin(facing) * lean + Math.cos(facing) * side) * squash, -0.7, 0.7),
		);
		const fall = shadow * (1 + 0.5 * Math.cos(facing - 0.9)) * mix(1, 0.55, clamp(order / 14));
		const cast = ramp(1, -0.1, gap / fall) ** 1.25;
		const under = over > 0 ? 0 : 0.72 * ramp(-1.1, 0, over) * ramp(0.02, 0.07, rolled);
		const tone =
			over > 0
				? 0.85 * clamp(0.9 - light) +
					0.34 * ramp(0.3, 0, over) * ramp(0.02, 0.1, rolled) +
					0.5 * ramp(0.55, 1, Math.abs(u)) +
					0.1
				: 0.12 + 0.95 * clamp(0.94 - light) ** 1.1 + 1.1 * cast + under;
		const dark = clamp(tone * (colors ? 0.86 : 1));
		const grain = corolla.dots ? stipple(x, y, dark * 0.85, 6.2) : pepper(x, y, dark, 4.2);
		if (over > 0 || veins === 0) return grain;
		const count = Math.max(6, Math.round(half * 13));
		const spacing = Math.max(3, (along * half) / count);
		const vein = veins * (0.1 + 0.42 * clamp(tone)) * ramp(1, 0.72, v);
		return Math.max(
			grain,
			engrave(u * count + 0.5 * noise(u * 5, v * 3, seed), clamp(vein), spacing),
		);
	});
	closedLine(sheet, outline, style);
	drawLip(sheet, trace, petal, style);
}

/** The free edge of what curls over, where it curls enough to be seen. */
function drawLip(
	sheet: Sheet,
	trace: (radius: (u: number) => number) => Path,
	{ reach, lip }: Petal,
	style: LineStyle,
): void {
	const path = trace((u) => {
		const inside = clamp(u, -0.97, 0.97);
		return reach(inside) * (1 - lip(inside));
	});
	let from = -1;
	path.forEach((_, index) => {
		const u = clamp((index / (path.length - 1)) * 2 - 1, -0.97, 0.97);
		const shown = lip(u) > 0.012 && index < path.length - 1;
		if (shown && from < 0) from = index;
		if (shown || from < 0) return;
		if (index - from > 8)
			line(sheet, path.slice(from, index), { ...style, width: style.width * 0.8, taper: spindle });
		from = -1;
	});
}
