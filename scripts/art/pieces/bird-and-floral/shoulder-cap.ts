import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import type { Leaves } from "../../motifs/half-sleeve.ts";
import { SLEEVE } from "../../motifs/half-sleeve.ts";
import { drawAura } from "../../motifs/ornaments.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/peony.ts";
import { drawLeaf, drawSpray } from "../../motifs/plants.ts";
import type { Piece } from "../../piece.ts";

/** The cap of the half sleeve: one large peony, its leaves laid about the shoulder. */
export const piece: Piece = {
	on: onSkin({ tone: "light", limb: "shoulder", seed: 103, light: -0.6, behind: "#2c2826" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(790, 960), 520, 800, 0.6, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 250, 5);
		drawPeonyBud(sheet, pt(1180, 500), -0.95, 230, SLEEVE.rose, SLEEVE.teal);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.5, SLEEVE.teal);
		drawPeony(sheet, {
			center: pt(790, 980),
			size: 570,
			turn: 0.35,
			color: SLEEVE.rose,
			lean: pt(-0.1, -0.14),
			scale: 1.3,
		});
		return sheet;
	},
};

const LEAVES: Leaves = [
	[1180, 620, -0.5, 330],
	[1300, 900, -0.1, 300],
	[1280, 1180, 0.5, 340],
	[1120, 1420, 0.95, 380],
	[840, 1500, 1.5, 380],
	[560, 1450, 2.1, 380],
	[330, 1250, 2.7, 320],
	[260, 960, -2.9, 270],
	[360, 680, -2.4, 330],
	[600, 480, -1.9, 340],
	[880, 430, -1.35, 330],
];
const SPRAYS = [
	[1000, 360, -1.2],
	[430, 470, -2.2],
	[1330, 1350, 0.7],
	[330, 1450, 2.4],
	[1400, 760, -0.3],
] as const;
