import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFern } from "../../motifs/fern.ts";
import { drawMoss, drawMushroom } from "../../motifs/mushroom.ts";
import { drawSnail } from "../../motifs/snail.ts";
import type { Piece } from "../../piece.ts";

const RUST: Ink = [0.82, 0.36, 0.2];
const FLESH: Ink = [1.2, 1.12, 0.95];
const SLUG: Ink = [0.82, 0.72, 0.56];
const SHELL: Ink = [1.2, 0.98, 0.66];
const UMBER: Ink = [0.5, 0.26, 0.14];
const FERN: Ink = [0.28, 0.46, 0.26];
const MOSS: Ink = [0.36, 0.48, 0.2];

/** Snail on a cluster of mushrooms, moss and fern, muted color, on a thigh. */
export const piece: Piece = {
	on: onSkin({ tone: "olive", limb: "thigh", seed: 552, light: -0.5, behind: "#201d1b" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawFern(sheet, pt(470, 1740), -2.1, 900, -0.9, FERN);
		drawFern(sheet, pt(1130, 1740), -1.05, 960, 0.9, FERN);
		drawFern(sheet, pt(430, 1760), -2.75, 520, 0.7, FERN);
		drawFern(sheet, pt(1180, 1760), -0.4, 500, -0.7, FERN);
		const stem = (noted: string) => smooth(trace(noted), false, 3);
		drawMushroom(sheet, {
			to: pt(1130, 1310),
			half: 190,
			stem: stem("1120,1350 1090,1500 1040,1640 1000,1760"),
			thick: 40,
			turn: 0.16,
			cap: RUST,
			flesh: FLESH,
			warts: 14,
		});
		drawMushroom(sheet, {
			to: pt(450, 1400),
			half: 170,
			stem: stem("455,1430 490,1560 540,1660 570,1760"),
			thick: 36,
			turn: -0.18,
			cap: RUST,
			flesh: FLESH,
			warts: 12,
		});
		drawMushroom(sheet, {
			to: pt(790, 1200),
			half: 420,
			stem: stem("790,1260 800,1420 780,1600 790,1770"),
			thick: 88,
			turn: 0,
			cap: RUST,
			flesh: FLESH,
			warts: 34,
		});
		drawMushroom(sheet, {
			to: pt(1010, 1600),
			half: 105,
			stem: stem("1010,1620 1000,1690 990,1770"),
			thick: 26,
			turn: 0.1,
			cap: RUST,
			flesh: FLESH,
			warts: 8,
		});
		drawMushroom(sheet, {
			to: pt(620, 1640),
			half: 82,
			stem: stem("620,1660 630,1710 640,1770"),
			thick: 22,
			turn: -0.1,
			cap: RUST,
			flesh: FLESH,
			warts: 6,
		});
		drawMoss(sheet, 300, 1310, (x) => 1770 - 30 * Math.sin(((x - 300) / 1010) * Math.PI), MOSS, 74);
		drawSnail(sheet, { to: pt(800, 842), turn: 0.02, scale: 0.98 }, [SHELL, UMBER], SLUG);
		return sheet;
	},
};
