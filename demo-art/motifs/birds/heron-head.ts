import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import { pt, smooth, trace } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

import { drawBirdEye, drawPlume } from "./bird-face.ts";
import { drawDown } from "./plumage.ts";

const BARE: Ink = [1, 1, 1];

/** Head of the heron with its dagger of a bill and its crest. */
export function drawHeronHead(sheet: Sheet): void {
	for (const [x, y, angle, length] of [
		[640, 330, 0.28, 330],
		[644, 340, 0.46, 270],
	] as const)
		drawPlume(sheet, pt(x, y), angle, length, 22, 0.28);
	const lower = smooth(
		trace("540,404 480,420 400,440 310,462 262,470 330,440 420,412 530,386"),
		true,
		4,
	);
	drawForm(sheet, { outline: lower, swell: 18, base: 0.2, edge: 4.5 });
	const upper = smooth(
		trace("556,350 480,372 400,402 320,440 252,472 330,446 430,414 540,396"),
		true,
		4,
	);
	drawForm(sheet, { outline: upper, swell: 26, base: 0.42, edge: 5 });
	line(sheet, smooth(trace("530,380 450,400 390,420")), { width: 3, ink: BARE, taper: spindle });
	const skull = smooth(
		trace(
			"532,372 556,338 600,312 650,314 692,344 706,392 690,430 650,440 600,432 556,416 536,398",
		),
		true,
		4,
	);
	const crown = (x: number, y: number) =>
		ramp(10, -6, y - 352 + (x - 600) * -0.12) * ramp(556, 590, x);
	drawForm(sheet, {
		outline: skull,
		swell: 60,
		depth: 0.4,
		mark: (x, y) => 0.95 * crown(x, y),
		edge: 0,
		halo: 1,
	});
	line(sheet, smooth(trace("530,374 556,338 600,312 650,314 692,344 706,392")), { width: 6 });
	line(sheet, smooth(trace("536,398 562,417 600,432 638,446 656,474")), {
		width: 5,
		taper: (t) => 1 - 0.6 * t,
	});
	drawDown(sheet, {
		outline: skull,
		flow: flowAlong(smooth(trace("540,380 620,360 700,400"), false, 3), 0),
		spacing: 9,
		length: 40,
		width: 4.6,
		tone: (x, y) => crown(x, y),
	});
	line(sheet, smooth(trace("540,384 572,386 600,392")), { width: 5, taper: spindle });
	drawDown(sheet, {
		outline: smooth(trace("626,400 700,380 716,440 690,500 656,480 620,440"), true),
		flow: () => ({ angle: 1.2, t: 0 }),
		spacing: 11,
		length: 46,
		width: 3.4,
		tone: (x) => 0.35 + 0.5 * ramp(660, 710, x),
	});
	for (const lore of [
		"536,378 556,372 574,370",
		"540,388 560,386 580,388",
		"548,396 580,400 606,396",
	])
		line(sheet, smooth(trace(lore)), { width: 4, taper: spindle });
	drawBirdEye(sheet, pt(586, 372), 14, { pupil: 0.6, rim: 0.12 });
	line(sheet, smooth(trace("562,362 582,353 606,358")), { width: 6, taper: spindle });
}
