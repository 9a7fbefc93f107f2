import type { Path } from "../../brush/geometry.ts";
import { smooth, trace } from "../../brush/geometry.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Finish, Hit, View } from "../../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, chain } from "../../brush/solid.ts";

const MUSCLE = blend(
	0.22,
	ball([0.1, 0.18, -0.02], 0.72, 0.82, 0.58),
	ball([-0.26, 0.2, 0.2], 0.52, 0.58, 0.44),
	bar([0.2, 0.4, 0.05], [0.52, 1.0, 0.12], 0.52, 0.24),
);
const ATRIA = blend(
	0.12,
	ball([-0.7, -0.2, 0.1], 0.3, 0.42, 0.32),
	ball([-0.5, -0.42, 0.34], 0.2, 0.2, 0.16),
	ball([0.58, -0.42, 0.08], 0.24, 0.2, 0.2),
	ball([0.4, -0.36, 0.3], 0.14, 0.16, 0.12),
);
const AORTA = carve(
	0.03,
	blend(
		0.1,
		chain(
			0.16,
			[-0.14, -0.3, 0.18, 0.25],
			[-0.27, -0.85, 0.2, 0.26],
			[-0.12, -1.26, 0.12, 0.25],
			[0.22, -1.36, 0, 0.23],
			[0.52, -1.12, -0.16, 0.2],
			[0.56, -0.5, -0.3, 0.18],
		),
		bar([-0.3, -1.3, 0.12], [-0.44, -1.86, 0.14], 0.12, 0.11),
		bar([-0.04, -1.46, 0.06], [-0.04, -1.98, 0.1], 0.1, 0.095),
		bar([0.26, -1.46, -0.02], [0.42, -1.92, 0.02], 0.105, 0.1),
	),
	bar([-0.43, -1.8, 0.14], [-0.47, -2.1, 0.16], 0.075),
	bar([-0.04, -1.92, 0.1], [-0.04, -2.2, 0.1], 0.062),
	bar([0.41, -1.86, 0.02], [0.5, -2.1, 0.04], 0.066),
);
const BLUE = carve(
	0.03,
	blend(
		0.1,
		chain(
			0.14,
			[-0.08, -0.2, 0.44, 0.26],
			[0.06, -0.62, 0.46, 0.23],
			[0.3, -0.9, 0.26, 0.21],
			[0.66, -0.98, 0.08, 0.18],
			[0.95, -0.98, 0.04, 0.15],
		),
		bar([0.5, -0.92, 0.12], [0.9, -0.72, 0.1], 0.15, 0.12),
		chain(0.1, [-0.66, -0.3, 0.04, 0.2], [-0.7, -0.9, 0.02, 0.185], [-0.68, -1.42, 0.02, 0.18]),
		chain(0.1, [-0.62, 0.1, -0.1, 0.2], [-0.66, 0.62, -0.1, 0.18], [-0.66, 0.94, -0.1, 0.18]),
	),
	bar([0.95, -0.98, 0.04], [1.3, -0.98, 0.06], 0.1),
	bar([0.9, -0.72, 0.1], [1.2, -0.56, 0.12], 0.085),
	bar([-0.68, -1.4, 0.04], [-0.68, -1.8, 0.08], 0.125),
	bar([-0.66, 0.98, -0.1], [-0.66, 1.3, -0.06], 0.12),
);
const VEINS = carve(
	0.03,
	blend(
		0.06,
		bar([-0.7, -0.34, -0.1], [-1.12, -0.5, -0.08], 0.13, 0.115),
		bar([-0.7, -0.16, -0.1], [-1.14, -0.2, -0.06], 0.12, 0.1),
		bar([0.6, -0.5, -0.2], [1.06, -0.42, -0.1], 0.13, 0.11),
		bar([0.6, -0.34, -0.2], [1.02, -0.18, -0.1], 0.12, 0.1),
	),
	bar([-1.1, -0.5, -0.08], [-1.4, -0.58, -0.06], 0.075),
	bar([-1.12, -0.2, -0.06], [-1.4, -0.2, -0.06], 0.065),
	bar([1.04, -0.42, -0.1], [1.3, -0.4, -0.06], 0.072),
	bar([1.0, -0.18, -0.1], [1.3, -0.1, -0.06], 0.065),
);

/** Coronary vessels on the front, as lines in hundredths, with their width. */
const CORONARIES: readonly (readonly [Path, number])[] = (
	[
		["22,-24 20,0 26,30 36,60 46,90 56,112", 4.6],
		["28,-22 27,4 34,34 45,62 54,86", 3.2],
		["24,14 10,26 -2,46 -6,66", 2.6],
		["30,44 16,58 10,80 14,98", 2.4],
		["24,6 42,16 58,34 66,56", 3],
		["34,48 48,54 60,72", 2.4],
		["-12,-18 -34,-12 -56,10 -66,38 -60,62", 4.2],
		["-54,8 -38,20 -28,40 -26,60", 2.6],
		["-66,36 -48,46 -34,66 -22,80", 2.8],
		["40,-24 54,-14 68,4 76,26", 3.4],
	] as const
).map(([noted, width]) => [
	smooth(trace(noted), false, 1.2).map(({ x, y }) => ({ x: x / 100, y: y / 100 })),
	width / 100,
]);

/** How far a place is into a coronary vessel: 1 at its middle, 0 beside it. */
function readVessel(x: number, y: number): number {
	let most = 0;
	for (const [path, width] of CORONARIES) {
		for (const [index, place] of path.entries()) {
			const near = width * (1.1 - (0.5 * index) / path.length);
			const [dx, dy] = [x - place.x, y - place.y];
			if (Math.abs(dx) > near || Math.abs(dy) > near) continue;
			most = Math.max(most, 1 - Math.hypot(dx, dy) / near);
		}
	}
	return most;
}

const withVessels: Solid = (x, y, z) => {
	const flesh = blend(0.05, MUSCLE, ATRIA)(x, y, z);
	if (flesh > 0.06 || z < 0) return flesh;
	return flesh - 0.045 * Math.sqrt(readVessel(x, y));
};

const ORGAN = bound(
	[0, -0.35, 0],
	1.9,
	blend(0.035, blend(0.06, withVessels, AORTA), blend(0.03, BLUE, VEINS)),
);

function fleshTone(hit: Hit): number {
	const { x, y, z } = hit;
	const fiber = noise(x * 5 + y * 3, (x - y * 0.6) * 26, 5);
	const onVessel = z > 0 ? readVessel(x, y) : 0;
	const muscle = MUSCLE(x, y, z) < 0.05 && onVessel < 0.1;
	return darkness(hit, 1.12) + (muscle ? 0.22 * clamp(fiber) + 0.06 : 0);
}

export type HeartInks = { flesh: Ink; artery: Ink; vein: Ink };

/** An anatomical heart from the front; a unit is about half its width. */
export function drawHeartOrgan(
	sheet: Sheet,
	view: Pick<View, "to" | "scale" | "yaw" | "pitch" | "roll" | "grain">,
	inks: HeartInks,
	finish: Finish = {},
): void {
	const cast = sculpt(ORGAN, { ...view, box: [-1.5, -2.2, 1.5, 1.5], reach: 1.2 });
	drawCast(sheet, cast, {
		tone: fleshTone,
		wash: (hit) => {
			const { x, y, z } = hit;
			const shine = 0.92 - 0.8 * ramp(0.9, 1, hit.light);
			const flesh = Math.min(MUSCLE(x, y, z), ATRIA(x, y, z));
			const [red, blue] = [Math.min(AORTA(x, y, z), VEINS(x, y, z)), BLUE(x, y, z)];
			if (red < flesh - 0.01 && red < blue) return [inks.artery, shine];
			if (blue < flesh - 0.01) return [inks.vein, shine];
			const vessel = z > 0 ? readVessel(x, y) : 0;
			if (vessel > 0.15) return [inks.vein, shine];
			return [inks.flesh, shine];
		},
		edge: 8,
		...finish,
	});
}
