import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawComingSoon } from "../../motifs/things/coming-soon.ts";
import type { Piece } from "../../piece.ts";

/** The same for a phone held upright: the words stand above the canvas, and the plate fills the screen. */
export const piece: Piece = {
	on: onPaper({ seed: 66, age: 0.5 }),
	draw() {
		const sheet = newSheet(1200, 2000);
		drawComingSoon(sheet, {
			margin: 44,
			light: { x: 600, y: 480, near: 240, far: 1250 },
			easel: { x: 452, y: 1316, scale: 116 },
			reach: 6.2,
			words: { size: 340, x: 600, lines: [390, 690] },
		});
		return sheet;
	},
};
