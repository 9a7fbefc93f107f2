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
		drawHaze(sheet, pt(800, 960), { x: 700, y: 860 }, 0.6, 14, { dots: true });
		const twigs = [
			["900,560 760,640 600,690 480,700", 330, 44],
			["1000,480 1080,380 1120,330 1130,300", 290, 36],
			["760,760 720,960 620,1120 520,1230", 340, 46],
			["860,660 980,800 1080,880 1160,960", 340, 46],
			["700,930 800,1130 840,1290 850,1400", 350, 48],
		] as const;
		drawBranch(sheet, curve("1440,190 1180,340 960,520 800,700 700,930"), 50, 26);
		for (const [noted, length, count] of twigs) {
			const path = curve(noted);
			drawTwig(sheet, path, 24);
			drawNeedles(
				sheet,
				pick(path, path.length - 1),
				heading(path, path.length - 2),
				length,
				count,
			);
		}
		drawCone(sheet, { to: pt(760, 800), turn: 0.42, size: 330, open: 0.6 });
		drawCone(sheet, { to: pt(960, 720), turn: -0.3, size: 290, open: 0.3 });
		return sheet;
	},
};
