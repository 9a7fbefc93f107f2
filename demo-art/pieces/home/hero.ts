import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura, drawPetalRing, drawRays, drawRing } from "../../motifs/ornament/ornaments.ts";
import { drawSprig } from "../../motifs/plants/plants.ts";
import { drawDrop, drawOctopusArms, drawOctopusHead } from "../../motifs/water/octopus.ts";
import type { Piece } from "../../piece.ts";

/** Octopus before a sun of rays, black and gray, thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "thigh",
		seed: 12,
		shot: { distance: 1.05 },
		behind: ["studio", "#3a302b"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const sun = pt(800, 800);
		drawRays(sheet, sun, 662, 734, 108);
		drawPetalRing(sheet, sun, 536, 636, 40);
		drawAura(sheet, sun, 504, 240, 0.92, 6);
		drawRing(sheet, sun, 510, 9);
		drawRing(sheet, sun, 529, 3.5);
		for (const stem of KELP) {
			drawSprig(sheet, smooth(trace(stem), false, 3), 7, { length: 150, width: 27, lean: 0.6 });
		}
		drawOctopusArms(sheet);
		drawOctopusHead(sheet, { to: pt(800, 820), turn: 0.1, scale: 0.84 });
		for (const [x, y, radius] of BUBBLES) drawDrop(sheet, pt(x, y), radius);
		return sheet;
	},
};

const KELP = [
	"740,1862 600,1840 420,1760 270,1610 180,1430",
	"860,1862 1000,1840 1180,1760 1330,1610 1420,1430",
];

const BUBBLES = [
	[128, 1300, 17],
	[236, 1392, 10],
	[96, 1352, 9],
	[1424, 1250, 20],
	[1390, 1304, 11],
	[1452, 1312, 8],
	[800, 1838, 24],
	[752, 1876, 14],
	[850, 1880, 16],
	[800, 1912, 10],
	[560, 560, 13],
	[528, 604, 8],
] as const;
