import { polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawPeony, drawPeonyBud } from "../../motifs/plants/peony.ts";
import { drawSpray } from "../../motifs/plants/plants.ts";
import { drawShade } from "../../motifs/sky/bars.ts";
import { drawSnakeBody, drawSnakeHead } from "../../motifs/water/snake.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.78, 0.07, 0.09];

/** Viper coiled around a red peony, thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "tan",
		body: "thigh",
		seed: 19,
		shot: { distance: 1.34, turn: 9, look: [800, 900] },
		lamp: "warm",
		light: 0.5,
		behind: ["cloth", "#70604f"],
		clothes: [["shorts", "#1e1d20"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const bloom = pt(765, 880);
		drawShade(
			sheet,
			soft("420,500 1100,700 900,1200 500,1500 1000,1600"),
			(t) => 300 + 120 * Math.sin(Math.PI * t),
			0.75,
		);
		for (const [x, y, angle, length] of [
			[230, 1130, 2.9, 200],
			[1340, 1080, -0.1, 210],
			[1180, 360, -0.9, 190],
			[360, 1720, 2.3, 190],
		] as const)
			drawSpray(sheet, pt(x, y), angle, length, 5);
		const snake = {
			spine: soft(SPINE),
			thick: 96,
			head: { turn: -0.2, scale: 1.24 },
			order: [
				[0, 0.5],
				[0.49, 1],
			],
		} as const;
		drawSnakeBody(sheet, snake);
		for (const [angle, from, length, width, bend] of LEAVES)
			drawToothedLeaf(sheet, {
				root: polar(bloom, angle, from),
				angle: angle + 0.2 * bend,
				length,
				width,
				bend,
				dark: 1,
			});
		line(sheet, smooth(trace("760,1180 720,1290 760,1390")), { width: 12 });
		for (const [angle, bend] of [
			[2.55, -0.5],
			[0.55, 0.5],
		] as const)
			drawToothedLeaf(sheet, { root: pt(760, 1370), angle, length: 260, width: 80, bend, dark: 1 });
		drawPeonyBud(sheet, pt(760, 1370), 1.45, 200, RED);
		drawPeony(sheet, { center: bloom, size: 372, turn: 0.3, color: RED, lean: pt(-0.05, -0.06) });
		drawSnakeHead(sheet, snake);
		return sheet;
	},
};

function soft(noted: string) {
	return relax(relax(smooth(trace(noted), false, 2), 60), 50);
}

const SPINE =
	"560,380 760,300 1020,310 1260,440 1370,680 1310,930 1080,1080 760,1140 450,1180 260,1360 300,1600 530,1750 850,1780 1160,1700 1340,1500 1330,1240 1160,1050 900,900 620,760 400,700 240,790 210,950 310,1040";
const LEAVES = [
	[2.35, 300, 330, 96, 0.5],
	[2.85, 320, 250, 78, -0.5],
	[0.75, 330, 330, 96, -0.5],
	[-0.35, 330, 250, 80, 0.5],
	[-2.15, 320, 220, 70, -0.4],
	[1.5, 320, 260, 84, 0.4],
] as const;
