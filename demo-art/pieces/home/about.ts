import { moveAll, pt, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { drawNibPen, drawPencil } from "../../motifs/things/drawing-tools.ts";
import { drawFlashSheet } from "../../motifs/things/flash-sheet.ts";
import {
	drawCable,
	drawInkCaps,
	drawPaper,
	drawPlanks,
	drawSmear,
} from "../../motifs/things/ink-caps.ts";
import { drawMachine } from "../../motifs/things/tattoo-machine.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.58, 0.08, 0.07];
const BRASS: Ink = [0.82, 0.62, 0.3];
const INKS: readonly Ink[] = [
	[0.03, 0.03, 0.036],
	[0.16, 0.16, 0.17],
	[0.4, 0.03, 0.04],
	[0.66, 0.1, 0.07],
	[0.84, 0.42, 0.08],
	[0.92, 0.7, 0.2],
	[0.16, 0.36, 0.16],
	[0.04, 0.3, 0.32],
	[0.06, 0.14, 0.36],
	[0.26, 0.08, 0.28],
];

/** The artist's table from above: a sheet of flash, a coil machine, ink caps, a pencil and a pen. */
export const piece: Piece = {
	on: onPaper({ seed: 71, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const frame = { left: 64, top: 64, right: 1536, bottom: 1936 };
		drawPlanks(sheet, corners(inset(frame, 24)), 294, 0.52);
		drawPaper(sheet, moveAll(trace("-250,-210 250,-190 262,196 -244,214"), pt(400, 1640), -0.28));
		drawFlashSheet(sheet, { to: pt(640, 745), turn: -0.055 });
		drawSmear(sheet, pt(330, 1560), 0.5, 90, [0.12, 0.12, 0.13]);
		drawSmear(sheet, pt(440, 1690), -0.4, 76, RED);
		drawSmear(sheet, pt(270, 1720), 0.1, 46, [0.2, 0.2, 0.21]);
		drawCable(sheet, trace("1390,1164 1468,1140 1494,1060 1440,990 1410,900"), 22);
		drawInkCaps(sheet, { to: pt(1310, 560), turn: 0.035, columns: 2, inks: INKS, radius: 56 });
		drawNibPen(
			sheet,
			{ to: pt(640, 1762), turn: -0.035, scale: 0.92 },
			{ body: [0.12, 0.1, 0.1], metal: BRASS },
		);
		drawPencil(
			sheet,
			{ to: pt(1430, 1836), turn: Math.PI - 0.03, scale: 0.92 },
			{ body: RED, metal: BRASS },
		);
		drawMachine(sheet, { to: pt(985, 1440), scale: 132, turn: 1.06, yaw: 0.36 });
		trimAround(sheet, inset(frame, 22));
		drawPlate(sheet, frame);
		return sheet;
	},
};
