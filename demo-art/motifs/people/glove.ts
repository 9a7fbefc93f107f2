import { at } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Cast, Hit } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay } from "../../brush/sheet.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { bar, blend } from "../../brush/solid.ts";

const PAPER: Ink = [1, 1, 1];
/** How far a glove covers the forearm, from the wrist. */
const CUFF = 1.3;

/** Place along the line from `a` to `b` and away from it. */
function along(a: Spot3, b: Spot3) {
	const way = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
	const long = Math.hypot(...way);
	return (x: number, y: number, z: number) => {
		const [dx, dy, dz] = [x - a[0], y - a[1], z - a[2]];
		const t = (dx * way[0] + dy * way[1] + dz * way[2]) / long;
		return { t, r: Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - t * t)) };
	};
}

type Arm = { solid: Solid; bare(hit: Hit): boolean };

/** A forearm, and the glove's cuff with its rolled rim around the wrist. */
export function buildArm(wrist: Spot3, elbow: Spot3): Arm {
	const read = along(wrist, elbow);
	const wide = (t: number) => 0.74 + 0.07 * Math.max(0, t) + 0.14 * ramp(1.2, 4.5, t);
	const flesh = bar(wrist, elbow, wide(0), 1.22);
	const cuff: Solid = (x, y, z) => {
		const { t, r } = read(x, y, z);
		const rim = Math.hypot(r - wide(CUFF) - 0.05, t - CUFF) - 0.075;
		const fold = 0.022 * Math.sin(9 * t + 2.4 * Math.sin(3 * (x + y) + 2 * z)) * ramp(-0.3, 0.3, t);
		return Math.min(rim, Math.max(r - wide(t) - 0.06 - fold, t - CUFF, -0.5 - t)) * 0.85;
	};
	return {
		solid: blend(0.02, flesh, blend(0.12, bar(wrist, wrist, wide(0)), cuff)),
		bare: ({ x, y, z }) => read(x, y, z).t > CUFF + 0.1,
	};
}

/** Black nitrile: nearly solid, with the light in streaks that its folds break. */
export function gloveTone(hit: Hit): number {
	const { x, y, z, light, open, facing } = hit;
	const crumpled =
		light + 0.09 * noise(x * 3.1 + z * 2, y * 3.1, 3) + 0.05 * noise(x * 8, y * 8, 4);
	const shine = ramp(0.68, 1, crumpled) * ramp(0.35, 0.8, open);
	const glance = 0.4 * ramp(0.42, 0.2, facing) * ramp(0.3, 0.7, open);
	return 1.16 - 0.98 * shine - glance;
}

export function skinTone({ light, open }: Hit): number {
	return clamp(0.06 + 0.8 * clamp(1.02 - light * 1.16) ** 1.15 + 0.8 * (1 - open));
}

/** White lines where one black part lies in front of another. */
export function partBlacks(sheet: Sheet, cast: Cast, black: (hit: Hit) => boolean): void {
	lay(sheet, cast.mask, PAPER, (_x, _y, index) => {
		const crease = cast.crease(index);
		return crease > 0 && at(cast.mask.data, index) > 0 && black(cast.read(index)) ? crease : 0;
	});
}
