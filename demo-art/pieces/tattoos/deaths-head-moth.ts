import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHawkmoth } from "../../motifs/insects/hawkmoth.ts";
import { drawJewel, drawVolutePair } from "../../motifs/ornament/filigree.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** Death's-head hawkmoth between baroque scrolls, black and gray. */
export const piece: Piece = {
	stored: -90,
	on: onSkin({
		tone: "porcelain",
		body: "shoulder",
		seed: 312,
		shot: { distance: 1.1, look: [840, 960] },
		lamp: "ring",
		light: -0.3,
		behind: ["studio", "#2a2729"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const axis = 800;
		drawAura(sheet, pt(axis, 930), 60, 560, 0.5, 6);
		for (const [x, y, angle, length, turns, width, leaves] of [
			[804, 1390, 0.45, 700, -5.3, 33, 5],
			[804, 1490, 1.05, 540, -5.6, 29, 4],
			[804, 1650, 1.25, 400, -5.6, 24, 3],
			[804, 560, -0.35, 540, 5.3, 29, 4],
			[804, 450, -1.05, 450, 5.4, 26, 4],
			[803, 330, -1.4, 300, 5.2, 20, 2],
		] as const)
			drawVolutePair(sheet, axis, { from: pt(x, y), angle, length, turns, width, leaves });
		for (const [y, tall, wide] of [
			[430, 74, 40],
			[560, 44, 26],
			[1500, 66, 36],
			[1640, 92, 44],
			[1780, 50, 28],
		] as const)
			drawJewel(sheet, pt(axis, y), wide, tall);
		for (const [y, radius] of [
			[340, 12],
			[310, 8],
			[288, 5],
			[1848, 13],
			[1880, 9],
			[1904, 6],
		] as const)
			dot(sheet, pt(axis, y), radius);
		drawHawkmoth(sheet, { to: pt(axis, 960), scale: 1.06 });
		return sheet;
	},
};
