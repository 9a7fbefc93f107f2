import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { blend, glow, model, paint, tint } from "../painting/paint.ts";

export const BRASS = ["#1e1408", "#4a3212", "#80591e", "#b98a35", "#ecc873", "#fff3cd"].map(tint);

/** The lantern that hangs from the crook: brass cage, glass, flame. */
export function paintStaffLamp(sheet: Sheet, to: Point, scale: number): void {
	const put = (path: Path) => moveAll(path, to, 0, scale);
	const shape = (noted: string) => put(smooth(trace(noted), true, 3));
	const brass = (path: Path) =>
		model(sheet, path, {
			ladder: BRASS,
			lamp: to,
			reach: 300 * scale,
			swell: 14 * scale,
			edge: Math.max(1.4, 4.5 * scale),
			fold: () => 0.06,
		});
	glow(sheet, to, 560 * scale, tint("#f09a3c"), 0.34);
	line(sheet, put([pt(-14, -236), pt(-8, -200), pt(-2, -170)]), {
		width: 6 * scale,
		ink: blend(BRASS, 0.4),
	});
	paint(sheet, shape("-58,-74 58,-74 70,74 -70,74"), (x, y) => {
		const away = Math.hypot((x - to.x) / scale, (y - to.y - 14 * scale) / scale);
		return blend([tint("#fff6d4"), tint("#ffdf8c"), tint("#f0a040"), tint("#a8541c")], away / 96);
	});
	paint(sheet, shape("0,-46 14,-14 24,14 18,42 0,54 -18,42 -24,14 -12,-12"), tint("#fffbe8"));
	for (const x of [-70, -24, 24, 70])
		brass(put([pt(x * 0.84 - 5, -74), pt(x * 0.84 + 5, -74), pt(x + 5, 74), pt(x - 5, 74)]));
	brass(shape("-84,74 84,74 78,104 50,120 0,124 -50,120 -78,104"));
	brass(shape("-78,-72 78,-72 60,-100 36,-128 14,-146 0,-172 -14,-146 -36,-128 -60,-100"));
	brass(put(circle(pt(0, -178), 13)));
	glow(sheet, to, 190 * scale, tint("#ffe2a0"), 0.55);
}
