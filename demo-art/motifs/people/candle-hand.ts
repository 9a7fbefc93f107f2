import type { Point } from "../../brush/geometry.ts";
import { move, pt } from "../../brush/geometry.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, chain, lathe, slab, turned } from "../../brush/solid.ts";
import { drawFlame } from "../things/railroad-lantern.ts";

/** Height of the four fingers on the candle, how thick and how long each is. */
const FINGERS = [
	[-0.5, 0.155, 1],
	[-0.17, 0.165, 1.06],
	[0.16, 0.158, 1.02],
	[0.46, 0.135, 0.9],
] as const;

function buildFingers(): Solid {
	return blend(
		0.012,
		...FINGERS.map(([y, thick, long], index) => {
			const reach = long - 1;
			const knuckle = -0.62 - 0.03 * Math.sin(index * 1.1 + 0.4);
			const finger = blend(
				0.09,
				bar(
					[knuckle + 0.1, y + 0.06, -0.34],
					[knuckle, y + 0.01, 0.12],
					thick * 1.08,
					thick * 1.05,
				),
				ball([knuckle - 0.01, y, 0.2], thick * 1.13, thick * 1.02, thick * 1.1),
				bar([knuckle, y, 0.22], [-0.06 + reach, y + 0.03, 0.54], thick * 1.02, thick * 0.92),
				ball([-0.04 + reach, y + 0.03, 0.54], thick * 0.98, thick * 0.98, thick * 0.95),
				bar(
					[-0.02 + reach, y + 0.03, 0.53],
					[0.38 + reach, y + 0.06, 0.3],
					thick * 0.9,
					thick * 0.8,
				),
				ball([0.42 + reach, y + 0.065, 0.24], thick * 0.86, thick * 0.82, thick * 0.9),
			);
			return finger;
		}),
	);
}

function buildHand(): Solid {
	const palm = blend(
		0.2,
		slab([-0.3, 0.0, -0.34], 0.34, 0.62, 0.16, 0.14),
		ball([0.2, 0.36, -0.28], 0.34, 0.5, 0.3),
		ball([-0.42, 0.45, -0.26], 0.22, 0.4, 0.24),
	);
	const thumb = blend(
		0.08,
		chain(0.1, [0.16, 0.4, -0.34, 0.26], [0.44, -0.02, -0.2, 0.215], [0.6, -0.36, 0.06, 0.19]),
		bar([0.6, -0.36, 0.06], [0.42, -0.62, 0.4], 0.185, 0.165),
		ball([0.58, -0.38, 0.08], 0.2, 0.19, 0.19),
		bar([0.42, -0.62, 0.4], [0.2, -0.7, 0.56], 0.17, 0.125),
	);
	const nail = turned(
		ball([0.27, -0.76, 0.63], 0.125, 0.085, 0.05),
		[0.27, -0.76, 0.63],
		0.5,
		0.2,
		0.25,
	);
	const wrist = chain(
		0.3,
		[-0.1, 0.5, -0.3, 0.36],
		[-0.12, 1.05, -0.34, 0.33],
		[-0.14, 1.7, -0.36, 0.37],
		[-0.14, 1.95, -0.36, 0.4],
	);
	const tendons = blend(
		0.05,
		bar([-0.28, 0.8, -0.02], [-0.3, 1.5, -0.04], 0.05, 0.05),
		bar([-0.06, 0.8, 0.0], [-0.08, 1.5, 0.0], 0.045, 0.05),
	);
	const flesh = blend(0.16, palm, wrist);
	const body = blend(0.07, blend(0.06, flesh, tendons), thumb);
	return blend(
		0.02,
		blend(0.035, body, buildFingers()),
		carve(0.015, nail, ball([0.2, -0.66, 0.5], 0.1)),
	);
}

function buildCandle(): Solid {
	const shaft = lathe(
		[0, -0.02],
		[
			[-1.98, 0.27],
			[-1.9, 0.31],
			[-1.2, 0.3],
			[0.9, 0.3],
			[1.02, 0.27],
		],
		0.02,
	);
	const pool = carve(0.05, shaft, ball([0, -2.1, 0], 0.24, 0.2, 0.24));
	const drips = [
		[-0.2, -1.95, -1.15, 0.07, 2.2],
		[-0.06, -1.98, -0.75, 0.085, 1.55],
		[0.12, -1.96, -1.32, 0.07, 1.2],
		[0.24, -1.95, -0.86, 0.08, 0.6],
		[-0.28, -1.95, -0.9, 0.065, 2.7],
	].map(([, top = 0, low = 0, thick = 0, angle = 0]) => {
		const [x, z] = [Math.cos(angle) * 0.31, Math.sin(angle) * 0.31 - 0.02];
		return chain(
			0.03,
			[x * 0.9, top, z * 0.9, thick],
			[x * 1.02, (top + low) / 2, z * 1.02, thick * 0.72],
			[x * 1.08, low, z * 1.08, thick * 1.25],
		);
	});
	const wick = chain(0.02, [0, -1.95, 0, 0.03], [0.01, -2.12, 0, 0.028], [0.05, -2.2, 0, 0.024]);
	return blend(0.01, blend(0.07, pool, ...drips), wick);
}

function buildSleeve(): Solid {
	const cloth: Solid = (x, y, z) => {
		const angle = Math.atan2(z + 0.36, x + 0.14);
		const fold = 0.045 * Math.sin(angle * 9 + y * 2.2) + 0.03 * Math.sin(angle * 4 - y * 5);
		const radius = 0.5 + 0.14 * Math.max(0, y - 1.4) + fold;
		const tube = Math.hypot(x + 0.14, z + 0.36) - radius;
		return Math.max(Math.abs(tube) - 0.03, 1.42 + 0.04 * Math.sin(angle * 3) - y, y - 2.5) * 0.7;
	};
	const cuff: Solid = (x, y, z) => {
		const angle = Math.atan2(z + 0.36, x + 0.14);
		const frill = 0.07 * Math.sin(angle * 12);
		const radius = 0.44 + (1.5 - y) * 0.45 + frill * Math.max(0, Math.min(1, (1.5 - y) * 4));
		return (
			Math.max(Math.abs(Math.hypot(x + 0.14, z + 0.36) - radius) - 0.02, 1.2 - y, y - 1.52) * 0.55
		);
	};
	return blend(0.02, cloth, cuff);
}

type Held = { to: Point; scale: number; turn?: number; grain?: number };

/** A hand that holds a dripping candle, cut like an old wood block; the origin lies in its grip. */
export function drawCandleHand(
	sheet: Sheet,
	{ to, scale, turn = 0, grain = 2 }: Held,
	flame: Ink,
): void {
	const solid = blend(
		0.012,
		bound([0, 0.8, -0.2], 1.9, blend(0.02, buildHand(), buildSleeve())),
		bound([0, -0.6, 0], 1.7, buildCandle()),
	);
	const wick = move(pt(0.03, -2.14), to, turn, scale);
	drawFlame(sheet, wick, scale * 0.95, turn - Math.PI / 2, flame);
	const cast = sculpt(solid, {
		to,
		scale,
		roll: turn,
		yaw: 0.12,
		pitch: -0.1,
		grain,
		box: [-1.4, -2.4, 1.4, 2.7],
		reach: 1.6,
	});
	const spacing = 10;
	drawCast(sheet, cast, {
		halo: 8,
		edge: 8,
		grain: {
			spacing,
			phase: ({ facing }, x, y) =>
				(y * 0.94 + x * 0.34 - facing * 46 + 3 * noise(x / 60, y / 60, 3)) / spacing,
		},
		tone: (hit: Hit) => 0.07 + 0.72 * Math.min(1, darkness(hit)) + 0.3 * ramp(0.5, 0.2, hit.open),
	});
	line(sheet, [wick, move(pt(0.03, -2.26), to, turn, scale)], { width: 9 });
}
