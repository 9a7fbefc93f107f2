import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet, spindle } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawGrip, drawShank } from "../../motifs/birds/bird-face.ts";
import { drawQuills, vanes } from "../../motifs/birds/plumage.ts";
import { drawWren } from "../../motifs/birds/wren.ts";
import { drawWrenHead } from "../../motifs/birds/wren-head.ts";
import { drawBranch, drawLeaf } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const SEPIA: Ink = [0.115, 0.065, 0.04];
const WASH: Ink = [0.7, 0.5, 0.32];
const PALE: Ink = [0.95, 0.86, 0.72];
const PENCIL: Ink = [0.5, 0.48, 0.46];

/** Study sheet: a wren that waits, one that sings, its head and its wing, ink and pencil. */
export const piece: Piece = {
	on: onPaper({ seed: 14, tone: "#e9dec5", age: 0.6 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawConstruction(sheet);
		drawBranch(
			sheet,
			relax(smooth(trace("160,960 420,905 700,880 980,905"), false, 2), 24),
			26,
			12,
		);
		drawWren(sheet, { to: pt(500, 590), scale: 0.97 }, { ink: SEPIA, back: WASH, breast: PALE });
		drawBranch(
			sheet,
			relax(smooth(trace("800,1600 1000,1540 1230,1560 1440,1500"), false, 2), 24),
			22,
			12,
		);
		drawWren(
			sheet,
			{ to: pt(1150, 1300), scale: 0.8, flip: true, turn: -0.12 },
			{ ink: SEPIA, back: WASH, breast: PALE, song: true, nod: 0.42, cock: 0.75 },
		);
		drawWrenHead(sheet, { to: pt(1270, 410), scale: 1.35 }, { ink: SEPIA });
		drawShank(sheet, relax(smooth(trace("1330,690 1290,760 1276,840"), false, 2), 10), 21, 17);
		drawGrip(sheet, pt(1272, 846), 1.7, 128);
		drawWingStudy(sheet);
		drawFeathers(sheet);
		for (const [x, y, angle] of LEAVES) drawLeaf(sheet, pt(x, y), angle, 130, 36, 0.4);
		return sheet;
	},
};

/** Pencil lines that carried the drawing: ovals, axes, measures. */
function drawConstruction(sheet: Sheet): void {
	for (const [cx, cy, rx, ry, turn] of OVALS)
		for (const pass of [0, 1]) {
			const oval = Array.from({ length: 90 }, (_, index) => {
				const angle = (index / 84) * Math.PI * 2 + pass;
				const [x, y] = [Math.cos(angle) * (rx + pass * 7), Math.sin(angle) * (ry - pass * 5)];
				return pt(
					cx + x * Math.cos(turn) - y * Math.sin(turn),
					cy + x * Math.sin(turn) + y * Math.cos(turn),
				);
			});
			line(sheet, oval, { width: 2.4, ink: PENCIL, strength: 0.7 });
		}
	for (const axis of AXES)
		line(sheet, smooth(trace(axis)), { width: 2.4, ink: PENCIL, strength: 0.7 });
}

function drawWingStudy(sheet: Sheet): void {
	const row = { ink: SEPIA, color: () => WASH, strength: 0.6, edge: 3.4, turned: true };
	drawQuills(sheet, {
		...row,
		roots: smooth(trace("310,1380 250,1420 200,1470")),
		tips: smooth(trace("640,1640 560,1720 460,1770 350,1790 250,1770")),
		count: 9,
		width: [27, 28],
		bow: -0.04,
		tone: vanes.barred(0.9, 17, 0.44),
	});
	drawQuills(sheet, {
		...row,
		roots: smooth(trace("400,1290 360,1330 320,1370")),
		tips: smooth(trace("720,1230 770,1310 780,1400 750,1500 690,1590")),
		count: 9,
		width: [24, 29],
		bow: -0.06,
		tone: vanes.barred(1, 17, 0.44),
	});
	drawQuills(sheet, {
		...row,
		roots: smooth(trace("380,1290 300,1360 200,1450")),
		tips: smooth(trace("560,1270 560,1400 460,1520 330,1610 230,1620")),
		count: 14,
		width: [21, 24],
		bow: -0.04,
		tone: vanes.drop(0.95),
	});
	drawQuills(sheet, {
		...row,
		roots: smooth(trace("360,1280 270,1350 180,1440")),
		tips: smooth(trace("450,1300 430,1380 330,1460 210,1530")),
		count: 13,
		width: [18, 20],
		tone: vanes.tile(0.8, 0.4),
	});
	line(sheet, smooth(trace("150,1450 240,1350 330,1270 420,1240")), {
		width: 8,
		ink: SEPIA,
		taper: spindle,
	});
}

/** A tail feather and one from the wing, laid side by side. */
function drawFeathers(sheet: Sheet): void {
	for (const [root, tip, half, bow] of [
		["840,1790 842,1792", "1440,1700 1442,1702", 34, 0.05],
		["860,1880 862,1882", "1330,1850 1332,1852", 27, -0.06],
	] as const) {
		const quill = trace(root)[0] ?? pt(0, 0);
		line(
			sheet,
			[pt(quill.x - 84, quill.y - 8), pt(quill.x - 40, quill.y - 2), pt(quill.x + 14, quill.y)],
			{
				width: 11,
				ink: SEPIA,
				taper: (t) => 0.35 + 0.65 * t,
			},
		);
		drawQuills(sheet, {
			roots: smooth(trace(root)),
			tips: smooth(trace(tip)),
			count: 1,
			width: [half, half],
			bow,
			tone: vanes.barred(1, 19, 0.44),
			ink: SEPIA,
			color: () => WASH,
			strength: 0.6,
		});
	}
}

const OVALS = [
	[500, 600, 256, 214, 0.5],
	[380, 410, 120, 110, 0],
	[1236, 336, 168, 158, 0],
	[1150, 1305, 206, 176, -0.5],
] as const;
const AXES = [
	"260,300 560,600 900,800",
	"930,340 1240,336 1470,330",
	"1240,170 1242,330 1240,560",
	"120,1480 420,1220 600,1090",
	"420,640 680,560 900,320",
] as const;
const LEAVES = [
	[960, 902, -0.5],
	[980, 905, 0.4],
	[170, 955, 2.6],
	[1430, 1502, -0.7],
	[1400, 1516, 0.6],
] as const;
