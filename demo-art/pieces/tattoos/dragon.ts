import { circle, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, lay, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBar, drawCloud, drawShade } from "../../motifs/sky/bars.ts";
import { drawDragon } from "../../motifs/water/dragon.ts";
import type { Piece } from "../../piece.ts";

const SUN: Ink = [0.82, 0.2, 0.1];

/** Dragon winding down through wind and cloud from a red sun, from the shoulder to the wrist. */
export const piece: Piece = {
	on: onSkin({
		tone: "olive",
		body: "arm",
		seed: 83,
		shot: { frame: [1600, 2600], distance: 1.78, look: [840, 2230] },
		lamp: "studio",
		light: 0.5,
		behind: ["studio", "#85878a"],
		clothes: [["vest", "#1c1c1f"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 4600);
		const sun = circle(pt(880, 700), 300);
		lay(sheet, fill(sun), SUN, (_x, y) => 0.95 * ramp(1060, 600, y));
		closedLine(sheet, sun, { width: 6 });
		drawShade(
			sheet,
			soft(
				"500,640 400,1240 760,1450 520,1800 980,2080 600,2560 950,2960 640,3420 860,3900 800,4300",
			),
			(t) => 190 + 190 * Math.sin(Math.PI * t),
			1.05,
		);
		for (const [noted, width, side] of BARS) drawBar(sheet, soft(noted), width, side);
		drawDragon(sheet, {
			spine: soft(SPINE),
			thick: 116,
			belly: 1,
			head: { turn: 0.12, scale: 1.2 },
			order: [
				[0.78, 1],
				[0.52, 0.79],
				[0.27, 0.53],
				[0, 0.28],
			],
			behind: [
				{ bones: soft("1060,1960 1200,1900 1260,1990 1190,2090"), grip: 1.9 },
				{ bones: soft("1000,3040 1110,3000 1150,3100 1080,3190"), grip: 1.9 },
			],
			before: [
				{ bones: soft("1010,1260 900,1390 960,1490 880,1570"), grip: 2.3 },
				{ bones: soft("560,1780 420,1860 470,1960 370,2040"), grip: 2.5 },
				{ bones: soft("560,2650 470,2760 520,2850 430,2930"), grip: 2.5 },
			],
		});
		for (const [x, y, size, seed] of CLOUDS) drawCloud(sheet, pt(x, y), size, seed);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(relax(smooth(trace(noted), false, 2), 60), 40);
}

const SPINE =
	"690,960 860,910 1040,920 1160,1070 1110,1250 920,1350 680,1380 450,1480 400,1650 510,1790 740,1830 980,1880 1120,2010 1080,2180 900,2290 660,2360 500,2490 510,2660 700,2770 920,2850 1040,2980 990,3140 800,3230 620,3320 560,3460 660,3580 830,3660 920,3780 860,3920 740,3980 690,4080 760,4180";
const BARS = [
	["260,1190 420,1130 640,1170 860,1150", 46, -1],
	["300,1300 500,1250 700,1290", 36, -1],
	["760,1580 960,1610 1180,1550 1340,1580", 50, 1],
	["900,1700 1080,1730 1300,1680", 36, 1],
	["330,2220 520,2160 700,2210", 40, -1],
	["820,2500 1000,2530 1220,2470", 46, 1],
	["860,2620 1020,2650 1200,2600", 34, 1],
	["420,3110 560,3050 740,3100", 40, -1],
	["880,3430 1000,3450 1130,3400", 34, 1],
	["520,3800 620,3760 740,3790", 30, -1],
] as const;
const CLOUDS = [
	[350, 1180, 160, 4],
	[1210, 1640, 165, 9],
	[430, 2250, 140, 13],
	[1120, 2560, 150, 17],
	[470, 3120, 130, 21],
	[1020, 3460, 125, 25],
	[600, 3860, 110, 29],
	[940, 4090, 115, 33],
	[620, 4220, 105, 37],
	[560, 520, 150, 41],
] as const;
