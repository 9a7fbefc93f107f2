import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { wander } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";

export const DRAGON_RED: Ink = [0.72, 0.13, 0.08];

/** A tongue of hair or flame: a broad foot drawn out to a point that curls. */
export function drawFlame(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	bend: number,
	bare = false,
	color?: Ink,
): void {
	const spine = wander(root, angle, length, (t) => (bend * (t < 0.45 ? 1 : -1.5)) / length);
	drawBlade(sheet, {
		spine,
		radius: outlines.flame(width * 0.62),
		halo: 3.5,
		edge: 4.6,
		...(color && !bare ? { wash: ({ t }) => [color, 0.95 - 0.5 * t] as const } : {}),
		tone: ({ t, across }) =>
			bare ? 0 : 1.05 * ramp(0.62, 0.05, t + 0.22 * across * Math.sign(bend)),
		...(bare
			? {}
			: {
					veins: {
						phase: ({ across }) => across * 2.4 + 0.5,
						spacing: width * 0.3,
						tone: ({ t }) => 0.3 * ramp(0.9, 0.2, t),
					},
				}),
	});
}
