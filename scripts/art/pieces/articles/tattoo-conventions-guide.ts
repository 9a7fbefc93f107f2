import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawMachine } from "../../motifs/tattoo-machine.ts";
import type { Piece } from "../../piece.ts";

/** Coil machine, a badge on its lanyard and needles, engraved. */
export const piece: Piece = {
	on: onPaper({ seed: 631 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawMachine(sheet, { to: pt(1060, 560), scale: 165, turn: 0.9, grain: 4 });
		return sheet;
	},
};
