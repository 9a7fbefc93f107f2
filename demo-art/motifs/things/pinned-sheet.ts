import type { Point } from "../../brush/geometry.ts";
import { move, moveAll, pt } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, dot } from "../../brush/sheet.ts";
import { drawSwallow } from "../birds/swallow.ts";
import { corners } from "../ornament/plate.ts";
import { drawSparkle } from "../plants/flash.ts";
import { drawRose } from "../plants/rose.ts";
import { drawDaggerBlade, drawDaggerHilt } from "./dagger.ts";
import { drawPaper } from "./ink-caps.ts";
import { drawKey } from "./key.ts";

const RED: Ink = [0.62, 0.09, 0.07];
const PALE: Ink = [0.92, 0.42, 0.34];
const GOLD: Ink = [0.92, 0.66, 0.22];
const STEEL: Ink = [0.78, 0.82, 0.84];

/** A small sheet of flash pinned to the wall. */
export function drawPinnedSheet(
	sheet: Sheet,
	to: Point,
	turn: number,
	design: "swallow" | "dagger" | "rose" | "key" | "star",
	scale = 1,
): void {
	const put = (x: number, y: number) => move(pt(x * scale, y * scale), to, turn);
	const box = (by: number) =>
		moveAll(
			corners({ left: -150 + by, top: -190 + by, right: 150 - by, bottom: 190 - by }),
			to,
			turn,
			scale,
		);
	drawPaper(sheet, box(0));
	closedLine(sheet, box(14), { width: 2.5 });
	if (design === "rose")
		drawRose(sheet, {
			center: put(0, 10),
			size: 92 * scale,
			turn: 0.5,
			colors: { deep: RED, pale: PALE },
		});
	if (design === "swallow") {
		drawSwallow(sheet, { to: put(-6, -74), turn: turn - 0.2, scale: 0.14 * scale });
		drawSwallow(sheet, { to: put(10, 72), turn: turn + 0.15, scale: 0.14 * scale, flip: true });
	}
	if (design === "dagger") {
		const dagger = { to: put(0, -80), scale: 40 * scale, turn };
		drawDaggerBlade(sheet, dagger, 0, 4.9, STEEL);
		drawDaggerHilt(sheet, dagger, GOLD, RED, RED);
		drawSparkle(sheet, put(-86, -60), 22 * scale, GOLD);
		drawSparkle(sheet, put(84, 60), 22 * scale, GOLD);
	}
	if (design === "key") drawKey(sheet, { to: put(-4, -16), turn: turn + 1.25, scale: 0.3 * scale });
	if (design === "star")
		for (const [x, y, size] of [
			[0, -10, 110],
			[-84, -110, 34],
			[86, 104, 40],
			[78, -104, 26],
			[-80, 110, 28],
		] as const)
			drawSparkle(sheet, put(x, y), size * scale, size > 100 ? RED : GOLD);
	dot(sheet, put(0, -176), 9 * scale, RED);
}
