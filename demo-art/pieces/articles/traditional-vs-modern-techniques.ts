import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawDashes, GRAPHITE, straight } from "../../motifs/ornament/construction.ts";
import { overlay } from "../../motifs/ornament/overlay.ts";
import { drawBoldLeaf, drawSparkle } from "../../motifs/plants/flash.ts";
import { drawHaze, drawStem, drawToothedLeaf } from "../../motifs/plants/foliage.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.86, 0.09, 0.08];
const PINK: Ink = [1, 0.52, 0.36];
const GREEN: Ink = [0.12, 0.42, 0.2];
const GOLD: Ink = [1, 0.74, 0.2];
const HEART = pt(1000, 560);
const ROSE = { center: HEART, size: 470, turn: 0.2, squash: 0.97, lift: 0.09, openness: 0.62 };
const LEAVES = [
	[-2.62, 390, 330, 122, 0.35],
	[3.02, 400, 420, 150, -0.3],
	[2.5, 390, 360, 132, 0.4],
] as const;

/** One rose split down its middle: bold American traditional on the left, fine gray realism on the right. */
export const piece: Piece = {
	on: onPaper({ seed: 1107, age: 0.55 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		const bare = newSheet(2000, 1250);
		drawModern(sheet);
		// Gray wash, never quite black.
		overlay(sheet, bare, () => 0.045);
		const bold = newSheet(2000, 1250);
		drawTraditional(bold);
		overlay(sheet, bold, (x) => (x < HEART.x ? 1 : 0));
		overlay(sheet, bare, (x) => (Math.abs(x - HEART.x) < 9 ? 1 : 0));
		line(sheet, straight(pt(HEART.x, 50), pt(HEART.x, 1200)), { width: 3.4 });
		for (const y of [50, 1200]) dot(sheet, pt(HEART.x, y), 8);
		return sheet;
	},
};

const stem = () => smooth(trace("1000,860 1003,1010 997,1120 1000,1185"), false, 2);

function drawTraditional(sheet: Sheet): void {
	for (const [x, y, size] of [
		[190, 240, 62],
		[430, 130, 42],
		[130, 800, 44],
		[330, 1060, 58],
		[700, 1130, 42],
	] as const)
		drawSparkle(sheet, pt(x, y), size, GOLD);
	for (const [x, y] of [
		[300, 190],
		[95, 420],
		[210, 930],
		[520, 1120],
		[600, 90],
		[860, 1090],
	] as const)
		dot(sheet, pt(x, y), 9);
	drawStem(sheet, stem(), 26, 26, [0.35, 0.8], GREEN);
	for (const [angle, from, length, width, bend] of LEAVES)
		drawBoldLeaf(sheet, polar(HEART, angle, from), angle, length, width, bend, GREEN);
	drawRose(sheet, { ...ROSE, edge: 15, veins: 0, flat: true, colors: { deep: RED, pale: PINK } });
}

function drawModern(sheet: Sheet): void {
	drawHaze(sheet, pt(1420, 640), { x: 600, y: 560 }, 0.85, 5);
	for (const share of [1.12, 1.17])
		drawDashes(
			sheet,
			Array.from({ length: 560 }, (_, step) => polar(HEART, -1.5 + step / 187, ROSE.size * share)),
			GRAPHITE,
			2,
			share > 1.15 ? 4 : 400,
		);
	drawStem(sheet, stem(), 22, 22, [-0.35, -0.8]);
	for (const [angle, from, length, width, bend] of LEAVES)
		drawToothedLeaf(sheet, {
			root: polar(HEART, Math.PI - angle, from),
			angle: Math.PI - angle,
			length,
			width,
			bend: -bend,
			teeth: 22,
			dark: 0.9,
			edge: 2.6,
		});
	drawRose(sheet, { ...ROSE, edge: 2.4, veins: 0.6 });
}
