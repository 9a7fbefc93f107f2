import { pt } from "../../brush/geometry.ts";
import { traceText } from "../../brush/lettering.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { corners, drawPlate, inset, trimAround } from "../ornament/plate.ts";
import { easelTone, easelWash, VEILED_EASEL } from "./veiled-easel.ts";

const SPACING = 8;

type Layout = {
	/** How far the plate's outer rule keeps from the edge of the sheet. */
	margin: number;
	/** Where the lamp falls on the wall, and where the light ends. */
	light: { x: number; y: number; near: number; far: number };
	/** Where the foot of the canvas stands, and pixels to a unit of the model. */
	easel: { x: number; y: number; scale: number };
	/** How far the floor is seen to the right of the canvas, in units of the model. */
	reach: number;
	/** Height of the letters, the middle of the lines, and where each of them stands. */
	words: { size: number; x: number; lines: readonly [number, number] };
};

/** A veiled canvas before a wall, and the words that more is to come, as one plate. */
export function drawComingSoon(sheet: Sheet, { margin, light, easel, reach, words }: Layout): void {
	const { width, height } = sheet;
	const frame = inset({ left: 0, top: 0, right: width, bottom: height }, margin);
	lay(sheet, fill(corners(inset(frame, 24))), BLACK, (x, y) => {
		const lit = ramp(light.far, light.near, Math.hypot((x - light.x) * 0.8, y - light.y));
		const dark = 0.6 - 0.52 * lit;
		return engrave((y + 3 * noise(x / 120, y / 70, 4)) / 10, clamp(dark), 10);
	});
	const cast = sculpt(VEILED_EASEL, {
		to: pt(easel.x, easel.y),
		scale: easel.scale,
		pitch: -0.22,
		box: [-4.6, -5.2, reach, 5.8],
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
	for (const [index, text] of ["Coming", "Soon"].entries()) {
		const letters = traceText({
			text,
			font: "display",
			size: words.size,
			weight: 600,
			at: pt(words.x, words.lines[index] ?? 0),
			align: "center",
		});
		for (const letter of letters) clear(sheet, letter, 10);
		for (const letter of letters) lay(sheet, fill(letter), BLACK);
	}
	trimAround(sheet, inset(frame, 22));
	drawPlate(sheet, frame);
}
