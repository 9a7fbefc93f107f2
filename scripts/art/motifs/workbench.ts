import { clamp, noise, ramp } from "../brush/random.ts";
import type { Hit } from "../brush/sculpt.ts";
import { darkness } from "../brush/sculpt.ts";
import type { Solid } from "../brush/solid.ts";
import { ball, bar, blend, bound, carve, hoop, lathe, slab, turned } from "../brush/solid.ts";

/** The top of the bench; all else stands on it. */
const TOP = 3.2;
/** Middle, height and depth of the ink bottles. */
const BOTTLES = [
	[-6.8, 1.5, -1.2],
	[-5.75, 1.75, -1.3],
	[-4.7, 1.45, -1.1],
	[-3.65, 1.9, -1.3],
	[-2.6, 1.55, -1.2],
	[-1.55, 1.75, -1.3],
	[-0.5, 1.4, -1.15],
] as const;
const BOOK = { x: 1.4, z: 0.75, half: 2.5, deep: 1.4 };

function buildBottles(): Solid {
	return blend(
		0,
		...BOTTLES.map(([x, tall, z]) =>
			bound(
				[x, TOP - tall * 0.65, z],
				1.6,
				lathe(
					[x, z],
					[
						[TOP - tall - 0.92, 0.05],
						[TOP - tall - 0.5, 0.13],
						[TOP - tall - 0.44, 0.27],
						[TOP - tall - 0.08, 0.3],
						[TOP - tall - 0.06, 0.22],
						[TOP - tall + 0.06, 0.24],
						[TOP - tall + 0.28, 0.44],
						[TOP - 0.06, 0.46],
						[TOP, 0.4],
					],
					0.02,
				),
			),
		),
	);
}

/** An open ledger: two arched blocks of pages in a cover. */
function buildLedger(): Solid {
	const { x: cx, z: cz, half, deep } = BOOK;
	const pages: Solid = (x, y, z) => {
		const away = Math.abs(x - cx);
		const arch =
			0.46 * Math.sqrt(Math.max(0.001, Math.min(1, away / 0.5))) * (1 - 0.55 * (away / half) ** 2);
		return (
			Math.max(
				TOP - 0.12 - arch - y,
				y - TOP + 0.08,
				away - half + 0.1,
				Math.abs(z - cz) - deep + 0.08,
			) * 0.6
		);
	};
	return blend(0, pages, slab([cx, TOP - 0.05, cz], half, 0.05, deep, 0.03));
}

function buildLamp(): Solid {
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

function buildKeys(): Solid {
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
function buildJar(): Solid {
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

const BENCH = blend(
	0,
	slab([0, TOP + 0.16, 0], 11, 0.16, 2.5, 0.04),
	slab([0, TOP + 0.95, -0.25], 11, 0.8, 2.5, 0.02),
);
const PARTS = {
	bottles: buildBottles(),
	ledger: buildLedger(),
	lamp: buildLamp(),
	keys: buildKeys(),
	jar: buildJar(),
};

export const WORKBENCH: Solid = blend(0, BENCH, ...Object.values(PARTS));

/** Wood with its grain, ruled pages, inks with labels, dark enamel. */
export function benchTone(hit: Hit): number {
	const { x, y, z } = hit;
	const dark = darkness(hit, 0.95);
	if (PARTS.ledger(x, y, z) < 0.02) {
		const away = Math.abs(x - BOOK.x);
		const ruled =
			ramp(0.028, 0.012, Math.abs(((z * 3.6) % 1) - 0.5) / 3.6) *
			ramp(0.2, 0.3, away) *
			ramp(2.55, 2.45, away);
		const column = [0.6, 1.7, 2.1].some((line) => Math.abs(away - line) < 0.014);
		const written =
			ramp(0.1, 0.5, noise(x * 9, Math.floor(z * 3.6 + 0.5) * 3.7, 4)) *
			ramp(0.7, 0.78, away) *
			ramp(1.6, 1.5, away);
		return (
			dark * 0.7 +
			0.4 * ruled +
			(column ? 0.45 : 0) +
			0.35 * written * ramp(0.06, 0.03, Math.abs(((z * 3.6 + 0.25) % 1) - 0.5))
		);
	}
	if (PARTS.lamp(x, y, z) < 0.02) return dark + 0.3 - 0.4 * ramp(0.86, 0.97, hit.light);
	if (PARTS.keys(x, y, z) < 0.02 || PARTS.jar(x, y, z) < 0.02) return dark + 0.08;
	const bottle = BOTTLES.find(([cx, , cz]) => Math.hypot(x - cx, z - cz) < 0.5);
	if (bottle && y < TOP - 0.02) {
		const [, tall] = bottle;
		const label = y > TOP - tall * 0.62 && y < TOP - tall * 0.16;
		const cap = y < TOP - tall - 0.05;
		const ink = cap ? 0.55 : 0.62;
		const band = Math.abs(y - TOP + tall * 0.56) < 0.03 || Math.abs(y - TOP + tall * 0.22) < 0.03;
		return label
			? dark * 0.8 + (band ? 0.7 : 0)
			: dark * 0.7 + ink - 0.6 * ramp(0.84, 0.95, hit.light);
	}
	const grain = noise(x * 0.7 + 2 * noise(x / 3, z * 2, 2), z * 9 + y * 12, 6);
	return dark + 0.1 + 0.3 * clamp(grain);
}
