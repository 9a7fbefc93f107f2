import { drawForm } from "../../brush/form.ts";
import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawLock, drawRoll } from "../../motifs/people/lady-hair.ts";
import { drawHoop, drawLadyHead } from "../../motifs/people/lady-head.ts";
import { drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawBerry } from "../../motifs/plants/plants.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import type { Piece } from "../../piece.ts";

const OXBLOOD: Ink = [0.42, 0.05, 0.06];
const DEEP: Ink = [0.24, 0.01, 0.03];
const PALE: Ink = [0.78, 0.26, 0.24];

const BACK_HAIR =
	"650,560 640,460 700,360 830,290 990,280 1130,340 1230,460 1280,620 1280,800 1230,960 1150,1080 1060,1130 1000,1080 960,960 940,860 860,760 780,660 720,590";

/** Flash of a woman's head in profile with rolled hair and a rose, black and oxblood. */
export const piece: Piece = {
	on: onPaper({ seed: 651 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const lock = (
			noted: string,
			width: readonly [number, number, number],
			shine: number,
			glow?: number,
		) =>
			drawLock(sheet, {
				spine: smooth(trace(noted), false, 2),
				width,
				shine,
				...(glow ? { glow } : {}),
			});
		drawAura(sheet, pt(880, 880), 480, 700, 0.5, 7, OXBLOOD);
		drawRoll(sheet, pt(1172, 1180), 128, -0.2, 1.5, 1, trace("1150,900 1220,970 1262,1080"));
		drawRoll(sheet, pt(1085, 1290), 112, -0.2, 1.5, 1, trace("1060,1000 1130,1090 1166,1190"));
		drawLadyHead(sheet, OXBLOOD);
		drawForm(sheet, {
			outline: smooth(trace(BACK_HAIR), true, 4),
			swell: 120,
			base: 0.75,
			edge: 9,
			halo: 8,
		});
		for (const [noted, width, shine] of [
			["800,380 950,330 1110,400 1200,540 1230,720 1190,900 1100,1040", [12, 64, 30], 0.36],
			["760,470 900,430 1050,480 1130,600 1150,760 1120,920 1050,1040", [12, 62, 30], 0.38],
			["740,560 860,540 980,580 1060,680 1080,820 1050,950 1000,1040", [10, 58, 26], 0.4],
			["740,600 830,640 920,710 970,800 980,900 960,980", [8, 48, 18], 0.42],
		] as const)
			lock(noted, width, shine);
		drawRoll(sheet, pt(1050, 450), 195, 2.6, 1.5, 1, trace("1010,690 950,650 900,600"));
		drawRoll(sheet, pt(775, 420), 215, 2.6, 1.5, 1, trace("830,660 730,610 660,565"));
		for (let pearl = 0; pearl < 14; pearl++) {
			const t = pearl / 13;
			drawBerry(
				sheet,
				pt(744 + 276 * t, 1330 + 62 * Math.sin(Math.PI * (0.12 + 0.8 * t))),
				16 + 5 * Math.sin(Math.PI * t),
			);
		}
		for (const [x, y, angle, length] of [
			[700, 1630, 2.9, 260],
			[720, 1660, 2.3, 220],
			[960, 1640, 0.15, 280],
			[940, 1670, 0.75, 230],
			[830, 1690, 1.6, 190],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 92, dark: 1 });
		drawRose(sheet, {
			center: pt(830, 1620),
			size: 150,
			turn: 1.3,
			seed: 4,
			colors: { deep: DEEP, pale: PALE },
			edge: 5,
		});
		drawHoop(sheet);
		for (const [x, y, angle, length] of [
			[1090, 900, 0.9, 250],
			[1130, 830, 0.2, 230],
			[1100, 720, -0.6, 220],
			[980, 950, 1.8, 180],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 92, dark: 1 });
		drawRose(sheet, {
			center: pt(1060, 800),
			size: 190,
			turn: 0.4,
			colors: { deep: DEEP, pale: PALE },
			edge: 5,
		});
		return sheet;
	},
};
