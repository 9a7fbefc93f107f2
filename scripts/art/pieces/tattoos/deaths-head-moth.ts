import { points, pt, smooth } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBeadString, drawVolutePair } from "../../motifs/filigree.ts";
import { drawHawkmoth } from "../../motifs/hawkmoth.ts";
import { drawAura } from "../../motifs/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** Death's-head hawkmoth between baroque scrolls, black and gray. */
export const piece: Piece = {
	stored: -90,
	on: onSkin({ tone: "porcelain", limb: "shoulder", seed: 312, light: -0.5, behind: "#2a2729" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const axis = 800;
		drawAura(sheet, pt(axis, 930), 60, 560, 0.5, 6);
		for (const [x, y, angle, length, turns, width, leaves] of [
			[800, 1740, -0.05, 640, -5.2, 22, 4],
			[806, 1500, 0.35, 560, -5.6, 21, 4],
			[806, 1720, 0.9, 420, -5.4, 18, 3],
			[806, 480, -0.15, 560, 5.4, 20, 4],
			[806, 420, -0.9, 420, 5.6, 18, 3],
		] as const)
			drawVolutePair(sheet, axis, { from: pt(x, y), angle, length, turns, width, leaves });
		for (const side of [-1, 1]) {
			const at = (flat: number[]) =>
				smooth(
					points(...flat).map(({ x, y }) => pt(axis + side * x, y)),
					false,
					2,
				);
			drawBeadString(sheet, at([150, 1440, 300, 1400, 450, 1300, 560, 1160]), 13, 7);
			drawBeadString(sheet, at([90, 560, 220, 560, 330, 520]), 12, 6);
		}
		drawHawkmoth(sheet, { to: pt(axis, 960), scale: 1.06 });
		return sheet;
	},
};
