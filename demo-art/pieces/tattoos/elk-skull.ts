import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { closedLine, dot, line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawElkSkull } from "../../motifs/beasts/elk-skull.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawBerry, drawLeaf, drawSprig } from "../../motifs/plants/plants.ts";
import { drawWildRose } from "../../motifs/plants/wild-rose.ts";
import { drawYarrow } from "../../motifs/plants/yarrow.ts";
import type { Piece } from "../../piece.ts";

/** Elk skull with wild roses and yarrow, black and gray, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "bronze",
		body: "back",
		seed: 523,
		shot: { distance: 1.44, look: [800, 1000] },
		lamp: "studio",
		behind: ["studio", "#4a4a4c"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawLozenge(sheet);
		for (const [fx, fy, hx, hy, width] of YARROWS) drawYarrow(sheet, pt(fx, fy), pt(hx, hy), width);
		for (const stem of STEMS)
			drawSprig(sheet, smooth(trace(stem), false, 3), 5, { length: 128, width: 36, lean: 0.8 });
		drawElkSkull(sheet, pt(800, 1240), 1.02);
		for (const [x, y, angle, length] of DARK) drawDarkLeaf(sheet, pt(x, y), angle, length);
		for (const [x, y, angle, length] of LEAVES)
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.27, 0.4);
		for (const [x, y, size, turn] of ROSES) drawWildRose(sheet, { center: pt(x, y), size, turn });
		for (const [x, y, size] of HIPS) drawBerry(sheet, pt(x, y), size);
		return sheet;
	},
};

/** A standing lozenge of fine lines between the antlers, with dotwork inside. */
function drawLozenge(sheet: Sheet): void {
	drawAura(sheet, pt(800, 590), 40, 290, 0.7, 6);
	for (const [reach, width] of [
		[300, 5],
		[278, 2.5],
		[170, 3],
	] as const) {
		const path = [
			pt(800, 590 - reach * 1.42),
			pt(800 + reach * 0.8, 590),
			pt(800, 590 + reach * 1.42),
			pt(800 - reach * 0.8, 590),
		];
		closedLine(sheet, path, { width });
		for (const corner of path) dot(sheet, corner, width * 1.8);
	}
	for (let ray = 0; ray < 15; ray++) {
		const x = 800 + (ray - 7) * 26;
		const low = 560 - (1 - Math.abs(ray - 7) / 7) * 210;
		line(sheet, [pt(x, 640), pt(x, low)], { width: 2.5, taper: (t) => mix(0.5, 1, t) });
		dot(sheet, pt(x, low - 14), 2.5 + 2 * hash(ray, 1));
	}
}

/** A leaf of solid black with its veins left bare, which lets the flowers before it stand out. */
function drawDarkLeaf(sheet: Sheet, root: Point, angle: number, length: number): void {
	drawBlade(sheet, {
		spine: wander(root, angle, length, () => 0.35 / length),
		radius: outlines.leaf(length * 0.22),
		halo: 5,
		edge: 4,
		tone: ({ t, across }) => {
			const vein = Math.abs((((t * 7 - Math.abs(across) * 1.1) % 1) + 1) % 1);
			return Math.abs(across) < 0.05 || vein < 0.1 ? 0.1 : 1;
		},
	});
}

const DARK = [
	[430, 1560, 2.6, 200],
	[430, 1430, -2.5, 190],
	[520, 1620, 2.2, 190],
	[560, 1340, -1.3, 190],
	[660, 1580, -1.2, 160],
	[950, 1600, -1.9, 160],
	[1180, 1570, 0.5, 200],
	[1190, 1430, -0.6, 200],
	[1100, 1630, 0.9, 190],
	[1030, 1350, -1.8, 180],
	[790, 1640, 1.57, 210],
	[600, 1750, 2.5, 180],
	[1010, 1750, 0.6, 180],
] as const;

const YARROWS = [
	[560, 1660, 250, 1130, 250],
	[1040, 1660, 1350, 1150, 250],
	[520, 1690, 400, 1010, 190],
	[1080, 1690, 1190, 1010, 190],
] as const;

const STEMS = [
	"560,1620 420,1680 300,1660 180,1560",
	"1040,1640 1190,1700 1310,1680 1420,1580",
	"620,1700 640,1800 560,1880",
	"980,1700 980,1810 1050,1890",
];

const LEAVES = [
	[470, 1380, -2.2, 190],
	[390, 1400, -2.8, 180],
	[1110, 1400, -0.9, 190],
	[1210, 1420, -0.3, 190],
	[700, 1700, 2.0, 170],
	[900, 1720, 1.1, 170],
	[800, 1730, 1.57, 190],
] as const;

const ROSES = [
	[545, 1490, 178, 0.2],
	[1070, 1500, 186, 0.9],
	[690, 1690, 138, 0.5],
	[925, 1700, 128, 1.3],
] as const;

const HIPS = [
	[330, 1500, 26],
	[292, 1544, 20],
	[1290, 1530, 26],
	[1326, 1574, 20],
	[800, 1800, 24],
	[760, 1836, 17],
	[842, 1838, 17],
] as const;
