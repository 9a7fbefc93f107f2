import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { heading, pick, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill, stroke } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, clearMask, dot, lay, line } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

export type Volute = {
	from: Point;
	angle: number;
	length: number;
	/** Radians it turns in all, most of them at its end. */
	turns: number;
	width: number;
	/** Number of acanthus blades on its outer side. */
	leaves?: number;
};

/** A baroque scroll: it swells, winds up, and sheds leaves on its way. */
function drawVolute(sheet: Sheet, { from, angle, length, turns, width, leaves = 4 }: Volute): void {
	const path = wander(from, angle, length, (t) => (turns * (0.22 + 2.35 * t ** 2.2)) / length);
	const last = path.length - 1;
	const side = turns > 0 ? -1 : 1;
	for (let leaf = leaves - 1; leaf >= 0; leaf--) {
		const t = 0.1 + (0.52 * leaf) / Math.max(1, leaves - 1);
		const index = Math.round(t * last);
		const size = length * 0.27 * (1 - 0.35 * t);
		drawBlade(sheet, {
			spine: wander(
				pick(path, index),
				heading(path, index) + side * 0.55,
				size,
				(along) => (side * (1.2 - 3.4 * along)) / size,
			),
			radius: outlines.flame(width * 1.35),
			halo: 3,
			edge: 3.6,
			tone: ({ t: away, across }) =>
				1.05 * ramp(1, 0.3, away) * ramp(-0.35, 0.25, across * -side) +
				0.7 * ramp(0.4, 0, away) +
				0.12,
			rib: 2.6,
		});
	}
	const body = stroke(
		path,
		(t) => width * (0.35 + 0.9 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.12))),
	);
	clearMask(sheet, body, 3.5);
	lay(sheet, body, BLACK);
	const shine = path
		.slice(Math.round(last * 0.08), Math.round(last * 0.72))
		.map((point, index) =>
			polar(point, heading(path, index + Math.round(last * 0.08)) + side * 1.57, width * 0.16),
		);
	lay(
		sheet,
		stroke(shine, (t) => width * 0.26 * Math.sin(Math.PI * t)),
		[1, 1, 1],
		() => 0.92,
	);
	dot(sheet, pick(path, last), width * 0.95);
	const eye = pick(path, last);
	dot(sheet, pt(eye.x - width * 0.25, eye.y - width * 0.25), width * 0.25, [1, 1, 1]);
}

/** The same scroll on both sides of an upright axis. */
export function drawVolutePair(sheet: Sheet, axis: number, volute: Volute): void {
	drawVolute(sheet, volute);
	drawVolute(sheet, {
		...volute,
		from: pt(2 * axis - volute.from.x, volute.from.y),
		angle: Math.PI - volute.angle,
		length: volute.length * 0.985,
		turns: -volute.turns,
	});
}

/** A cut stone in a rim: two facets lie in the light, two in the dark. */
export function drawJewel(sheet: Sheet, center: Point, wide: number, tall: number): void {
	const corner = (x: number, y: number) => pt(center.x + x * wide, center.y + y * tall);
	const rim = [corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)];
	clear(sheet, rim, 6);
	for (const [x, y, dark] of [
		[-1, -1, 0.12],
		[1, -1, 0.55],
		[-1, 1, 0.72],
		[1, 1, 1],
	] as const) {
		const facet = [corner(0, y * 0.92), corner(x * 0.9, 0), center];
		lay(sheet, fill(facet), BLACK, (px, py) => pepper(px, py, dark, 4));
	}
	for (const share of [1, 1.22]) {
		const path = [...rim, corner(0, -1)].map(({ x, y }) =>
			pt(center.x + (x - center.x) * share, center.y + (y - center.y) * share),
		);
		for (let side = 0; side < 4; side++)
			line(sheet, smooth([pick(path, side), pick(path, side + 1)], false, 4), {
				width: share === 1 ? 6 : 3,
			});
	}
}
