import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import type { Leaves } from "../../motifs/birds/half-sleeve.ts";
import { SLEEVE } from "../../motifs/birds/half-sleeve.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/plants/peony.ts";
import { drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** The cap of the half sleeve: one large peony, its leaves laid about the shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "shoulder",
		seed: 103,
		shot: { frame: [1600, 1800], distance: 1.16, look: [800, 830] },
		lamp: "day",
		light: -0.6,
		behind: ["wall", "#b9bdb6"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(790, 960), 520, 800, 0.6, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 250, 5);
		drawPeonyBud(sheet, pt(1080, 430), -1.0, 240, SLEEVE.rose, SLEEVE.teal);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.5, SLEEVE.teal);
		drawPeonyBud(sheet, pt(310, 1390), 2.75, 190, SLEEVE.rose, SLEEVE.teal);
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
	[1120, 560, -0.15, 330],
	[1180, 640, 0.35, 300],
	[1270, 1060, 0.1, 290],
	[1240, 1230, 0.55, 330],
	[1130, 1330, 1.15, 400],
	[1010, 1420, 1.5, 380],
	[690, 1460, 1.75, 350],
	[560, 1420, 2.3, 420],
	[330, 1080, 3.0, 280],
	[300, 860, -2.85, 270],
	[420, 690, -2.5, 390],
	[500, 600, -2.05, 370],
	[720, 500, -1.9, 330],
	[800, 480, -1.4, 360],
];
const SPRAYS = [
	[600, 330, -1.8],
	[230, 720, -2.8],
	[1340, 850, -0.1],
	[1360, 1440, 0.7],
	[860, 1730, 1.6],
] as const;
