import { combFlow, combHair, type Flow } from "./comb.ts";
import { raise } from "./form.ts";
import type { Path, Point } from "./geometry.ts";
import { heading, pick, polar } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at, fill, grow } from "./mask.ts";
import { clamp, hash, mix, noise, ramp } from "./random.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, lay, line, spindle, whip } from "./sheet.ts";
import { pepper, stipple } from "./tone.ts";
import { lightOn } from "./tube.ts";

/** A place on a pelt: `light` falls on it from 0 to 1. */
export type Lock = { x: number; y: number; light: number };

/** A furry part of an animal, drawn hair by hair from dark to light. */
export type Pelt = {
	outline: Path;
	/** Lines the hair lies along, from root to tip. */
	flow: readonly Path[];
	/** Pixels from the edge to where the body faces the viewer. */
	swell: number;
	/** Darkness 0 (bare skin) to 1 (black). */
	tone: (lock: Lock) => number;
	/** Length of a hair in pixels. */
	hair?: number | ((x: number, y: number) => number);
	/** Width of a full hair in pixels, 4 when absent. */
	thick?: number;
	/** Pixels between roots, 9 when absent. */
	spacing?: number;
	/** Flat color beneath, with its strength. */
	wash?: (lock: Lock) => readonly [Ink, number];
	ink?: Ink;
	/** Ink of the hairs that catch the light; bare skin when absent. */
	pale?: Ink | ((x: number, y: number) => Ink);
	/** How many hairs catch the light, 0 to 1. */
	shine?: number;
	/** Bare skin around it in pixels. */
	halo?: number;
	/** How far the hairs of the edge stick out, as a share of their length; 0 leaves the edge plain. */
	fringe?: number;
	/** Least darkness of the hairs at the edge. */
	rim?: number;
	/** How much of it is drawn at a place, 0 to 1, where it grows out of the pelt behind; all when absent. */
	merge?: (x: number, y: number) => number;
	/** Dots beneath the hairs instead of a gray wash. */
	dotted?: boolean;
};

const BARE: Ink = [1, 1, 1];

/** @returns the mask of the pelt without its fringe */
export function drawPelt(sheet: Sheet, pelt: Pelt): Mask {
	const { outline, swell, tone, hair = 44, thick = 4, spacing = 9, ink = BLACK } = pelt;
	const { wash, pale = BARE, shine = 0.5, halo = 7, fringe = 0.4, rim = 0.5 } = pelt;
	const merge = ragged(pelt.merge);
	const mask = fill(outline, halo + 4);
	lay(sheet, grow(mask, halo), BARE, merge);
	const lit = lightMask(mask, swell);
	const look = (x: number, y: number): Lock => ({ x, y, light: lit(x, y) });
	if (wash) {
		const place = (index: number) =>
			look(mask.left + (index % mask.width), mask.top + Math.floor(index / mask.width));
		lay(
			sheet,
			mask,
			(index) => wash(place(index))[0],
			(x, y) => wash(look(x, y))[1] * merge(x, y),
		);
	}
	lay(sheet, mask, ink, (x, y) => {
		const dark = clamp(tone(look(x, y))) * merge(x, y);
		if (pelt.dotted) return stipple(x, y, dark * 0.9, 5);
		return pepper(x, y, dark > 0.8 ? dark : dark * mix(0.5, 1, dark), 4.2);
	});
	const flow = combFlow(pelt.flow, mask);
	const reach = typeof hair === "number" ? () => hair : hair;
	const roots = scatter(mask, spacing);
	roots.forEach((root, rank) => {
		const dark = clamp(tone(look(root.x, root.y)));
		if (hash(rank, 5) > (0.06 + dark * 1.15) * merge(root.x, root.y)) return;
		const path = combHair(root, flow, reach(root.x, root.y) * mix(0.6, 1.15, hash(rank, 6)), rank);
		if (!holds(mask, pick(path, path.length - 1))) return;
		line(sheet, path, { width: thick * mix(0.5, 1.05, dark), ink, taper: spindle });
	});
	roots.forEach((root, rank) => {
		const here = look(root.x, root.y);
		const dark = clamp(tone(here));
		const chance = shine * (dark > 0.3 ? mix(0.12, 0.85, here.light) : 0.15);
		if (hash(rank, 15) > chance * merge(root.x, root.y)) return;
		const path = combHair(
			root,
			flow,
			reach(root.x, root.y) * mix(0.5, 1, hash(rank, 16)),
			rank + 9,
		);
		if (!holds(mask, pick(path, path.length - 1))) return;
		const strength = mix(0.45, 0.9, here.light);
		const light = typeof pale === "function" ? pale(root.x, root.y) : pale;
		line(sheet, path, { width: thick * 0.55, ink: light, taper: spindle, strength });
	});
	if (fringe > 0)
		drawFringe(sheet, pelt, mask, flow, reach, (x, y) => Math.max(rim, tone(look(x, y))));
	return mask;
}

function drawFringe(
	sheet: Sheet,
	{ outline, thick = 4, fringe = 0.4, ink = BLACK, merge = () => 1 }: Pelt,
	mask: Mask,
	flow: Flow,
	reach: (x: number, y: number) => number,
	tone: (x: number, y: number) => number,
): void {
	const way = windingOf(outline);
	let since = 9;
	outline.forEach((place, index) => {
		const next = pick(outline, index + 1);
		since += Math.hypot(next.x - place.x, next.y - place.y);
		if (since < thick * 1.1 || merge(place.x, place.y) < 0.5) return;
		since = 0;
		const outwards = heading(outline, index) - (way * Math.PI) / 2;
		const lies = flow(place.x, place.y);
		const lean = Math.cos(lies - outwards);
		const inside = polar(place, outwards, -3);
		const dark = tone(inside.x, inside.y);
		const length = reach(place.x, place.y) * mix(0.45, 1, hash(index, 21));
		const turn = lean < -0.25 ? 0 : 0.32 * fringe * Math.sign(Math.sin(outwards - lies));
		const back = lean < -0.25 ? 0.1 : 0.75 - fringe * Math.max(0, lean) * 0.5;
		const root = polar(inside, lies + Math.PI, length * back);
		const path = combHair(
			holds(mask, root) ? root : inside,
			(x, y) => flow(x, y) + turn,
			length,
			index + 31,
		);
		line(sheet, path, { width: thick * mix(0.55, 1.1, dark), ink, taper: whip });
	});
}

/** A soft border as a torn one, so that no half-erased hairs are seen. */
function ragged(merge: Pelt["merge"]): (x: number, y: number) => number {
	if (!merge) return () => 1;
	return (x, y) => ramp(0.4, 0.6, merge(x, y) + 0.5 * noise(x / 9, y / 42, 19));
}

/** How much light falls on every place of a mask that swells towards the viewer. */
function lightMask(mask: Mask, swell: number): (x: number, y: number) => number {
	const height = raise(mask, swell);
	const read = (index: number) => at(height, clamp(index, 0, height.length - 1));
	return (x, y) => {
		const column = clamp(Math.round(x) - mask.left, 1, mask.width - 2);
		const row = clamp(Math.round(y) - mask.top, 1, mask.height - 2);
		const index = row * mask.width + column;
		const across = (read(index - 1) - read(index + 1)) * swell * 0.34;
		const down = (read(index - mask.width) - read(index + mask.width)) * swell * 0.34;
		return lightOn(clamp(across, -0.9, 0.9), clamp(down, -0.9, 0.9));
	};
}

function scatter(mask: Mask, spacing: number): Path {
	const roots: Path = [];
	for (let y = mask.top; y < mask.top + mask.height; y += spacing) {
		for (let x = mask.left; x < mask.left + mask.width; x += spacing) {
			const root = {
				x: x + spacing * (hash(x, y) - 0.5) * 1.3,
				y: y + spacing * (hash(x + 71, y) - 0.5) * 1.3,
			};
			if (holds(mask, root)) roots.push(root);
		}
	}
	return roots
		.map((root, index) => ({ root, rank: hash(index, 41) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ root }) => root);
}

function holds(mask: Mask, { x, y }: Point): boolean {
	const [column, row] = [Math.round(x) - mask.left, Math.round(y) - mask.top];
	if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false;
	return at(mask.data, row * mask.width + column) > 0.5;
}

/** 1 for a path that runs clockwise on the sheet, -1 for the other way. */
function windingOf(path: Path): 1 | -1 {
	let area = 0;
	path.forEach((place, index) => {
		const next = pick(path, index + 1);
		area += place.x * next.y - next.x * place.y;
	});
	return area > 0 ? 1 : -1;
}

/** How near a place is to a line: 1 on it, 0 at `reach` pixels; `side` 1 or -1 keeps to its right or left. */
export function nearLine(
	line: readonly Point[],
	reach: number,
	side: -1 | 0 | 1 = 0,
): (x: number, y: number) => number {
	const skip = line.length > 24 ? 4 : 1;
	const path = line.filter((_, index) => index % skip === 0 || index === line.length - 1);
	const left = Math.min(...path.map(({ x }) => x)) - reach;
	const right = Math.max(...path.map(({ x }) => x)) + reach;
	const top = Math.min(...path.map(({ y }) => y)) - reach;
	const bottom = Math.max(...path.map(({ y }) => y)) + reach;
	return (x, y) => {
		if (x < left || x > right || y < top || y > bottom) return 0;
		let best = reach;
		let turned = 1;
		for (let index = 0; index + 1 < path.length; index++) {
			const [a, b] = [path[index] as Point, path[index + 1] as Point];
			const [dx, dy] = [b.x - a.x, b.y - a.y];
			const share = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1));
			const away = Math.hypot(x - a.x - dx * share, y - a.y - dy * share);
			if (away >= best) continue;
			best = away;
			turned = dx * (y - a.y) - dy * (x - a.x) >= 0 ? 1 : -1;
		}
		return side !== 0 && turned !== side ? 0 : 1 - best / reach;
	};
}
