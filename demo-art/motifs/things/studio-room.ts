import { noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness } from "../../brush/sculpt.ts";
import type { Ink } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, chain, lathe, slab, turned } from "../../brush/solid.ts";

/** Turns a thing that stands at the origin about its axis and puts it on the floor. */
function stand(solid: Solid, x: number, z: number, turn: number): Solid {
	const shifted: Solid = (px, py, pz) => solid(px - x, py, pz - z);
	return turned(shifted, [x, 0, z], 0, turn);
}

function buildChair(): Solid {
	const foot = blend(
		0.06,
		lathe(
			[0, 0],
			[
				[-0.2, 0.5],
				[-0.14, 1.15],
				[0, 1.2],
			],
			0.03,
		),
		lathe(
			[0, 0],
			[
				[-1.5, 0.26],
				[-0.2, 0.26],
			],
			0.02,
		),
	);
	const seat = slab([0, -1.75, 0], 1.15, 0.24, 0.92, 0.2);
	const back = turned(
		blend(
			0.04,
			slab([2.2, -1.95, 0], 1.35, 0.22, 0.86, 0.19),
			slab([3.95, -1.98, 0], 0.4, 0.2, 0.5, 0.18),
		),
		[1.1, -1.8, 0],
		0,
		0,
		-0.92,
	);
	const rest = turned(
		slab([-2.15, -1.75, 0], 1.05, 0.2, 0.76, 0.18),
		[-1.1, -1.75, 0],
		0,
		0,
		-0.42,
	);
	const arm = (z: number) =>
		blend(
			0.05,
			slab([0.35, -2.55, z], 1.05, 0.13, 0.26, 0.12),
			bar([0.6, -1.8, z * 0.92], [0.6, -2.5, z], 0.11),
		);
	return blend(0.02, foot, seat, back, rest, arm(1.2), arm(-1.2));
}

function buildStool(): Solid {
	const legs = Array.from({ length: 5 }, (_, leg) => {
		const angle = leg * 1.2566 + 0.3;
		const [x, z] = [Math.cos(angle) * 0.95, Math.sin(angle) * 0.95];
		return blend(0, bar([0, -0.42, 0], [x, -0.22, z], 0.1, 0.08), ball([x, -0.1, z], 0.12));
	});
	return blend(
		0.03,
		lathe(
			[0, 0],
			[
				[-2.0, 0.7],
				[-1.92, 0.84],
				[-1.68, 0.84],
				[-1.6, 0.7],
			],
			0.08,
		),
		bar([0, -1.65, 0], [0, -0.4, 0], 0.11, 0.15),
		...legs,
	);
}

const BOTTLES = [
	[-0.75, 0.6],
	[-0.35, 0.75],
	[0.05, 0.55],
	[0.42, 0.7],
] as const;

function buildCart(): Solid {
	const legs = [-1, 1].flatMap((x) =>
		[-0.6, 0.6].map((z) =>
			blend(0, bar([x, -2.5, z], [x, -0.2, z], 0.06), ball([x, -0.13, z], 0.13)),
		),
	);
	const tray = (y: number) =>
		carve(
			0.02,
			slab([0, y, 0], 1.12, 0.14, 0.72, 0.05),
			slab([0, y - 0.12, 0], 1.02, 0.14, 0.62, 0.03),
		);
	const bottles = BOTTLES.map(([x, tall]) =>
		lathe(
			[x, -0.2],
			[
				[-2.5 - tall - 0.35, 0.03],
				[-2.5 - tall - 0.08, 0.1],
				[-2.5 - tall, 0.17],
				[-2.5, 0.18],
			],
			0.015,
		),
	);
	const roll = turned(
		lathe(
			[0, 0.05],
			[
				[-1.75, 0.1],
				[-1.75, 0.36],
				[-1, 0.36],
			],
			0.03,
		),
		[0, -1.2, 0],
		0,
		0,
		Math.PI / 2,
	);
	return blend(0, ...legs, tray(-2.4), tray(-1.1), ...bottles, roll);
}

/** A drawing table with a tilted board, a sheet of paper and a pencil on it. */
const TILT = -0.5;
const BOARD: Solid = turned(slab([0, -2.9, 0], 2.3, 0.08, 1.45, 0.02), [0, -2.9, 0], TILT);
const PAPER: Solid = turned(slab([-0.1, -3, 0], 1.15, 0.03, 0.9, 0.01), [0, -2.9, 0], TILT);

function buildTable(): Solid {
	const side = (x: number) =>
		blend(
			0,
			bar([x, -2.8, 0.1], [x * 1.04, 0, 1.1], 0.1),
			bar([x, -2.8, -0.1], [x * 1.04, 0, -1.1], 0.1),
		);
	const ledge = turned(slab([0, -3.02, 1.42], 2.3, 0.1, 0.06, 0.02), [0, -2.9, 0], TILT);
	const pencil = turned(
		bar([1.3, -3.06, 0.9], [1.8, -3.06, -0.4], 0.075, 0.075),
		[0, -2.9, 0],
		TILT,
	);
	const lamp = blend(
		0,
		chain(0.04, [-2.1, -3.5, -1.1, 0.07], [-2.3, -4.9, -1.1, 0.07], [-1.2, -5.7, -0.6, 0.07]),
		turned(
			carve(
				0.02,
				lathe(
					[-1, -0.5],
					[
						[-6.1, 0.16],
						[-5.9, 0.28],
						[-5.3, 0.68],
					],
					0.03,
				),
				lathe(
					[-1, -0.5],
					[
						[-5.7, 0.2],
						[-5.2, 0.64],
					],
					0.01,
				),
			),
			[-1, -5.7, -0.5],
			0,
			0,
			-0.4,
		),
	);
	return blend(
		0,
		BOARD,
		PAPER,
		side(-2),
		side(2),
		bar([-2, -0.9, 0.7], [2, -0.9, 0.7], 0.07),
		ledge,
		pencil,
		lamp,
	);
}

const PARTS = {
	chair: bound([2.2, -1.9, 0.9], 5, stand(buildChair(), 1.9, 0.9, 0.42)),
	stool: bound([-1.9, -1, 1.6], 1.6, stand(buildStool(), -1.9, 1.5, 0)),
	cart: bound([6.9, -1.7, 0.4], 2.6, stand(buildCart(), 6.9, 0.3, -0.2)),
	table: bound([-5.6, -3, -0.4], 4.6, stand(buildTable(), -5.7, -0.4, -0.22)),
};

const ON_BOARD = stand(PAPER, -5.7, -0.4, -0.22);

/** A tattoo chair, a stool, a cart and a drawing table; the floor is at height 0. */
export const ROOM: Solid = blend(0, ...Object.values(PARTS));

const belongs = (part: keyof typeof PARTS, { x, y, z }: Hit) => PARTS[part](x, y, z) < 0.03;

/** Black leather, painted steel, pale wood and paper. */
export function roomTone(hit: Hit): number {
	const { x, y, z, light, open } = hit;
	const dark = darkness(hit, 0.95);
	const leather = () =>
		1.12 -
		0.95 * ramp(0.72, 1.02, light + 0.06 * noise(x * 4, z * 4 + y * 4, 3)) * ramp(0.3, 0.8, open);
	if (belongs("chair", hit)) return y > -1.45 ? dark : leather();
	if (belongs("stool", hit)) return y < -1.58 ? leather() : dark + 0.1;
	if (belongs("cart", hit)) return dark + (y < -2.6 ? 0.2 : 0.05);
	if (ON_BOARD(x, y, z) < 0.02) return 0.4 * dark;
	return dark * 0.9 + 0.26 + 0.2 * Math.max(0, noise(x * 9, z * 1.2 + y, 6));
}

const BOTTLE_INKS: readonly Ink[] = [
	[0.6, 0.1, 0.08],
	[0.86, 0.58, 0.2],
	[0.12, 0.34, 0.26],
	[0.1, 0.18, 0.36],
];

export function roomWash(hit: Hit): readonly [Ink, number] {
	if (belongs("cart", hit) && hit.y < -2.62) {
		const index = BOTTLES.reduce(
			(best, [x], at) =>
				Math.abs(hit.x - 6.9 - x) < Math.abs(hit.x - 6.9 - (BOTTLES[best]?.[0] ?? 0)) ? at : best,
			0,
		);
		return [BOTTLE_INKS[index] ?? [1, 1, 1], 0.9];
	}
	return [[1, 1, 1], 0];
}
