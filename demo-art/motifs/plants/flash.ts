import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { heading, pick, pt, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, lay, line, whip } from "../../brush/sheet.ts";

/** A leaf as old flash has it: flat color, a heavy outline, black whipped out from the rib. */
export function drawBoldLeaf(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	bend: number,
	color: Ink,
): void {
	const spine = wander(root, angle, length, (t) => (bend * (0.4 + 1.2 * t)) / length);
	const base = outlines.leaf(width);
	drawBlade(sheet, {
		spine,
		// Few, deep, round teeth.
		radius: (t) => base(t) * (0.86 + 0.2 * ((t * 5) % 1) ** 0.7) + 0.5,
		halo: 3,
		edge: 13,
		wash: ({ across }) => [color, across > 0.1 ? 0.95 : 0.8],
		tone: ({ across, t }) =>
			1.1 * ramp(across > 0 ? 0.75 : 0.3, 0, Math.abs(across)) * ramp(1.05, 0.55, t),
	});
	line(sheet, spine, { width: 12, taper: (t) => 1 - 0.75 * t });
	for (const share of [0.22, 0.4, 0.58]) {
		const index = Math.round(share * (spine.length - 1));
		for (const side of [-1, 1])
			line(
				sheet,
				wander(
					pick(spine, index),
					heading(spine, index) + side * 0.75,
					width * 0.72,
					() => (-side * 0.3) / width,
				),
				{ width: 8, taper: whip },
			);
	}
}

/** A four-pointed star with curved sides. */
export function drawSparkle(sheet: Sheet, center: Point, size: number, color: Ink): void {
	const path = Array.from({ length: 96 }, (_, step) => {
		const angle = (step / 96) * Math.PI * 2;
		return pt(center.x + size * Math.cos(angle) ** 3, center.y + size * 1.2 * Math.sin(angle) ** 3);
	});
	lay(sheet, fill(path), color);
	closedLine(sheet, path, { width: 7 });
}
