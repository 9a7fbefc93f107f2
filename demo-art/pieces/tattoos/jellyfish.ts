import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawBell, drawFrilledArm, drawTentacles } from "../../motifs/water/jellyfish.ts";
import { drawDrop } from "../../motifs/water/octopus.ts";
import type { Piece } from "../../piece.ts";

const DYES = {
	bell: [0.08, 0.26, 1.2],
	glow: [0.36, 1.12, 1.5],
	arms: [0.22, 0.26, 1.2],
	frill: [0.62, 0.86, 1.5],
} as const satisfies Record<string, Ink>;
const DEEP: Ink = [0.08, 0.24, 0.7];

const WIDTH = 3240;

/** Two jellyfish with frilled arms, violet and blue, one on each calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "deep",
		body: "calves",
		seed: 91,
		shot: { frame: [1600, 1600], distance: 2.08, look: [1620, 1040] },
		lamp: "day",
		light: -0.4,
		bright: 1.1,
		behind: ["wall", "#c4beb3"],
	}),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, 2000);
		drawJellyfish(sheet, false);
		drawJellyfish(sheet, true);
		return sheet;
	},
};

/** One for the left calf, or its twin for the right one, as in a mirror. */
function drawJellyfish(sheet: Sheet, twin: boolean): void {
	const side = twin ? -1 : 1;
	const at = (x: number, y: number) => pt(twin ? WIDTH - x : x, y);
	const put = (noted: string) => trace(noted).map(({ x, y }) => at(x, y));
	const [bell, turn, scale] = [at(790, 690), -0.16 * side, 1.06] as const;
	drawShade(
		sheet,
		relax(smooth(put("1000,180 760,700 880,1200 700,1880"), false, 2), 40),
		(t) => 330 + 130 * Math.sin(Math.PI * t),
		0.6,
	);
	drawTentacles(sheet, bell, turn, scale, DEEP);
	for (const [noted, width, seed] of ARMS)
		drawFrilledArm(sheet, put(noted), width, DYES, twin ? seed + 1 : seed);
	drawBell(sheet, bell, turn, scale, DYES);
	for (const [x, y, radius] of BUBBLES) drawDrop(sheet, at(x, y), radius);
}

const ARMS = [
	["600,740 500,900 540,1060 400,1240 430,1420 320,1540", 54, 5],
	["990,720 1100,880 1050,1060 1190,1220 1150,1380 1260,1500", 54, 8],
	["700,740 640,920 710,1120 590,1330 650,1530 540,1720", 66, 11],
	["910,730 970,930 900,1140 1020,1350 970,1560 1070,1730", 66, 14],
	["805,740 840,940 770,1180 860,1420 780,1660 850,1890", 78, 17],
] as const;
const BUBBLES = [
	[1220, 1000, 18],
	[1260, 950, 10],
	[360, 1060, 15],
	[330, 1010, 8],
	[1240, 330, 13],
	[360, 380, 10],
] as const;
