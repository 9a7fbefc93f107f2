import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawComingSoon } from "../../motifs/things/coming-soon.ts";
import type { Piece } from "../../piece.ts";

/** A veiled canvas on an easel, tubes of paint, and the words that more is to come. */
export const piece: Piece = {
	on: onPaper({ seed: 65, age: 0.5 }),
	draw() {
		const sheet = newSheet(1600, 1200);
		drawComingSoon(sheet, {
			margin: 60,
			light: { x: 1100, y: 480, near: 200, far: 900 },
			easel: { x: 500, y: 585, scale: 96 },
			reach: 11,
			words: { size: 236, x: 1128, lines: [430, 648] },
		});
		return sheet;
	},
};
