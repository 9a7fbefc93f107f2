import type { Solid } from "../../brush/solid.ts";
import { bar, blend, carve, chain, lathe, slab, turned } from "../../brush/solid.ts";

/** Where the two coils and the tube stand. */
export const COILS = [-0.45, 0.72] as const;
export const TUBE = -1.62;

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

export function buildFrame(): Solid {
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

export function buildCoils(): Solid {
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
export function buildAction(): Solid {
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

export function buildTube(): Solid {
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
export function buildWiring(): Solid {
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
