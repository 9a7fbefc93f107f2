import { heading, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHaze } from "../../motifs/foliage.ts";
import { drawCone, drawNeedles, drawTwig } from "../../motifs/pine.ts";
import { drawBranch } from "../../motifs/plants.ts";
import type { Piece } from "../../piece.ts";

/** Bough of a ponderosa pine with its cones, engraved black and gray, back. */
export const piece: Piece = {
	on: onSkin({ tone: "deep", limb: "broad", seed: 846, light: -0.35 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		drawHaze(sheet, pt(800, 1000), { x: 720, y: 900 }, 1, 14, { dots: true });
		const tuft = (noted: string, length: number, count: number) => {
			const path = curve(noted);
			drawTwig(sheet, path, 22);
			drawNeedles(
				sheet,
				pick(path, path.length - 1),
				heading(path, path.length - 2),
				length,
				count,
			);
		};
		tuft("1180,480 1150,450 1110,410 1090,400", 330, 44);
		tuft("960,570 930,850 900,1200 840,1450", 440, 60);
		tuft("930,1030 1040,1210 1130,1300 1200,1380", 390, 54);
		tuft("900,950 760,1130 620,1270 500,1350", 400, 54);
		drawBranch(sheet, curve("1480,300 1230,450 980,550 760,610 560,710"), 56, 30);
		tuft("1150,520 1220,600 1270,670 1290,710", 350, 46);
		tuft("700,630 640,570 580,520 520,500", 360, 48);
		drawCone(sheet, { to: pt(1050, 545), turn: -0.3, size: 400, open: 0.3 });
		drawCone(sheet, { to: pt(740, 635), turn: 0.16, size: 460, open: 0.7 });
		tuft("580,695 500,740 430,790 380,840", 360, 48);
		drawNeedles(sheet, pt(900, 590), 2.2, 250, 16, 0.9);
		return sheet;
	},
};
