import { drawForm } from "../../brush/form.ts";
import { moveAll, points, polar, pt, smooth } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawPeonyBloom } from "../../motifs/plants/peony-bloom.ts";
import { drawCloudRoll, drawWind } from "../../motifs/sky/wind.ts";
import type { Piece } from "../../piece.ts";

const OXBLOOD: Ink = [0.42, 0.02, 0.08];
const PINK: Ink = [1.5, 1.02, 1.15];
const LEAF: Ink = [0.1, 0.42, 0.26];

/** A petal that has come off, notched at its end. */
const FALLEN = points(
	0,
	0,
	22,
	-30,
	70,
	-54,
	108,
	-34,
	111,
	-12,
	104,
	0,
	112,
	14,
	100,
	38,
	62,
	46,
	24,
	26,
);

/** Two peonies before bars of wind and clouds, pink to oxblood, thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "brown",
		body: "thigh",
		seed: 77,
		shot: { frame: [1600, 1800], distance: 0.94, turn: 5 },
		lamp: "window",
		light: -0.6,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawWind(sheet, { left: 110, right: 1490, top: 250, bottom: 1860, rows: 17 }, 4);
		drawCloudRoll(sheet, pt(1130, 350), 240, 1);
		drawCloudRoll(sheet, pt(360, 1610), 230, -1);
		const bloom = pt(720, 790);
		const second = pt(1060, 1470);
		for (const [at, angle, from, length, width, bend] of [
			[bloom, -2.5, 380, 380, 100, 0.5],
			[bloom, -2.05, 380, 300, 84, -0.4],
			[bloom, -0.3, 400, 380, 100, 0.5],
			[bloom, 0.05, 400, 330, 88, 0.5],
			[bloom, 2.3, 330, 420, 106, 0.4],
			[bloom, 2.75, 380, 320, 88, -0.5],
			[bloom, 1.9, 330, 380, 100, 0.4],
			[second, 0.45, 230, 270, 76, 0.5],
			[second, 1.2, 220, 300, 84, -0.4],
			[second, 1.75, 220, 290, 80, 0.4],
			[second, 2.5, 230, 310, 84, -0.5],
			[second, -0.4, 230, 260, 74, 0.5],
		] as const)
			drawToothedLeaf(sheet, {
				root: polar(at, angle, from),
				angle,
				length,
				width,
				bend,
				teeth: 0,
				color: LEAF,
				dark: 1,
			});
		const colors = { deep: OXBLOOD, pale: PINK };
		drawPeonyBloom(sheet, { center: second, size: 320, turn: 2.1, openness: 0.5, colors, seed: 4 });
		drawPeonyBloom(sheet, { center: bloom, size: 530, turn: 0.2, squash: 0.94, colors });
		for (const [x, y, turn] of [
			[270, 1300, 0.5],
			[1400, 1010, 2.2],
			[690, 1780, -0.4],
			[420, 190, 1.4],
		] as const)
			drawForm(sheet, {
				outline: moveAll(smooth(FALLEN, true), pt(x, y), turn),
				swell: 40,
				halo: 5,
				edge: 4.5,
				wash: PINK,
				washStrength: 0.96,
				mark: (px, py) => 0.9 * ramp(75, 10, Math.hypot(px - x, py - y)),
			});
		return sheet;
	},
};
