import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { drawLeaf } from "../../motifs/plants/plants.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import {
	PAINTING_TABLE,
	paintingPhase,
	paintingTone,
	paintingWash,
	SPACING,
} from "../../motifs/things/painting-table.ts";
import type { Piece } from "../../piece.ts";

/** Cover of the paintings: a jar of brushes, a palette and tubes, engraved and colored. */
export const piece: Piece = {
	on: onPaper({ seed: 64, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 1200);
		const frame = { left: 60, top: 60, right: 1540, bottom: 1140 };
		lay(sheet, fill(corners(inset(frame, 24))), BLACK, (x, y) => {
			const lit = ramp(1000, 150, Math.hypot(x - 760, y - 420));
			const dark = 0.62 - 0.5 * lit + 0.16 * ramp(200, 1200, x);
			return engrave((y + 3 * noise(x / 120, y / 70, 4)) / 10, clamp(dark), 10);
		});
		drawCanvas(sheet);
		const cast = sculpt(PAINTING_TABLE, {
			to: pt(800, 640),
			scale: 100,
			pitch: -0.32,
			box: [-7.3, -5.4, 7.3, 5.1],
			reach: 6.5,
		});
		drawCast(sheet, cast, {
			edge: 4,
			halo: 5,
			wash: paintingWash,
			tone: paintingTone,
			grain: { spacing: SPACING, phase: paintingPhase },
		});
		trimAround(sheet, inset(frame, 22));
		drawPlate(sheet, frame);
		return sheet;
	},
};

/** A small painting of a rose on the wall, in a dark frame. */
function drawCanvas(sheet: Sheet): void {
	const outer = { left: 1010, top: 190, right: 1370, bottom: 560 };
	const shade = { left: 1028, top: 212, right: 1388, bottom: 582 };
	lay(sheet, fill(corners(shade)), BLACK, (x, y) => engrave((x + y) / 8, 0.7, 8));
	clear(sheet, corners(outer), 5);
	lay(sheet, fill(corners(outer)), [0.56, 0.32, 0.16]);
	lay(sheet, fill(corners(outer)), BLACK, (x, y) =>
		engrave((x - y) / 8, 0.34 + 0.3 * ramp(1000, 1800, x + y), 8),
	);
	const inner = inset(outer, 34);
	clear(sheet, corners(inner), 2);
	lay(
		sheet,
		fill(corners(inner)),
		[0.5, 0.66, 0.66],
		(x, y) => 0.62 + 0.3 * noise(x / 60, y / 34, 9),
	);
	const [x, y] = [(outer.left + outer.right) / 2, (outer.top + outer.bottom) / 2];
	for (const angle of [0.5, 2.5, 4.2, 5.6])
		drawLeaf(sheet, pt(x, y), angle, 136, 36, 0.4, [0.22, 0.42, 0.2]);
	drawRose(sheet, {
		center: pt(x, y),
		size: 98,
		turn: 0.3,
		colors: { deep: [0.5, 0.06, 0.06], pale: [0.94, 0.5, 0.38] },
	});
	for (const box of [outer, inner]) closedLine(sheet, corners(box), { width: 6 });
}
