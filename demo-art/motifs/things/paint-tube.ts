import { mix, ramp } from "../../brush/random.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { bar, blend, bound } from "../../brush/solid.ts";

/** A tube of paint: all of it, its cap, and the part of it that bears the color's label. */
export type Tube = { body: Solid; cap: Solid; label: Solid };

/** A tube that lies on its side with its neck at a place: round there, flat where it is rolled up. */
export function buildTube([ax, ay, az]: Spot3, turn: number, length: number): Tube {
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const local =
		(solid: Solid): Solid =>
		(x, y, z) => {
			const [dx, dz] = [x - ax, z - az];
			return solid(dx * cos + dz * sin, y - ay, dz * cos - dx * sin);
		};
	const hull: Solid = (u, y, w) => {
		const t = u / length;
		const tall = mix(0.4, 0.07, ramp(0.1, 0.96, t));
		const wide = mix(0.4, 0.54, ramp(0.1, 1, t));
		const side = (Math.hypot(w / wide, (y + tall) / tall) - 1) * Math.min(tall, wide);
		return Math.max(side, -u, u - length) * 0.7;
	};
	const shoulder = bar([-0.2, -0.4, 0], [0.03, -0.4, 0], 0.2, 0.38);
	const crimp = bar([length, -0.1, -0.5], [length, -0.1, 0.5], 0.1);
	const cap: Solid = (u, y, w) => {
		const ribs = 0.014 * Math.cos(Math.atan2(w, y + 0.4) * 18);
		return Math.max(Math.hypot(y + 0.4, w) - 0.25 - ribs, Math.abs(u + 0.44) - 0.22) * 0.85;
	};
	const middle: Spot3 = [ax + (length / 2) * cos, ay, az + (length / 2) * sin];
	return {
		body: bound(middle, length * 0.75 + 0.4, local(blend(0.03, hull, shoulder, crimp))),
		cap: local(cap),
		label: local((u) => Math.abs(u - length * 0.42) - length * 0.2),
	};
}
