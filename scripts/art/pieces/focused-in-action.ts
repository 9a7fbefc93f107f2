import { along, points, polar, pt, relax, smooth } from "../geometry.ts";
import { drawMoon, drawPhase } from "../moon.ts";
import { drawAura, drawBeads, drawRays, drawRing } from "../ornaments.ts";
import { drawBerry, drawBranch, drawLeaf, drawSpray, drawSprig } from "../plants.ts";
import { drawRavenBack, drawRavenFeet, drawRavenFront } from "../raven.ts";
import type { Sheet } from "../sheet.ts";
import { newSheet } from "../sheet.ts";
import type { Piece } from "./all.ts";

/** Raven and moon with laurel and berries, black and gray, outer forearm. */
export const focusedInAction: Piece = {
	skin: {
		seed: 31,
		tone: "#eac3a6",
		middle: along([
			[0, 0.53],
			[0.5, 0.51],
			[1, 0.5],
		]),
		reach: along([
			[0, 0.53],
			[0.55, 0.5],
			[1, 0.45],
		]),
		light: -0.42,
		shine: 0.7,
		behind: "#2a2628",
	},
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const moon = pt(860, 800);
		drawRays(sheet, moon, 600, 700, 96);
		drawAura(sheet, moon, 512, 590, 0.6, 6);
		drawBeads(sheet, moon, 590, 132, 4.5);
		drawRing(sheet, moon, 558, 4);
		drawMoon(sheet, moon, 505);
		for (let phase = -2; phase <= 2; phase++) {
			const place = polar(moon, -Math.PI / 2 + phase * 0.23, 645);
			drawPhase(
				sheet,
				place,
				phase === 0 ? 44 : 36 - Math.abs(phase) * 3,
				phase === 0 ? 0.001 : phase * 0.28,
			);
		}
		for (const [x, y, angle] of [
			[350, 1430, 3.5],
			[1300, 1330, -0.35],
			[760, 1560, 2.0],
		] as const)
			drawSpray(sheet, pt(x, y), angle, 250, 5);
		drawRavenBack(sheet);
		const perch = relax(
			smooth(
				points(180, 1390, 420, 1370, 640, 1330, 860, 1350, 1100, 1290, 1280, 1300, 1440, 1220),
				false,
				2,
			),
			30,
		);
		drawBranch(
			sheet,
			relax(smooth(points(1090, 1300, 1180, 1220, 1230, 1110, 1320, 1050), false, 2), 20),
			22,
			8,
		);
		drawBranch(sheet, perch, 50, 20);
		drawRavenFront(sheet);
		drawRavenFeet(sheet, points(800, 1335, 930, 1330));
		drawSprig(sheet, smooth(points(330, 1400, 360, 1560, 470, 1700, 640, 1790), false, 3), 6, {
			length: 158,
			width: 36,
			lean: 0.75,
		});
		drawSprig(sheet, smooth(points(1290, 1310, 1270, 1480, 1160, 1640, 980, 1750), false, 3), 6, {
			length: 158,
			width: 36,
			lean: 0.75,
		});
		for (const [x, y, angle] of [
			[1330, 1040, -0.9],
			[1326, 1060, 0.25],
			[1300, 1080, -1.9],
			[230, 1390, 3.7],
			[250, 1400, 2.5],
		] as const)
			drawLeaf(sheet, pt(x, y), angle, 150, 38, 0.4);
		for (const [x, y, radius] of [
			[800, 1800, 24],
			[742, 1836, 18],
			[858, 1838, 20],
			[806, 1868, 16],
			[410, 1462, 19],
			[446, 1496, 15],
			[1216, 1420, 19],
			[1184, 1456, 15],
		] as const)
			drawBerry(sheet, pt(x, y), radius);
		return sheet;
	},
};
