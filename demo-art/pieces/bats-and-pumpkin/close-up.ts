import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBat } from "../../motifs/beasts/bat.ts";
import { drawPumpkin } from "../../motifs/land/pumpkin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawTendril, drawVine, drawVineLeaf } from "../../motifs/plants/vine.ts";
import type { Piece } from "../../piece.ts";

/** A bat over the eye of the pumpkin, the same half sleeve from near. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "broad",
		seed: 1034,
		shot: { frame: [1600, 1800] },
		lamp: "ring",
		light: -0.4,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(300, 1900), 900, 1560, 0.62, 9);
		drawTendril(sheet, pt(560, 1160), 4.1, 720, -1);
		drawTendril(sheet, pt(640, 1180), -0.75, 760, 1);
		drawPumpkin(sheet, pt(470, 1900), 1060);
		drawVine(sheet, smooth(trace("640,1290 800,1150 960,1110 1080,1170 1120,1290"), false, 4), 34);
		drawVineLeaf(sheet, pt(1120, 1290), 0.25, 400);
		drawBat(sheet, { to: pt(860, 560), turn: 0.12, scale: 2.25, lift: [0.2, 0.02] });
		return sheet;
	},
};
