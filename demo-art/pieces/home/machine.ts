import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { drawPinnedSheet } from "../../motifs/things/pinned-sheet.ts";
import { STATION, stationTone, stationWash } from "../../motifs/things/tattoo-station.ts";
import type { Piece } from "../../piece.ts";

const FRAME = { left: 64, top: 64, right: 1936, bottom: 1186 };

/** The bench: a coil machine in its stand, ink caps and bottles, power supply and foot pedal. */
export const piece: Piece = {
	on: onPaper({ seed: 813, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		lay(sheet, fill(corners(inset(FRAME, 24))), BLACK, (x, y) => {
			const away = Math.hypot((x - 930) * 0.8, y - 420);
			const dark = 0.08 + 0.6 * ramp(180, 1000, away);
			return engrave((y + 2.5 * noise(x / 90, y / 60, 5)) / 10, clamp(dark), 10);
		});
		drawPinnedSheet(sheet, pt(370, 340), -0.03, "swallow");
		drawPinnedSheet(sheet, pt(1600, 320), 0.025, "dagger");
		const spacing = 8;
		const cast = sculpt(STATION, {
			to: pt(985, 900),
			scale: 112,
			pitch: -0.4,
			grain: 3,
			box: [-8.3, -6.9, 8.5, 3.2],
			reach: 5,
		});
		drawCast(sheet, cast, {
			edge: 5,
			halo: 6,
			tone: stationTone,
			wash: stationWash,
			grain: { spacing, phase: ({ facing }, x, y) => (y * 0.9 + x * 0.42 - facing * 44) / spacing },
		});
		trimAround(sheet, inset(FRAME, 22));
		drawPlate(sheet, FRAME);
		return sheet;
	},
};
