import { pt, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawPocketWatch } from "../../motifs/things/pocket-watch.ts";
import { drawChain, drawChainBar } from "../../motifs/things/watch-chain.ts";
import type { Piece } from "../../piece.ts";

/** Open pocket watch with its wheels showing, chain and roses, black and gray, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "forearm",
		seed: 251,
		shot: { distance: 1.5, turn: 26, look: [800, 1020] },
		lamp: "window",
		light: -0.5,
		behind: ["towel", "#dcdad5"],
		hair: 0.4,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(815, 860), 390, 630, 1, 6);
		drawAura(sheet, pt(690, 1480), 200, 500, 0.9, 6);
		drawChain(
			sheet,
			trace(
				"925,262 1050,205 1190,260 1270,400 1290,620 1330,840 1330,1060 1250,1260 1150,1400 1110,1560 1170,1700",
			),
			74,
			17,
		);
		drawChainBar(sheet, pt(1182, 1722), 1.5, 150);
		drawPocketWatch(sheet, { to: pt(790, 840), scale: 380, turn: 0.13 });
		for (const [x, y, angle, length] of [
			[330, 1470, -2.7, 190],
			[330, 1570, 2.9, 200],
			[430, 1700, 2.0, 210],
			[600, 1700, 1.2, 230],
			[640, 1600, 0.3, 220],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 84, dark: 1 });
		drawRose(sheet, { center: pt(475, 1580), size: 215, turn: 0.4, seed: 4 });
		return sheet;
	},
};
