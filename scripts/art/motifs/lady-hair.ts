import { drawBlade } from "../brush/blade.ts";
import type { Path, Point } from "../brush/geometry.ts";
import { pick, polar, relax, smooth } from "../brush/geometry.ts";
import { clamp, noise, ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { line, whip } from "../brush/sheet.ts";

type Lock = {
	spine: Path;
	/** Half width at its root, its middle and its end. */
	width: readonly [number, number, number];
	/** Where along it the light lies, 0 to 1. */
	shine: number;
	/** How far the light reaches along it. */
	glow?: number;
};

/** A lock of combed hair: black at both ends, strands of light across its swell. */
export function drawLock(sheet: Sheet, { spine, width, shine, glow = 0.3 }: Lock): void {
	const [root, middle, end] = width;
	const radius = (t: number) =>
		Math.max(
			1.5,
			t < 0.5
				? root + (middle - root) * ramp(0, 0.5, t)
				: middle + (end - middle) * ramp(0.5, 1, t),
		);
	const seed = Math.round(pick(spine, 0).x + pick(spine, 0).y);
	drawBlade(sheet, {
		spine,
		radius,
		halo: 5,
		edge: 6,
		tone: ({ t, across }) => {
			const strand = 0.09 * noise(across * 9, t * 2, seed);
			const light = ramp(glow, glow * 0.2, Math.abs(t - shine + strand + 0.05 * across));
			return clamp(1.02 - 1.1 * light * ramp(1.05, 0.35, Math.abs(across)));
		},
		veins: {
			phase: ({ across, t }) => across * 5.2 + 0.35 * noise(t * 5, across * 2, seed + 4),
			spacing: 11,
			tone: ({ t }) => 0.34 + 0.5 * ramp(glow * 0.1, glow, Math.abs(t - shine)),
		},
	});
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
		coil.push(polar(center, start + way * t * turns * Math.PI * 2, size * (0.8 - 0.66 * t)));
	}
	const half = (size * 0.66) / turns / 2;
	const joined = root ? [...root, ...coil] : coil;
	const spine = relax(
		smooth(
			joined.filter((_, index) => index % 6 === 0),
			false,
			2,
		),
		4,
	);
	const cuts = 3;
	for (let cut = cuts - 1; cut >= 0; cut--) {
		const from = Math.floor((spine.length * cut) / cuts);
		const part = spine.slice(
			from,
			Math.min(spine.length, Math.ceil((spine.length * (cut + 1)) / cuts) + 10),
		);
		const [a, b] = [1 - cut * 0.16, 1 - (cut + 1) * 0.16];
		drawLock(sheet, {
			spine: part,
			width: [half * 1.12 * a, half * 1.16 * ((a + b) / 2), cut === cuts - 1 ? 6 : half * 1.12 * b],
			shine: cut === 0 ? 0.42 : 0.5,
			glow: 0.34,
		});
	}
}

/** Loose hairs that break a contour. */
export function drawWisps(sheet: Sheet, wisps: readonly Path[]): void {
	for (const wisp of wisps) line(sheet, smooth(wisp, false, 3), { width: 5, taper: whip });
}
