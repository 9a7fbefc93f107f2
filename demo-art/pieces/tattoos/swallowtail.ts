import { pick, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawSwallowtail } from "../../motifs/insects/swallowtail.ts";
import { drawDown, drawThistle, drawThistleLeaf } from "../../motifs/plants/thistle.ts";
import type { Piece } from "../../piece.ts";

const VIOLET: Ink = [0.85, 0.5, 1.5];
const DOWN: Ink = [1.3, 1.5, 1.5];
const GREEN: Ink = [0.28, 1, 0.62];

/** Tiger swallowtail over thistles, color, on deep skin. */
export const piece: Piece = {
	on: onSkin({
		tone: "deep",
		body: "back",
		seed: 77,
		shot: { distance: 1.12, look: [740, 980] },
		lamp: "sun",
		light: -0.55,
		bright: 1.12,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		for (const [x, y, size, angle] of [
			[1330, 1180, 92, -0.9],
			[1400, 1040, 70, -0.6],
			[1230, 1090, 54, -1.1],
			[1440, 900, 52, -0.7],
			[240, 1330, 84, -2.2],
			[180, 1180, 60, -1.9],
			[1190, 240, 58, -0.8],
			[1010, 190, 44, -1],
		] as const)
			drawDown(sheet, pt(x, y), size, angle, DOWN);
		for (const [stem, width] of [
			["810,1900 800,1700 770,1500 720,1330", 24],
			["806,1840 900,1700 1040,1560 1110,1450", 18],
			["800,1860 690,1760 520,1660 430,1560", 16],
		] as const) {
			const path = smooth(trace(stem), false, 3);
			line(sheet, path, { width: width + 14, ink: [1, 1, 1] });
			line(sheet, path, { width: width + 4 });
			line(sheet, path, { width: width - 6, ink: GREEN });
			line(
				sheet,
				path.map(({ x, y }) => pt(x + width * 0.2, y + 2)),
				{ width: width * 0.3 },
			);
			for (let index = 12; index < path.length; index += 13) {
				const { x, y } = pick(path, index);
				const side = index % 2 === 0 ? 1 : -1;
				line(sheet, smooth([pt(x, y), pt(x + side * width * 1.3, y - 16)], false, 3), {
					width: 5,
					taper: (t) => 1 - t,
				});
			}
		}
		for (const [x, y, angle, length, bend] of [
			[800, 1830, -0.2, 430, -0.6],
			[800, 1850, 3.5, 400, 0.7],
			[770, 1560, 3.3, 330, 0.6],
			[930, 1660, 0.1, 300, 0.5],
		] as const)
			drawThistleLeaf(sheet, pt(x, y), angle, length, bend, GREEN);
		drawThistle(sheet, pt(1140, 1400), 112, -1.15, VIOLET, GREEN);
		drawThistle(sheet, pt(405, 1520), 100, -2.05, VIOLET, GREEN);
		drawThistle(sheet, pt(715, 1270), 150, -1.75, VIOLET, GREEN);
		drawSwallowtail(sheet, { to: pt(805, 690), turn: 0.2, scale: 1.08 });
		return sheet;
	},
};
