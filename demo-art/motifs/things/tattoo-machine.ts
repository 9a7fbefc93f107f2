import type { Point } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Finish, Hit } from "../../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { blend, bound } from "../../brush/solid.ts";
import {
	buildAction,
	buildCoils,
	buildFrame,
	buildTube,
	buildWiring,
	COILS,
	TUBE,
} from "./machine-parts.ts";

/** Which part of the machine a place belongs to decides how it is shaded. */
function metalTone(hit: Hit): number {
	const { x, y, z } = hit;
	const dark = darkness(hit, 0.95);
	const coil = COILS.some((at) => Math.hypot(x - at, z) < 0.5) && y < -0.14 && y > -1.7;
	if (coil) return 0.5 + dark * 0.7 - 0.55 * ramp(0.86, 0.99, hit.light) + 0.1 * Math.sin(y * 75);
	const grip = Math.hypot(x - TUBE, z) < 0.46 && y > 1.98 && y < 3.32;
	if (grip) {
		const turn = Math.atan2(z, x - TUBE) * 5.1;
		const knurl = Math.abs(Math.sin(turn * 1.2 + y * 16)) * Math.abs(Math.sin(turn * 1.2 - y * 16));
		return dark * 0.9 + 0.55 * ramp(0.3, 0.06, knurl) + 0.1;
	}
	return dark;
}

export type Placed = {
	to: Point;
	scale: number;
	turn?: number;
	yaw?: number;
	pitch?: number;
	grain?: number;
};

/** A tattoo machine with two coils; the origin lies between their feet, its needle points down at `turn` 0. */
export function drawMachine(
	sheet: Sheet,
	{ to, scale, turn = 0, yaw = 0.42, pitch = -0.16, grain = 2 }: Placed,
	finish: Finish = {},
): void {
	const solid = blend(
		0,
		bound([0, -1.3, 0], 2.9, blend(0, buildFrame(), buildAction(), buildWiring())),
		bound([0.13, -0.95, 0], 1.5, buildCoils()),
		bound([TUBE, 1.6, 0], 3.9, buildTube()),
	);
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const corners = [
		[-2.4, -4.3],
		[2.3, -4.3],
		[2.3, 1],
		[-2.4, 5.3],
		[-0.9, 5.3],
	].map(([x = 0, y = 0]) => [x * cos - y * sin, x * sin + y * cos]);
	const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
	const cast = sculpt(solid, {
		to,
		scale,
		yaw,
		pitch,
		roll: turn,
		grain,
		box: [
			Math.min(...xs) - 0.2,
			Math.min(...ys) - 0.2,
			Math.max(...xs) + 0.2,
			Math.max(...ys) + 0.2,
		],
		reach: 2.6,
	});
	const spacing = 8;
	drawCast(sheet, cast, {
		tone: metalTone,
		grain: { spacing, phase: (hit, x, y) => (y + x * 0.45 - hit.facing * 46) / spacing },
		edge: 5,
		...finish,
	});
}
