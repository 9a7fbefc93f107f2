import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { SLEEVE } from "../../motifs/birds/half-sleeve.ts";
import { drawNest } from "../../motifs/birds/nest.ts";
import { drawWren } from "../../motifs/birds/wren.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/plants/peony.ts";
import { drawSpray, drawSprig } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** The foot of the half sleeve, above the elbow: a nest in a wreath of leaves, the wren at its rim. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "forearm",
		seed: 105,
		shot: { distance: 1.22, turn: -6, look: [800, 1000] },
		lamp: "studio",
		light: -0.55,
		behind: ["studio", "#74706b"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 1000), 100, 600, 0.5, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 200, 5);
		for (const stem of WREATH)
			drawSprig(
				sheet,
				smooth(trace(stem), false, 3),
				8,
				{ length: 200, width: 52, lean: 0.8 },
				SLEEVE.teal,
			);
		for (const [x, y, angle, size] of BUDS)
			drawPeonyBud(sheet, pt(x, y), angle, size, SLEEVE.rose, SLEEVE.teal);
		drawWren(
			sheet,
			{ to: pt(850, 665) },
			{ back: SLEEVE.ochre, breast: SLEEVE.cream, nod: -0.12, cock: 0.8 },
		);
		drawNest(sheet, pt(800, 1190), 1.06, SLEEVE.ochre, SLEEVE.teal);
		for (const [x, y, size, turn] of PEONIES)
			drawPeony(sheet, { center: pt(x, y), size, turn, color: SLEEVE.rose, lean: pt(0, 0.15) });
		return sheet;
	},
};

const WREATH = [
	"780,1770 540,1700 320,1520 220,1240 230,920 360,620",
	"820,1770 1080,1710 1290,1530 1385,1250 1380,930 1260,640",
];
const PEONIES = [
	[500, 1530, 240, 0.3],
	[1120, 1540, 215, 0.9],
] as const;
const BUDS = [
	[350, 600, -1.3, 180],
	[1275, 620, -1.75, 180],
	[800, 1610, 1.57, 180],
] as const;
const SPRAYS = [
	[330, 500, -2.0],
	[1310, 520, -1.1],
	[220, 1620, 2.4],
	[1390, 1620, 0.7],
] as const;
