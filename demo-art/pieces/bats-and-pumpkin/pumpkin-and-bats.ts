import { pt, smooth, trace } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBat, drawFarBat } from "../../motifs/beasts/bat.ts";
import { drawPumpkin } from "../../motifs/land/pumpkin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawTendril, drawVine, drawVineLeaf } from "../../motifs/plants/vine.ts";
import type { Piece } from "../../piece.ts";

/** Carved pumpkin with vines and bats, neo-traditional, upper arm. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "shoulder",
		seed: 1031,
		shot: { distance: 1.4, look: [880, 860], mirror: true },
		lamp: "studio",
		light: 0.5,
		behind: ["studio", "#47434b"],
		clothes: [["tank", "#1c1b1e"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 1240), 400, 740, 0.7, 7);
		for (const [x, y, span, turn] of FAR) drawFarBat(sheet, pt(x, y), span, turn);
		for (const [x, y, turn, size] of LEAVES) drawVineLeaf(sheet, pt(x, y), turn, size);
		for (const [x, y, angle, length, way] of VINES)
			drawTendril(sheet, pt(x, y), angle, length, way);
		drawPumpkin(sheet, pt(790, 1260), 500);
		for (const vine of STALKS) drawVine(sheet, smooth(trace(vine), false, 4), 19);
		for (const [x, y, turn, size] of BEFORE) drawVineLeaf(sheet, pt(x, y), turn, size);
		drawTendril(sheet, pt(1000, 1640), 0.5, 420, -1);
		drawBat(sheet, { to: pt(1090, 560), turn: 0.2, scale: 1.02, lift: [0.25, 0.05] });
		drawBat(sheet, {
			to: pt(420, 640),
			turn: -0.22,
			scale: 0.86,
			lift: [0.1, 0.3],
			open: [1, 0.86],
		});
		drawBat(sheet, { to: pt(740, 290), turn: 0.05, scale: 0.68, lift: [-0.25, -0.15] });
		for (let seed = 0; seed < 90; seed++) {
			const low = hash(seed, 2) ** 1.6;
			dot(
				sheet,
				pt(800 + (hash(seed, 1) * 2 - 1) * 520 * (1 - low * 0.5), 1730 + low * 150),
				mix(5, 2, low),
			);
		}
		return sheet;
	},
};

const FAR = [
	[300, 330, 150, -0.2],
	[1300, 300, 170, 0.2],
	[1020, 170, 110, 0.1],
	[480, 180, 100, -0.1],
	[1390, 860, 120, 0.3],
	[180, 900, 120, -0.3],
] as const;

const LEAVES = [
	[330, 1080, 3.6, 230],
	[1250, 1060, -0.5, 240],
	[300, 1480, 2.8, 230],
	[1290, 1470, 0.3, 230],
	[640, 930, 3.9, 210],
] as const;

const STALKS = [
	"700,975 610,915 500,905 400,980 335,1078",
	"880,975 980,905 1080,900 1180,970 1248,1060",
];

const VINES = [
	[830, 960, -0.9, 460, 1],
	[740, 960, 3.9, 440, -1],
	[330, 1300, 3.4, 300, 1],
	[1250, 1290, -0.2, 300, -1],
] as const;

const BEFORE = [
	[430, 1620, 2.5, 250],
	[1120, 1630, 0.6, 250],
	[640, 1670, 2.0, 200],
	[920, 1680, 1.2, 190],
] as const;
