import { drawForm } from "../../brush/form.ts";
import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, line, newSheet, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBanner } from "../../motifs/banner.ts";
import { drawDaggerBlade, drawDaggerHilt } from "../../motifs/dagger.ts";
import { drawToothedLeaf } from "../../motifs/foliage.ts";
import { drawRose } from "../../motifs/rose.ts";
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
	on: onSkin({ tone: "fair", limb: "forearm", seed: 291, light: -0.5, behind: "#2b2726" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const dagger = { to: pt(852, 520), scale: 300, turn: 0.1 };
		drawDaggerBlade(sheet, dagger, 2.4, 4.15, STEEL);
		drawForm(sheet, {
			outline: smooth(trace(HEART), true, 4),
			swell: 210,
			halo: 9,
			edge: 13,
			wash: RED,
			washStrength: 0.95,
			depth: 1.05,
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
		drawDaggerBlade(sheet, dagger, 0, 1.32, STEEL);
		const wound = smooth(trace("700,915 760,900 830,905 900,925 840,945 760,940"), true, 3);
		lay(sheet, fill(wound), BLACK);
		drawDaggerHilt(sheet, dagger, GOLD, BLUE, RED);
		for (const [x, y, size] of [
			[640, 1500, 1],
			[610, 1640, 0.75],
			[900, 1690, 0.8],
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
			top: trace("330,1010 520,1070 780,1090 1040,1050 1270,960"),
			height: 175,
			tails: [pt(-90, 210), pt(80, 180)],
			paper: CREAM,
			lining: OCHRE,
		});
		for (const [x, y, angle, length] of [
			[400, 1480, 2.9, 220],
			[470, 1600, 2.1, 220],
			[610, 1480, 0.2, 170],
			[1180, 560, -0.9, 200],
			[1240, 640, 0.1, 170],
			[1080, 540, -2.0, 170],
		] as const)
			drawToothedLeaf(sheet, { root: pt(x, y), angle, length, width: 84, color: GREEN, dark: 0.9 });
		drawRose(sheet, {
			center: pt(470, 1470),
			size: 190,
			turn: 0.3,
			colors: { deep: WINE, pale: PINK },
			edge: 6,
		});
		drawRose(sheet, {
			center: pt(1150, 620),
			size: 150,
			turn: 1.2,
			seed: 5,
			colors: { deep: WINE, pale: PINK },
			edge: 6,
		});
		for (let ray = 0; ray < 7; ray++) {
			const angle = -2.9 + ray * 0.16;
			line(
				sheet,
				[polar(pt(640, 420), angle, 60), polar(pt(640, 420), angle, 150 + 40 * (ray % 2))],
				{ width: 9, taper: whip },
			);
		}
		return sheet;
	},
};
