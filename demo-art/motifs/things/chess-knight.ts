import type { Point } from "../../brush/geometry.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Finish } from "../../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, chain, lathe } from "../../brush/solid.ts";

/** Where the locks of the mane are rooted, from the forehead down the neck: x, y, and the way they fall. */
const LOCKS = [
	[0.1, -1.14, 0.16, 0.42],
	[0.24, -1.06, 0.3, 0.44],
	[0.4, -0.9, 0.34, 0.44],
	[0.53, -0.7, 0.34, 0.46],
	[0.63, -0.48, 0.32, 0.48],
	[0.7, -0.24, 0.28, 0.5],
	[0.74, 0.02, 0.24, 0.52],
	[0.75, 0.28, 0.18, 0.52],
	[0.73, 0.5, 0.1, 0.38],
] as const;

const EYE = ball([-0.44, -0.57, 0.215], 0.082, 0.064, 0.06);

function buildHorse(): Solid {
	const flat =
		(solid: Solid, share: number): Solid =>
		(x, y, z) =>
			solid(x, y, z / share) * Math.min(1, share);
	const neck = flat(
		chain(
			0.3,
			[0.0, 1.3, 0, 0.56],
			[0.08, 0.8, 0, 0.58],
			[0.22, 0.3, 0, 0.52],
			[0.22, -0.2, 0, 0.46],
			[0.1, -0.62, 0, 0.4],
			[-0.04, -0.86, 0, 0.32],
		),
		0.72,
	);
	const chest = flat(ball([-0.28, 0.78, 0], 0.36, 0.5), 0.8);
	const skull = flat(
		chain(
			0.2,
			[-0.02, -0.92, 0, 0.28],
			[-0.42, -0.6, 0, 0.27],
			[-0.82, -0.18, 0, 0.19],
			[-1.0, 0.03, 0, 0.185],
		),
		0.78,
	);
	const cheek = ball([-0.28, -0.42, 0.08], 0.3, 0.3, 0.2);
	const jaw = chain(0.12, [-0.26, -0.28, 0, 0.16], [-0.62, 0.04, 0, 0.11], [-0.86, 0.22, 0, 0.115]);
	const brow = bar([-0.26, -0.76, 0.22], [-0.5, -0.68, 0.22], 0.065, 0.045);
	const bridge = bar([-0.5, -0.66, 0.06], [-0.94, -0.16, 0.05], 0.1, 0.07);
	const ear = blend(
		0.05,
		bar([-0.06, -1.1, 0.13], [-0.16, -1.5, 0.18], 0.12, 0.015),
		ball([-0.1, -1.2, 0.15], 0.1, 0.14, 0.08),
	);
	const head = blend(0.06, skull, cheek, jaw, brow, bridge);
	const cut = carve(
		0.04,
		blend(0.07, blend(0.16, neck, chest, head), ear),
		bar([-1.25, 0.13, 0.1], [-0.74, 0.03, 0.16], 0.035, 0.02),
		ball([-1.06, -0.02, 0.15], 0.075, 0.055, 0.1),
		ball([-0.44, -0.57, 0.3], 0.135, 0.095, 0.1),
		bar([-0.15, -1.16, 0.26], [-0.19, -1.42, 0.24], 0.05, 0.01),
		bar([-0.16, -0.2, 0.32], [-0.02, -0.5, 0.36], 0.05, 0.03),
	);
	const mane = blend(
		0.03,
		chain(0.05, [-0.04, -1.14, 0.03, 0.12], [-0.3, -1.0, 0.1, 0.1], [-0.46, -0.8, 0.1, 0.02]),
		...LOCKS.flatMap(([x, y, dx, dy], index) => [
			chain(
				0.06,
				[x - 0.1, y, 0.06, 0.14],
				[x + dx * 0.4, y + dy * 0.45, 0.16, 0.12],
				[x + dx * 0.36, y + dy * 1.1, 0.12, 0.03],
			),
			chain(
				0.05,
				[x - 0.12, y - 0.02, 0.2, 0.1],
				[x - 0.2 + dx * 0.3, y + dy * 0.5, 0.34 - index * 0.002, 0.1],
				[x - 0.34 + dx * 0.2, y + 0.1 + dy * 0.9, 0.34, 0.025],
			),
		]),
	);
	const half = blend(0.03, blend(0.02, cut, EYE), mane);
	return (x, y, z) => half(x, y, Math.abs(z));
}

const FOOT = lathe(
	[0.02, 0],
	[
		[1.12, 0.6],
		[1.2, 0.7],
		[1.3, 0.72],
		[1.36, 0.6],
		[1.5, 0.62],
		[1.7, 0.82],
		[1.8, 0.92],
		[1.92, 0.94],
		[1.98, 0.88],
		[2.04, 0.98],
		[2.26, 1.0],
	],
	0.02,
);

/** A carved knight that looks to the left; the origin lies in its neck, its foot ends 2.28 units below. */
export function drawKnight(
	sheet: Sheet,
	view: { to: Point; scale: number; yaw?: number; pitch?: number; grain?: number },
	finish: Finish = {},
): void {
	const solid = blend(0.04, bound([-0.1, 0, 0], 1.75, buildHorse()), FOOT);
	const cast = sculpt(solid, {
		yaw: 0.4,
		pitch: -0.16,
		...view,
		box: [-1.5, -1.8, 1.4, 2.8],
		reach: 1.9,
	});
	drawCast(sheet, cast, {
		tone: (hit) => {
			const grain = noise(hit.x * 3 + 0.4 * hit.y, hit.z * 24 + hit.x * 20, 8);
			const eye = EYE(hit.x, hit.y, Math.abs(hit.z)) < 0.012 && hit.light < 0.93 ? 0.9 : 0;
			const gloss = ramp(0.9, 0.985, hit.light);
			return (
				eye +
				darkness(hit, 1.3) +
				0.16 * clamp(grain) +
				0.28 +
				0.3 * ramp(0.7, 0.3, hit.open) -
				0.35 * gloss
			);
		},
		edge: 8,
		...finish,
	});
}
