import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line } from "../../brush/sheet.ts";

const WAX: Ink = [1.22, 1.16, 0.98];
const GOLD: Ink = [1.16, 0.84, 0.24];
const FLAME: Ink = [0.95, 0.42, 0.07];
const HEART: Ink = [1.3, 1.2, 0.7];

/** A thick candle with running wax and a flame; `foot` is the middle of its base, about 420 px below the wick. */
export function drawCandle(sheet: Sheet, foot: Point, scale = 1): void {
	const put = (noted: string, closed = true) =>
		smooth(moveAll(trace(noted), foot, 0, scale), closed, 4);
	drawForm(sheet, {
		outline: put("-66,0 -64,-150 -66,-380 -58,-398 0,-410 58,-398 66,-380 64,-150 66,0 0,18"),
		swell: 62 * scale,
		halo: 9,
		edge: 8,
		wash: WAX,
		depth: 0.85,
	});
	for (const drip of [
		"-72,-388 -70,-300 -62,-250 -50,-244 -42,-262 -42,-330 -34,-350 -24,-338 -22,-290 -10,-276 2,-292 4,-356 24,-362 30,-240 40,-180 54,-174 64,-194 66,-300 72,-388 40,-404 0,-396 -40,-404",
	])
		drawForm(sheet, {
			outline: put(drip),
			swell: 16 * scale,
			halo: 4,
			edge: 6,
			wash: WAX,
			depth: 0.75,
		});
	drawForm(sheet, {
		outline: put("-62,-394 -30,-408 0,-411 30,-408 62,-394 30,-382 0,-379 -30,-382"),
		swell: 12,
		halo: 2,
		edge: 5,
		wash: GOLD,
		depth: 0.6,
		base: 0.1,
	});
	line(sheet, put("0,-394 4,-420 -2,-440", false), { width: 8 });
	drawForm(sheet, {
		outline: put(
			"0,-420 -34,-440 -44,-484 -26,-532 2,-570 10,-620 34,-560 48,-510 42,-456 28,-430",
		),
		swell: 40 * scale,
		halo: 8,
		edge: 7,
		wash: FLAME,
		depth: 0.25,
	});
	drawForm(sheet, {
		outline: put("2,-426 -20,-444 -26,-480 -12,-516 6,-546 22,-510 28,-470 20,-440"),
		swell: 20,
		halo: 0,
		edge: 3,
		wash: GOLD,
		depth: 0.1,
		ink: FLAME,
	});
	drawForm(sheet, {
		outline: put("2,-430 -10,-444 -10,-466 2,-492 14,-466 14,-444"),
		swell: 12,
		halo: 0,
		edge: 0,
		wash: HEART,
		depth: 0,
	});
	line(sheet, put("2,-398 4,-424 0,-446", false), { width: 6 });
	for (let ray = 0; ray < 16; ray++) {
		const angle = -Math.PI / 2 + (ray - 7.5) * 0.33;
		const [near, far] = [118, ray % 2 === 0 ? 168 : 148];
		const at = (reach: number) =>
			pt(
				foot.x + Math.cos(angle) * reach * scale,
				foot.y + (Math.sin(angle) * reach * 1.2 - 510) * scale,
			);
		line(sheet, smooth([at(near), at(far)]), { width: 6, taper: (t) => ramp(1.1, 0, t) });
		dot(sheet, at(far + 20), ray % 2 === 0 ? 5 : 3, GOLD);
	}
}
