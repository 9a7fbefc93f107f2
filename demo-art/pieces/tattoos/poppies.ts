import { pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFrond } from "../../motifs/plants/fern.ts";
import { drawHaze, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import {
	drawHairyStem,
	drawPoppy,
	drawPoppyBud,
	drawPoppyCup,
	drawPoppyPod,
} from "../../motifs/plants/poppy.ts";
import type { Piece } from "../../piece.ts";

const SPLASH: Ink = [1.1, 0.3, 0.22];
const LEAF: Ink = [0.34, 0.5, 0.32];

/** Three poppies and their seed pods in red and loose dots, shoulder; stored lying on its side. */
export const piece: Piece = {
	on: onSkin({
		tone: "light",
		body: "shoulder",
		seed: 509,
		shot: { distance: 1.32, look: [740, 860] },
		lamp: "day",
		light: -0.5,
		behind: ["wall", "#d0c7b6"],
		freckles: 2,
		clothes: [["tank", "#e0d8c8"]],
	}),
	stored: 90,
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		drawHaze(sheet, pt(560, 620), { x: 620, y: 560 }, 0.75, 4, { ink: SPLASH });
		drawHaze(sheet, pt(1060, 900), { x: 520, y: 640 }, 0.6, 6, { ink: SPLASH });
		drawHaze(sheet, pt(820, 1180), { x: 620, y: 620 }, 0.65, 9, { dots: true });
		const random = seedRandom(88);
		for (let drop = 0; drop < 70; drop++) {
			const away = 420 + 420 * random() ** 1.6;
			const angle = random() * Math.PI * 2;
			const place = pt(800 + Math.cos(angle) * away * 0.85, 800 + Math.sin(angle) * away);
			dot(sheet, place, 2.5 + 11 * random() ** 3, drop % 3 ? SPLASH : [0.03, 0.03, 0.04], 0.85);
		}
		for (const noted of [
			"810,1890 770,1600 660,1300 560,900",
			"830,1890 860,1560 980,1220 1090,960",
			"850,1890 960,1740 1150,1660 1215,1500",
			"790,1890 690,1740 520,1640 400,1600 330,1640",
			"800,1890 740,1620 560,1480 330,1300",
			"850,1890 960,1500 1240,1120 1300,700",
		])
			drawHairyStem(sheet, curve(noted), 15);
		for (const [x, y, angle, length, bend] of [
			[765, 1640, -2.6, 400, -0.7],
			[865, 1600, -0.85, 380, 0.8],
			[790, 1800, 2.95, 360, 0.6],
			[850, 1790, 0.12, 420, -0.7],
		] as const) {
			// Lobes first, then the blade they belong to.
			const rib = wander(pt(x, y), angle, length * 0.92, () => bend / length);
			drawFrond(sheet, rib, 5, length * 0.34, LEAF);
			drawToothedLeaf(sheet, {
				root: pt(x, y),
				angle: angle + bend * 0.1,
				length: length * 1.06,
				width: length * 0.085,
				bend,
				teeth: 6,
				color: LEAF,
				dark: 1,
			});
		}
		drawPoppyPod(sheet, pt(1302, 690), 0.08, 1.15);
		drawPoppyBud(sheet, pt(332, 1632), -2.6, 0.95);
		drawPoppyPod(sheet, pt(328, 1296), -0.62, 1);
		drawPoppyCup(sheet, pt(1218, 1510), 0.22, 1.12);
		drawPoppy(sheet, pt(1080, 950), 320, 0.9, 0.84, 6);
		drawPoppy(sheet, pt(570, 660), 430, 0.25, 0.92, 2);
		return sheet;
	},
};
