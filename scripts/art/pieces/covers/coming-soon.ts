import { pt } from "../../brush/geometry.ts";
import { traceText } from "../../brush/lettering.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { easelTone, easelWash, VEILED_EASEL } from "../../motifs/things/veiled-easel.ts";
import type { Piece } from "../../piece.ts";

const SPACING = 8;

/** A veiled canvas on an easel, tubes of paint, and the words that more is to come. */
export const piece: Piece = {
	on: onPaper({ seed: 65, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 1200);
		const frame = { left: 60, top: 60, right: 1540, bottom: 1140 };
		lay(sheet, fill(corners(inset(frame, 24))), BLACK, (x, y) => {
			const lit = ramp(900, 200, Math.hypot((x - 1100) * 0.8, y - 480));
			const dark = 0.6 - 0.52 * lit;
			return engrave((y + 3 * noise(x / 120, y / 70, 4)) / 10, clamp(dark), 10);
		});
		const cast = sculpt(VEILED_EASEL, {
			to: pt(500, 585),
			scale: 96,
			pitch: -0.22,
			box: [-4.6, -5.2, 11, 5.8],
			reach: 6.5,
		});
		drawCast(sheet, cast, {
			edge: 4,
			halo: 5,
			wash: easelWash,
			tone: easelTone,
			grain: {
				spacing: SPACING,
				phase: ({ facing }, x, y) => (y * 0.9 + x * 0.42 - facing * 40) / SPACING,
			},
		});
		for (const [text, y] of [
			["Coming", 430],
			["Soon", 648],
		] as const) {
			const letters = traceText({
				text,
				font: "display",
				size: 236,
				weight: 600,
				at: pt(1128, y),
				align: "center",
			});
			for (const letter of letters) clear(sheet, letter, 10);
			for (const letter of letters) lay(sheet, fill(letter), BLACK);
		}
		trimAround(sheet, inset(frame, 22));
		drawPlate(sheet, frame);
		return sheet;
	},
};
