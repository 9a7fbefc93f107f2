import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import {
	drawAngle,
	drawCompassCircle,
	drawDashes,
	drawMeasure,
	drawPencil,
	GRAPHITE,
	straight,
} from "../../motifs/ornament/construction.ts";
import { overlay } from "../../motifs/ornament/overlay.ts";
import { drawHaze, drawStem, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawRoseBud } from "../../motifs/plants/rose-bud.ts";
import type { Piece } from "../../piece.ts";

const HEART = pt(1010, 560);
const SIZE = 440;
/** Each leaf: direction and distance of its root from the heart of the flower, length, width, bend. */
const LEAVES = [
	[-2.75, 360, 380, 128, 0.4],
	[2.95, 370, 420, 140, -0.3],
	[2.5, 370, 330, 116, 0.4],
	[-0.5, 350, 400, 134, 0.35],
	[-0.1, 370, 440, 144, -0.3],
	[0.45, 350, 380, 128, 0.4],
	[2.02, 360, 260, 94, 0.5],
] as const;

/** A rose that grows from circles and axes in pencil, through clean lines, to finished ink, left to right. */
export const piece: Piece = {
	on: onPaper({ seed: 1002, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawPlan(sheet);
		const outline = newSheet(2000, 1250);
		drawFlower(outline, GRAPHITE);
		const border = (x: number, y: number) => x + 70 * noise(x / 130, y / 130, 7);
		// The pencil outline is weak at first and lies over its own construction.
		overlay(sheet, outline, (x, y, index) =>
			(outline.light[index * 3] ?? 1) < 0.9 || border(x, y) > 1020
				? ramp(120, 760, border(x, y))
				: 0,
		);
		const finished = newSheet(2000, 1250);
		drawFlower(finished);
		overlay(sheet, finished, (x, y) => ramp(900, 1060, border(x, y)));
		drawMeasure(sheet, pt(HEART.x - SIZE, 1130), pt(HEART.x + SIZE, 1130), 20);
		for (const side of [-1, 1])
			drawDashes(
				sheet,
				straight(pt(HEART.x + side * SIZE, 700), pt(HEART.x + side * SIZE, 1160)),
				GRAPHITE,
			);
		return sheet;
	},
};

function drawPlan(sheet: Sheet): void {
	drawPencil(sheet, pt(90, HEART.y), pt(1500, HEART.y));
	drawPencil(sheet, pt(HEART.x, 60), pt(HEART.x, 1180));
	drawPencil(sheet, polar(HEART, -2.4, 640), polar(HEART, 0.74, 480));
	drawPencil(sheet, polar(HEART, 2.4, 700), polar(HEART, -0.74, 480));
	for (const share of [1, 0.8, 0.6, 0.42, 0.26, 0.13])
		drawCompassCircle(sheet, pt(HEART.x, HEART.y - 30 * (1 - share)), SIZE * share, 0.97);
	for (let step = 0; step < 5; step++) {
		const middle = polar(HEART, step * 2.39996 + 0.2, SIZE * 0.62);
		drawCompassCircle(sheet, middle, SIZE * 0.36);
		drawPencil(sheet, HEART, polar(HEART, step * 2.39996 + 0.2, SIZE));
	}
	for (const [angle, from, length, width] of LEAVES.slice(0, 3)) {
		const root = polar(HEART, angle, from);
		const middle = polar(root, angle, length / 2);
		drawPencil(sheet, root, polar(root, angle, length));
		drawCompassCircle(sheet, middle, length / 2, (width * 2) / length, angle);
		drawPencil(
			sheet,
			polar(middle, angle + Math.PI / 2, -width),
			polar(middle, angle + Math.PI / 2, width),
		);
	}
	drawCompassCircle(sheet, pt(270, 960), 120, 0.75, -0.9);
	drawCompassCircle(sheet, pt(225, 1010), 60);
	drawAngle(sheet, HEART, SIZE * 1.13, Math.PI, Math.PI * 1.236);
	drawMeasure(sheet, pt(70, HEART.y - SIZE * 0.97), pt(70, HEART.y + SIZE * 0.97), 20);
	drawDashes(
		sheet,
		straight(pt(60, HEART.y - SIZE * 0.97), pt(1000, HEART.y - SIZE * 0.97)),
		GRAPHITE,
	);
	drawDashes(
		sheet,
		straight(pt(60, HEART.y + SIZE * 0.97), pt(1000, HEART.y + SIZE * 0.97)),
		GRAPHITE,
	);
}

function drawFlower(sheet: Sheet, lines?: Ink): void {
	if (!lines) drawHaze(sheet, pt(1320, 700), { x: 620, y: 560 }, 0.95, 5, { dots: true });
	const curve = (noted: string) => smooth(trace(noted), false, 2);
	drawStem(sheet, curve("1270,1138 1410,1120 1540,1065 1612,985"), 15, 11, [0.34, -0.6]);
	drawStem(
		sheet,
		curve("1010,860 1040,980 1120,1070 1260,1130 1440,1190"),
		23,
		18,
		[0.3, -0.46, 0.8],
	);
	for (const [angle, from, length, width, bend] of LEAVES)
		drawToothedLeaf(sheet, {
			root: polar(HEART, angle, from),
			angle,
			length,
			width,
			bend,
			dark: lines ? 0 : 1,
			...(lines ? { edge: 3.6 } : {}),
		});
	drawRoseBud(sheet, { to: pt(1615, 980), turn: 0.5, scale: 1.05 });
	drawRoseBud(sheet, { to: pt(215, 1030), turn: 0.62, scale: 0.9 });
	drawRose(sheet, {
		center: HEART,
		size: SIZE,
		turn: 0.2,
		squash: 0.97,
		lift: 0.09,
		...(lines ? { lines } : {}),
	});
}
