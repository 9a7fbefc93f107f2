import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFingerRing, drawMagpie, drawMagpieTail } from "../../motifs/birds/magpie.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawBerry, drawBranch, drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const DRUPE: Ink = [0.5, 0.46, 0.5];

/** Magpie with a ring, on a chokecherry branch, black and gray with a blue-green sheen, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "shoulder",
		seed: 83,
		shot: { distance: 1.4, look: [710, 840] },
		lamp: "sun",
		light: -0.35,
		behind: ["wall", "#b09a86"],
		clothes: [["tank", "#23262c"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(900, 760), 470, 120, 0.5, 6);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 230, 5);
		drawMagpieTail(sheet);
		for (const twig of TWIGS) drawBranch(sheet, relax(smooth(trace(twig), false, 2), 20), 18, 7);
		drawBranch(sheet, relax(smooth(trace(PERCH), false, 2), 30), 44, 18);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.29, 0.4);
		drawMagpie(sheet);
		drawFingerRing(sheet);
		for (const [x, y, sag] of CLUSTERS) hang(sheet, x, y, sag);
		return sheet;
	},
};

/** A chokecherry cluster: a drooping stalk with dark drupes on both sides. */
function hang(sheet: Sheet, x: number, y: number, sag: number): void {
	const stalk = smooth([pt(x, y), pt(x + sag * 0.4, y + 130), pt(x + sag, y + 290)], false, 3);
	line(sheet, stalk, { width: 5 });
	for (let berry = 0; berry < 17; berry++) {
		const share = 0.22 + 0.78 * (berry / 16);
		const place = stalk[Math.round(share * (stalk.length - 1))] ?? pt(x, y);
		const side = [-1, 0.9, 0.1][berry % 3] ?? 0;
		const away = mix(46, 14, share) * (0.75 + 0.5 * hash(berry, x));
		drawBerry(
			sheet,
			pt(place.x + side * away, place.y + 26 * hash(berry, y)),
			mix(28, 17, share) * (0.85 + 0.3 * hash(berry, 4)),
			DRUPE,
		);
	}
}

const PERCH = "160,1420 380,1390 620,1320 860,1330 1100,1262 1280,1152 1410,1112";
const TWIGS = [
	"1110,1262 1240,1300 1320,1380 1376,1412",
	"1200,1220 1270,1060 1285,900 1350,790",
	"420,1390 330,1300 240,1260 190,1190",
];
const LEAVES = [
	[1350, 790, -1.1, 220],
	[1290, 900, 0.15, 190],
	[1290, 930, -2.2, 200],
	[1275, 1060, 0.5, 190],
	[1370, 1410, 0.6, 150],
	[1330, 1390, 1.4, 190],
	[1300, 1345, -0.5, 170],
	[190, 1190, -1.9, 200],
	[260, 1262, -2.95, 160],
	[240, 1262, -1.0, 200],
	[330, 1300, 2.6, 170],
	[1400, 1116, -1.1, 150],
] as const;
const CLUSTERS = [
	[300, 1420, -20],
	[520, 1370, 20],
	[1300, 1160, 30],
] as const;
const SPRAYS = [
	[1180, 520, -0.9],
	[1240, 640, -0.3],
	[900, 380, -1.4],
] as const;
