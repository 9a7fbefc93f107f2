import type { Point } from "../../brush/geometry.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import type { Petal } from "./corolla.ts";
import { drawCorolla } from "./corolla.ts";

export type PeonyBloom = {
	center: Point;
	/** Radius in pixels. */
	size: number;
	turn?: number;
	/** 0 a tight ball, 1 wide open; 0.8 when absent. */
	openness?: number;
	/** Color at the root and at the rim of the petals; black and gray when absent. */
	colors?: { deep: Ink; pale: Ink };
	/** Height of the flower's disk as a share of its width; 0.88 when absent. */
	squash?: number;
	/** How far the heart stands up, as a share of the size; 0.22 when absent. */
	lift?: number;
	/** Width of the outline in pixels. */
	edge?: number;
	/** Strength of the petal veins, 0 to 1. */
	veins?: number;
	seed?: number;
};

const GOLDEN = 2.39996;

/** A full peony: a round of broad guard petals, and a crowd of ruffled, notched ones that closes over its heart. */
export function drawPeonyBloom(sheet: Sheet, peony: PeonyBloom): void {
	const { center, size, turn = 0, openness = 0.8, colors, seed = 1 } = peony;
	const { squash = 0.88, lift = 0.22, edge = Math.max(2.6, size * 0.01), veins = 0.75 } = peony;
	const count = Math.round(mix(24, 34, openness));
	drawCorolla(sheet, {
		center,
		size,
		turn,
		squash,
		lift,
		petals: Array.from({ length: count }, (_, index) => shapePetal(index, count, openness, seed)),
		edge,
		veins,
		shadow: 0.15,
		...(colors ? { colors } : {}),
	});
}

function shapePetal(index: number, count: number, openness: number, seed: number): Petal {
	const chance = (which: number) => hash(index * 11 + which, seed * 37);
	const depth = index / (count - 1);
	const climb = Math.max(0, (index - 7) / (count - 8));
	const far =
		index < 8
			? mix(1, 0.9, index / 7) * mix(0.95, 1.04, chance(1))
			: mix(mix(0.86, 0.78, openness), 0.09, climb ** 1.05) * mix(0.92, 1.1, chance(1));
	const half = mix(0.66, 1.05, depth ** 1.5) * mix(0.85, 1.15, chance(2));
	const lobes = mix(1.6, 3.1, chance(3));
	const phase = chance(4) * 6;
	const ruffle = mix(0.09, 0.19, ramp(0, 0.5, depth)) * mix(0.7, 1.3, chance(5));
	// A wave and its half make rounded bumps with narrow notches between them.
	const bump = (u: number) => Math.abs(Math.sin(u * lobes * 1.7 + phase)) ** 0.6;
	const reach = (u: number) => {
		const round = (1 - Math.abs(u) ** 3.6) ** 0.46;
		const fine = 0.03 * noise(u * 11, index * 2.9, seed);
		return far * round * (1 + ruffle * (bump(u) - 0.6) + fine);
	};
	const curl = mix(0.03, 0.16, chance(6) ** 1.3) * mix(0.75, 1.5, depth);
	const lip = (u: number) => {
		const swing = clamp(0.5 + 0.9 * noise(u * 1.7 + phase, index * 1.3, seed + 3));
		const ends = Math.sqrt(Math.max(0, 1 - u * u));
		return (curl * swing * (0.45 + 0.75 * bump(u)) + 0.012) * ends + 0.006;
	};
	return { angle: index * GOLDEN + 0.4 * (chance(7) - 0.5), half, reach, lip, seed: index + seed };
}
