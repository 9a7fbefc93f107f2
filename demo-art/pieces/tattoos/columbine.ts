import { points, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import {
	drawColumbine,
	drawColumbineBud,
	drawColumbineSide,
	drawDividedLeaf,
} from "../../motifs/plants/columbine.ts";
import { drawHaze, drawStem } from "../../motifs/plants/foliage.ts";
import type { Piece } from "../../piece.ts";

const STEM: Ink = [0.42, 0.56, 0.38];
const SKY: Ink = [0.5, 0.56, 0.82];

/** Blue columbine of the Rockies as a botanical plate, calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "porcelain",
		body: "calf",
		seed: 418,
		shot: { distance: 1.32, turn: -4, look: [800, 1120] },
		lamp: "day",
		light: 0.4,
		behind: ["wall", "#97a392"],
		clothes: [["sock", "#d6d2c8"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		drawHaze(sheet, pt(800, 800), { x: 620, y: 820 }, 0.55, 5, { ink: SKY, dots: true });
		for (const [inset, width] of [
			[0, 5],
			[16, 2.5],
		] as const) {
			const [left, top, right, bottom] = [290 + inset, 120 + inset, 1310 - inset, 1880 - inset];
			closedLine(sheet, points(left, top, right, top, right, bottom, left, bottom), { width });
			for (const x of [left, right])
				for (const y of [top, bottom]) dot(sheet, pt(x, y), width * 1.6);
		}
		for (const [noted, thick] of [
			["790,1830 800,1500 760,1150 730,760", 12],
			["795,1520 900,1300 1010,1180 1068,1070", 9],
			["790,1600 660,1380 520,1260 455,1120", 8],
		] as const)
			drawStem(sheet, curve(noted), thick, thick * 0.65, [], STEM);
		drawDividedLeaf(sheet, curve("790,1700 640,1650 560,1610"), 215);
		drawDividedLeaf(sheet, curve("800,1640 960,1560 1040,1540"), 205);
		drawDividedLeaf(sheet, curve("795,1760 880,1770 930,1760"), 130);
		drawColumbineSide(sheet, pt(1078, 1045), 300, -0.95);
		drawColumbineBud(sheet, pt(452, 1115), 215, -1.9);
		drawColumbine(sheet, pt(725, 560), 420, -1.35);
		return sheet;
	},
};
