import { pt, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawBadge, drawLanyard } from "../../motifs/things/badge.ts";
import { drawBunting, drawNeedle } from "../../motifs/things/needles.ts";
import { drawMachine } from "../../motifs/things/tattoo-machine.ts";
import type { Piece } from "../../piece.ts";

/** Coil machine, a badge on its lanyard and needles under pennants, engraved. */
export const piece: Piece = {
	on: onPaper({ seed: 631 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawAura(sheet, pt(860, 640), 1, 620, 0.6, 6);
		drawBunting(sheet, pt(70, 70), pt(1010, 90), 120, 9);
		drawBunting(sheet, pt(1010, 90), pt(1930, 60), 120, 9);
		drawLanyard(sheet, trace("1490,-20 1380,170 1330,330 1400,450 1520,520 1590,560"), 58);
		drawLanyard(sheet, trace("1830,-20 1850,190 1790,370 1690,490 1600,560"), 58);
		drawNeedle(sheet, pt(1330, 1060), pt(330, 1170));
		drawNeedle(sheet, pt(1290, 1170), pt(390, 1075));
		drawMachine(sheet, { to: pt(990, 645), scale: 168, turn: 1.02, yaw: 0.34 });
		drawBadge(sheet, pt(1592, 575), -0.07, 1.12, (center) =>
			drawRose(sheet, { center, size: 92, turn: 0.3 }),
		);
		return sheet;
	},
};
