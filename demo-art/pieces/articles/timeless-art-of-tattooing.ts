import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { hash } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import {
	drawBinding,
	drawBoneAwl,
	drawBoneComb,
	drawMat,
	drawStick,
} from "../../motifs/things/old-tools.ts";
import { drawSootBowl, drawSpiralBand } from "../../motifs/things/soot-bowl.ts";
import { drawShade, drawTable } from "../../motifs/things/table.ts";
import type { Piece } from "../../piece.ts";

const STRAW: Ink = [0.92, 0.82, 0.58];
const WOOD: Ink = [0.74, 0.54, 0.36];
const BONE: Ink = [1.06, 1.03, 0.94];
const CORD: Ink = [0.66, 0.3, 0.2];

/** Old tools on a plaited mat: bone combs bound to sticks, an awl, a bowl of soot, engraved. */
export const piece: Piece = {
	on: onPaper({ seed: 733, tone: "#e6d8ba", age: 0.9 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawTable(sheet, 560, pt(1000, 620), 900, 430);
		drawShade(sheet, pt(1010, 1040), 900, 70, 0.8);
		drawMat(sheet, [pt(420, 520), pt(1640, 520), pt(1860, 1020), pt(150, 1020)], 26, 13, STRAW);
		drawShade(sheet, pt(1420, 760), 380, 110, 0.9);
		drawSootBowl(sheet, pt(1370, 470), 300, 300, 0.3, WOOD);
		for (const [noted, thick, carved] of [
			["250,650 480,610 700,580 900,556", 26, 9],
			["250,960 500,890 760,815 1010,740", 28, 12],
		] as const) {
			const spine = smooth(trace(noted), false, 2);
			const head = spine[spine.length - 12] ?? pt(0, 0);
			drawShade(sheet, pt(head.x - 330, head.y + (thick === 26 ? 110 : 200)), 400, 26, 0.55);
			drawShade(sheet, pt(head.x + 60, head.y + 130), 110, 90, 1);
			drawBoneComb(
				sheet,
				pt(head.x - 4, head.y - 20),
				1.28,
				thick === 26 ? 180 : 220,
				thick === 26 ? 46 : 70,
				thick === 26 ? 4 : 7,
				BONE,
			);
			drawStick(sheet, spine, thick, WOOD, carved);
			drawBinding(sheet, polar(head, 2.9, 10), thick === 26 ? -0.16 : -0.4, 92, thick, CORD);
		}
		drawShade(sheet, pt(1480, 1010), 330, 22, 0.8);
		drawStick(sheet, smooth(trace("1150,1000 1340,975 1540,962 1760,966"), false, 2), 34, WOOD, 8);
		drawBoneAwl(sheet, pt(1700, 800), 2.84, 380, 26, BONE);
		drawBinding(sheet, pt(1640, 819), 2.86, 60, 22, CORD);
		for (let speck = 0; speck < 70; speck++) {
			const place = polar(pt(1180, 800), hash(speck, 1) * 6.28, 40 + 170 * hash(speck, 2) ** 1.5);
			dot(sheet, pt(place.x, 790 + (place.y - 800) * 0.32), 1.8 + 5 * hash(speck, 3) ** 3);
		}
		drawSpiralBand(sheet, 90, 1910, 120, 42);
		drawSpiralBand(sheet, 90, 1910, 1150, 34);
		return sheet;
	},
};
