import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHawkmoth } from "../../motifs/insects/hawkmoth.ts";
import { drawHaze, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawPhase } from "../../motifs/sky/moon.ts";
import { drawHourglass } from "../../motifs/things/hourglass.ts";
import type { Piece } from "../../piece.ts";

/** Hourglass borne on moth wings, roses at its foot, black and gray, calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "porcelain",
		body: "calf",
		seed: 263,
		shot: { distance: 1.42, turn: 6, look: [800, 1160] },
		lamp: "day",
		light: -0.4,
		behind: ["table", "#5a5550"],
		hair: 0.45,
		clothes: [["sock", "#232427"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawHaze(sheet, pt(800, 760), { x: 520, y: 520 }, 0.9, 3);
		drawHawkmoth(sheet, { to: pt(800, 900), scale: 0.94 });
		for (const [x, y, radius, share] of [
			[430, 400, 26, 0.4],
			[560, 255, 36, 0.7],
			[1040, 255, 36, -0.7],
			[1170, 400, 26, -0.4],
			[800, 190, 46, 1],
		] as const)
			drawPhase(sheet, pt(x, y), radius, share);
		drawHourglass(sheet, pt(800, 950), 256);
		for (const [x, y, angle, length] of [
			[520, 1640, 2.9, 230],
			[560, 1720, 2.3, 220],
			[1080, 1640, 0.25, 230],
			[1040, 1720, 0.85, 220],
			[730, 1760, 1.9, 200],
			[870, 1760, 1.25, 200],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 82, dark: 1 });
		drawRose(sheet, { center: pt(610, 1650), size: 165, turn: 0.4, seed: 2 });
		drawRose(sheet, { center: pt(990, 1650), size: 165, turn: 1.7, seed: 6 });
		drawRose(sheet, { center: pt(800, 1700), size: 190, turn: 1, seed: 3 });
		return sheet;
	},
};
