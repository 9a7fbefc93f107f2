import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, heading, pick, polar, ribbon, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";

/** A stalk of kelp: ribbed blades to both sides, each on a float, small towards the tip. */
export function drawKelp(sheet: Sheet, stalk: Path, pairs: number, length: number): void {
	const last = stalk.length - 1;
	for (let pair = pairs - 1; pair >= 0; pair--)
		for (const side of [-1, 1] as const) {
			const t = mix(0.16, 0.97, (pair + (side > 0 ? 0.45 : 0)) / pairs);
			const index = Math.round(t * last);
			const size = length * mix(1, 0.5, t) * (0.88 + 0.24 * hash(pair, side + 7));
			const angle = heading(stalk, index) + side * mix(1.05, 0.6, t);
			const root = polar(pick(stalk, index), angle, 6);
			const float = size * 0.075;
			const sway = 1.1 + 0.5 * hash(pair, side + 3);
			drawBlade(sheet, {
				spine: wander(
					polar(root, angle, float * 1.5),
					angle,
					size,
					(u) => (-side * sway * Math.cos(Math.PI * 1.35 * u)) / size,
				),
				radius: (u) =>
					outlines.leaf(size * 0.16)(u) * (1 + 0.07 * Math.sin(u * 34 + pair * 2 + side)),
				halo: 5,
				edge: 5.5,
				tone: ({ t: u, across }) =>
					0.95 * ramp(-0.25, 0.85, across * side) + 0.75 * ramp(0.4, 0, u),
				rib: 4,
			});
			drawForm(sheet, {
				outline: circle(polar(root, angle, float), float * 1.25, 0.8, angle),
				swell: float,
				halo: 4,
				edge: 5,
			});
		}
	drawBlade(sheet, {
		spine: wander(
			pick(stalk, last),
			heading(stalk, last),
			length * 0.5,
			(u) => 0.012 * Math.cos(4 * u),
		),
		radius: outlines.leaf(length * 0.07),
		halo: 5,
		edge: 5.5,
		tone: ({ across }) => 0.9 * ramp(-0.25, 0.85, across),
		rib: 4,
	});
	drawForm(sheet, {
		outline: ribbon(stalk, (t) => mix(10, 5, t)),
		swell: 9,
		halo: 4,
		edge: 4.5,
		base: 0.35,
	});
}
