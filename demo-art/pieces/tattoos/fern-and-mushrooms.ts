import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFiddlehead, drawFrond, drawMoss } from "../../motifs/plants/fern.ts";
import { drawHaze, drawWisps } from "../../motifs/plants/foliage.ts";
import { drawAgaric } from "../../motifs/plants/mushroom.ts";
import type { Piece } from "../../piece.ts";

const FERN: Ink = [0.3, 0.46, 0.26];
const YOUNG: Ink = [0.58, 0.72, 0.34];
const MOSS: Ink = [0.36, 0.48, 0.2];

/** Fern fronds and fiddleheads behind fly agarics on moss, muted color, thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "olive",
		body: "thigh",
		seed: 611,
		shot: { distance: 1.12, turn: -7 },
		lamp: "day",
		light: 0.5,
		behind: ["wall", "#9aa08d"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		drawHaze(sheet, pt(800, 900), { x: 680, y: 820 }, 0.8, 7, { dots: true });
		drawFrond(sheet, curve("760,1560 640,1080 460,640 170,560"), 26, 250, FERN);
		drawFrond(sheet, curve("800,1480 950,1060 1180,760 1430,800"), 24, 240, FERN);
		drawFrond(sheet, curve("800,1560 870,1040 860,560 660,180"), 28, 210, FERN);
		drawFiddlehead(sheet, pt(640, 1600), -1.82, 520, -1, YOUNG);
		drawFiddlehead(sheet, pt(1060, 1600), -1.3, 400, 1, YOUNG);
		drawFiddlehead(sheet, pt(300, 1620), -1.7, 290, -1, YOUNG);
		drawAgaric(sheet, { to: pt(1160, 1650), turn: 0.16, scale: 0.9, open: 0.6 });
		drawAgaric(sheet, { to: pt(790, 1660), turn: -0.03, scale: 1.5, open: 1 });
		for (const [x, length] of [
			[400, 120],
			[620, 170],
			[830, 210],
			[1030, 160],
			[1220, 110],
		] as const)
			drawWisps(sheet, pt(x, 1690), Math.PI / 2, length + 40, 7);
		drawMoss(sheet, { left: 170, right: 1440, ground: 1680, high: 130 }, MOSS);
		drawAgaric(sheet, { to: pt(470, 1700), turn: -0.12, scale: 0.85, open: 0.1 });
		return sheet;
	},
};
