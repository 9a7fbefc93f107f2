import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { heading, pick, polar, pt, wander } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, line, whip } from "../../brush/sheet.ts";

/** A tuft of grass with bent blades and a few ears of seed. */
export function drawTuft(
	sheet: Sheet,
	root: Point,
	height: number,
	spread: number,
	ink: Ink = BLACK,
): void {
	const seed = Math.round(root.x);
	const count = Math.round(spread / 9);
	for (let blade = 0; blade < count; blade++) {
		const side = (blade / Math.max(1, count - 1)) * 2 - 1;
		const tall = height * mix(0.45, 1, hash(blade, seed)) * (1 - 0.3 * Math.abs(side));
		const foot = pt(root.x + side * spread * 0.45, root.y + 8 * hash(blade, seed + 1));
		const turn = -Math.PI / 2 + side * 0.34 + 0.2 * (hash(blade, seed + 2) - 0.5);
		const bend = side * 0.7 + (hash(blade, seed + 3) - 0.5);
		const spine = wander(foot, turn, tall, (t) => (bend * 1.6 * t) / tall);
		if (blade % 4 === 3) {
			line(sheet, spine, { width: 7, ink: [1, 1, 1] });
			line(sheet, spine, { width: 3, ink });
			for (let grain = 0; grain < 12; grain++) {
				const index = Math.round(spine.length * mix(0.66, 1, grain / 12));
				const way = heading(spine, index) + (grain % 2 === 0 ? 0.5 : -0.5);
				const place = pick(spine, index);
				line(sheet, [place, polar(place, way, 15)], { width: 5.5, ink, taper: whip });
			}
			dot(sheet, pick(spine, spine.length - 1), 3, ink);
			continue;
		}
		drawBlade(sheet, {
			spine,
			radius: (t) => Math.max(0.8, outlines.flame(5)(t * 0.9 + 0.1)),
			halo: 2.5,
			edge: 2,
			ink,
			tone: ({ across, t }) => (blade % 2 === 0 ? 0.95 : across > 0 ? 0.9 : 0.9 - 0.9 * t),
		});
	}
}
