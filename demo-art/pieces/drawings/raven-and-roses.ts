import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { drawCast } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawRaven, drawRavenTail } from "../../motifs/birds/raven.ts";
import { drawRing } from "../../motifs/ornament/ornaments.ts";
import { boneTone, castSkull } from "../../motifs/people/skull.ts";
import { drawStem, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawRoseBud } from "../../motifs/plants/rose-bud.ts";
import type { Piece } from "../../piece.ts";

const OXBLOOD = { deep: [0.42, 0.02, 0.02], pale: [0.86, 0.2, 0.15] } as const;
const MOSS: Ink = [0.33, 0.4, 0.22];

/** Raven on a skull between two red roses, flash in black, red and green. */
export const piece: Piece = {
	on: onPaper({ seed: 88, age: 0.75 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const ring = pt(840, 830);
		drawRing(sheet, ring, 640, 9);
		for (let step = 0; step < 88; step++)
			dot(sheet, polar(ring, (step / 88) * Math.PI * 2, 606), 5.5, OXBLOOD.deep);
		drawRavenTail(sheet);
		drawCast(sheet, castSkull(pt(850, 1500), 330, 0.42, 0.05), {
			tone: boneTone,
			edge: 8,
			halo: 10,
		});
		drawRaven(sheet, trace("800,1335 925,1328"));
		drawStem(
			sheet,
			smooth(trace("1290,1480 1360,1380 1392,1290 1388,1200"), false, 2),
			17,
			12,
			[0.3],
		);
		for (const [x, y, angle, length, bend] of LEAVES)
			drawToothedLeaf(sheet, {
				root: pt(x, y),
				angle,
				length,
				width: length * 0.34,
				bend,
				color: MOSS,
				dark: 1,
			});
		drawRoseBud(sheet, {
			to: pt(1388, 1200),
			turn: 0.1,
			scale: 0.75,
			petal: OXBLOOD.pale,
			leaf: MOSS,
		});
		drawRose(sheet, { center: pt(390, 1520), size: 270, turn: 0.4, colors: OXBLOOD, seed: 3 });
		drawRose(sheet, { center: pt(1270, 1540), size: 250, turn: 1.3, colors: OXBLOOD, seed: 5 });
		return sheet;
	},
};

const LEAVES = [
	[300, 1330, -2.0, 200, 0.4],
	[240, 1440, -2.9, 170, -0.4],
	[230, 1620, 2.75, 180, 0.4],
	[330, 1720, 2.1, 200, -0.3],
	[500, 1720, 1.2, 210, 0.4],
	[1140, 1720, 1.9, 210, -0.4],
	[1310, 1720, 1.0, 200, 0.4],
	[1400, 1620, 0.3, 170, -0.4],
	[1400, 1440, -0.35, 170, 0.4],
] as const;
