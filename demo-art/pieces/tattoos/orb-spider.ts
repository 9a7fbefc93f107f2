import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawGardenSpider } from "../../motifs/insects/garden-spider.ts";
import { drawDew, drawWeb } from "../../motifs/insects/web.ts";
import { drawBranch, drawLeaf } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** Cross spider head down in a wet web between two twigs, black. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "shoulder",
		seed: 626,
		shot: { distance: 1.38, look: [710, 830] },
		lamp: "window",
		light: -0.6,
		behind: ["room", "#6d7068"],
		freckles: 5,
		clothes: [["tank", "#cfcbc2"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const ends = [
			600, 640, 690, 720, 730, 760, 700, 650, 620, 600, 590, 610, 590, 590, 610, 640, 690, 730, 700,
			650, 610, 590, 580, 585,
		];
		drawWeb(sheet, pt(790, 980), ends, 15, 120, TIED);
		drawBranch(
			sheet,
			smooth(trace("130,1250 190,1000 230,760 330,520 480,330 680,210 880,160"), false, 2),
			30,
			12,
		);
		drawBranch(
			sheet,
			smooth(trace("1180,1830 1290,1660 1380,1460 1430,1230 1440,1010"), false, 2),
			26,
			10,
		);
		for (const [x, y, angle, length, width, bend] of [
			[880, 160, -0.1, 230, 58, 0.5],
			[690, 206, -1.2, 170, 46, 0.4],
			[480, 330, -2.6, 200, 54, 0.5],
			[330, 520, -2.9, 190, 50, -0.4],
			[230, 770, -2.4, 170, 44, 0.4],
			[1440, 1010, -1.5, 220, 56, -0.4],
			[1432, 1200, -0.5, 140, 40, 0.4],
			[1380, 1460, 0.2, 150, 44, 0.5],
			[1290, 1660, 0.5, 190, 52, 0.4],
			[1200, 1800, 2.7, 210, 54, -0.5],
			[140, 1240, 1.2, 190, 50, 0.5],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, length, width, bend);
		for (const [x, y, size] of [
			[1085, 205, 16],
			[385, 250, 14],
			[160, 1432, 18],
			[1010, 1880, 16],
			[1470, 1790, 15],
		] as const)
			drawDew(sheet, pt(x, y), size);
		drawGardenSpider(sheet, { to: pt(790, 990), turn: Math.PI + 0.06, scale: 1.02 });
		return sheet;
	},
};

/** The spokes that are tied to a twig, and how far away it is. */
const TIED = {
	1: 668,
	2: 711,
	3: 788,
	4: 893,
	11: 652,
	12: 596,
	13: 594,
	14: 614,
	15: 649,
	16: 699,
	17: 759,
	18: 799,
};
