import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";

/** The color of old bone. */
export const OCHRE: Ink = [0.93, 0.84, 0.66];
const IVORY: Ink = [1.08, 1.07, 1.02];

/** Where the front teeth of a skull lie, and how large it is drawn. */
export type Place = { to: Point; scale: number };

export function drawTooth(sheet: Sheet, outline: Path): void {
	drawForm(sheet, {
		outline,
		swell: 16,
		halo: 3,
		edge: 4.4,
		wash: IVORY,
		depth: 0.7,
		grain: "stipple",
	});
}
