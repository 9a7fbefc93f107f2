import { drawBlade } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { pick, polar, relax, smooth } from "../../brush/geometry.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";

type Lock = {
	spine: Path;
	/** Half width at its root, its middle and its end. */
	width: readonly [number, number, number];
	/** Where along it the light lies, 0 to 1. */
	shine: number | readonly number[];
	/** How far the light reaches along it. */
	glow?: number;
	/** Share of its length over which it swells to its full width, and shrinks again. */
	rise?: number;
};

/** A lock of combed hair: black at both ends, strands of light across its swell. */
export function drawLock(
	sheet: Sheet,
	{ spine, width, shine, glow = 0.3, rise = 0.5 }: Lock,
): void {
	const [root, middle, end] = width;
	const radius = (t: number) =>
		Math.max(
			1.5,
			t < 0.5 ? mix(root, middle, ramp(0, rise, t)) : mix(middle, end, ramp(1 - rise, 1, t)),
		);
	const shines = typeof shine === "number" ? [shine] : shine;
	const seed = Math.round(pick(spine, 0).x + pick(spine, 0).y);
	drawBlade(sheet, {
		spine,
		radius,
		halo: 5,
		edge: 6,
		tone: ({ t, across }) => {
			const strand = 0.09 * noise(across * 9, t * 2, seed) * glow * 3;
			const light = ramp(glow, glow * 0.2, awayFrom(shines, t + strand + 0.05 * across * glow));
			return clamp(1.02 - 1.1 * light * ramp(1.05, 0.35, Math.abs(across)));
		},
		veins: {
			phase: ({ across, t }) => across * 5.2 + 0.35 * noise(t * 5, across * 2, seed + 4),
			spacing: 11,
			tone: ({ t }) => 0.34 + 0.5 * ramp(glow * 0.1, glow, awayFrom(shines, t)),
		},
	});
}

function awayFrom(shines: readonly number[], t: number): number {
	return Math.min(...shines.map((shine) => Math.abs(t - shine)));
}

/** A roll of hair seen from its end: one broad band that winds inwards. */
export function drawRoll(
	sheet: Sheet,
	center: Point,
	size: number,
	start: number,
	turns: number,
	way: 1 | -1,
	root?: Path,
): void {
	const coil: Path = [];
	const steps = Math.round(turns * size * 2.2);
	for (let step = 0; step <= steps; step++) {
		const t = step / steps;
		coil.push(polar(center, start + way * t * turns * Math.PI * 2, size * (0.8 - 0.68 * t)));
	}
	const half = (size * 0.68) / turns / 2;
	const joined = root ? [...root, ...coil] : coil;
	const spine = relax(
		smooth(
			joined.filter((_, index) => index % 6 === 0),
			false,
			2,
		),
		34,
	);
	const head = root ? 0.22 : 0;
	const shines = [0.02, 0.3, 0.6].map((place) => head + place * (1 - head));
	drawLock(sheet, {
		spine,
		width: [root ? 12 : half, half, half * 0.55],
		rise: 0.17,
		shine: shines,
		glow: 0.17,
	});
}
