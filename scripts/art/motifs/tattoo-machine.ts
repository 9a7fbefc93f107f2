import type { Point } from "../brush/geometry.ts";
import { ramp } from "../brush/random.ts";
import type { Finish, Hit } from "../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../brush/sculpt.ts";
import type { Sheet } from "../brush/sheet.ts";
import type { Solid } from "../brush/solid.ts";
import { bar, blend, bound, carve, chain, lathe, slab, turned } from "../brush/solid.ts";

/** Where the two coils and the tube stand. */
const COILS = [-0.45, 0.72] as const;
const TUBE = -1.62;

/** A rod lying on its side, along x. */
function lying(x: number, y: number, z: number, half: number, radius: number): Solid {
	const rod = lathe(
		[x, z],
		[
			[y - half, radius],
			[y + half, radius],
		],
	);
	return turned(rod, [x, y, z], 0, 0, Math.PI / 2);
}

function buildFrame(): Solid {
	const base = slab([0.1, 0.14, 0], 1.5, 0.13, 0.42, 0.05);
	const rear = blend(
		0.12,
		chain(
			0.06,
			[1.42, 0.1, -0.12, 0.16],
			[1.62, -0.7, -0.12, 0.14],
			[1.55, -1.5, -0.12, 0.15],
			[1.5, -1.92, -0.05, 0.15],
		),
		slab([1.42, -2.0, 0], 0.36, 0.1, 0.34, 0.05),
	);
	const front = blend(
		0.14,
		chain(
			0.08,
			[-1.2, 0.1, -0.34, 0.16],
			[-1.16, -1.0, -0.4, 0.13],
			[-1.12, -2.1, -0.4, 0.13],
			[-0.9, -2.75, -0.34, 0.15],
			[-0.52, -2.86, -0.1, 0.18],
		),
		lathe(
			[-0.42, 0],
			[
				[-3.08, 0.21],
				[-2.66, 0.21],
			],
			0.03,
		),
	);
	const brace = chain(
		0.08,
		[1.5, -0.2, -0.2, 0.1],
		[0.9, -0.02, -0.28, 0.12],
		[0.1, 0.1, -0.3, 0.12],
	);
	const vise = blend(
		0.08,
		lathe(
			[TUBE, 0],
			[
				[-0.22, 0.3],
				[0.42, 0.3],
			],
			0.04,
		),
		slab([-1.35, 0.1, 0], 0.3, 0.24, 0.24, 0.06),
	);
	return blend(0.08, base, rear, front, brace, vise);
}

function buildCoils(): Solid {
	return blend(
		0,
		...COILS.map((x) =>
			lathe(
				[x, 0],
				[
					[-1.92, 0.2],
					[-1.82, 0.2],
					[-1.8, 0.54],
					[-1.72, 0.54],
					[-1.71, 0.48],
					[-0.12, 0.48],
					[-0.11, 0.54],
					[0.0, 0.54],
				],
				0.015,
			),
		),
	);
}

/** Bar, springs and screws: all that moves, and what it moves against. */
function buildAction(): Solid {
	const armature = slab([-0.05, -2.05, 0], 0.92, 0.09, 0.24, 0.03);
	const nose = blend(
		0.06,
		slab([-1.2, -2.05, 0], 0.45, 0.07, 0.1, 0.03),
		lathe(
			[TUBE, 0],
			[
				[-2.24, 0.1],
				[-1.94, 0.1],
			],
			0.03,
		),
	);
	const springs = blend(
		0,
		slab([0.75, -2.17, 0], 0.75, 0.022, 0.18),
		turned(slab([-0.18, -2.3, 0], 0.4, 0.022, 0.14), [0.2, -2.2, 0], 0, 0, 0.3),
	);
	const screw = (x: number, y: number) =>
		carve(
			0.01,
			lathe(
				[x, 0],
				[
					[y - 0.12, 0.15],
					[y, 0.17],
				],
				0.02,
			),
			slab([x, y - 0.15, 0], 0.3, 0.07, 0.028),
		);
	const contact = lathe(
		[-0.42, 0],
		[
			[-3.95, 0.17],
			[-3.86, 0.22],
			[-3.62, 0.22],
			[-3.55, 0.1],
			[-2.5, 0.1],
			[-2.42, 0.04],
			[-2.36, 0.03],
		],
		0.015,
	);
	return blend(0, armature, nose, springs, screw(0.28, -2.19), screw(1.42, -2.2), contact);
}

function buildTube(): Solid {
	const tube = lathe(
		[TUBE, 0],
		[
			[-0.52, 0.15],
			[1.5, 0.15],
			[1.56, 0.3],
			[1.72, 0.4],
			[1.84, 0.34],
			[2.0, 0.42],
			[3.3, 0.42],
			[3.46, 0.34],
			[3.58, 0.4],
			[3.74, 0.3],
			[3.8, 0.17],
			[4.2, 0.16],
			[4.75, 0.08],
		],
		0.02,
	);
	const needle = bar([TUBE, -2.0, 0], [TUBE, 5.05, 0], 0.032, 0.022);
	const hold = bar([TUBE - 0.1, 0.1, 0.2], [TUBE - 0.1, 0.1, 0.55], 0.07);
	const thumb = turned(
		lathe(
			[TUBE - 0.1, 0.62],
			[
				[-0.02, 0.2],
				[0.22, 0.2],
			],
			0.02,
		),
		[TUBE - 0.1, 0.1, 0.62],
		Math.PI / 2,
	);
	return blend(0, tube, needle, hold, thumb);
}

/** Post for the cord, the capacitor beneath the coils, and the wires between them. */
function buildWiring(): Solid {
	const post = blend(0, lying(1.7, 0.2, 0.1, 0.26, 0.12), lying(1.98, 0.2, 0.1, 0.06, 0.2));
	const capacitor = lying(0.12, -0.22, 0.62, 0.3, 0.15);
	const wires = blend(
		0,
		chain(
			0.05,
			[0.42, -0.22, 0.62, 0.03],
			[0.75, -0.28, 0.72, 0.03],
			[1.15, -0.1, 0.6, 0.03],
			[1.5, 0.12, 0.3, 0.03],
		),
		chain(
			0.05,
			[-0.2, -0.22, 0.62, 0.03],
			[-0.6, -0.3, 0.68, 0.03],
			[-1.0, -0.7, 0.3, 0.03],
			[-1.14, -1.3, -0.2, 0.03],
		),
	);
	return blend(0, post, capacitor, wires);
}

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
