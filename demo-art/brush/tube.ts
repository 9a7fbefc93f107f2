import type { Path } from "./geometry.ts";
import { heading, pick, polar } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at, emptyMask } from "./mask.ts";
import { clamp } from "./random.ts";

/** A bent round body: for every pixel how far along it lies (pixels) and where across (-1 to 1). */
export type Tube = {
	spine: Path;
	radius: (t: number) => number;
	length: number;
	mask: Mask;
	along: Float32Array;
	across: Float32Array;
};

/** The light on every drawing comes from the upper left and from the front. */
const LIGHT = { x: -0.45, y: -0.58, z: 0.68 };

/** How much light falls on a surface whose normal leans by `x` and `y`: 0 to 1. */
export function lightOn(x: number, y: number): number {
	const flat = Math.min(0.999, x * x + y * y);
	return clamp(x * LIGHT.x + y * LIGHT.y + Math.sqrt(1 - flat) * LIGHT.z);
}

/** Measures a tube around a spine whose points lie 2 px apart; `margin` pixels are left around it. */
export function bendTube(spine: Path, radius: (t: number) => number, margin = 12): Tube {
	const widest = Math.max(radius(0), radius(0.3), radius(0.6), radius(1));
	const mask = emptyMask(spine, widest + margin);
	const along = new Float32Array(mask.data.length);
	const across = new Float32Array(mask.data.length).fill(9);
	const nearest = new Float32Array(mask.data.length).fill(1e9);
	const last = spine.length - 1;
	for (let index = 0; index <= last; index += 0.35) {
		const whole = Math.floor(index);
		const reach = radius(index / last);
		const [from, to] = [pick(spine, whole), pick(spine, whole + 1)];
		const share = index - whole;
		const center = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
		const side = heading(spine, whole) + Math.PI / 2;
		for (let away = -reach - 1; away <= reach + 1; away += 0.6) {
			const place = polar(center, side, away);
			const cell = (Math.floor(place.y) - mask.top) * mask.width + Math.floor(place.x) - mask.left;
			if (Math.abs(away) >= at(nearest, cell)) continue;
			nearest[cell] = Math.abs(away);
			along[cell] = index * 2;
			across[cell] = away / reach;
			mask.data[cell] = clamp(reach + 0.5 - Math.abs(away));
		}
	}
	return { spine, radius, length: last * 2, mask, along, across };
}
