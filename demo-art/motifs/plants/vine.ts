import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";

export const MOSS: Ink = [0.24, 0.38, 0.16];

/** A vine that ends in a coil. */
export function drawTendril(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	way: number,
): void {
	const path = wander(
		root,
		angle,
		length,
		(t) => (way * (0.6 + 22 * clamp(t - 0.35) ** 1.8)) / (length * 0.7),
	);
	line(sheet, path, { width: 13, ink: [1, 1, 1], taper: (t) => 1 - 0.6 * t });
	line(sheet, path, { width: 8.5, taper: (t) => 1 - 0.65 * t });
	line(sheet, path, { width: 4, ink: MOSS, taper: (t) => 1 - 0.65 * t });
}

/** A stout vine that a leaf hangs on. */
export function drawVine(sheet: Sheet, path: Path, width: number): void {
	line(sheet, path, { width: width + 12, ink: [1, 1, 1], taper: (t) => 1 - 0.4 * t });
	line(sheet, path, { width: width + 7, taper: (t) => 1 - 0.4 * t });
	line(sheet, path, { width: width - 4, ink: MOSS, taper: (t) => 1 - 0.4 * t });
	line(
		sheet,
		path.map(({ x, y }) => pt(x + width * 0.2, y + width * 0.24)),
		{ width: width * 0.34, strength: 0.75, taper: (t) => 1 - 0.6 * t },
	);
}

/** A broad lobed leaf, as pumpkins have them. */
export function drawVineLeaf(sheet: Sheet, to: Point, turn: number, size: number): void {
	const flat = trace(
		"0,-8 -6,-44 30,-78 84,-84 92,-60 130,-70 164,-44 160,-30 196,-22 214,4 192,26 160,32 162,50 126,74 92,60 80,86 28,76 -8,44",
	);
	const put = (path: Path) => moveAll(path, to, turn, size / 214);
	drawForm(sheet, {
		outline: smooth(put(flat), true, 3),
		swell: size * 0.16,
		halo: 5,
		edge: 6,
		wash: MOSS,
		depth: 0.75,
		mark: (x, y) =>
			0.75 * ramp(size * 0.55, 0, Math.hypot(x - to.x, y - to.y)) + 0.2 * noise(x / 20, y / 20, 5),
	});
	for (const vein of [
		"-30,10 0,0 100,-4 196,2",
		"10,0 50,-40 74,-70",
		"30,0 100,-28 146,-46",
		"10,0 50,40 70,70",
		"30,0 100,28 142,52",
	])
		line(sheet, smooth(put(trace(vein)), false, 4), { width: 4.5, taper: whip });
}
