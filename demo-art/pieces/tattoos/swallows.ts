import { drawForm } from "../../brush/form.ts";
import { polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawSwallow } from "../../motifs/birds/swallow.ts";
import { drawFlowingRibbon } from "../../motifs/ornament/flowing-ribbon.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.84, 0.1, 0.1];
const WINE: Ink = [0.42, 0.05, 0.08];
const GOLD: Ink = [1.05, 0.74, 0.2];

/** Two swallows with a red ribbon and stars, bold American traditional in color, across the chest. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "chest",
		seed: 19,
		shot: { distance: 1.22, look: [1000, 720] },
		lamp: "ring",
		light: -0.3,
		freckles: 2,
	}),
	stored: -90,
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawFlowingRibbon(sheet, relax(smooth(trace(RIBBON), false, 4), 24), pt(-26, 96), RED, WINE);
		drawSwallow(sheet, { to: pt(690, 640), turn: -0.34, scale: 0.9 });
		drawSwallow(sheet, { to: pt(1330, 930), turn: 0.3, scale: 0.88, flip: true });
		for (const [x, y, size, turn] of STARS) drawStar(sheet, x, y, size, turn);
		for (const [x, y, size] of DOTS) dot(sheet, pt(x, y), size);
		return sheet;
	},
};

/** A nautical star: every point half light and half dark. */
function drawStar(sheet: Sheet, x: number, y: number, size: number, turn: number): void {
	const corner = (index: number) =>
		polar(pt(x, y), turn + (index * Math.PI) / 5, index % 2 === 0 ? size : size * 0.42);
	const outline = Array.from({ length: 10 }, (_, index) => corner(index));
	drawForm(sheet, { outline, swell: size * 0.2, halo: 6, edge: 7, wash: GOLD, depth: 0.1 });
	for (let point = 0; point < 10; point += 2) {
		drawForm(sheet, {
			outline: [pt(x, y), corner(point), corner(point + 1)],
			swell: 6,
			halo: 0,
			edge: 3,
			base: 0.95,
		});
		line(sheet, [pt(x, y), corner(point + 1)], { width: 4 });
		line(sheet, [pt(x, y), corner(point + 9)], { width: 4 });
	}
}

const RIBBON =
	"150,1130 260,1010 420,1060 470,1200 620,1290 790,1180 860,1010 950,860 1080,830 1110,700 1060,560 1150,400 1300,320 1420,370 1560,330 1690,220 1850,250";
const STARS = [
	[1040, 210, 66, -1.57],
	[300, 420, 46, -1.4],
	[1700, 760, 44, -1.7],
	[930, 1400, 56, -1.57],
	[1760, 1330, 48, -1.3],
	[250, 1400, 50, -1.7],
] as const;
const DOTS = [
	[900, 240, 9],
	[850, 270, 6],
	[1170, 230, 9],
	[1220, 210, 6],
	[800, 1420, 9],
	[750, 1400, 6],
	[1060, 1410, 9],
	[1110, 1390, 6],
	[180, 560, 8],
	[210, 610, 5],
	[1830, 680, 8],
	[1850, 740, 5],
] as const;
