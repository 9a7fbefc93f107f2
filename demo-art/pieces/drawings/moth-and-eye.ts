import type { Path, Point } from "../../brush/geometry.ts";
import { polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, newSheet } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawEyeMoth } from "../../motifs/insects/eye-moth.ts";
import { drawOpenHand } from "../../motifs/people/hand.ts";
import { drawPhase } from "../../motifs/sky/moon.ts";
import type { Piece } from "../../piece.ts";

const OXBLOOD: Ink = [0.44, 0.045, 0.04];

function star(center: Point, radius: number, corners: number, waist: number): Path {
	return Array.from({ length: corners * 2 }, (_, corner) =>
		polar(
			center,
			(corner / corners) * Math.PI - Math.PI / 2,
			corner % 2 === 0 ? radius : radius * waist,
		),
	);
}

/** A fan of rays between two angles with a gap at its top, every second one in red and shorter. */
function drawFanRays(
	sheet: Sheet,
	center: Point,
	from: number,
	to: number,
	count: number,
	reach: readonly [number, number],
): void {
	for (let ray = 0; ray < count; ray++) {
		const angle = from + ((to - from) * ray) / (count - 1);
		// The moth covers the middle of the fan.
		if (Math.abs(angle - Math.PI * 1.5) < 0.5) continue;
		const long = ray % 2 === 0;
		const end = long ? reach[1] : reach[0] + (reach[1] - reach[0]) * 0.62;
		const half = long ? 0.021 : 0.012;
		const shape = [
			polar(center, angle - half, reach[0]),
			polar(center, angle, end),
			polar(center, angle + half, reach[0]),
		];
		lay(sheet, fill(shape), long ? BLACK : OXBLOOD);
		dot(sheet, polar(center, angle, end + 20), long ? 6 : 4, long ? BLACK : OXBLOOD);
	}
}

/** Flash: a moth whose wings look back, over an open hand in rays, black and oxblood. */
export const piece: Piece = {
	on: onPaper({ seed: 83, tone: "#e9dcc0", age: 0.7 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		for (const [inset, width] of [
			[70, 8],
			[90, 3],
		] as const) {
			const box = [
				pt(inset, inset),
				pt(1600 - inset, inset),
				pt(1600 - inset, 2000 - inset),
				pt(inset, 2000 - inset),
			];
			closedLine(
				sheet,
				box.flatMap((corner, side) => {
					const next = box[(side + 1) % 4] ?? corner;
					return Array.from({ length: 90 }, (_, step) =>
						pt(
							corner.x + ((next.x - corner.x) * step) / 90,
							corner.y + ((next.y - corner.y) * step) / 90,
						),
					);
				}),
				{ width },
			);
		}
		const middle = pt(800, 1400);
		lay(sheet, fill(star(middle, 560, 40, 0.98)), BLACK, (x, y) =>
			stipple(x, y, 0.5 * ramp(560, 250, Math.hypot(x - middle.x, y - middle.y)) ** 1.6, 6),
		);
		drawFanRays(sheet, middle, Math.PI * 0.93, Math.PI * 2.07, 41, [450, 620]);
		drawOpenHand(sheet, { to: pt(806, 1480), scale: 0.98 });
		for (const [y, width] of [
			[1798, 5],
			[1836, 9],
			[1866, 5],
		] as const)
			line(
				sheet,
				smooth([pt(702, y - 12), pt(760, y + 6), pt(836, y + 8), pt(914, y - 10)], false, 4),
				{ width },
			);
		for (let bead = 0; bead < 9; bead++)
			dot(sheet, pt(718 + bead * 23, 1816 + 9 * Math.sin((bead / 8) * Math.PI)), 7, OXBLOOD);
		drawEyeMoth(sheet, { to: pt(800, 640), scale: 1.02 }, OXBLOOD);
		for (const [x, y, share] of [
			[800, 190, 0],
			[640, 214, -0.7],
			[960, 214, 0.7],
		] as const)
			drawPhase(sheet, pt(x, y), share === 0 ? 46 : 34, share);
		for (const [x, y, size] of [
			[180, 180, 40],
			[1420, 180, 40],
			[240, 1730, 52],
			[1360, 1730, 52],
			[420, 1790, 22],
			[1180, 1790, 22],
			[180, 1120, 24],
			[1420, 1120, 24],
		] as const) {
			lay(sheet, fill(star(pt(x, y), size, 8, 0.36)), size > 30 ? BLACK : OXBLOOD);
			dot(sheet, pt(x, y), size * 0.2, [1, 1, 1]);
		}
		return sheet;
	},
};
