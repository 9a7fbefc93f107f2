import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawHaze, drawLeafSpray, drawStem, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawRoseBud } from "../../motifs/plants/rose-bud.ts";
import type { Piece } from "../../piece.ts";

/** One large open rose with leaves, thorned stem and bud, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "shoulder",
		seed: 131,
		shot: { distance: 1.45, look: [720, 790] },
		lamp: "window",
		light: 0.45,
		behind: ["wall", "#c3cac2"],
		freckles: 4,
		clothes: [["tank", "#1d1c1f"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		const heart = pt(770, 720);
		drawHaze(sheet, pt(860, 860), { x: 720, y: 820 }, 1.15, 3);
		drawHaze(sheet, pt(560, 1350), { x: 430, y: 420 }, 0.9, 8);
		drawAura(sheet, heart, 470, 760, 0.62, 6);
		drawStem(sheet, curve("790,1570 920,1535 1060,1460 1150,1335"), 16, 12, [0.34, -0.62]);
		drawStem(
			sheet,
			curve("600,1890 700,1740 780,1560 810,1360 800,1050"),
			27,
			20,
			[0.1, -0.26, 0.38, -0.56, -0.08],
		);
		for (const [noted, length, width] of [
			["745,1640 620,1590 530,1610", 250, 92],
			["690,1755 830,1770 920,1730", 250, 92],
		] as const)
			drawLeafSpray(sheet, curve(noted), 1, { length, width, dark: 1.25 });
		for (const [angle, from, length, width, bend] of [
			[-2.72, 400, 290, 108, 0.4],
			[-2.3, 400, 300, 112, -0.3],
			[-0.98, 400, 270, 104, 0.4],
			[-0.52, 420, 310, 112, -0.4],
			[0.14, 420, 270, 100, 0.5],
			[0.62, 400, 330, 118, -0.3],
			[2.82, 400, 280, 104, -0.5],
			[2.42, 420, 360, 124, 0.3],
			[1.98, 400, 300, 108, 0.5],
		] as const)
			drawToothedLeaf(sheet, {
				root: polar(heart, angle, from),
				angle,
				length,
				width,
				bend,
				teeth: 12,
				dark: 1.3,
			});
		drawRoseBud(sheet, { to: pt(1157, 1322), turn: 0.55, scale: 1.3 });
		drawRose(sheet, { center: heart, size: 520, turn: 0.2, squash: 0.96, lift: 0.1 });
		return sheet;
	},
};
