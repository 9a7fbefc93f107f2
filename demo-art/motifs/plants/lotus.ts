import type { Point } from "../../brush/geometry.ts";
import { heading, offset, pick, polar, wander } from "../../brush/geometry.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";
import { drawDotBlade } from "../ornament/mandala.ts";

/** Each petal: lean from upright in radians, length, half width, bend upwards at its tip. */
type Row = readonly (readonly [lean: number, length: number, width: number, bend: number])[];

const BACK: Row = [
	[1.12, 0.98, 0.17, -0.35],
	[0.72, 0.98, 0.18, -0.28],
	[0.25, 1, 0.19, -0.12],
];
const MIDDLE: Row = [
	[1.48, 1, 0.165, -0.55],
	[0.98, 0.93, 0.19, -0.4],
	[0.5, 0.9, 0.2, -0.22],
	[0, 0.86, 0.21, 0],
];
const FRONT: Row = [
	[1.92, 0.74, 0.13, -0.75],
	[1.42, 0.7, 0.15, -0.6],
	[0.94, 0.63, 0.165, -0.42],
	[0.47, 0.57, 0.165, -0.22],
	[0, 0.54, 0.17, 0],
];

const profile = (width: number) => (t: number) =>
	Math.max(0.8, (width * clamp(t + 0.015) ** 0.62 * clamp(1 - t) ** 0.78) / 0.382);

/** A lotus from the side, three rows of pointed petals in dotwork, the nearest row lowest. */
export function drawLotus(sheet: Sheet, base: Point, size: number): void {
	drawRow(sheet, base, size, BACK, 0.6);
	drawRow(sheet, base, size, MIDDLE, 0.42);
	drawRow(sheet, { x: base.x, y: base.y + size * 0.05 }, size, FRONT, 0.12);
}

function drawRow(sheet: Sheet, base: Point, size: number, row: Row, shade: number): void {
	for (const [lean, length, width, bend] of row) {
		for (const side of lean === 0 ? ([1] as const) : ([-1, 1] as const)) {
			const angle = -Math.PI / 2 + lean * side;
			const reach = length * size;
			const root = polar(base, angle, size * 0.05);
			const spine = wander(root, angle, reach, (t) => (bend * side * (0.3 + 1.4 * t)) / reach);
			drawDotBlade(sheet, {
				spine,
				radius: profile(width * size),
				edge: size * 0.011,
				halo: 4,
				tone: (t, across) =>
					1.2 * ramp(shade + 0.34, shade, t) +
					0.75 * ramp(0.3, 1.05, side * across) * ramp(1.05, 0.5, t) +
					0.3 * ramp(0.3, 1.05, -side * across) * ramp(0.9, 0.4, t) +
					0.3 * ramp(0.8, 1, t),
			});
			for (const share of [-0.55, -0.28, 0, 0.28, 0.55]) {
				const whole = offset(spine, (t) => share * profile(width * size)(t) * (1 - 0.3 * t));
				const from = Math.round(whole.length * 0.12);
				const till = Math.round(whole.length * (0.78 - Math.abs(share) * 0.4));
				line(sheet, whole.slice(from, till), { width: size * 0.008, taper: whip });
			}
			const tip = pick(spine, spine.length - 1);
			line(
				sheet,
				wander(tip, heading(spine, spine.length - 1), size * 0.03, () => 0),
				{
					width: size * 0.011,
					taper: whip,
				},
			);
		}
	}
}
