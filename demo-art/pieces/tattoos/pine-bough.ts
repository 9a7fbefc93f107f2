import { heading, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHaze } from "../../motifs/plants/foliage.ts";
import { drawCone, drawNeedles, drawTwig } from "../../motifs/plants/pine.ts";
import { drawBranch } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** Bough of a ponderosa pine with its cones, engraved black and gray, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "deep",
		body: "back",
		seed: 846,
		shot: { distance: 0.98, turn: -6, look: [820, 980] },
		lamp: "window",
		light: -0.55,
		bright: 1.15,
	}),
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
		tuft("1180,480 1150,450 1110,410 1080,390", 320, 46);
		tuft("960,570 930,850 900,1200 840,1440", 430, 62);
		tuft("930,1030 1040,1210 1150,1300 1220,1370", 370, 54);
		tuft("900,950 760,1130 620,1260 480,1330", 380, 54);
		tuft("1200,470 1280,560 1310,640 1320,700", 340, 48);
		drawCone(sheet, { to: pt(1085, 500), turn: -0.26, size: 400, open: 0.3 });
		drawCone(sheet, { to: pt(800, 655), turn: 0.14, size: 460, open: 0.7 });
		drawBranch(sheet, curve("1480,280 1230,430 980,540 760,610 540,700"), 58, 32);
		tuft("760,600 690,540 620,490 560,470", 360, 52);
		tuft("560,690 480,740 420,790 370,840", 360, 52);
		drawNeedles(sheet, pt(985, 535), -1.35, 300, 40, 1.3);
		return sheet;
	},
};
