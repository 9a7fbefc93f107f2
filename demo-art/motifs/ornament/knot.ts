import type { Point } from "../../brush/geometry.ts";
import { polar } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp } from "../../brush/random.ts";

/** A closed ribbon in space: a place on the sheet, and how near to the viewer it is there, -1 to 1. */
export type Loop = { at: (t: number) => Point & { z: number }; half: number };

/** What is seen of interwoven ribbons at every pixel. */
export type Weave = {
	/** Number of the ribbon plus one, 0 for none, negative in the gap beside one. */
	which: Int8Array;
	/** Pixels along it. */
	along: Float32Array;
	/** -1 to 1 across it. */
	across: Float32Array;
	/** How near it is. */
	near: Float32Array;
};

const STEP = 0.7;

/** Lays ribbons over and under each other; `gap` pixels beside the upper one stay free. */
export function weaveLoops(
	width: number,
	height: number,
	loops: readonly Loop[],
	gap: number,
): Weave {
	const count = width * height;
	const weave: Weave = {
		which: new Int8Array(count),
		along: new Float32Array(count),
		across: new Float32Array(count),
		near: new Float32Array(count).fill(-9),
	};
	loops.forEach((loop, number) => {
		let here = loop.at(0);
		let gone = 0;
		const steps = 26000;
		for (let step = 1; step <= steps; step++) {
			const next = loop.at(step / steps);
			const side = Math.atan2(next.y - here.y, next.x - here.x) + Math.PI / 2;
			gone += Math.hypot(next.x - here.x, next.y - here.y);
			const reach = loop.half + gap;
			for (let away = -reach; away <= reach; away += STEP) {
				const { x, y } = polar(here, side, away);
				if (x < 0 || y < 0 || x >= width || y >= height) continue;
				const index = Math.floor(y) * width + Math.floor(x);
				const beside = Math.abs(away) > loop.half;
				const near = here.z - (beside ? 0.05 : 0.04 * (away / loop.half) ** 2);
				if (near <= at(weave.near, index)) continue;
				weave.near[index] = near;
				weave.which[index] = (number + 1) * (beside ? -1 : 1);
				weave.along[index] = gone;
				weave.across[index] = clamp(away / loop.half, -1, 1);
			}
			here = next;
		}
	});
	return weave;
}

/** A knot wound round a ring: `turns` times round the middle, `waves` times in and out. */
export function ringKnot(
	center: Point,
	radius: number,
	swing: number,
	turns: number,
	waves: number,
	half: number,
): Loop {
	return {
		half,
		at: (t) => {
			const angle = t * Math.PI * 2;
			const reach = radius + swing * Math.cos(waves * angle);
			return {
				...polar(center, turns * angle - Math.PI / 2, reach),
				z: Math.sin(waves * angle),
			};
		},
	};
}
