import { drawForm } from "../../brush/form.ts";
import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawToothedLeaf } from "../../motifs/foliage.ts";
import { drawLock, drawRoll } from "../../motifs/lady-hair.ts";
import { drawHoop, drawLadyHead } from "../../motifs/lady-head.ts";
import { drawAura } from "../../motifs/ornaments.ts";
import { drawRose } from "../../motifs/rose.ts";
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
		for (const [noted, width] of [
			["1180,980 1260,1080 1290,1200 1240,1300 1160,1300 1140,1230 1190,1190", [60, 56, 12]],
			["1080,1040 1150,1140 1180,1260 1130,1370 1050,1370 1030,1300 1080,1260", [60, 54, 12]],
		] as const)
			lock(noted, width, 0.42);
		drawLadyHead(sheet, OXBLOOD);
		drawForm(sheet, {
			outline: smooth(trace(BACK_HAIR), true, 4),
			swell: 120,
			base: 0.75,
			edge: 9,
			halo: 8,
		});
		for (const [noted, width, shine] of [
			["800,380 950,330 1110,400 1200,540 1230,720 1190,900 1100,1040", [40, 62, 30], 0.36],
			["760,470 900,430 1050,480 1130,600 1150,760 1120,920 1050,1040", [40, 60, 30], 0.38],
			["740,560 860,540 980,580 1060,680 1080,820 1050,950 1000,1040", [36, 54, 26], 0.4],
			["740,600 830,640 920,710 970,800 980,900 960,980", [30, 44, 18], 0.42],
		] as const)
			lock(noted, width, shine);
		drawRoll(sheet, pt(1040, 440), 190, 2.6, 1.5, 1);
		drawRoll(sheet, pt(770, 420), 210, 2.2, 1.55, 1);
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
