import { pt, smooth, trace } from "../../brush/geometry.ts";
import { drawCast } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { boneTone, castSkull } from "../../motifs/people/skull.ts";
import { drawBerry, drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import { drawWreath } from "../../motifs/plants/wreath.ts";
import type { Piece } from "../../piece.ts";

const DARK: Ink = [0.2, 0.2, 0.21];
const LEAF = { length: 280, width: 74, lean: 0.7, berries: 2 };

const CRACKS = [
	"560,232 585,290 574,330 612,372 604,404 640,436 634,470",
	"574,330 548,352 544,378",
	"612,372 640,366 660,378 682,372",
	"604,404 590,420 592,440",
];

/** Skull in a wreath of leaves and berries, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "tan",
		body: "shoulder",
		seed: 211,
		shot: { distance: 1.22, look: [860, 900], mirror: true },
		light: 0.55,
		behind: ["studio", "#262324"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(790, 820), 470, 770, 1, 6);
		for (const [x, y, angle] of [
			[300, 800, 3.5],
			[1330, 820, -0.4],
			[430, 1560, 2.3],
			[1180, 1560, 0.8],
			[800, 1660, 1.57],
		] as const)
			drawSpray(sheet, pt(x, y), angle, 200, 5);
		drawWreath(
			sheet,
			smooth(trace("760,1600 520,1560 320,1390 230,1150 250,900 330,720"), false, 3),
			{
				...LEAF,
				pairs: 7,
				leaf: DARK,
			},
		);
		drawWreath(
			sheet,
			smooth(trace("820,1600 1080,1570 1280,1410 1390,1180 1390,930 1320,740"), false, 3),
			{
				...LEAF,
				pairs: 7,
				leaf: DARK,
			},
		);
		drawCast(sheet, castSkull(pt(816, 830), 620, -0.44, 0.05), {
			tone: boneTone,
			edge: 8,
			halo: 10,
		});
		for (const crack of CRACKS)
			line(sheet, trace(crack), { width: 7, taper: (t) => 0.25 + 0.75 * (1 - t) });
		for (const [x, y, angle, bend] of [
			[800, 1560, 2.75, 0.5],
			[800, 1560, 0.35, -0.5],
			[790, 1560, 2.1, 0.5],
			[815, 1560, 1.05, -0.5],
			[800, 1550, 1.57, 0.2],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, 260, 70, bend);
		for (const [x, y, r] of [
			[752, 1546, 34],
			[850, 1548, 34],
			[800, 1590, 40],
		] as const)
			drawBerry(sheet, pt(x, y), r);
		return sheet;
	},
};
