import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawWrenAmongPeonies } from "../../motifs/birds/half-sleeve.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** Outer side of the half sleeve: a wren among peonies. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "shoulder",
		seed: 101,
		shot: { distance: 1.4, look: [720, 860] },
		lamp: "day",
		behind: ["wall", "#b9bdb6"],
		clothes: [["tank", "#d8d0c0"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(860, 760), 80, 620, 0.5, 6);
		drawWrenAmongPeonies(sheet, { to: pt(0, 0) });
		return sheet;
	},
};
