import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawWrenAmongPeonies } from "../../motifs/birds/half-sleeve.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** The wren's head and the petals about it, seen from twice as near. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "broad",
		seed: 102,
		shot: { frame: [1600, 1600], look: [820, 900] },
		lamp: "window",
		light: -0.4,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(1010, 900), 160, 1240, 0.5, 9);
		drawWrenAmongPeonies(sheet, { to: pt(-640, -520), scale: 2 });
		return sheet;
	},
};
