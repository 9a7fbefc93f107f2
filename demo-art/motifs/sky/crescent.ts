import type { Point } from "../../brush/geometry.ts";
import { circle, polar } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";

/**
 * A thin dark moon in dotwork: solid at its back, worn to single dots at the inner edge.
 *
 * @param thin how far the inner circle is moved from the outer one, as a share of the radius
 * @param open the direction its horns point to
 */
export function drawCrescent(
	sheet: Sheet,
	center: Point,
	radius: number,
	thin: number,
	open: number,
): void {
	const outer = circle(center, radius);
	const inner = circle(polar(center, open, radius * thin), radius * (1 - thin * 0.35));
	lay(sheet, fill(outer), BLACK, (x, y) => {
		const middle = polar(center, open, radius * thin);
		const away = Math.hypot(x - middle.x, y - middle.y) - radius * (1 - thin * 0.35);
		if (away < 0) return 0;
		const pits = 0.6 * ramp(0.02, 0.32, cloud((x + y * 0.6) / 110, (y - x * 0.6) / 110, 4, 12));
		return stipple(x, y, clamp(0.5 + 0.9 * ramp(0, radius * thin * 0.8, away) - pits * 0.6), 6);
	});
	lay(sheet, fill(inner), [1, 1, 1]);
	const keep =
		(from: Point, far: number) =>
		({ x, y }: Point) =>
			Math.hypot(x - from.x, y - from.y) > far;
	const rim = outer.filter(keep(polar(center, open, radius * thin), radius * (1 - thin * 0.35)));
	for (const point of rim) dot(sheet, point, 3.2);
	const dip = inner.filter(({ x, y }) => Math.hypot(x - center.x, y - center.y) < radius);
	for (const point of dip) dot(sheet, point, 2.4);
}
