import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness } from "../../brush/sculpt.ts";
import type { Ink } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { bar, blend, bound, slab } from "../../brush/solid.ts";
import { buildTube } from "./paint-tube.ts";

const FLOOR = 4.3;
const [TOP, HEM] = [-3.3, 2.35];

const easel = blend(
	0,
	bar([-0.5, -4.7, 0.1], [-2.2, FLOOR, 1.1], 0.13),
	bar([0.5, -4.7, 0.1], [2.2, FLOOR, 1.1], 0.13),
	bar([0, -4.5, -0.1], [0, FLOOR, -2.8], 0.12),
	slab([0, -4.45, 0.1], 0.75, 0.13, 0.12, 0.03),
	slab([0, 2.52, 1.12], 2.75, 0.12, 0.36, 0.03),
	slab([0, 3.3, 1.0], 2.15, 0.1, 0.08, 0.02),
);

const canvas = slab([0, -0.35, 0.98], 2.3, 2.78, 0.12, 0.02);

/** Where the cloth ends: it hangs lower at the left, and is drawn up at the right. */
function hem(x: number): number {
	return (
		HEM + 0.12 * Math.sin(x * 2.6 + 0.8) + 0.42 * ramp(-0.6, -2.4, x) - 1.5 * ramp(0.5, 2.5, x)
	);
}

/** How far the cloth stands out: pipes that widen downwards, and pulls that run from the upper corners. */
function fold(x: number, y: number): number {
	const t = clamp((y - TOP) / (HEM - TOP));
	const pipe = Math.sin(x * 5.4 + 0.7 * Math.sin(y * 0.9 + x) + 0.8 * noise(x * 1.3, y * 0.4, 3));
	let out = (0.02 + 0.13 * t) * pipe * ramp(0.02, 0.3, t);
	for (const side of [-1, 1]) {
		const [dx, dy] = [2.35 - side * x, y - TOP + 0.1];
		const away = Math.hypot(dx, dy);
		out += 0.1 * Math.exp(-away / 2) * ramp(0, 0.6, away) * Math.sin(Math.atan2(dy, dx) * 13);
	}
	const sag = y - TOP - 0.5 + 0.24 * x * x;
	return out + 0.05 * Math.sin(sag * 5) * ramp(1.9, 0.4, Math.abs(x)) * ramp(0.75, 0.1, t);
}

const veil: Solid = bound([0, -0.4, 1.05], 4.6, (x, y, z) => {
	const t = clamp((y - TOP) / (HEM - TOP));
	const half = 2.42 + 0.26 * t ** 1.4 + 0.05 * Math.sin(y * 2.7);
	const depth = 1.16 + fold(x, y) + 0.1 * t;
	const box = Math.max(Math.abs(x) - half, TOP - y, y - hem(x), Math.abs(z - depth) - 0.1);
	return box * 0.5;
});

const tubes = [
	{ ...buildTube([3.3, FLOOR, 2.3], 0.24, 2.4), paint: [0.62, 0.08, 0.06] as Ink },
	{ ...buildTube([9.6, FLOOR, -0.9], 2.9, 2.4), paint: [0.08, 0.34, 0.4] as Ink },
	{ ...buildTube([6.5, FLOOR, 2.8], 0.14, 2.2), paint: [0.92, 0.66, 0.2] as Ink },
];

const floor = slab([0, FLOOR + 2, 0], 20, 2, 5, 0.02);

export const VEILED_EASEL: Solid = blend(
	0,
	floor,
	easel,
	canvas,
	veil,
	...tubes.flatMap(({ body, cap }) => [body, cap]),
);

const NEAR = 0.03;
const STEEL: Ink = [0.86, 0.86, 0.82];

/** The color beneath the lines: wood, cloth, what shows of the painting, and the paints. */
export function easelWash({ x, y, z }: Hit): readonly [Ink, number] {
	if (veil(x, y, z) < NEAR) return [[0.93, 0.87, 0.74], 0.8];
	if (canvas(x, y, z) < NEAR) {
		const hill = 1.5 + 0.3 * Math.sin(x * 2.1) + 0.15 * noise(x * 3, 1, 4);
		const share = ramp(hill - 0.1, hill + 0.1, y);
		return [[mix(0.94, 0.5, share), mix(0.5, 0.08, share), mix(0.24, 0.12, share)], 0.95];
	}
	if (easel(x, y, z) < NEAR) return [[0.8, 0.54, 0.3], 0.85];
	for (const { body, cap, label, paint } of tubes) {
		if (cap(x, y, z) < NEAR) return [[0.3, 0.3, 0.3], 0.8];
		if (body(x, y, z) < NEAR) return label(x, y, z) < 0 ? [paint, 0.92] : [STEEL, 0.4];
	}
	return [[0.84, 0.7, 0.52], 0.4];
}

export function easelTone(hit: Hit): number {
	const { x, y, z } = hit;
	const dark = darkness(hit, 0.95);
	if (veil(x, y, z) < NEAR) return 1.12 * dark - 0.24;
	if (y < FLOOR - 0.02) return dark;
	const board = Math.abs((z * 0.7) % 1);
	return 0.14 + dark + 0.12 * noise(x * 0.5, z * 8, 3) + 0.8 * ramp(0.05, 0.02, board);
}
