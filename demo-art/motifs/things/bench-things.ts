import type { Solid } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, hoop, lathe, slab, turned } from "../../brush/solid.ts";

/** The top of the bench; all else stands on it. */
export const TOP = 3.2;

export function buildKeys(): Solid {
	const flat = (solid: Solid, x: number, y: number, z: number, turn: number) =>
		turned(solid, [x, y, z], Math.PI / 2, turn);
	const key = (x: number, z: number, turn: number): Solid => {
		const y = TOP - 0.09;
		const body = blend(
			0.03,
			hoop([x, y - 1.25, z], 0.3, 0.085),
			hoop([x - 0.2, y - 1.5, z], 0.12, 0.05),
			hoop([x + 0.2, y - 1.5, z], 0.12, 0.05),
			lathe(
				[x, z],
				[
					[y - 0.95, 0.09],
					[y - 0.9, 0.14],
					[y - 0.8, 0.14],
					[y - 0.76, 0.085],
					[y + 0.95, 0.085],
				],
				0.01,
			),
			carve(
				0.01,
				slab([x + 0.22, y + 0.7, z], 0.22, 0.24, 0.05),
				slab([x + 0.34, y + 0.68, z], 0.14, 0.05, 0.2),
			),
		);
		return flat(body, x, y, z, turn);
	};
	return bound(
		[-4.2, TOP, 1.2],
		3.2,
		blend(
			0,
			key(-4.6, 0.8, 1.25),
			key(-3.3, 1.2, 2.3),
			flat(hoop([-5.9, TOP - 0.05, 0.55], 0.62, 0.05), -5.9, TOP - 0.05, 0.55, 0),
		),
	);
}

/** A jar with pens and brushes. */
export function buildJar(): Solid {
	const jar = carve(
		0.02,
		lathe(
			[1.6, -1.8],
			[
				[1.35, 0.62],
				[1.45, 0.56],
				[2.9, 0.6],
				[TOP, 0.56],
			],
			0.03,
		),
		lathe(
			[1.6, -1.8],
			[
				[1.2, 0.5],
				[2.9, 0.5],
			],
			0.01,
		),
	);
	const sticks = (
		[
			[-0.5, -0.9, 0.06],
			[-0.1, -1.3, 0.075],
			[0.3, -0.8, 0.055],
			[0.62, -1.15, 0.07],
		] as const
	).map(([lean, top, thick], index) =>
		blend(
			0.03,
			bar([1.6 - lean * 0.4, 2.7, -1.9], [1.6 + lean * 1.1, top, -1.95], thick * 0.8, thick),
			bar(
				[1.6 + lean * 1.1, top, -1.95],
				[1.6 + lean * 1.25, top - 0.42, -1.96],
				index % 2 === 0 ? thick * 1.5 : thick,
				0.012,
			),
		),
	);
	return blend(0.01, jar, ...sticks);
}

export function buildLamp(): Solid {
	const foot = lathe(
		[7.0, -0.9],
		[
			[TOP - 0.42, 0.2],
			[TOP - 0.36, 0.5],
			[TOP - 0.2, 1.0],
			[TOP - 0.12, 1.12],
			[TOP, 1.14],
		],
		0.03,
	);
	const arms = blend(
		0,
		bar([7.0, TOP - 0.4, -0.9], [7.9, 0.2, -0.9], 0.09),
		bar([7.9, 0.2, -0.9], [6.1, -2.3, -0.5], 0.085),
		bar([7.75, 0.3, -0.7], [6.2, -1.85, -0.35], 0.03),
		turned(
			lathe(
				[7.9, -0.9],
				[
					[-0.04, 0.25],
					[0.44, 0.25],
				],
				0.03,
			),
			[7.9, 0.2, -0.9],
			Math.PI / 2,
		),
		ball([6.1, -2.3, -0.5], 0.2),
	);
	const shell = carve(
		0.02,
		lathe(
			[0, 0],
			[
				[-1.35, 0.2],
				[-1.2, 0.36],
				[-0.75, 0.4],
				[-0.6, 0.62],
				[0.2, 1.18],
				[0.5, 1.42],
				[0.56, 1.5],
			],
			0.02,
		),
		lathe(
			[0, 0],
			[
				[-0.5, 0.5],
				[0.2, 1.04],
				[0.7, 1.45],
			],
			0.01,
		),
	);
	const shade = turned(
		(x, y, z) => shell(x - 5.3, y + 2.0, z + 0.3),
		[5.3, -2.0, -0.3],
		0.06,
		0,
		0.52,
	);
	return move(
		bound([6.4, 0.2, -0.6], 4.2, blend(0, foot, arms, shade, ball([5.1, -1.75, -0.3], 0.36))),
		-0.9,
	);
}

function move(solid: Solid, right: number): Solid {
	return (x, y, z) => solid(x - right, y, z);
}
