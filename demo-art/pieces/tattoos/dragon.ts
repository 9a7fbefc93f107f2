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

/** Dragon winding down through wind and cloud before a red sun, forearm. */
export const piece: Piece = {
	on: onSkin({ tone: "olive", limb: "forearm", seed: 83, light: -0.45, behind: "#1b1d1c" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const sun = circle(pt(960, 350), 240);
		lay(sheet, fill(sun), SUN, (_x, y) => 0.95 * ramp(640, 260, y));
		closedLine(sheet, sun, { width: 5 });
		drawShade(
			sheet,
			soft("500,300 420,800 760,1000 560,1300 960,1560 900,1900"),
			(t) => 200 + 190 * Math.sin(Math.PI * t),
			1.05,
		);
		for (const [noted, width, side] of BARS) drawBar(sheet, soft(noted), width, side);
		drawDragon(sheet, {
			spine: soft(SPINE),
			thick: 104,
			belly: 1,
			head: { turn: 0.12, scale: 1.12 },
			order: [
				[0.72, 1],
				[0.44, 0.73],
				[0, 0.45],
			],
			behind: [{ bones: soft("1060,1420 1210,1330 1290,1420 1230,1540"), grip: 1.9 }],
			before: [
				{ bones: soft("1010,770 900,900 960,1000 880,1080"), grip: 2.3 },
				{ bones: soft("580,1280 450,1370 500,1460 400,1530"), grip: 2.5 },
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
	"700,480 860,430 1040,440 1150,580 1100,760 920,860 680,890 470,980 420,1150 520,1290 740,1330 980,1370 1110,1500 1060,1680 880,1760 700,1765 560,1800 440,1815";
const BARS = [
	["260,700 420,640 640,680 860,660", 46, -1],
	["300,810 500,760 700,800", 36, -1],
	["760,1090 960,1120 1180,1060 1340,1090", 50, 1],
	["900,1200 1080,1230 1320,1180", 36, 1],
	["250,1690 420,1720 620,1660 800,1690", 42, -1],
] as const;
const CLOUDS = [
	[360, 760, 150, 4],
	[1210, 1130, 160, 9],
	[720, 1880, 105, 13],
	[1200, 1800, 150, 17],
] as const;
