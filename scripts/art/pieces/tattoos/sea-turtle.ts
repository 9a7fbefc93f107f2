import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawDrop } from "../../motifs/water/octopus.ts";
import { drawSeaTurtle } from "../../motifs/water/sea-turtle.ts";
import { drawWave } from "../../motifs/water/water.ts";
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
			0.88,
		);
		for (const [noted, thick, side, coil] of WAVES)
			drawWave(sheet, { spine: soft(noted), thick, side, coil, foam: 0.45 });
		drawSeaTurtle(sheet, { to: pt(790, 930), turn: 0.42, scale: 0.98 });
		for (const [x, y, radius] of BUBBLES) drawDrop(sheet, pt(x, y), radius);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(smooth(trace(noted), false, 2), 40);
}

const WAVES = [
	["1390,1600 1250,1800 980,1890 680,1850 450,1730 330,1560", 112, 1, 108],
	["380,1900 620,1940 880,1930 1120,1870 1270,1760", 66, -1, 66],
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
