import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { heading, pick, wander } from "../../brush/geometry.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";

/** A frond of bracken whose tip rolls in a little; `bend` is how far it turns in all. */
export function drawBracken(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	bend: number,
	color: Ink,
): void {
	const spine = wander(root, angle, length, (t) => (bend * (0.35 + 1.9 * t * t)) / length);
	line(sheet, spine, { width: 7, taper: (t) => 1 - 0.7 * t });
	const pairs = Math.round(length / 30);
	const last = spine.length - 1;
	for (let pair = 1; pair < pairs; pair++) {
		const t = mix(0.12, 0.985, pair / pairs);
		const size = length * 0.36 * clamp(0.35 + t * 2.6) * (1 - t) ** 0.72 + 7;
		for (const side of [1, -1]) {
			const turn = heading(spine, Math.round(t * last)) + side * mix(1.35, 0.8, t);
			drawPinna(sheet, pick(spine, Math.round(t * last)), turn, size, -side * 0.45, color);
		}
	}
	line(sheet, spine.slice(0, Math.round(last * 0.9)), { width: 6, taper: whip });
}

function drawPinna(
	sheet: Sheet,
	root: Point,
	turn: number,
	size: number,
	bend: number,
	color: Ink,
): void {
	drawBlade(sheet, {
		spine: wander(root, turn, size, () => bend / size),
		radius: outlines.leaf(size * 0.055 + 4),
		halo: 3,
		edge: 3,
		rib: 2.4,
		wash: ({ t }) => [color, 0.95 - 0.3 * t],
		tone: ({ t, across }) => 0.95 * ramp(0.55, 0, t) + (across > 0 ? 0.42 : 0.08),
	});
}
