import { circle, pick, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { clear, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawBeads, drawRing } from "../../motifs/ornament/ornaments.ts";
import { plotRose } from "../../motifs/plants/half-rose.ts";
import { drawNibPen, drawPencil } from "../../motifs/things/drawing-tools.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 600);
const PENCIL: Ink = [0.4, 0.4, 0.42];
const RUST: Ink = [0.62, 0.2, 0.13];
const STEEL: Ink = [0.74, 0.76, 0.78];
const BRASS: Ink = [0.82, 0.62, 0.3];

/** Cover of the drawings: a flash rose half in pencil, half inked, over a crossed pencil and nib pen. */
export const piece: Piece = {
	on: onPaper({ seed: 61, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 1200);
		drawConstruction(sheet);
		drawRing(sheet, MIDDLE, 440, 7);
		drawRing(sheet, MIDDLE, 418, 3);
		drawBeads(sheet, MIDDLE, 400, 110, 4);
		drawNibPen(
			sheet,
			{ to: pt(330, 1070), turn: -0.785, scale: 1.45 },
			{ body: [0.2, 0.16, 0.15], metal: BRASS },
		);
		drawPencil(
			sheet,
			{ to: pt(1270, 1070), turn: -Math.PI + 0.785, scale: 1.42 },
			{ body: RUST, metal: STEEL },
		);
		drawHalves(sheet);
		drawTrials(sheet);
		return sheet;
	},
};

/** The rose: left of a torn line its pencil outlines, right of it ink and a first wash of color. */
function drawHalves(sheet: Sheet): void {
	const rose = plotRose(sheet, MIDDLE, 300, {
		deep: [0.5, 0.07, 0.08],
		pale: [0.86, 0.36, 0.3],
		leaf: [0.36, 0.46, 0.28],
	});
	const frame = fill([pt(0, 0), pt(1600, 0), pt(1600, 1200), pt(0, 1200)]);
	const border = (y: number) => 770 + 60 * cloud(3, y / 120, 3, 5) - (y - 600) * 0.16;
	const finished = (x: number, y: number) =>
		ramp(-9, 9, x - border(y) + 24 * noise(x / 5, y / 40, 3));
	lay(
		sheet,
		frame,
		(index) => {
			const [x, y] = [
				(index % frame.width) + frame.left,
				Math.floor(index / frame.width) + frame.top,
			];
			const seen = rose(x, y) ?? [1, 1, 1];
			const done = finished(x, y);
			const dark = ramp(0.16, 0.05, Math.max(seen[0], seen[1], seen[2]));
			const grain = 0.75 + 0.4 * noise(x / 2, y / 2, 7);
			const sketch = (channel: 0 | 1 | 2) => mix(1, PENCIL[channel], dark * grain);
			return [
				mix(sketch(0), seen[0], done),
				mix(sketch(1), seen[1], done),
				mix(sketch(2), seen[2], done),
			];
		},
		(x, y) => (rose(x, y) ? 1 : 0),
	);
}

/** Faint pencil: the axes and circles the drawing was set up with. */
function drawConstruction(sheet: Sheet): void {
	const faint = { width: 2.6, ink: PENCIL, strength: 0.5 };
	for (const reach of [300, 470, 496]) {
		const ring = circle(MIDDLE, reach);
		line(sheet, [...ring, ...ring.slice(0, 40)], faint);
	}
	for (let axis = 0; axis < 6; axis++) {
		const angle = (axis / 6) * Math.PI;
		line(
			sheet,
			[-560, -200, 200, 560].map((away) =>
				polar(MIDDLE, angle, away * (0.94 + 0.1 * hash(axis, 3))),
			),
			faint,
		);
	}
}

/** What is tried out in the margin: hatching, dots from dense to sparse, and two small leaves. */
function drawTrials(sheet: Sheet): void {
	for (let stroke = 0; stroke < 26; stroke++) {
		const x = 1330 + stroke * 7;
		line(sheet, [pt(x, 200), pt(x - 20, 236), pt(x - 44 - stroke, 276)], {
			width: mix(6, 1.6, stroke / 26),
			taper: spindle,
		});
	}
	for (let drop = 0; drop < 150; drop++) {
		const t = hash(drop, 1) ** 1.6;
		dot(sheet, pt(110 + 190 * t, 200 + 76 * hash(drop, 2)), mix(4.4, 1.8, t));
	}
	for (const [x, ink] of [
		[120, RUST],
		[180, [0.86, 0.36, 0.3]],
		[240, [0.36, 0.46, 0.28]],
	] as const) {
		const drop = circle(pt(x, 960), 24, 1.05);
		clear(sheet, drop, 3);
		lay(
			sheet,
			fill(drop),
			ink,
			(px, py) => 0.85 + 0.3 * ramp(10, 24, Math.hypot(px - x, py - 960)) * noise(px / 9, py / 9),
		);
		line(sheet, [...drop, pick(drop, 0)], { width: 3 });
	}
}
