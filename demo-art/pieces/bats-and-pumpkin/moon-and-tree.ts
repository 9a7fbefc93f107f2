import { circle, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, lay, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBat, drawFarBat } from "../../motifs/beasts/bat.ts";
import { drawBareTree, drawRoots } from "../../motifs/land/bare-tree.ts";
import { drawPumpkin, GLOW, ORANGE } from "../../motifs/land/pumpkin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawTuft } from "../../motifs/plants/grass.ts";
import { drawMoon } from "../../motifs/sky/moon.ts";
import type { Piece } from "../../piece.ts";

const VIOLET: Ink = [0.5, 0.38, 0.56];

/** Bare crooked tree before a full moon, with bats, neo-traditional, upper arm. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "forearm",
		seed: 1032,
		shot: { distance: 1.3, turn: -9 },
		lamp: "sun",
		light: -0.3,
		behind: ["cloth", "#4d4550"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const moon = pt(880, 700);
		drawAura(sheet, moon, 460, 700, 0.7, 7, VIOLET);
		drawMoon(sheet, moon, 440);
		lay(
			sheet,
			fill(circle(moon, 436)),
			GLOW,
			(x, y) => 0.4 * ramp(0.2, 0.9, 1 - Math.hypot(x - moon.x, y - moon.y) / 440),
		);
		lay(
			sheet,
			fill(circle(moon, 436)),
			ORANGE,
			(x, y) => 0.42 * ramp(160, 436, Math.hypot(x - moon.x + 60, y - moon.y + 70)),
		);
		for (const [x, y, span, turn] of FAR) drawFarBat(sheet, pt(x, y), span, turn);
		drawBareTree(sheet, LIMBS);
		drawRoots(sheet, pt(742, 1700), 86);
		for (const [x, y, height, spread] of TUFTS) drawTuft(sheet, pt(x, y), height, spread);
		drawPumpkin(sheet, pt(1080, 1640), 150);
		drawPumpkin(sheet, pt(500, 1690), 96);
		drawBat(sheet, { to: pt(1210, 1120), turn: 0.18, scale: 0.74, lift: [0.2, 0.05] });
		drawBat(sheet, { to: pt(300, 420), turn: -0.2, scale: 0.66, lift: [0.05, 0.3] });
		for (let seed = 0; seed < 120; seed++) {
			const low = hash(seed, 2) ** 1.5;
			dot(
				sheet,
				pt(790 + (hash(seed, 1) * 2 - 1) * 560 * (1 - low * 0.6), 1790 + low * 120),
				mix(5, 1.8, low),
			);
		}
		return sheet;
	},
};

const LIMBS = [
	["742,1740 720,1600 690,1460 740,1330 800,1210 760,1080 790,960", 84, 40],
	["770,1010 700,900 600,850 560,740 470,680 420,580", 40, 5],
	["785,990 850,880 830,760 890,660 870,540 920,430", 40, 5],
	["780,1170 900,1080 1010,1060 1080,960 1190,930 1250,840", 38, 4],
	["712,1400 600,1320 520,1310 440,1220 340,1210", 34, 4],
	["800,960 740,860 750,740 690,640 700,540", 26, 3],
] as const;

const FAR = [
	[1120, 420, 150, 0.2],
	[1000, 560, 110, 0.1],
	[1340, 540, 120, 0.25],
	[640, 330, 110, -0.1],
	[1180, 250, 100, 0.1],
] as const;

const TUFTS = [
	[420, 1780, 120, 150],
	[640, 1790, 100, 130],
	[880, 1790, 110, 130],
	[1210, 1780, 130, 160],
	[1050, 1800, 80, 120],
] as const;
