import type { Sheet } from "./sheet.ts";
import { newSheet } from "./sheet.ts";

/** Two drawings of one height on one sheet, the second `step` pixels to the right of the first. */
export function layBeside(first: Sheet, second: Sheet, step: number): Sheet {
	const sheet = newSheet(step + second.width, first.height);
	for (const [drawing, left] of [
		[first, 0],
		[second, step],
	] as const)
		for (let y = 0; y < sheet.height; y++) {
			const row = drawing.light.subarray(y * drawing.width * 3, (y + 1) * drawing.width * 3);
			sheet.light.set(row, (y * sheet.width + left) * 3);
		}
	return sheet;
}
