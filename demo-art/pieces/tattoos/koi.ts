import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawMaple } from "../../motifs/plants/maple.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawKoi } from "../../motifs/water/koi.ts";
import { drawDrops, drawWave } from "../../motifs/water/water.ts";
import type { Piece } from "../../piece.ts";

const INDIGO: Ink = [0.1, 0.34, 0.62];
const RUST: Ink = [0.82, 0.3, 0.08];

/** Koi climbing through finger waves and maple leaves, color, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "forearm",
		seed: 71,
		shot: { distance: 1.42, turn: 14, look: [800, 1060] },
		lamp: "window",
		behind: ["cloth", "#3b4652"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawShade(
			sheet,
			soft("520,300 470,620 560,980 760,1260 760,1560 560,1740"),
			(t) => 180 + 210 * Math.sin(Math.PI * t),
			0.92,
		);
		for (const [noted, thick, side, coil, foam] of BACK)
			drawWave(sheet, { spine: soft(noted), thick, side, coil, foam, color: INDIGO, dark: 0.9 });
		for (const [x, y, turn, scale] of LEAVES.slice(0, 3))
			drawMaple(sheet, pt(x, y), turn, scale, RUST);
		drawKoi(sheet, {
			spine: soft("690,560 620,720 670,920 850,1090 950,1260 900,1430 800,1530"),
			thick: 156,
		});
		for (const [noted, thick, side, coil, foam] of FRONT)
			drawWave(sheet, { spine: soft(noted), thick, side, coil, foam, color: INDIGO });
		for (const [x, y, turn, scale] of LEAVES.slice(3))
			drawMaple(sheet, pt(x, y), turn, scale, RUST);
		drawDrops(sheet, pt(420, 1180), -1.4, 260, 16, 3);
		drawDrops(sheet, pt(1180, 1180), -1.6, 240, 14, 5);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(smooth(trace(noted), false, 2), 40);
}

const BACK = [
	["1060,1840 1250,1700 1320,1480 1260,1260 1150,1130", 92, 1, 92, 0.42],
	["560,1560 380,1500 290,1330 310,1160 390,1040", 80, -1, 84, 0.4],
] as const;
const FRONT = [
	["1350,1610 1260,1760 1060,1832 840,1826 660,1786", 84, 1, 74, 0.4],
	["640,1850 430,1826 300,1720 282,1590 350,1490", 92, -1, 88, 0.36],
] as const;
const LEAVES = [
	[1050, 520, -0.6, 170],
	[420, 760, 2.6, 150],
	[1150, 830, 0.7, 120],
	[470, 430, -2.2, 120],
	[1060, 1560, 0.5, 165],
] as const;
