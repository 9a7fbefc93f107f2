import { drawForm } from "../../brush/form.ts";
import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay, line, newSheet, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBanner } from "../../motifs/ornament/banner.ts";
import { drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawDaggerBlade, drawDaggerHilt } from "../../motifs/things/dagger.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.8, 0.07, 0.1];
const WINE: Ink = [0.42, 0.02, 0.08];
const PINK: Ink = [0.95, 0.3, 0.34];
const GOLD: Ink = [1.0, 0.7, 0.2];
const STEEL: Ink = [0.55, 0.74, 0.88];
const GREEN: Ink = [0.1, 0.42, 0.26];
const CREAM: Ink = [1.12, 1.02, 0.78];
const OCHRE: Ink = [0.86, 0.5, 0.16];
const BLUE: Ink = [0.06, 0.3, 0.5];

const HEART =
	"800,790 740,690 650,640 540,640 440,690 385,790 385,910 440,1060 540,1190 660,1310 760,1410 815,1480 880,1400 980,1290 1090,1170 1180,1040 1222,900 1215,780 1160,690 1070,645 970,645 870,700";

/** Dagger through a heart with a blank scroll and roses, bold traditional color, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "forearm",
		seed: 291,
		shot: { distance: 1.5, turn: -22, look: [800, 1020] },
		lamp: "ring",
		light: -0.3,
		behind: ["table", "#26262a"],
		hair: 0.5,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const dagger = { to: pt(848, 590), scale: 228, turn: 0.1 };
		drawDaggerBlade(sheet, dagger, 3.2, 4.9, STEEL);
		drawForm(sheet, {
			outline: smooth(trace(HEART), true, 4),
			swell: 210,
			halo: 9,
			edge: 13,
			wash: RED,
			washStrength: 0.95,
			depth: 1.35,
			grain: "pepper",
		});
		for (const [noted, width] of [
			["455,850 470,770 530,710 600,700", 26],
			["470,920 456,890", 20],
			["930,730 990,700 1050,706", 18],
		] as const)
			line(sheet, smooth(trace(noted)), {
				width,
				ink: [1.1, 1.02, 0.98],
				taper: (t) => Math.sin(Math.PI * (0.1 + 0.8 * t)),
			});
		drawDaggerBlade(sheet, dagger, 0, 1.46, STEEL);
		const wound = smooth(trace("716,914 766,900 820,904 912,930 850,946 770,938"), true, 3);
		lay(sheet, fill(wound), BLACK);
		drawDaggerHilt(sheet, dagger, GOLD, BLUE, RED);
		for (const [x, y, size] of [
			[752, 1890, 0.5],
			[770, 1790, 0.75],
		] as const) {
			const drop = smooth(
				[
					polar(pt(x, y), -1.57, 70 * size),
					polar(pt(x, y), -0.5, 22 * size),
					polar(pt(x, y), 0.6, 34 * size),
					polar(pt(x, y), 1.57, 38 * size),
					polar(pt(x, y), 2.54, 34 * size),
					polar(pt(x, y), 3.64, 22 * size),
				],
				true,
				3,
			);
			drawForm(sheet, { outline: drop, swell: 30 * size, edge: 7, wash: RED });
		}
		drawBanner(sheet, {
			top: trace("395,1010 540,1066 780,1090 1030,1056 1225,975"),
			height: 175,
			tails: [pt(-150, 250), pt(140, 235)],
			paper: CREAM,
			lining: OCHRE,
		});
		for (const [x, y, angle, length] of [
			[420, 1520, 3.0, 220],
			[480, 1620, 2.2, 220],
			[600, 1600, 1.2, 190],
			[1180, 1440, 0.2, 220],
			[1140, 1550, 0.9, 220],
			[1030, 1540, 1.9, 190],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 88, color: GREEN, dark: 0.9 });
		drawRose(sheet, {
			center: pt(490, 1500),
			size: 195,
			turn: 0.3,
			colors: { deep: WINE, pale: PINK },
			edge: 6,
		});
		drawRose(sheet, {
			center: pt(1110, 1440),
			size: 175,
			turn: 1.2,
			seed: 5,
			colors: { deep: WINE, pale: PINK },
			edge: 6,
		});
		for (const [side, center] of [
			[-1, pt(560, 470)],
			[1, pt(1110, 500)],
		] as const)
			for (let ray = 0; ray < 6; ray++) {
				const angle = -Math.PI / 2 + side * (0.35 + ray * 0.24);
				const reach = 130 + 60 * (ray % 2);
				line(sheet, [polar(center, angle, 50), polar(center, angle, reach)], {
					width: 10,
					taper: whip,
				});
				dot(sheet, polar(center, angle, reach + 24), 6);
			}
		return sheet;
	},
};
