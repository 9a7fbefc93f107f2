import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBeadChain, drawMandala } from "../../motifs/ornament/mandala.ts";
import { drawLotus } from "../../motifs/plants/lotus.ts";
import type { Piece } from "../../piece.ts";

/** A lotus beneath a dotwork mandala, with strings of beads, ornamental, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "ebony",
		body: "chest",
		seed: 212,
		shot: { distance: 1.12, look: [800, 900] },
		lamp: "studio",
		light: 0.2,
		bright: 1.3,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const middle = 800;
		drawMandala(sheet, pt(middle, 700), 560);
		for (const side of [-1, 1]) {
			const x = (away: number) => middle + side * away;
			drawBeadChain(sheet, pt(x(480), 1540), pt(x(250), 1650), 70, 90);
			drawBeadChain(sheet, pt(x(250), 1650), pt(middle, 1690), 70, 105);
		}
		drawLotus(sheet, pt(middle, 1600), 560);
		dot(sheet, pt(middle, 1645), 34);
		for (let bead = 0; bead < 8; bead++) dot(sheet, pt(middle, 1700 + bead * 30), 12 - bead * 1.3);
		return sheet;
	},
};
