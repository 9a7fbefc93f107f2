import type { Path, Point } from "../../brush/geometry.ts";
import { move, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";
import { blend, paint } from "./paint.ts";
import type { Ladder } from "./painted-garden.ts";

const FORE = trace("4,-10 30,-52 74,-92 122,-112 142,-106 138,-82 120,-48 92,-18 58,2 20,8");
const HIND = trace("8,2 44,8 78,12 92,30 84,58 62,74 38,66 18,40");
const BODY = trace("0,-34 9,-26 10,-8 9,14 6,40 0,62 -6,40 -9,14 -10,-8 -9,-26");

/** A moth seen from above, about 280 wide; `fold` below 1 lifts its wings towards the viewer. */
export function paintMoth(
	sheet: Sheet,
	{
		to,
		turn,
		scale,
		fold,
		ladder,
	}: {
		to: Point;
		turn: number;
		scale: number;
		fold: readonly [left: number, right: number];
		ladder: Ladder;
	},
): void {
	for (const [index, side] of [-1, 1].entries()) {
		const narrow = side * (fold[index] ?? 1);
		const shape = (flat: Path) =>
			moveAll(
				smooth(flat, true, 4).map(({ x, y }) => pt(x * narrow, y)),
				to,
				turn,
				scale,
			);
		const wing = (flat: Path, hind: boolean) =>
			paint(
				sheet,
				shape(flat),
				(x, y, depth) => {
					const local = move(pt(x - to.x, y - to.y), pt(0, 0), -turn, 1 / scale);
					const [u, v] = [local.x / narrow, local.y];
					const away = Math.hypot(u, v);
					const band = Math.sin(away / 7.5 + 2 * noise(u / 20, v / 20, 3));
					const spot = Math.hypot(u - (hind ? 56 : 84), v - (hind ? 38 : -66));
					const eye = spot < 3 ? 0.2 : spot < 7 ? -0.4 : spot < 9.5 ? 0.15 : 0;
					const vein = ramp(0.09, 0.02, Math.abs(((Math.atan2(v + 8, u) * 5 + 10) % 1) - 0.5));
					return blend(
						ladder,
						(hind ? 0.55 : 0.68) +
							0.2 * ramp(60, 130, away) +
							0.1 * band * ramp(40, 90, away) +
							eye -
							0.16 * vein -
							0.32 * ramp(5 * scale, 0, depth - 1) * ramp(90, 130, away) -
							0.35 * ramp(34, 8, away),
					);
				},
				{ rough: 1 },
			);
		wing(HIND, true);
		wing(FORE, false);
		const feeler = [pt(2 * side, -32), pt(12 * side, -52), pt(30 * side, -64), pt(38 * side, -66)];
		line(sheet, moveAll(smooth(feeler, false, 2), to, turn, scale), {
			width: Math.max(1.4, 3 * scale),
			ink: blend(ladder, 0.85),
			taper: spindle,
		});
	}
	paint(sheet, moveAll(smooth(BODY, true, 2), to, turn, scale), (x, y, depth) => {
		const local = move(pt(x - to.x, y - to.y), pt(0, 0), -turn, 1 / scale);
		return blend(
			ladder,
			0.28 +
				0.34 * ramp(0, 6 * scale, depth) +
				(local.y > 4 ? 0.16 * Math.sin(local.y * 0.8) : 0.2) +
				0.12 * noise(x / 3, y / 3),
		);
	});
}
