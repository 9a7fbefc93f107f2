import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawSnail } from "../../motifs/insects/snail.ts";
import { drawFrond, drawMoss } from "../../motifs/plants/fern.ts";
import { drawToadstool } from "../../motifs/plants/toadstool.ts";
import type { Piece } from "../../piece.ts";

const CHESTNUT: Ink = [0.62, 0.42, 0.3];
const FLESH: Ink = [1.2, 1.12, 0.95];
const SLUG: Ink = [0.86, 0.76, 0.6];
const SHELL: Ink = [1.22, 1, 0.66];
const UMBER: Ink = [0.5, 0.25, 0.13];
const FERN: Ink = [0.28, 0.5, 0.28];
const MOSS: Ink = [0.46, 0.6, 0.24];

/** Snail on a cluster of mushrooms, moss and fern, muted color, on a thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "olive",
		body: "thigh",
		seed: 552,
		shot: { distance: 1.3, turn: 4, look: [800, 900] },
		lamp: "day",
		light: -0.4,
		behind: ["cloth", "#525c50"],
		hair: 0.25,
		clothes: [["shorts", "#877859"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const path = (noted: string) => smooth(trace(noted), false, 3);
		drawFrond(sheet, path("600,1780 430,1600 290,1360 230,1120 250,930"), 19, 150, FERN);
		drawFrond(sheet, path("1000,1780 1170,1610 1310,1370 1370,1130 1350,900"), 19, 155, FERN);
		drawFrond(sheet, path("560,1790 420,1740 290,1690 180,1600"), 13, 105, FERN);
		drawFrond(sheet, path("1040,1790 1190,1745 1320,1690 1430,1590"), 13, 105, FERN);
		drawToadstool(sheet, {
			to: pt(1110, 1370),
			half: 200,
			stem: path("1105,1400 1080,1530 1030,1660 990,1770"),
			thick: 40,
			turn: 0.16,
			cap: CHESTNUT,
			flesh: FLESH,
		});
		drawToadstool(sheet, {
			to: pt(470, 1420),
			half: 180,
			stem: path("475,1450 510,1570 560,1670 600,1770"),
			thick: 37,
			turn: -0.18,
			cap: CHESTNUT,
			flesh: FLESH,
		});
		drawToadstool(sheet, {
			to: pt(790, 1170),
			half: 430,
			stem: path("790,1230 806,1420 780,1600 790,1780"),
			thick: 84,
			turn: 0.01,
			cap: CHESTNUT,
			flesh: FLESH,
		});
		drawToadstool(sheet, {
			to: pt(985, 1620),
			half: 112,
			stem: path("985,1640 965,1700 940,1780"),
			thick: 27,
			turn: 0.14,
			cap: CHESTNUT,
			flesh: FLESH,
		});
		drawToadstool(sheet, {
			to: pt(640, 1660),
			half: 88,
			stem: path("640,1675 650,1720 664,1780"),
			thick: 23,
			turn: -0.12,
			cap: CHESTNUT,
			flesh: FLESH,
		});
		drawMoss(sheet, { left: 380, right: 1240, ground: 1790, high: 70 }, MOSS);
		drawSnail(sheet, { to: pt(800, 878), turn: 0.01, scale: 1.0 }, [SHELL, UMBER], SLUG);
		return sheet;
	},
};
