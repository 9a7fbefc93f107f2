import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

type Place = { to: Point; turn: number; scale?: number };
type Colors = { body: Ink; metal: Ink; wood?: Ink };
const WOOD: Ink = [0.9, 0.68, 0.42];

function holder(sheet: Sheet, { to, turn, scale = 1 }: Place) {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	return {
		put,
		part: (noted: string, wash: Ink, mark?: (u: number, v: number) => number, round = true) =>
			drawForm(sheet, {
				outline: put(round ? smooth(trace(noted), true, 3) : trace(noted)),
				swell: 26 * scale,
				halo: 5,
				edge: 5 * Math.sqrt(scale),
				wash,
				depth: 1,
				...(mark && {
					mark: (x: number, y: number) => {
						const [dx, dy] = [(x - to.x) / scale, (y - to.y) / scale];
						return mark(
							dx * Math.cos(turn) + dy * Math.sin(turn),
							dy * Math.cos(turn) - dx * Math.sin(turn),
						);
					},
				}),
			}),
		draw: (noted: string, width: number, ink: Ink = BLACK) =>
			line(sheet, put(smooth(trace(noted), false, 2)), {
				width: width * Math.sqrt(scale),
				ink,
				taper: spindle,
			}),
	};
}

/** A pencil whose point is at `to`; it lies to the right of it at `turn` 0, 900 long. */
export function drawPencil(sheet: Sheet, place: Place, { body, metal, wood = WOOD }: Colors): void {
	const { part, draw, put } = holder(sheet, place);
	part("800,-30 880,-30 900,-20 900,20 880,30 800,30", [0.9, 0.5, 0.46]);
	part(
		"745,-31 808,-31 808,31 745,31",
		metal,
		(u) => 0.5 * ramp(0.4, 0.9, Math.sin(u / 2.6)),
		false,
	);
	part(
		"112,-30 128,-22 124,-10 134,0 122,12 128,24 112,30 748,30 748,-30",
		body,
		(_u, v) => (v > 11 ? 0.34 : v > -11 ? 0.1 : 0),
		false,
	);
	draw("120,-10 400,-11 748,-11", 3.4);
	draw("124,12 400,11 748,11", 3.4);
	draw("300,-20 460,-20 560,-20", 3, [1.2, 1.15, 1]);
	const cone = "26,-6 112,-30 128,-22 124,-10 134,0 122,12 128,24 112,30 26,7";
	part(cone, wood, (u, v) => 0.16 * ramp(0.3, 0.8, noise(u / 30, v / 3, 4)), false);
	const lead = put(trace("0,0 34,-9 36,0 34,9"));
	clear(sheet, lead, 2);
	lay(sheet, fill(lead), BLACK);
}

/** A dip pen whose nib touches `to`; its holder lies to the right at `turn` 0, 880 long. */
export function drawNibPen(sheet: Sheet, place: Place, { body, metal }: Colors): void {
	const { part, draw, put } = holder(sheet, place);
	part(
		"196,-18 230,-24 330,-28 470,-23 640,-16 800,-10 876,-5 884,0 876,5 800,10 640,16 470,23 330,28 230,24 196,18",
		body,
		(u, v) => 0.14 * ramp(0.2, 0.8, noise(u / 60, v / 4, 6)),
	);
	part(
		"176,-22 246,-25 246,25 176,22",
		metal,
		(u) => (Math.abs(u - 196) < 3 || Math.abs(u - 228) < 3 ? 0.6 : 0),
		false,
	);
	part(
		"0,0 40,-7 84,-24 130,-30 186,-22 186,22 130,30 84,24 40,7",
		metal,
		(u) => 0.4 * ramp(90, 0, u),
	);
	draw("2,0 60,0 112,0", 3.4);
	const eye = put(smooth(trace("108,0 118,-7 130,0 118,7"), true, 2));
	lay(sheet, fill(eye), BLACK);
	draw("60,-12 96,-21 140,-22", 2.6);
	draw("140,16 168,15 186,14", 2.6);
	const ink = put(smooth(trace("0,0 24,-5 50,-10 62,0 50,10 24,5"), true, 2));
	lay(sheet, fill(ink), BLACK, (x, y) => pepper(x, y, 0.95, 4));
}

/** A round brush with a loaded tip at `to`; its handle lies to the right at `turn` 0, 900 long. */
export function drawPaintBrush(
	sheet: Sheet,
	place: Place,
	{ body, metal, wood: paint = WOOD }: Colors,
): void {
	const { part, draw } = holder(sheet, place);
	part(
		"300,-20 380,-28 460,-28 620,-17 800,-9 888,-4 896,0 888,4 800,9 620,17 460,28 380,28 300,20",
		body,
	);
	draw("350,-15 460,-16 600,-10", 3, [1.2, 1.15, 1.1]);
	part(
		"0,0 40,-10 96,-27 150,-30 176,-24 176,24 150,30 96,27 40,10",
		[0.34, 0.22, 0.15],
		(u, v) => 0.5 * ramp(-0.1, 0.5, noise(u / 60, v / 2.2, 8)),
	);
	part("0,0 34,-9 78,-20 92,-12 84,-2 96,9 78,20 34,9", paint);
	part(
		"168,-24 240,-24 310,-21 310,21 240,24 168,24",
		metal,
		(u) => (Math.abs(u - 196) < 3 || Math.abs(u - 208) < 3 || Math.abs(u - 286) < 3 ? 0.6 : 0),
		false,
	);
}
