import { drawBlade } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line } from "../../brush/sheet.ts";
import { drawFin } from "../water/fins.ts";

/** A mayfly with raised wings, looking to the right; about 500 units high. */
export function drawMayfly(
	sheet: Sheet,
	to: Point,
	turn: number,
	scale: number,
	color?: Ink,
): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const note = (path: string) => put(smooth(trace(path), false, 3));
	const dye = color ? { color } : {};
	for (const tail of [
		"-150,30 -250,10 -330,-70 -370,-190",
		"-150,30 -260,36 -370,-10 -440,-100",
		"-150,32 -270,62 -390,50 -480,-4",
	])
		line(sheet, note(tail), { width: 5, taper: (t) => 1 - 0.7 * t });
	for (const leg of [
		"40,20 80,60 70,110 100,150",
		"20,26 30,84 0,120 10,170",
		"60,6 130,-10 170,-60 230,-76",
		"0,24 -30,70 -70,96 -76,140",
	])
		line(sheet, note(leg), { width: 5.4, taper: (t) => 1 - 0.5 * t });
	drawFin(sheet, {
		root: note("-20,-18 -6,-24 10,-28"),
		rim: note("-150,-270 -90,-330 -20,-330 30,-280"),
		rays: 7,
		bow: 0.05,
		cover: 0.4,
		dark: 0.5,
		fray: 3,
		edge: 4,
		...dye,
	});
	drawFin(sheet, {
		root: note("0,-22 20,-28 40,-26"),
		rim: note("-80,-300 0,-390 90,-390 140,-320 150,-240"),
		rays: 10,
		bow: 0.06,
		cover: 0.4,
		dark: 0.6,
		fray: 3,
		edge: 5,
		...dye,
	});
	for (const [path, thick, rings] of [
		["-20,0 -70,10 -120,22 -160,32", 18, 9],
		["70,-12 40,-6 0,0 -30,4", 30, 3],
	] as const)
		drawBlade(sheet, {
			spine: relax(put(smooth(trace(path), false, 2)), 4),
			radius: (t) =>
				scale * thick * (rings > 5 ? 1 - 0.62 * t : Math.sqrt(clamp(1 - (2 * t - 1) ** 4)) + 0.06),
			halo: 4,
			edge: 4.6,
			tone: ({ light, t }) => clamp(1.2 - light * 1.1) + 0.5 * ramp(0.8, 1, (t * rings) % 1),
		});
	const head = put([pt(82, -16)])[0] ?? to;
	dot(sheet, head, 21 * scale);
	dot(sheet, pt(head.x - 5 * scale, head.y - 7 * scale), 5 * scale, [1.1, 1.1, 1.1]);
	line(sheet, note("92,-30 110,-52 130,-60"), { width: 4 });
}
