import { mix, noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness } from "../../brush/sculpt.ts";
import type { Ink } from "../../brush/sheet.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { ball, bar, blend, bound, carve, lathe, slab, turned } from "../../brush/solid.ts";
import { buildTube } from "./paint-tube.ts";

/** The top of the table; all else stands on it. */
const TOP = 2.9;

const PAINTS: readonly Ink[] = [
	[0.95, 0.92, 0.84],
	[0.95, 0.74, 0.22],
	[0.9, 0.46, 0.1],
	[0.68, 0.09, 0.06],
	[0.4, 0.03, 0.12],
	[0.1, 0.16, 0.42],
	[0.06, 0.36, 0.4],
	[0.2, 0.4, 0.16],
	[0.36, 0.2, 0.1],
];

const JAR = { x: -2.1, z: -0.3 };

/** A stoneware jar, open at the top. */
const jar = bound(
	[JAR.x, TOP - 1.5, JAR.z],
	2.3,
	carve(
		0.03,
		lathe(
			[JAR.x, JAR.z],
			[
				[TOP - 3.0, 1.02],
				[TOP - 2.9, 1.1],
				[TOP - 2.74, 0.98],
				[TOP - 2.3, 1.14],
				[TOP - 1.4, 1.34],
				[TOP - 0.5, 1.24],
				[TOP, 1.02],
			],
			0.04,
		),
		lathe(
			[JAR.x, JAR.z],
			[
				[TOP - 3.3, 0.94],
				[TOP - 2.6, 0.84],
				[TOP - 0.6, 0.9],
			],
			0.02,
		),
	),
);

/** How far a brush leans to the side and to the front, where its head ends, how thick it is, and its paint. */
const BRUSHES = [
	[-1.9, -0.3, -4.3, 0.1, 5, "flat"],
	[-1.15, -0.6, -5.05, 0.085, 3, "round"],
	[-0.45, -0.5, -4.55, 0.12, 1, "fan"],
	[0.2, -0.7, -5.25, 0.09, 6, "round"],
	[0.85, -0.2, -4.5, 0.12, 0, "flat"],
	[1.6, -0.1, -4.75, 0.08, 2, "round"],
] as const;

type Brush = { wood: Solid; metal: Solid; hair: Solid; paint: Ink; turn: number };

function buildBrush([lean, front, top, thick, paint, shape]: (typeof BRUSHES)[number]): Brush {
	const foot: Spot3 = [JAR.x - lean * 0.28, TOP - 0.4, JAR.z - front * 0.3];
	const tip: Spot3 = [JAR.x + lean, top, JAR.z + front];
	const at = (share: number): Spot3 => [
		mix(foot[0], tip[0], share),
		mix(foot[1], tip[1], share),
		mix(foot[2], tip[2], share),
	];
	const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1], tip[2] - foot[2]);
	const [neck, head] = [1 - 1.35 / length, 1 - 0.72 / length];
	const turn = Math.atan2(tip[0] - foot[0], foot[1] - tip[1]);
	const tuft = at(1 - 0.36 / length);
	const wide = { flat: 0.24, fan: 0.5, round: 0.15 }[shape];
	const bristles: Solid =
		shape === "round"
			? blend(
					0.06,
					bar(at(head), tuft, thick * 1.05, thick * 1.5),
					bar(tuft, tip, thick * 1.5, 0.015),
				)
			: turned(
					(x, y, z) => {
						const v = (y - tuft[1]) / 0.42;
						const half = mix(thick, wide, ramp(1, -0.8, v)) - 0.04;
						const ragged = 0.05 * noise(x * 22, 1, paint);
						return (
							Math.max(
								Math.abs(x - tuft[0]) - half,
								Math.abs(y - tuft[1]) - 0.42 - ragged,
								Math.abs(z - tuft[2]) - mix(thick, 0.04, ramp(1, -1, v)),
							) * 0.75
						);
					},
					tuft,
					0,
					0,
					turn,
				);
	return {
		wood: blend(
			0.03,
			bar(foot, at(neck * 0.75), thick * 0.6, thick * 1.15),
			bar(at(neck * 0.75), at(neck), thick * 1.15, thick * 0.7),
		),
		metal: blend(
			0,
			bar(at(neck - 0.02), at(head), thick * 0.86, thick * 1.12),
			ball(at(mix(neck, head, 0.35)), thick * 1.12),
			ball(at(mix(neck, head, 0.55)), thick * 1.14),
		),
		hair: bristles,
		paint: PAINTS[paint] as Ink,
		turn,
	};
}

const brushes = BRUSHES.map(buildBrush);

const PALETTE: Spot3 = [2.9, TOP - 1.05, 0.72];
const LEAN = [0.84, 0, 0.06] as const;

/** A board shaped like a bean, with a hole for the thumb. */
function buildPalette(): Solid {
	const board: Solid = (x, y, z) => {
		const [u, v] = [x / 2.75, y / 1.72];
		const rim = (Math.hypot(u, v) - 1 + 0.07 * Math.cos(3 * Math.atan2(v, u) + 0.4)) * 1.5;
		return Math.max(rim, Math.abs(z) - 0.07) * 0.8;
	};
	const hole: Solid = (x, y, z) =>
		Math.max(Math.hypot((x - 1.5) / 1.25, y - 0.52) - 0.3, Math.abs(z) - 0.4);
	const notch: Solid = (x, y, z) =>
		Math.max(Math.hypot((x - 1.2) / 1.5, (y - 1.75) / 1) - 0.46, Math.abs(z) - 0.4);
	return carve(0.03, board, hole, notch);
}

/** Where the heaps of paint sit on the palette, from white around to brown. */
const HEAPS = PAINTS.map((paint, index) => {
	const angle = Math.PI * (0.86 + 0.9 * (index / (PAINTS.length - 1)));
	return {
		x: 2.12 * Math.cos(angle),
		y: 1.24 * Math.sin(angle),
		size: 0.27 + 0.05 * ((index * 5) % 3),
		paint,
	};
});

const heaps = HEAPS.map(({ x, y, size }, index): Solid => {
	const lump = blend(
		0.12,
		ball([x, y, 0.08], size, size * 0.86, 0.16),
		ball([x + 0.06, y - 0.05, 0.2], size * 0.6, size * 0.5, 0.13),
		bar([x + 0.02, y, 0.3], [x + 0.12, y - 0.12, 0.42], 0.07, 0.015),
	);
	return (px, py, pz) => lump(px, py, pz) + 0.02 * noise(px * 9, py * 9, index);
});

const onPalette = (solid: Solid): Solid =>
	turned((x, y, z) => solid(x - PALETTE[0], y - PALETTE[1], z - PALETTE[2]), PALETTE, ...LEAN);

const palette = bound(PALETTE, 3, onPalette(buildPalette()));
const paints = bound(PALETTE, 3, onPalette(blend(0, ...heaps)));
const heapAt = HEAPS.map(({ paint }, index) => ({
	paint,
	solid: onPalette(heaps[index] as Solid),
}));

const box = blend(
	0,
	slab([3.0, TOP - 0.62, -0.75], 2.0, 0.62, 0.7, 0.05),
	slab([3.0, TOP - 1.34, -0.75], 2.08, 0.09, 0.78, 0.03),
);

const tubes = [
	{ ...buildTube([-0.4, TOP, 2.1], 0.24, 2.3), paint: PAINTS[3] as Ink },
	{ ...buildTube([-5.6, TOP, 1.5], 0.42, 2.1), paint: PAINTS[6] as Ink },
];

const BENCH = slab([0, TOP + 2, 0], 12, 2, 3.6, 0.04);

export const PAINTING_TABLE: Solid = blend(
	0,
	BENCH,
	jar,
	bound(
		[JAR.x, -2.2, JAR.z],
		4.6,
		blend(0, ...brushes.flatMap(({ wood, metal, hair }) => [wood, metal, hair])),
	),
	box,
	palette,
	paints,
	...tubes.flatMap(({ body, cap }) => [body, cap]),
);

const NEAR = 0.03;
/** Pixels between two engraved lines. */
export const SPACING = 8;
const WOOD: Ink = [0.86, 0.62, 0.36];
const CLAY: Ink = [0.72, 0.74, 0.72];
const STEEL: Ink = [0.86, 0.86, 0.82];
const BARE: Ink = [1, 1, 1];

/** The color beneath the lines, by what is hit. */
export function paintingWash({ x, y, z }: Hit): readonly [Ink, number] {
	for (const { solid, paint } of heapAt) if (solid(x, y, z) < NEAR) return [paint, 0.95];
	if (palette(x, y, z) < NEAR) return [WOOD, 0.9];
	for (const { wood, metal, hair, paint } of brushes) {
		if (hair(x, y, z) < NEAR) return [paint, 0.95];
		if (metal(x, y, z) < NEAR) return [STEEL, 0.6];
		if (wood(x, y, z) < NEAR) return [[0.5, 0.1, 0.07], 0.92];
	}
	for (const { body, cap, label, paint } of tubes) {
		if (cap(x, y, z) < NEAR) return [[0.3, 0.3, 0.3], 0.8];
		if (body(x, y, z) < NEAR) return label(x, y, z) < 0 ? [paint, 0.92] : [STEEL, 0.4];
	}
	if (box(x, y, z) < NEAR) return [[0.7, 0.44, 0.24], 0.85];
	if (jar(x, y, z) < NEAR) {
		const band = y > TOP - 1.75 && y < TOP - 1.15;
		return [band ? [0.16, 0.26, 0.46] : CLAY, 0.8];
	}
	return [BARE, 0];
}

/** How many lines there are up to a place: they bow over what is large, and run along the brushes. */
export function paintingPhase({ x: u, y: v, z: w, facing }: Hit, x: number, y: number): number {
	const brush =
		v < TOP - 2.2 &&
		brushes.find(
			({ wood, metal, hair }) => Math.min(wood(u, v, w), metal(u, v, w), hair(u, v, w)) < NEAR,
		);
	return brush
		? (x * Math.cos(brush.turn) + y * Math.sin(brush.turn)) / SPACING
		: (y * 0.9 + x * 0.42 - facing * 44) / SPACING;
}

export function paintingTone(hit: Hit): number {
	const { x, y, z } = hit;
	const dark = darkness(hit, 0.95);
	if (y > TOP - 0.02) return 0.16 + dark + 0.14 * noise(x * 0.8, z * 9, 3);
	if (palette(x, y, z) < NEAR) return dark * 0.85 + 0.16 * ramp(0.1, 0.6, noise(x * 1.2, y * 9, 5));
	return dark;
}
