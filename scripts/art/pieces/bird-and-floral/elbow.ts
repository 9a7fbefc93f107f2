import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import type { Leaves } from "../../motifs/half-sleeve.ts";
import { SLEEVE } from "../../motifs/half-sleeve.ts";
import { drawNest } from "../../motifs/nest.ts";
import { drawAura } from "../../motifs/ornaments.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/peony.ts";
import { drawLeaf, drawSpray } from "../../motifs/plants.ts";
import { drawWren } from "../../motifs/wren.ts";
import type { Piece } from "../../piece.ts";

/** The foot of the half sleeve, above the elbow: a nest in a wreath of leaves, the wren at its rim. */
export const piece: Piece = {
	on: onSkin({ tone: "light", limb: "thigh", seed: 105, light: -0.55, behind: "#2c2826" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 980), 420, 700, 0.5, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 220, 5);
		for (const [x, y, angle, size] of BUDS)
			drawPeonyBud(sheet, pt(x, y), angle, size, SLEEVE.rose, SLEEVE.teal);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.45, SLEEVE.teal);
		drawWren(
			sheet,
			{ to: pt(860, 690), scale: 0.86 },
			{ back: SLEEVE.ochre, breast: SLEEVE.cream, nod: -0.12, cock: 0.8 },
		);
		drawNest(sheet, pt(800, 1180), 1.05, SLEEVE.ochre, SLEEVE.teal);
		for (const [x, y, size, turn] of PEONIES)
			drawPeony(sheet, { center: pt(x, y), size, turn, color: SLEEVE.rose, lean: pt(0, 0.15) });
		for (const [x, y, angle, length] of FRONT)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.45, SLEEVE.teal);
		return sheet;
	},
};

const LEAVES: Leaves = [
	[420, 1000, -2.5, 240],
	[390, 1100, -2.9, 230],
	[480, 900, -2.0, 230],
	[1190, 1010, -0.7, 240],
	[1220, 1110, -0.2, 230],
	[1130, 930, -1.2, 220],
	[380, 1240, 2.8, 230],
	[1230, 1240, 0.3, 230],
	[460, 1400, 2.3, 250],
	[1160, 1400, 0.8, 250],
	[700, 1480, 1.9, 240],
	[920, 1480, 1.2, 240],
];
const FRONT: Leaves = [
	[620, 1440, 0.9, 170],
	[1010, 1440, 2.2, 170],
];
const PEONIES = [
	[520, 1480, 220, 0.3],
	[1100, 1490, 200, 0.9],
] as const;
const BUDS = [
	[360, 900, -2.1, 170],
	[1270, 860, -0.9, 170],
	[800, 1560, 1.57, 170],
] as const;
const SPRAYS = [
	[300, 760, -2.3],
	[1330, 700, -0.7],
	[300, 1600, 2.4],
	[1310, 1600, 0.7],
	[800, 1720, 1.57],
] as const;
