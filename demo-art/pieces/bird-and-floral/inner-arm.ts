import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import type { Leaves } from "../../motifs/birds/half-sleeve.ts";
import { SLEEVE } from "../../motifs/birds/half-sleeve.ts";
import { drawWren } from "../../motifs/birds/wren.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/plants/peony.ts";
import { drawBranch, drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** Inner side of the half sleeve: a small wren that sings on a trailing stem of leaves and buds. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "forearm",
		seed: 104,
		shot: { distance: 1.28, turn: 8, look: [800, 1020] },
		lamp: "window",
		light: 0.4,
		behind: ["cloth", "#575049"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(820, 720), 60, 420, 0.45, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 190, 5);
		for (const stem of STEMS) drawBranch(sheet, relax(smooth(trace(stem), false, 2), 20), 13, 6);
		drawBranch(sheet, relax(smooth(trace(VINE), false, 2), 30), 20, 8);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.45, SLEEVE.teal);
		for (const [x, y, angle, size] of BUDS)
			drawPeonyBud(sheet, pt(x, y), angle, size, SLEEVE.rose, SLEEVE.teal);
		drawPeony(sheet, {
			center: pt(700, 1420),
			size: 250,
			turn: 0.8,
			color: SLEEVE.rose,
			lean: pt(-0.15, 0.2),
		});
		drawWren(
			sheet,
			{ to: pt(800, 670), scale: 0.82, flip: true, turn: -0.14 },
			{ back: SLEEVE.ochre, breast: SLEEVE.cream, song: true, nod: 0.42, cock: 0.5 },
		);
		return sheet;
	},
};

const VINE =
	"560,220 470,420 450,640 540,850 760,925 980,905 1120,1010 1130,1180 1010,1330 900,1500 930,1700 1010,1840";
const STEMS = [
	"470,420 560,330 640,300",
	"980,905 1100,850 1180,760",
	"1130,1180 1210,1240 1240,1330",
	"900,1500 800,1450 720,1430",
	"920,1640 830,1720 740,1760",
];
const LEAVES: Leaves = [
	[560, 225, -1.9, 170],
	[570, 230, -1.0, 150],
	[500, 350, 2.9, 180],
	[460, 500, 2.5, 180],
	[452, 640, 2.7, 180],
	[480, 750, 0.1, 130],
	[540, 850, 2.1, 190],
	[680, 910, 1.6, 180],
	[860, 920, 1.2, 170],
	[1060, 950, -0.4, 190],
	[1130, 1060, 0.1, 190],
	[1130, 1130, 2.7, 180],
	[1080, 1250, 2.9, 150],
	[1020, 1330, 0.4, 190],
	[910, 1480, 0.3, 190],
	[915, 1600, 0.5, 180],
	[940, 1720, -0.3, 180],
	[965, 1770, 2.0, 150],
	[1010, 1835, 1.0, 150],
	[540, 1300, -2.7, 180],
	[530, 1560, 2.5, 190],
	[690, 1650, 1.7, 170],
];
const BUDS = [
	[640, 300, -0.5, 140],
	[1180, 760, -0.9, 160],
	[1240, 1330, 1.1, 140],
	[740, 1760, 2.7, 130],
] as const;
const SPRAYS = [
	[720, 360, -0.9],
	[1210, 640, -0.6],
	[400, 900, 2.6],
	[1180, 1450, 0.6],
] as const;
