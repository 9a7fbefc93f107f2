import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, newSheet, spindle } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawShade } from "../../motifs/bars.ts";
import { drawDrop } from "../../motifs/octopus.ts";
import { drawSeaTurtle } from "../../motifs/sea-turtle.ts";
import { drawWave } from "../../motifs/water.ts";
import type { Piece } from "../../piece.ts";

/** Sea turtle with a mandala for its shell, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({ tone: "umber", limb: "shoulder", seed: 44, light: -0.55, behind: "#3a3330" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawShade(
			sheet,
			soft("300,1750 500,1300 800,900 1000,500 1250,200"),
			(t) => 220 + 320 * Math.sin(Math.PI * t),
			0.62,
		);
		for (const [noted, width] of CURRENTS) line(sheet, soft(noted), { width, taper: spindle });
		for (const [noted, thick, side, coil] of WAVES)
			drawWave(sheet, { spine: soft(noted), thick, side, coil, foam: 0.45 });
		drawSeaTurtle(sheet, { to: pt(780, 960), turn: 0.42, scale: 0.98 });
		for (const [x, y, radius] of BUBBLES) drawDrop(sheet, pt(x, y), radius);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(smooth(trace(noted), false, 2), 40);
}

const CURRENTS = [
	["160,1180 260,1040 330,900 460,800", 6],
	["190,1250 300,1090 370,960 480,880", 4],
	["1180,1280 1260,1180 1310,1040 1420,930", 6],
	["1160,1350 1290,1230 1350,1100 1450,1010", 4],
] as const;
const WAVES = [
	["1240,1860 980,1900 700,1850 480,1740 340,1600", 92, 1, 96],
	["760,1900 1000,1850 1200,1740 1330,1590", 80, -1, 90],
] as const;
const BUBBLES = [
	[1130, 260, 22],
	[1180, 214, 12],
	[1090, 204, 9],
	[420, 400, 18],
	[466, 356, 10],
	[1380, 700, 14],
	[300, 1420, 13],
	[340, 1380, 8],
] as const;
