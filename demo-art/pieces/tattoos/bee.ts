import { pt, smooth, trace } from "../../brush/geometry.ts";
import { hash } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBee } from "../../motifs/insects/bee.ts";
import { drawHoneycomb } from "../../motifs/insects/honeycomb.ts";
import { drawCloverHead, drawCloverLeaf } from "../../motifs/plants/clover.ts";
import type { Piece } from "../../piece.ts";

const OCHER: Ink = [0.98, 0.56, 0.12];

/** Bumblebee on comb, clover beneath, black with ocher, on a forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "forearm",
		seed: 203,
		shot: { distance: 1.32, turn: 9, mirror: true },
		lamp: "studio",
		light: 0.5,
		behind: ["studio", "#b9b3a6"],
		hair: 0.35,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawHoneycomb(sheet, pt(800, 760), 104, OCHER, (column, row) => {
			const x = column + (row % 2 === 0 ? 0 : 0.5);
			const away = Math.hypot(x * 1.12, row * 0.72) + 0.9 * (hash(column + 9, row) - 0.5);
			if (away > 3.1 || Math.abs(x) > 2.6) return undefined;
			if (away > 2.7) return "begun";
			const chance = hash(column * 5, row + 40);
			return chance < 0.34 ? "honey" : chance < 0.6 ? "dark" : "open";
		});
		for (const stem of [
			"790,1900 770,1760 700,1640 640,1540",
			"790,1900 830,1780 930,1680 1010,1600",
			"786,1890 800,1740 810,1600 800,1500",
		])
			line(sheet, smooth(trace(stem), false, 3), { width: 12, taper: (t) => 1 - 0.35 * t });
		drawCloverHead(sheet, pt(800, 1480), 150, -Math.PI / 2);
		drawCloverLeaf(sheet, pt(560, 1700), 150, -0.7);
		drawCloverLeaf(sheet, pt(1030, 1740), 145, 0.6);
		drawCloverLeaf(sheet, pt(800, 1760), 120, 0.1);
		drawCloverHead(sheet, pt(610, 1520), 118, -2);
		drawCloverHead(sheet, pt(1010, 1560), 125, -1.1);
		drawBee(sheet, { to: pt(800, 790), turn: 0.1, scale: 1.08 }, OCHER);
		return sheet;
	},
};
