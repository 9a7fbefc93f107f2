import { pt } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawHeartOrgan } from "../../motifs/people/heart-organ.ts";
import { drawBloom, drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const FLESH: Ink = [0.74, 0.17, 0.22];
const ARTERY: Ink = [1.0, 0.2, 0.14];
const VEIN: Ink = [0.1, 0.52, 1.15];
const DEEP: Ink = [0.42, 0.05, 0.22];
const PALE: Ink = [1.15, 0.62, 0.72];
const MOSS: Ink = [0.16, 0.6, 0.46];

/** Anatomical heart with flowers growing from the aorta, color, chest. */
export const piece: Piece = {
	on: onSkin({
		tone: "umber",
		body: "chest",
		seed: 223,
		shot: { distance: 1.3, look: [720, 880] },
		lamp: "ring",
		light: 0.3,
		bright: 1.1,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 1200), 300, 760, 1, 6);
		for (const [x, y, angle] of [
			[420, 620, 3.6],
			[1180, 600, -0.5],
			[790, 330, -1.57],
			[580, 400, -2.2],
			[1010, 380, -0.95],
		] as const)
			drawSpray(sheet, pt(x, y), angle, 260, 6);
		for (const [x, y, angle, length] of [
			[560, 620, 3.3, 300],
			[560, 640, 2.7, 250],
			[480, 470, -2.5, 260],
			[1040, 620, -0.2, 300],
			[1060, 640, 0.4, 240],
			[1140, 470, -0.7, 260],
			[700, 330, -2.0, 250],
			[890, 320, -1.1, 260],
			[800, 300, -1.55, 230],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, length, 74, 0.4, MOSS);
		drawHeartOrgan(
			sheet,
			{ to: pt(800, 1240), scale: 440, yaw: 0.1, roll: 0.04 },
			{
				flesh: FLESH,
				artery: ARTERY,
				vein: VEIN,
			},
		);
		for (const [x, y, size, petals, turn] of [
			[1020, 500, 190, 6, 0.2],
			[575, 500, 200, 6, 0.5],
			[800, 400, 225, 6, 0],
		] as const)
			drawBloom(sheet, { center: pt(x, y), size, petals, turn, deep: DEEP, pale: PALE });
		return sheet;
	},
};
