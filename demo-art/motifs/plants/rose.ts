import type { Point } from "../../brush/geometry.ts";
import { hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import type { Corolla, Petal } from "./corolla.ts";
import { drawCorolla } from "./corolla.ts";

export type Rose = {
	center: Point;
	/** Radius in pixels. */
	size: number;
	turn?: number;
	/** 0 just opening, 1 wide open; 0.8 when absent. */
	openness?: number;
	/** Color at the root and at the rim of the petals; black and gray when absent. */
	colors?: { deep: Ink; pale: Ink };
	/** Height of the flower's disk as a share of its width; 0.9 when absent. */
	squash?: number;
	/** How far the heart stands up, as a share of the size; 0.14 when absent. */
	lift?: number;
	/** Width of the outline in pixels. */
	edge?: number;
	/** Strength of the petal veins, 0 to 1. */
	veins?: number;
	seed?: number;
} & Pick<Corolla, "dots" | "flat" | "lines">;

/** Every next petal of a rose stands a golden angle further on, a little higher and tighter. */
const GOLDEN = 2.39996;

/** A garden rose: outer petals laid back with rolled rims, inner ones wound into a spiral. */
export function drawRose(sheet: Sheet, rose: Rose): void {
	const { center, size, turn = 0, openness = 0.8, seed = 1 } = rose;
	const { squash = 0.9, lift = 0.14, edge = Math.max(2.6, size * 0.011), veins = 0.55 } = rose;
	const count = Math.round(mix(15, 25, openness));
	const petals = Array.from({ length: count }, (_, index) =>
		shapePetal(index, count, openness, seed),
	);
	drawCorolla(sheet, {
		...rose,
		center,
		size,
		turn,
		squash,
		lift,
		petals,
		edge,
		veins,
		shadow: 0.2,
	});
}

function shapePetal(index: number, count: number, openness: number, seed: number): Petal {
	const depth = index / (count - 1);
	const chance = (which: number) => hash(index * 7 + which, seed * 31);
	// The first five make the round of the flower, the others climb to its heart.
	const climb = Math.max(0, (index - 4) / (count - 5)) ** mix(0.72, 0.9, openness);
	const far = (mix(0.95, 0.055, climb) + 0.05 * ramp(5, 0, index)) * mix(0.96, 1.04, chance(1));
	// Outer petals are fans, inner ones wrap most of the way round the heart.
	const half = mix(mix(1.05, 0.82, openness), 1.75, depth ** 1.2) * mix(0.94, 1.06, chance(2));
	const tip = mix(-0.22, 0.22, chance(3));
	const spiral = mix(0, 0.34, depth);
	const reach = (u: number) => {
		const round = (1 - Math.abs(u) ** mix(3.4, 2.6, depth)) ** 0.5;
		const point = 0.055 * Math.exp(-(((u - tip) / 0.2) ** 2));
		const wave = 0.05 * noise(u * 2.2 + 9, index * 3.7, seed) * (1 - depth);
		return far * round * (1 + point + wave) * (1 - spiral * ((u + 1) / 2) ** 1.5);
	};
	// A rim rolls over on one side of its tip more than on the other.
	const heavy = mix(0.13, 0.21, chance(4));
	const slight = mix(0.02, 0.1, chance(5));
	const [left, right] = chance(7) < 0.5 ? [heavy, slight] : [slight, heavy];
	const lip = (u: number) => {
		const share = u < tip ? (u + 1) / (tip + 1) : (1 - u) / (1 - tip);
		const lobe = Math.max(0, Math.sin(Math.PI * share ** 0.85)) ** 0.8;
		const ragged = 1 + 0.3 * noise(u * 4, index * 1.7, seed + 5);
		const notch = 0.022 * Math.sqrt(1 - Math.abs(u));
		return (u < tip ? left : right) * lobe * ragged * mix(1, 1.5, depth) + notch + 0.008;
	};
	return { angle: index * GOLDEN + 0.25 * (chance(6) - 0.5), half, reach, lip, seed: index + seed };
}
