import type { Point } from "../../brush/geometry.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Cast, Hit } from "../../brush/sculpt.ts";
import { darkness, sculpt } from "../../brush/sculpt.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { ball, bar, blend, carve, chain, slab, turned } from "../../brush/solid.ts";

/** Widths of the teeth from the middle to the side. */
const UPPER = [0.088, 0.066, 0.078, 0.07, 0.068, 0.1, 0.095];
const LOWER = [0.056, 0.062, 0.07, 0.072, 0.074, 0.11, 0.1];

/**
 * A human skull; a unit is ten centimeters, the origin lies between the eyes, and only the half to the
 * right is built, the other is its mirror image.
 */
function buildSkull(): Solid {
	const half = blend(0.03, blend(0.1, buildCranium(), buildFace()), buildTeeth(), buildJaw());
	return (x, y, z) => half(Math.abs(x), y, z);
}

function buildCranium(): Solid {
	const dome = blend(
		0.3,
		ball([0, -0.36, -0.12], 0.69, 0.7, 0.84),
		ball([0, -0.4, 0.22], 0.56, 0.52, 0.5),
		ball([0.4, -0.48, -0.2], 0.32, 0.34, 0.38),
	);
	const brow = blend(
		0.12,
		chain(
			0.06,
			[0.06, -0.13, 0.66, 0.07],
			[0.3, -0.2, 0.64, 0.075],
			[0.53, -0.08, 0.47, 0.065],
			[0.56, 0.08, 0.42, 0.06],
		),
		ball([0, -0.14, 0.64], 0.14, 0.1, 0.1),
	);
	const temple = turned(ball([1.0, -0.02, 0.22], 0.38, 0.4, 0.4), [1.0, -0.02, 0.22], 0, 0.25);
	const mastoid = ball([0.55, 0.38, -0.25], 0.12, 0.2, 0.15);
	return blend(0.06, carve(0.16, blend(0.14, dome, mastoid), temple), brow);
}

function buildFace(): Solid {
	const maxilla = blend(
		0.12,
		ball([0, 0.42, 0.42], 0.32, 0.34, 0.3),
		ball([0, 0.6, 0.44], 0.31, 0.15, 0.32),
		ball([0.2, 0.2, 0.5], 0.14, 0.2, 0.16),
	);
	const cheek = blend(
		0.14,
		maxilla,
		turned(ball([0.48, 0.27, 0.48], 0.15, 0.13, 0.13), [0.48, 0.27, 0.48], 0, 0, 0.3),
		chain(0.05, [0.54, 0.08, 0.44, 0.055], [0.54, 0.2, 0.46, 0.07], [0.34, 0.27, 0.56, 0.07]),
		chain(
			0.05,
			[0.54, 0.28, 0.42, 0.08],
			[0.66, 0.24, 0.18, 0.05],
			[0.68, 0.22, -0.06, 0.055],
			[0.6, 0.2, -0.2, 0.06],
		),
	);
	const nose = chain(0.06, [0, -0.12, 0.66, 0.07], [0, 0.02, 0.72, 0.055], [0, 0.15, 0.82, 0.045]);
	const rim = chain(
		0.04,
		[0.05, 0.1, 0.72, 0.04],
		[0.12, 0.28, 0.68, 0.045],
		[0.13, 0.4, 0.68, 0.05],
	);
	const core = blend(
		0.1,
		ball([0, 0.12, 0.3], 0.5, 0.4, 0.32),
		ball([0.16, 0.5, 0.02], 0.3, 0.42, 0.3),
	);
	const solid = blend(0.08, cheek, nose, rim, core);
	const orbit = turned(
		ball([0.315, 0.045, 0.68], 0.2, 0.175, 0.42),
		[0.315, 0.045, 0.68],
		0,
		0.18,
		0.16,
	);
	const cheekHollow = ball([0.42, 0.5, 0.62], 0.13, 0.13, 0.12);
	const opening = blend(
		0.06,
		ball([0.055, 0.36, 0.74], 0.068, 0.085, 0.3),
		ball([0, 0.26, 0.78], 0.06, 0.12, 0.3),
	);
	const hollow = carve(0.05, solid, orbit, opening, cheekHollow);
	return blend(
		0.02,
		hollow,
		slab([0, 0.33, 0.5], 0.012, 0.13, 0.14, 0.01),
		bar([0, 0.455, 0.7], [0, 0.45, 0.8], 0.035, 0.015),
	);
}

/** Where a tooth stands on the arch, `along` from the middle line. */
function standOn(along: number, width: number, depth: number): Spot3 {
	const angle = along / ((width + depth) / 2);
	return [width * Math.sin(angle), 0, 0.4 + depth * Math.cos(angle)];
}

function buildTeeth(): Solid {
	const teeth: Solid[] = [];
	let along = 0;
	for (const [index, width] of UPPER.entries()) {
		const [x, , z] = standOn(along + width / 2, 0.29, 0.37);
		along += width;
		const long = index === 2 ? 0.115 : index < 2 ? 0.105 : 0.085;
		const turn = Math.atan2(x / 0.29, (z - 0.4) / 0.37);
		const body = blend(
			0.05,
			ball([x, 0.715, z], width * 0.52, long, 0.055),
			slab([x, 0.74, z], width * 0.44, long * 0.62, 0.035, 0.03),
		);
		teeth.push(turned(body, [x, 0.72, z], 0, turn));
		teeth.push(bar([x, 0.62, z - 0.02], [x * 0.96, 0.48, z - 0.08], 0.036, 0.012));
	}
	along = 0;
	for (const [index, width] of LOWER.entries()) {
		const [x, , z] = standOn(along + width / 2, 0.28, 0.33);
		along += width;
		const long = index < 3 ? 0.095 : 0.08;
		const turn = Math.atan2(x / 0.28, (z - 0.4) / 0.33);
		const body = blend(
			0.05,
			ball([x, 0.905, z], width * 0.52, long, 0.05),
			slab([x, 0.88, z], width * 0.44, long * 0.6, 0.032, 0.03),
		);
		teeth.push(turned(body, [x, 0.9, z], 0, turn));
		teeth.push(bar([x, 0.98, z - 0.015], [x, 1.07, z - 0.03], 0.03, 0.012));
	}
	const all = blend(0.012, ...teeth);
	const hull = ball([0, 0.8, 0.35], 0.62, 0.5, 0.62);
	return (x, y, z) => {
		const away = hull(x, y, z);
		return away > 0.2 ? away : all(x, y, z);
	};
}

function buildJaw(): Solid {
	const body = blend(
		0.12,
		chain(
			0.1,
			[0, 1.12, 0.63, 0.1],
			[0.27, 1.09, 0.5, 0.1],
			[0.46, 0.97, 0.16, 0.1],
			[0.53, 0.82, -0.08, 0.09],
		),
		chain(0.1, [0, 1.0, 0.62, 0.07], [0.21, 0.99, 0.53, 0.075], [0.4, 0.87, 0.2, 0.085]),
		ball([0, 1.16, 0.68], 0.15, 0.08, 0.09),
		ball([0.13, 1.17, 0.64], 0.08, 0.06, 0.08),
	);
	const ramus = blend(
		0.12,
		slab([0.53, 0.62, 0.0], 0.05, 0.28, 0.18, 0.05),
		chain(0.06, [0.54, 0.5, -0.1, 0.055], [0.56, 0.3, -0.14, 0.065]),
		chain(0.06, [0.53, 0.5, 0.1, 0.05], [0.54, 0.32, 0.14, 0.03]),
	);
	return blend(0.14, body, turned(ramus, [0.53, 0.62, 0], 0.14));
}

/** Looks at the skull: `yaw` below zero turns its face to the left. */
export function castSkull(to: Point, scale: number, yaw: number, pitch = 0, grain = 2): Cast {
	return sculpt(buildSkull(), {
		to,
		scale,
		yaw,
		pitch,
		grain,
		box: [-1.15, -1.25, 1.15, 1.4],
		reach: 1.25,
	});
}

/** How dark bone is: shade, the seam across the crown, the line where the muscle of the jaw begins, pits. */
export function boneTone(hit: Hit): number {
	const { x, y, z } = hit;
	const side = Math.abs(x);
	const seam = z - 0.02 + 0.035 * noise(y * 16, side * 16, 3) + 0.02 * noise(y * 45, side * 45, 4);
	const crown = ramp(0.011, 0.003, Math.abs(seam)) * ramp(-0.28, -0.36, y);
	const flank = Math.hypot((z + 0.2) / 0.66, (y + 0.06) / 0.52);
	const temporal = ramp(0.4, 0.5, side) * ramp(-0.05, -0.2, y);
	const muscle =
		temporal * (0.2 * ramp(1, 0.9, flank) + 0.24 * ramp(0.05, 0.0, Math.abs(flank - 0.99)));
	const pits =
		0.3 *
		ramp(0.35, 0.75, noise(x * 9 + 3, y * 9 + z * 7, 6)) *
		ramp(0.2, 0.7, noise(x * 40, y * 40 + z * 30, 7));
	return darkness(hit, 0.86) + 0.6 * ramp(0.6, 0.25, hit.open) + 0.75 * crown + muscle + pits;
}
