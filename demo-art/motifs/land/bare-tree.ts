import type { Path, Point } from "../../brush/geometry.ts";
import {
	heading,
	offset,
	pick,
	pt,
	relax,
	ribbon,
	smooth,
	trace,
	wander,
} from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle, whip } from "../../brush/sheet.ts";

const BARE: Ink = [1, 1, 1];
type Limb = { path: Path; thick: number; thin: number; bare?: boolean };

/** A bare crooked tree: black, with bark that catches the light on the left. `limbs` are noted from the root outwards. */
export function drawBareTree(
	sheet: Sheet,
	limbs: readonly (readonly [string, number, number])[],
): void {
	const all: Limb[] = [];
	limbs.forEach(([noted, thick, thin], index) => {
		const path = relax(smooth(trace(noted), false, 4), 12);
		all.push({ path, thick, thin, bare: true });
		branch(all, path, thick, thin, index * 31 + 7, 0);
	});
	const outlines = all.map(({ path, thick, thin }) => ribbon(path, reach(thick, thin, path)));
	for (const outline of outlines) clear(sheet, outline, 6);
	for (const outline of outlines) lay(sheet, fill(outline), BLACK);
	for (const limb of all.filter(({ bare }) => bare))
		drawBark(sheet, limb, limb === all[0] ? 6 : 26);
}

function reach(thick: number, thin: number, path: Path): (t: number) => number {
	const seed = Math.round(pick(path, 0).x);
	return (t) => Math.max(1.1, mix(thick, thin, t ** 0.8) * (1 + 0.14 * noise(t * 12, 2, seed)));
}

function branch(
	all: Limb[],
	path: Path,
	thick: number,
	thin: number,
	seed: number,
	depth: number,
): void {
	if (depth > 2) return;
	const count = depth === 0 ? 7 : 4;
	for (let twig = 0; twig < count; twig++) {
		const t = mix(depth === 0 ? 0.4 : 0.3, 0.97, (twig + hash(twig, seed) * 0.7) / count);
		const index = Math.round(t * (path.length - 1));
		const side = (twig + seed) % 2 === 0 ? 1 : -1;
		const start = mix(thick, thin, t ** 0.8) * 0.62;
		if (start < 1.6) continue;
		const length = mix(80, 230, hash(twig, seed + 1)) * 0.62 ** depth * (1.1 - 0.35 * t);
		const angle = heading(path, index) + side * mix(0.5, 1.05, hash(twig, seed + 2));
		const crook = wander(
			pick(path, index),
			angle,
			length,
			(s) => (-side * 0.9 + 3.4 * Math.sin(s * 9 + twig * 2 + seed)) / length,
			4,
		);
		all.push({ path: crook, thick: start, thin: 1.2 });
		branch(all, crook, start, 1.2, seed * 3 + twig + 1, depth + 1);
	}
}

function drawBark(sheet: Sheet, { path, thick, thin }: Limb, from: number): void {
	const radius = reach(thick, thin, path);
	for (const across of [-0.78, -0.6, -0.44, -0.26, -0.06, 0.2, 0.5]) {
		const shifted = offset(path, (t) => radius(t) * across + 2.5 * noise(t * 18, across * 5, 4));
		const lit = heading(path, Math.round(path.length / 2));
		const facing = Math.cos(lit + (Math.sign(across) * Math.PI) / 2 - Math.PI * 1.25);
		for (let start = from; start < shifted.length - 4; ) {
			const run = Math.round(mix(6, 26, hash(start, Math.round(across * 9))));
			const piece = shifted.slice(start, start + run);
			if (
				piece.length > 3 &&
				hash(start, Math.round(across * 50)) < 0.5 + 0.42 * facing - 0.3 * across
			)
				line(sheet, piece, {
					width: clamp(thick * 0.1, 1.8, 4.5),
					ink: BARE,
					taper: spindle,
					strength: 0.9,
				});
			start += run + Math.round(6 * hash(start, 78)) + 1;
		}
	}
}

/** Roots that hold on to the ground, from the foot outwards. */
export function drawRoots(sheet: Sheet, foot: Point, width: number): void {
	for (const [side, length, drop] of [
		[-1, 2.3, 0.35],
		[-0.5, 1.4, 0.6],
		[0.45, 1.5, 0.6],
		[1, 2.4, 0.4],
	] as const) {
		const path = smooth([
			pt(foot.x + side * width * 0.3, foot.y - width * 0.7),
			pt(foot.x + side * width * 0.7, foot.y),
			pt(foot.x + side * width * length * 0.8, foot.y + width * drop * 0.6),
			pt(foot.x + side * width * length, foot.y + width * drop),
		]);
		lay(sheet, fill(ribbon(path, (t) => mix(width * 0.3, 1.5, t))), BLACK);
		line(
			sheet,
			path.map(({ x, y }) => pt(x - 3, y - width * 0.06)),
			{ width: 3.4, ink: BARE, taper: whip },
		);
	}
}
