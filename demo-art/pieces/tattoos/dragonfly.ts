import { pt } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { hash, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay, newSheet } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawDragonfly } from "../../motifs/insects/dragonfly.ts";
import { drawCattail, drawReed, drawRipples } from "../../motifs/plants/cattails.ts";
import type { Piece } from "../../piece.ts";

const TEAL: Ink = [0.03, 0.84, 1.08];
const AQUA: Ink = [0.4, 1.35, 1.4];
const VIOLET: Ink = [0.5, 0.3, 1.4];
const BROWN: Ink = [0.62, 0.34, 0.22];
const GREEN: Ink = [0.2, 0.6, 0.42];

/** Dragonfly over cattails and ripples, teal and violet, on bronze skin. */
export const piece: Piece = {
	on: onSkin({
		tone: "bronze",
		body: "back",
		seed: 415,
		shot: { frame: [1600, 2200], distance: 1.24, look: [800, 900] },
		lamp: "day",
		light: -0.4,
		behind: ["wall", "#a7a294"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const haze = emptyMask([pt(120, 200), pt(1480, 1780)], 0);
		haze.data.fill(1);
		lay(sheet, haze, BLACK, (x, y) => {
			const [dx, dy] = [(x - 800) / 520, (y - 1660) / 560];
			return stipple(x, y, 0.62 * ramp(1, 0.1, Math.hypot(dx, dy)) ** 1.5 * ramp(1790, 1680, y), 6);
		});
		drawRipples(sheet, pt(800, 1740), 600, 5);
		for (const [x, angle, length, width, bend] of [
			[700, -1.75, 900, 34, -0.7],
			[900, -1.4, 880, 36, 0.8],
			[640, -1.95, 700, 34, -1],
			[960, -1.2, 660, 34, 1.1],
		] as const)
			drawReed(sheet, pt(x, 1745), angle, length, width, bend, GREEN);
		drawCattail(sheet, pt(690, 1750), -1.78, 860, 40, -0.16, BROWN);
		drawCattail(sheet, pt(900, 1750), -1.32, 760, 38, 0.12, BROWN);
		drawCattail(sheet, pt(960, 1755), -1.05, 560, 34, 0.2, BROWN);
		for (const [x, angle, length, width, bend] of [
			[800, -1.5, 420, 34, 0.5],
			[740, -1.8, 460, 32, -1.2],
			[860, -1.3, 400, 32, 1.3],
			[600, -2.4, 340, 30, -0.7],
			[1010, -0.8, 330, 30, 0.8],
		] as const)
			drawReed(sheet, pt(x, 1755), angle, length, width, bend, GREEN);
		for (let spark = 0; spark < 34; spark++)
			dot(
				sheet,
				pt(200 + 1200 * hash(spark, 1), 200 + 900 * hash(spark, 2)),
				2 + 4 * hash(spark, 3) ** 2,
			);
		drawDragonfly(
			sheet,
			{ to: pt(775, 560), turn: 0.26, scale: 1.1 },
			{ body: TEAL, glow: AQUA, root: TEAL, tip: VIOLET },
		);
		return sheet;
	},
};
