import type { Point } from "../../brush/geometry.ts";
import { polar } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { drawToothedLeaf } from "./foliage.ts";
import { drawRose } from "./rose.ts";

/** A light no drawing leaves behind: what still has it was not drawn on. */
const UNTOUCHED = 7;

export type Colors = { deep: Ink; pale: Ink; leaf?: Ink };

/**
 * A rose with leaves drawn on a sheet of its own, to be carried over in parts.
 *
 * @returns what is drawn at a place of the sheet, or nothing where it is bare
 */
export function plotRose(
	{ width, height }: Sheet,
	center: Point,
	size: number,
	colors?: Colors,
): (x: number, y: number) => Ink | undefined {
	const own = newSheet(width, height);
	own.light.fill(UNTOUCHED);
	for (const [angle, length, bend] of LEAVES) {
		drawToothedLeaf(own, {
			root: polar(center, angle, size * 0.76),
			angle,
			length: size * length,
			width: size * length * 0.36,
			bend,
			teeth: 12,
			dark: colors ? 0.8 : 1,
			...(colors?.leaf && { color: colors.leaf }),
		});
	}
	drawRose(own, { center, size, turn: 0.2, squash: 0.96, lift: 0.1, ...(colors && { colors }) });
	return (x, y) => {
		const place = (clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)) * 3;
		const seen: Ink = [at(own.light, place), at(own.light, place + 1), at(own.light, place + 2)];
		return seen[0] > 2 ? undefined : seen;
	};
}

const LEAVES = [
	[-2.74, 0.72, 0.4],
	[-2.2, 0.64, -0.3],
	[-0.94, 0.62, 0.4],
	[-0.4, 0.72, -0.4],
	[0.4, 0.7, 0.4],
	[2.74, 0.7, -0.4],
	[2.2, 0.66, 0.4],
	[0.94, 0.62, -0.3],
] as const;
