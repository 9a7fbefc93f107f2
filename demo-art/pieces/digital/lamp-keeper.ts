import { circle, polar, pt, wander } from "../../brush/geometry.ts";
import { cloud, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet, spindle } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, brush, flood, model, paint, tint } from "../../motifs/painting/paint.ts";
import { paintMoth } from "../../motifs/painting/painted-moth.ts";
import { CLOAK, LEATHER, LINEN, MANTLE, paintKeeper } from "../../motifs/people/lamp-keeper.ts";
import { BRASS, paintStaffLamp } from "../../motifs/people/staff-lamp.ts";
import type { Piece } from "../../piece.ts";

const GROUND = ["#15191c", "#22292c", "#333b3c", "#4a4d48", "#6f6552"].map(tint);
const CHALK = tint("#b9ab8c");

/** Character sheet: a hooded lamp keeper with a lantern staff, from the front and the back, with props and palette. */
export const piece: Piece = {
	on: onScreen(31),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		flood(sheet, (x, y) => {
			const light = ramp(1150, 100, Math.hypot((x - 800) * 0.9, y - 620));
			const wipe = 0.1 * cloud(x / 300 + y / 500, y / 60, 4, 3) + 0.03 * noise(x / 2, y / 2, 1);
			return blend(GROUND, 0.12 + 0.5 * light + wipe);
		});
		paintPlates(sheet);
		for (const [x, y, wide] of [
			[520, 1692, 470],
			[1306, 1186, 190],
		] as const)
			flood(sheet, (px, py, under) => {
				const away =
					Math.hypot((px - x) / wide, (py - y) / (wide * 0.13)) + 0.2 * noise(px / 60, py / 6, 3);
				return blend([under, blend(GROUND, 0)], 0.85 * ramp(1, 0.2, away));
			});
		paintKeeper(sheet, { to: pt(500, 1700), scale: 0.98, view: "front" });
		paintKeeper(sheet, { to: pt(1310, 1190), scale: 0.4, view: "back" });
		paintStaffLamp(sheet, pt(1310, 320), 0.86);
		paintKeys(sheet, 1150, 1420);
		paintMoth(sheet, {
			to: pt(1430, 1450),
			turn: 0.35,
			scale: 0.72,
			fold: [1, 0.8],
			ladder: [...LEATHER.slice(1, 4), ...LINEN.slice(3)],
		});
		paintPalette(sheet);
		return sheet;
	},
};

/** Brushed fields behind the figures, and thin lines that divide the sheet. */
function paintPlates(sheet: Sheet): void {
	const stroke = (x: number, y: number, length: number, width: number, ink: Ink) =>
		brush(
			sheet,
			wander(pt(x, y), 0, length, (t) => 0.00004 * (t - 0.5)),
			{ width, ink, load: 0.62, opacity: 0.5 },
		);
	for (let row = 0; row < 7; row++)
		stroke(90 + 30 * noise(row, 2), 1640 + row * 22, 860 - row * 26, 34, blend(GROUND, 0.08));
	for (let row = 0; row < 4; row++)
		stroke(1070 + 20 * noise(row, 4), 1170 + row * 14, 470, 22, blend(GROUND, 0.08));
	for (const y of [600, 1290, 1640])
		line(
			sheet,
			wander(pt(1050, y), 0, 460, () => 0),
			{ width: 2.4, ink: CHALK, taper: spindle, strength: 0.5 },
		);
	for (let mark = 0; mark <= 7; mark++) {
		const y = mix(1700, 272, mark / 7);
		line(
			sheet,
			wander(pt(70, y), 0, mark % 7 === 0 ? 60 : 28, () => 0),
			{ width: 3, ink: CHALK, strength: 0.55 },
		);
	}
	line(
		sheet,
		wander(pt(72, 272), Math.PI / 2, 1428, () => 0),
		{ width: 2, ink: CHALK, strength: 0.4 },
	);
}

/** The keeper's keys on their ring. */
function paintKeys(sheet: Sheet, x: number, y: number): void {
	const brass = { ladder: BRASS, lamp: pt(x - 300, y - 400), reach: 900, swell: 12, edge: 3.4 };
	const ring = (cx: number, cy: number, outer: number, inner: number) =>
		model(sheet, [...circle(pt(cx, cy), outer), ...circle(pt(cx, cy), inner).reverse()], brass);
	ring(x, y - 80, 46, 36);
	for (const angle of [1.95, 1.5, 1.08]) {
		const bow = polar(pt(x, y - 80), angle, 76);
		const side = (away: number, off: number) =>
			polar(polar(bow, angle, away), angle + Math.PI / 2, off);
		model(sheet, [side(26, -6), side(150, -6), side(150, 6), side(26, 6)], brass);
		for (const [from, long] of [
			[118, 30],
			[136, 24],
		] as const)
			model(
				sheet,
				[side(from, 4), side(from + 12, 4), side(from + 12, long), side(from, long)],
				brass,
			);
		ring(bow.x, bow.y, 30, 16);
	}
}

/** The palette of the sheet: one brushed swatch a ladder, from shade to light. */
function paintPalette(sheet: Sheet): void {
	for (const [column, ladder] of [CLOAK, MANTLE, LINEN, LEATHER, BRASS].entries()) {
		for (let step = 0; step < 3; step++) {
			const [x, y] = [124 + column * 284, 1800 + step * 42];
			const ink = blend(ladder, 0.28 + step * 0.27);
			paint(sheet, [pt(x, y), pt(x + 214, y), pt(x + 214, y + 42), pt(x, y + 42)], ink, {
				rough: 3,
			});
			brush(
				sheet,
				wander(pt(x - 16, y + 22), 0, 258, () => 0),
				{ width: 36, ink, load: 0.6, opacity: 0.8 },
			);
		}
	}
}
