import { polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawRaven, drawRavenTail } from "../../motifs/birds/raven.ts";
import { drawAura, drawBeads, drawRays, drawRing } from "../../motifs/ornament/ornaments.ts";
import {
	drawBerry,
	drawBranch,
	drawLeaf,
	drawSpray,
	drawSprig,
} from "../../motifs/plants/plants.ts";
import { drawMoon, drawPhase } from "../../motifs/sky/moon.ts";
import type { Piece } from "../../piece.ts";

/** Raven and moon with laurel and berries, black and gray, outer forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "bronze",
		body: "forearm",
		seed: 31,
		shot: { distance: 1.3, turn: -8, look: [800, 1020] },
		lamp: "sun",
		light: 0.28,
		behind: ["wall", "#8a6a50"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const moon = pt(860, 800);
		drawRays(sheet, moon, 600, 700, 96);
		drawAura(sheet, moon, 512, 590, 0.75, 6);
		drawBeads(sheet, moon, 590, 132, 4.5);
		drawRing(sheet, moon, 558, 4);
		drawMoon(sheet, moon, 505);
		for (const [step, share] of PHASES) {
			const place = polar(moon, -Math.PI / 2 + step * 0.21, 648);
			drawPhase(sheet, place, 44 - Math.abs(step) * 5, share);
		}
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 210, 5);
		drawRavenTail(sheet);
		for (const twig of TWIGS) drawBranch(sheet, relax(smooth(trace(twig), false, 2), 20), 20, 7);
		drawBranch(sheet, relax(smooth(trace(PERCH), false, 2), 30), 50, 20);
		drawRaven(sheet, trace("790,1335 925,1328"));
		for (const stem of STEMS) {
			drawSprig(sheet, smooth(trace(stem), false, 3), 6, { length: 150, width: 37, lean: 0.75 });
		}
		for (const [x, y, angle] of LEAVES) drawLeaf(sheet, pt(x, y), angle, 165, 44, 0.4);
		for (const [x, y] of BERRIES) {
			const stalk = smooth([pt(x, y), pt((x + 800) / 2, y - 40), pt(800, 1690)]);
			line(sheet, stalk, { width: 4 });
		}
		for (const [x, y, radius] of BERRIES) drawBerry(sheet, pt(x, y), radius);
		return sheet;
	},
};

const PERCH = "180,1390 420,1370 640,1330 860,1350 1100,1290 1280,1300 1440,1220";
const TWIGS = ["1090,1300 1180,1220 1230,1110 1320,1050", "420,1380 320,1330 270,1250 190,1200"];
const STEMS = ["330,1400 350,1560 470,1700 800,1760", "1290,1310 1270,1500 1140,1680 800,1770"];
const PHASES = [
	[-2, -0.8],
	[-1, -0.5],
	[0, 0],
	[1, 0.5],
	[2, 0.8],
] as const;
const SPRAYS = [
	[310, 1420, 2.6],
	[1330, 1300, 0.5],
	[1310, 1080, -1.1],
	[200, 1220, 3.9],
] as const;
const LEAVES = [
	[1330, 1040, -0.9],
	[1326, 1060, 0.25],
	[1290, 1080, -1.9],
	[200, 1210, 3.5],
	[220, 1230, 4.6],
	[230, 1250, 2.5],
] as const;
const BERRIES = [
	[800, 1800, 26],
	[736, 1824, 20],
	[864, 1826, 21],
	[770, 1868, 18],
	[832, 1870, 17],
] as const;
