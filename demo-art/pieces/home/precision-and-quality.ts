import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHummingbird } from "../../motifs/birds/hummingbird.ts";
import { drawAura, drawBeads, drawRing } from "../../motifs/ornament/ornaments.ts";
import { drawBloom, drawLeaf, drawSpray, drawSprig } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const TEAL: Ink = [0.02, 0.36, 0.56];
const PALE_TEAL: Ink = [0.3, 0.9, 1.1];
const PLUM: Ink = [0.27, 0.03, 0.2];
const ROSE: Ink = [0.74, 0.3, 0.46];
const SLATE: Ink = [0.22, 0.42, 0.66];
const MOSS: Ink = [0.1, 0.34, 0.28];

/** Hummingbird and two blooms, color, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "shoulder",
		seed: 57,
		shot: { distance: 1.08, look: [860, 960] },
		lamp: "studio",
		light: 0.35,
		behind: ["studio", "#b9b4ac"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const ring = pt(790, 960);
		drawAura(sheet, ring, 560, 300, 0.5, 6);
		drawRing(sheet, ring, 566, 6);
		drawRing(sheet, ring, 590, 3);
		drawBeads(sheet, ring, 616, 140, 4.6);
		drawSprig(
			sheet,
			smooth(trace("600,1500 900,1590 1120,1540 1290,1400"), false, 3),
			5,
			{ length: 180, width: 46, lean: 0.8 },
			MOSS,
		);
		drawSprig(
			sheet,
			smooth(trace("470,1360 310,1200 270,1020 320,860"), false, 3),
			5,
			{ length: 165, width: 42, lean: 0.8 },
			MOSS,
		);
		for (const [x, y, angle] of [
			[420, 1640, 2.3],
			[860, 1640, 1.2],
			[1130, 1420, 0.2],
		] as const)
			drawSpray(sheet, pt(x, y), angle, 230, 5);
		for (const [x, y, angle] of [
			[330, 1480, 2.9],
			[390, 1620, 2.2],
			[540, 1610, 1.7],
			[1070, 1570, 0.8],
			[960, 1610, 1.5],
			[720, 1600, 1.25],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, 235, 66, 0.5, MOSS);
		drawBloom(sheet, {
			center: pt(960, 1490),
			size: 255,
			petals: 6,
			turn: 0.5,
			deep: PLUM,
			pale: ROSE,
			squash: 0.85,
		});
		drawBloom(sheet, {
			center: pt(535, 1360),
			size: 335,
			petals: 6,
			turn: 0.1,
			deep: PLUM,
			pale: ROSE,
		});
		drawBloom(sheet, {
			center: pt(300, 880),
			size: 165,
			petals: 5,
			turn: 0.4,
			deep: PLUM,
			pale: ROSE,
		});
		drawHummingbird(sheet, { back: TEAL, light: PALE_TEAL, throat: PLUM, wing: SLATE });
		return sheet;
	},
};
