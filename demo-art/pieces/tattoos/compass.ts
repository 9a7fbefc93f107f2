import { pt } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawConifer } from "../../motifs/land/conifer.ts";
import { drawContourMap } from "../../motifs/land/contour-map.ts";
import { drawPeak } from "../../motifs/land/ridge.ts";
import { drawCompassRose } from "../../motifs/things/compass-rose.ts";
import type { Piece } from "../../piece.ts";

/** Mariner's compass rose over a contour map and a mountain ridge, black and gray, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "olive",
		body: "back",
		seed: 281,
		shot: { frame: [1600, 1800], distance: 1.02, turn: 5, look: [800, 960] },
		lamp: "warm",
		light: -0.5,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawContourMap(sheet, { center: pt(800, 880), radius: 760, step: 0.052, seed: 21 });
		for (const [x, y, left, right, seed] of [
			[480, 1300, 330, 360, 4],
			[1150, 1330, 340, 300, 9],
			[800, 1180, 420, 460, 15],
		] as const)
			drawPeak(sheet, { x, y, left, right, seed }, 1740);
		for (let tree = 0; tree < 40; tree++) {
			const x = 240 + tree * 28.5 + 22 * hash(tree, 3);
			const middle = 1 - Math.abs(x - 800) / 620;
			drawConifer(
				sheet,
				pt(x, 1690 + 90 * middle + 26 * hash(tree, 4)),
				mix(90, 210, hash(tree, 5)),
			);
		}
		drawCompassRose(sheet, pt(800, 740), 520, 0.2);
		return sheet;
	},
};
