import { drawForm } from "../../brush/form.ts";
import { circle, polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { noise } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, line, newSheet, spindle } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawMayfly } from "../../motifs/insects/mayfly.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawDrop } from "../../motifs/water/octopus.ts";
import { drawTrout } from "../../motifs/water/trout.ts";
import type { Piece } from "../../piece.ts";

const SLATE: Ink = [0.62, 0.74, 0.78];
const SAND: Ink = [0.9, 0.78, 0.62];

/** Brown trout over river stones, rising to a mayfly, color. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "ribs",
		seed: 27,
		shot: { distance: 1.22, look: [1120, 800] },
		lamp: "day",
		light: -0.5,
		behind: ["wall", "#b9b2a4"],
		freckles: 3,
	}),
	stored: -90,
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawShade(sheet, soft("180,1100 600,1060 1000,1180 1400,1120 1850,1220"), () => 330, 0.62);
		for (const [noted, width] of CURRENTS) line(sheet, soft(noted), { width, taper: spindle });
		for (const [x, y, size, squash, seed] of STONES) drawStone(sheet, x, y, size, squash, seed);
		for (const [x, y, reach] of [
			[330, 640, 60],
			[330, 640, 104],
			[330, 640, 150],
		] as const)
			closedLine(sheet, circle(pt(x, y), reach, 0.26), { width: 4.5 - reach / 60 });
		drawTrout(sheet, soft("560,690 760,600 1000,600 1240,700 1440,870 1560,1040"), 172);
		drawMayfly(sheet, pt(450, 440), -0.12, 0.72, SLATE);
		for (const [x, y, size] of BUBBLES) drawDrop(sheet, pt(x, y), size);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(smooth(trace(noted), false, 2), 60);
}

function drawStone(
	sheet: Sheet,
	x: number,
	y: number,
	size: number,
	squash: number,
	seed: number,
): void {
	const outline = Array.from({ length: 120 }, (_, step) => {
		const angle = (step / 120) * Math.PI * 2;
		const bump = 1 + 0.09 * noise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3, seed);
		const edge = polar(pt(0, 0), angle, size * bump);
		return pt(x + edge.x, y + edge.y * squash);
	});
	drawForm(sheet, {
		outline,
		swell: size * 0.6,
		halo: 6,
		edge: 7,
		wash: seed % 2 === 0 ? SLATE : SAND,
		washStrength: 0.6,
		depth: 1,
		mark: (px, py) =>
			(noise(px / 9, py / 9, seed) > 0.62 ? 0.5 : 0) + 0.2 * noise(px / 60, py / 22, seed),
		...(seed % 3 === 0 ? { grain: { angle: 1.2, spacing: 9, bulge: 26 } } : {}),
	});
}

const CURRENTS = [
	["170,1010 380,960 600,1010 820,980 960,1010", 7],
	["230,1046 400,1004 610,1050 800,1022", 5],
	["300,1084 440,1052 620,1088 740,1066", 3.5],
	["1140,330 1340,280 1560,340 1840,290", 7],
	["1220,372 1380,328 1580,384 1760,346", 5],
	["1330,412 1440,382 1600,424 1690,400", 3.5],
	["1560,640 1680,600 1790,640 1880,616", 6],
	["1600,680 1700,646 1790,680 1850,662", 4],
] as const;
const STONES = [
	[360, 1240, 130, 0.62, 3],
	[1660, 1310, 150, 0.6, 4],
	[640, 1180, 150, 0.62, 6],
	[1380, 1290, 160, 0.6, 9],
	[980, 1230, 190, 0.6, 8],
	[240, 1370, 120, 0.6, 10],
	[500, 1360, 170, 0.56, 5],
	[820, 1390, 150, 0.56, 7],
	[1160, 1400, 180, 0.54, 2],
	[1500, 1420, 150, 0.54, 11],
	[1750, 1430, 110, 0.56, 12],
] as const;
const BUBBLES = [
	[1090, 1010, 13],
	[1130, 970, 8],
	[470, 1010, 10],
	[1720, 820, 12],
	[1760, 780, 7],
] as const;
