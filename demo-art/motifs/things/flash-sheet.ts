import type { Point } from "../../brush/geometry.ts";
import { move, moveAll, pt } from "../../brush/geometry.ts";
import { drawText } from "../../brush/lettering.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, dot } from "../../brush/sheet.ts";
import { drawSwallow } from "../birds/swallow.ts";
import { corners } from "../ornament/plate.ts";
import { drawSparkle } from "../plants/flash.ts";
import { drawLeaf } from "../plants/plants.ts";
import { drawRose } from "../plants/rose.ts";
import { drawDaggerBlade, drawDaggerHilt } from "./dagger.ts";
import { drawPaper } from "./ink-caps.ts";

const RED: Ink = [0.62, 0.09, 0.07];
const PALE: Ink = [0.92, 0.42, 0.34];
const GOLD: Ink = [0.92, 0.66, 0.22];
const GREEN: Ink = [0.3, 0.5, 0.28];
const STEEL: Ink = [0.78, 0.82, 0.84];
const SHEET = { left: -440, top: -560, right: 440, bottom: 560 };

/** A sheet of flash on the table: a rose, a dagger, and two swallows. */
export function drawFlashSheet(sheet: Sheet, { to, turn }: { to: Point; turn: number }): void {
	const put = (x: number, y: number) => move(pt(x, y), to, turn);
	drawPaper(sheet, moveAll(corners(SHEET), to, turn));
	for (const [by, width] of [
		[34, 6],
		[50, 2.5],
	] as const)
		closedLine(
			sheet,
			moveAll(
				corners({
					left: SHEET.left + by,
					top: SHEET.top + by,
					right: SHEET.right - by,
					bottom: SHEET.bottom - by,
				}),
				to,
				turn,
			),
			{ width },
		);
	const dagger = { to: put(238, 68), scale: 80, turn };
	drawDaggerBlade(sheet, dagger, 0, 4.9, STEEL);
	drawDaggerHilt(sheet, dagger, GOLD, RED, RED);
	for (const [angle, length] of [
		[2.5, 250],
		[0.5, 230],
		[1.6, 240],
		[-2.3, 230],
		[-0.7, 220],
	] as const)
		drawLeaf(sheet, put(-120, 130), angle + turn, length, 66, 0.5, GREEN);
	drawRose(sheet, {
		center: put(-120, 130),
		size: 176,
		turn: 0.5,
		colors: { deep: RED, pale: PALE },
	});
	drawSwallow(sheet, { to: put(-182, -336), turn: turn - 0.2, scale: 0.29 });
	drawSwallow(sheet, { to: put(186, -346), turn: turn + 0.2, scale: 0.29, flip: true });
	drawSparkle(sheet, put(0, -150), 36, GOLD);
	drawSparkle(sheet, put(-320, 420), 40, GOLD);
	drawSparkle(sheet, put(70, 440), 32, GOLD);
	for (const [x, y] of [
		[60, -190],
		[-56, -110],
		[-350, -120],
		[-250, 470],
		[0, 400],
		[150, 470],
	] as const)
		dot(sheet, put(x, y), 7);
	drawText(sheet, {
		font: "display",
		size: 60,
		weight: 600,
		text: "12",
		at: put(-366, -446),
	});
}
