import type { Point } from "../../brush/geometry.ts";
import { circle, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { blend, dab, glow, paint, tint } from "../painting/paint.ts";

const PAPER = ["#3d130c", "#7c2a12", "#c2551b", "#ef9a3c", "#ffd584", "#fff3cf"].map(tint);
const SHELL = trace(
	"-34,58 -40,20 -48,-20 -49,-48 -38,-68 -16,-77 0,-78 16,-77 38,-68 49,-48 48,-20 40,20 34,58 18,63 0,65 -18,63",
);

/** A paper lantern that rises: about 100 wide and 140 high at scale 1, its light on what is around it. */
export function paintLantern(
	sheet: Sheet,
	{
		to,
		turn = 0,
		scale = 1,
		haze = 0,
	}: { to: Point; turn?: number; scale?: number; haze?: number },
): void {
	const place = (x: number, y: number) => moveAll([pt(x, y)], to, turn, scale)[0] ?? to;
	glow(sheet, to, 430 * scale, tint("#d9691e"), scale > 0.5 ? 0.38 : 0.12);
	if (scale < 0.09) {
		glow(sheet, to, 130 * scale, tint("#ff9a3a"), 0.8);
		dab(sheet, to, Math.max(1.4, 46 * scale), blend(PAPER, 0.78), 0.95);
		return;
	}
	const flame = place(0, 40);
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	paint(
		sheet,
		moveAll(smooth(SHELL, true, 3 / scale), to, turn, scale),
		(x, y) => {
			const u = ((x - to.x) * cos + (y - to.y) * sin) / scale;
			const v = ((y - to.y) * cos - (x - to.x) * sin) / scale;
			const near = Math.hypot((x - flame.x) / scale, (y - flame.y) / scale);
			const rib = ramp(0.09, 0.02, Math.abs((((u / 49) * 2.6 + 10.5) % 1) - 0.5));
			const hoop = ramp(1.6, 0.4, Math.abs(v + 66 + (u / 49) ** 2 * 8));
			const crease = 0.07 * noise(u / 6, v / 22, 4) + 0.05 * noise(u / 17, v / 5, 9);
			const warm =
				1.02 - near / 165 - 0.3 * clamp(Math.abs(u) / 50) ** 3 + crease - 0.09 * rib - 0.2 * hoop;
			return blend(PAPER, mix(warm, 0.55, haze * 0.4));
		},
		{ rough: Math.min(1.5, scale) },
	);
	const mouth = moveAll(circle(pt(0, 59), 35, 0.2), to, turn, scale);
	paint(sheet, mouth, blend(PAPER, 0.96));
	line(sheet, [...mouth, ...mouth.slice(0, 2)], {
		width: Math.max(1, 3.4 * scale),
		ink: blend(PAPER, 0.2),
		strength: 0.8,
	});
	glow(sheet, flame, 90 * scale, tint("#ffdf9a"), 0.75);
}
