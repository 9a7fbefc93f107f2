import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, points, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";
import { drawToothedLeaf } from "./foliage.ts";

export type RoseBud = {
	/** Where its stem ends. */
	to: Point;
	turn: number;
	scale: number;
	petal?: Ink;
	leaf?: Ink;
};

const PETALS = [
	// The far petals first, then the one wrapped round from the right, then the one from the left.
	"-52,-150 -40,-236 0,-268 44,-232 56,-150",
	"30,-240 78,-196 92,-120 66,-48 6,-20 -30,-60 -8,-150 8,-206",
	"-24,-256 -70,-206 -96,-128 -72,-48 -8,-18 40,-42 58,-92 22,-138 0,-190",
];

/** A rose bud that is about to open, with its hip and five sepals; it points up. */
export function drawRoseBud(sheet: Sheet, { to, turn, scale, petal, leaf }: RoseBud): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const sepal = (x: number, lean: number, length: number, bend: number) =>
		drawToothedLeaf(sheet, {
			root: put([pt(x, -36)])[0] as Point,
			angle: turn - Math.PI / 2 + lean,
			length: length * scale,
			width: 25 * scale,
			bend,
			teeth: 0,
			...(leaf ? { color: leaf } : {}),
		});
	sepal(-30, -1.15, 150, -0.7);
	sepal(30, 1.2, 140, 0.8);
	PETALS.forEach((noted, index) => {
		drawForm(sheet, {
			outline: put(smooth(trace(noted), true)),
			swell: 70 * scale,
			halo: 3,
			edge: Math.max(3, 5 * scale),
			base: [0.45, 0.16, 0.06][index] ?? 0,
			...(petal ? { wash: petal } : {}),
		});
	});
	for (const fold of [
		points(-58, -196, -70, -120, -46, -56),
		points(-36, -214, -44, -140, -14, -66),
		points(62, -180, 72, -120, 50, -66),
		points(-12, -180, -4, -120, 26, -84),
	])
		line(sheet, put(smooth(fold)), { width: 4.5 * scale, taper: spindle });
	sepal(-22, -0.34, 150, -0.5);
	sepal(24, 0.4, 140, 0.6);
	sepal(0, 0.02, 120, 0.15);
	drawForm(sheet, {
		outline: put(smooth(points(-40, -40, -34, -4, -14, 16, 14, 16, 34, -4, 40, -40, 0, -56), true)),
		swell: 34 * scale,
		halo: 3,
		edge: Math.max(3, 5 * scale),
		base: 0.1,
		...(leaf ? { wash: leaf } : {}),
	});
}
