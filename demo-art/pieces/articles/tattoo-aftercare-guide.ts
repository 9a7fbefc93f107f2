import { pt } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawAloe, drawCalendula } from "../../motifs/plants/healing-herbs.ts";
import { drawLeaf } from "../../motifs/plants/plants.ts";
import { drawFoldedCloth, drawSoap } from "../../motifs/things/cloth-and-soap.ts";
import { drawShade, drawTable } from "../../motifs/things/table.ts";
import { drawLid, drawTin } from "../../motifs/things/tin.ts";
import type { Piece } from "../../piece.ts";

const ORANGE: Ink = [0.92, 0.46, 0.1];
const SAGE: Ink = [0.5, 0.66, 0.46];
const BALM: Ink = [0.94, 0.84, 0.52];
const SOAP: Ink = [0.9, 0.86, 0.74];

/** Balm, folded cloth, soap, marigolds and aloe on a table, engraved and lightly colored. */
export const piece: Piece = {
	on: onPaper({ seed: 511, tone: "#eadfc8", age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawTable(sheet, 690, pt(1000, 640), 930, 590);
		drawShade(sheet, pt(520, 890), 330, 70);
		for (const [angle, length, wide, bend] of [
			[-2.5, 430, 46, 0.3],
			[-0.75, 430, 46, -0.3],
			[-2.1, 560, 54, 0.2],
			[-1.1, 540, 54, -0.25],
			[-1.62, 640, 58, 0.12],
			[-2.75, 300, 44, -0.3],
			[-0.35, 320, 44, 0.4],
			[-1.85, 380, 56, -0.3],
			[-1.3, 360, 56, 0.35],
		] as const)
			drawAloe(sheet, pt(470, 850), angle, length, wide, bend, SAGE);
		drawShade(sheet, pt(1520, 1000), 430, 90);
		drawFoldedCloth(sheet, pt(1140, 950), pt(1650, 990), 4, 62, 210);
		drawShade(sheet, pt(1480, 664), 220, 44, 0.9);
		drawSoap(sheet, pt(1452, 556), 150, SOAP);
		drawShade(sheet, pt(900, 1030), 380, 84);
		drawTin(sheet, pt(790, 790), 232, 190, 0.36, BALM);
		drawLid(sheet, pt(1044, 930), 150);
		for (const [x, y, angle, length] of [
			[330, 1010, 2.6, 190],
			[400, 1060, 1.9, 170],
			[500, 1040, 0.7, 190],
			[1250, 1110, 2.8, 160],
			[1340, 1130, 0.4, 190],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, length, 44, 0.4, SAGE);
		drawCalendula(sheet, pt(400, 960), 150, 0.78, -0.2, ORANGE);
		drawCalendula(sheet, pt(600, 1070), 118, 0.62, 0.15, ORANGE);
		drawCalendula(sheet, pt(1290, 1090), 126, 0.6, 0.1, ORANGE);
		return sheet;
	},
};
