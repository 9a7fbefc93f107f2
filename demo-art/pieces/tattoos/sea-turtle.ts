import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawKelp } from "../../motifs/water/kelp.ts";
import { drawDrop } from "../../motifs/water/octopus.ts";
import { drawSeaTurtle } from "../../motifs/water/sea-turtle.ts";
import type { Piece } from "../../piece.ts";

/** Sea turtle with a mandala for its shell above two sprays of kelp, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "umber",
		body: "shoulder",
		seed: 44,
		shot: { distance: 1.36, look: [880, 860], mirror: true },
		lamp: "window",
		light: 0.5,
		bright: 1.1,
		behind: ["wall", "#94a4aa"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawShade(
			sheet,
			soft("300,1750 500,1300 800,900 1000,500 1250,200"),
			(t) => 220 + 320 * Math.sin(Math.PI * t),
			0.96,
		);
		for (const [noted, pairs, length] of KELP) drawKelp(sheet, soft(noted), pairs, length);
		drawSeaTurtle(sheet, { to: pt(790, 900), turn: 0.42, scale: 0.98 });
		for (const [x, y, radius] of BUBBLES) drawDrop(sheet, pt(x, y), radius);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(smooth(trace(noted), false, 2), 40);
}

const KELP = [
	["930,1845 770,1800 590,1705 420,1560 330,1420", 7, 205],
	["720,1845 860,1806 1040,1700 1190,1550 1275,1420 1305,1350", 7, 205],
] as const;
const BUBBLES = [
	[1130, 260, 22],
	[1180, 214, 12],
	[1090, 204, 9],
	[380, 480, 18],
	[428, 530, 10],
	[1390, 590, 14],
	[1010, 1540, 16],
	[1052, 1490, 9],
] as const;
