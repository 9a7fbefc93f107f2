import type { Path, Point } from "./geometry.ts";
import { circle } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at, fill, grow, stroke } from "./mask.ts";
import { clamp, noise } from "./random.ts";

/**
 * How much light an ink gives back compared with the skin beneath it: red, green, blue. 1 is bare skin;
 * pigments that are paler than skin go up to 1.5.
 */
export type Ink = readonly [number, number, number];

/** The ink at a place of a mask, where it changes from place to place. */
export type Dye = (index: number) => Ink;

/** The drawing before it is on skin: light let through, three numbers a pixel, 1 where nothing is drawn. */
export type Sheet = { width: number; height: number; light: Float32Array };

/** Strength 0 to 1 of the ink at a place of the sheet; `index` is the place in the mask. */
export type Tone = (x: number, y: number, index: number) => number;

/** Healed black is warm and never quite black. */
export const BLACK: Ink = [0.028, 0.03, 0.036];
const BARE: Ink = [1, 1, 1];

export function newSheet(width: number, height: number): Sheet {
	return { width, height, light: new Float32Array(width * height * 3).fill(1) };
}

/** Lays ink over what is there, wherever the mask covers the sheet. */
export function lay(sheet: Sheet, mask: Mask, ink: Ink | Dye, tone: Tone = () => 1): void {
	for (
		let row = Math.max(0, -mask.top);
		row < Math.min(mask.height, sheet.height - mask.top);
		row++
	) {
		for (
			let column = Math.max(0, -mask.left);
			column < Math.min(mask.width, sheet.width - mask.left);
			column++
		) {
			const index = row * mask.width + column;
			const cover = at(mask.data, index);
			if (cover <= 0) continue;
			const [x, y] = [column + mask.left, row + mask.top];
			const strength = cover * clamp(tone(x, y, index));
			const color = typeof ink === "function" ? ink(index) : ink;
			const place = (y * sheet.width + x) * 3;
			for (let channel = 0; channel < 3; channel++) {
				const light = at(sheet.light, place + channel);
				sheet.light[place + channel] = light + (at(color, channel) - light) * strength;
			}
		}
	}
}

/** Leaves bare skin inside a path and `halo` pixels around it, so that what comes next stands in front. */
export function clear(sheet: Sheet, path: Path, halo: number): void {
	clearMask(sheet, fill(path, halo + 3), halo);
}

/** The same for a mask, which must have `halo` pixels of margin. */
export function clearMask(sheet: Sheet, mask: Mask, halo: number): void {
	lay(sheet, grow(mask, halo), BARE);
}

export type LineStyle = {
	/** Width in pixels at its fullest. */
	width: number;
	ink?: Ink;
	/** Width over its length as a share of `width`; a plain line when absent. */
	taper?: (t: number) => number;
	strength?: number;
};

/** A line by a steady but human hand: its width breathes a little. */
export function line(
	sheet: Sheet,
	path: Path,
	{ width, ink = BLACK, taper, strength = 1 }: LineStyle,
): void {
	const first = path[0];
	if (!first || path.length < 2) return;
	const seed = Math.round(first.x * 7 + first.y * 13);
	const reach = path.length / 14;
	const breathe = (t: number) =>
		width * (taper ? taper(t) : 1) * (1 + 0.14 * noise(t * reach, 0.5, seed));
	lay(sheet, stroke(path, breathe), ink, () => strength);
}

export function closedLine(sheet: Sheet, path: Path, style: LineStyle): void {
	line(sheet, [...path, ...path.slice(0, 2)], style);
}

export function dot(
	sheet: Sheet,
	center: Point,
	radius: number,
	ink: Ink = BLACK,
	strength = 1,
): void {
	lay(sheet, fill(circle(center, Math.max(radius, 0.6))), ink, () => strength);
}

/** Thin at both ends, full in the middle. */
export const spindle = (t: number) => Math.sqrt(Math.max(0, Math.sin(Math.PI * clamp(t))));
/** Full at the start, a hair at the end: the flick of a whip-shaded line. */
export const whip = (t: number) => (1 - t) ** 0.7;
