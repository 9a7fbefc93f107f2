import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, smooth } from "../../brush/geometry.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { bound, lathe } from "../../brush/solid.ts";

/** The bar at the end of a chain that goes through a buttonhole. */
export function drawChainBar(sheet: Sheet, center: Point, turn: number, length: number): void {
	const profile: [number, number][] = [
		[-1.1, 0.1],
		[-1.0, 0.2],
		[-0.86, 0.1],
		[-0.16, 0.15],
		[0.16, 0.15],
		[0.86, 0.1],
		[1.0, 0.2],
		[1.1, 0.1],
	];
	const cast = sculpt(lathe([0, 0], profile, 0.03), {
		to: center,
		scale: length / 2,
		roll: turn,
		box: [-1.3, -1.3, 1.3, 1.3],
		reach: 0.5,
	});
	drawCast(sheet, cast, { halo: 4, edge: 5, tone: (hit) => darkness(hit, 1.2) + 0.1 });
}

/** A chain of oval links along a line, every other one on its edge. */
export function drawChain(sheet: Sheet, noted: Path, length: number, thick: number): void {
	const path = smooth(noted, false, 2);
	const count = Math.floor((path.length * 2) / (length * 0.66));
	for (const flat of [true, false]) {
		for (let link = 0; link < count; link++) {
			if ((link % 2 === 0) !== flat) continue;
			const index = Math.round(((link + 0.5) / count) * (path.length - 1));
			const half = length / 2 - thick;
			const solid: Solid = (x, y, z) => {
				const along = Math.max(0, Math.abs(x) - half * 0.45);
				const ring = Math.hypot(along, flat ? y : z) - half * (flat ? 0.5 : 0.4);
				return Math.hypot(ring, flat ? z : y) - thick / 2;
			};
			const cast = sculpt(
				bound([0, 0, 0], 1, (x, y, z) => solid(x * length, y * length, z * length) / length),
				{
					to: pick(path, index),
					scale: length,
					roll: heading(path, index),
					box: [-0.75, -0.75, 0.75, 0.75],
					reach: 0.7,
				},
			);
			drawCast(sheet, cast, { halo: 3, edge: 3.5, tone: (hit) => darkness(hit) + 0.1 });
		}
	}
}
