import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawShade } from "../../motifs/bars.ts";
import { drawBell, drawFrilledArm, drawTentacles } from "../../motifs/jellyfish.ts";
import { drawDrop } from "../../motifs/octopus.ts";
import type { Piece } from "../../piece.ts";

const DYES = {
	bell: [0.3, 0.2, 0.62],
	glow: [0.95, 1.05, 1.5],
	arms: [0.34, 0.12, 0.5],
	frill: [1.1, 0.8, 1.45],
} as const satisfies Record<string, Ink>;
const DEEP: Ink = [0.12, 0.16, 0.36];

/** Jellyfish with frilled arms, violet and blue, calf. */
export const piece: Piece = {
	on: onSkin({ tone: "deep", limb: "calf", seed: 91, light: -0.4, behind: "#b9b4ab" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const [bell, turn, scale] = [pt(790, 690), -0.16, 1.06] as const;
		drawShade(sheet, relax(smooth(trace("1000,180 760,700 880,1200 700,1880"), false, 2), 40), (t) => 330 + 130 * Math.sin(Math.PI * t), 0.6);
		drawTentacles(sheet, bell, turn, scale, DEEP);
		for (const [noted, width, seed] of ARMS) drawFrilledArm(sheet, trace(noted), width, DYES, seed);
		drawBell(sheet, bell, turn, scale, DYES);
		for (const [x, y, radius] of BUBBLES) drawDrop(sheet, pt(x, y), radius);
		return sheet;
	},
};

const ARMS = [
	["640,740 560,900 600,1060 500,1240 520,1420 430,1560", 66, 5],
	["960,720 1060,880 1010,1060 1120,1220 1080,1400 1180,1540", 66, 8],
	["740,740 700,920 760,1120 680,1330 740,1530 650,1740", 82, 11],
	["880,730 930,930 860,1140 960,1350 900,1560 980,1780", 82, 14],
	["810,740 830,940 780,1180 850,1420 800,1660 850,1880", 92, 17],
] as const;
const BUBBLES = [
	[1220, 1000, 18],
	[1260, 950, 10],
	[360, 1060, 15],
	[330, 1010, 8],
	[1240, 330, 13],
	[360, 380, 10],
] as const;
