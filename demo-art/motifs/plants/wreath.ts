import type { Path } from "../../brush/geometry.ts";
import { heading, pick, polar } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { drawBerry, drawLeaf } from "./plants.ts";

type Wreath = {
	pairs: number;
	length: number;
	width: number;
	lean: number;
	/** Every so many pairs a cluster of berries. */
	berries?: number;
	leaf?: Ink;
	berry?: Ink;
};

/** Overlapping leaves in pairs along a stem, the last at its tip, with berries between them. */
export function drawWreath(sheet: Sheet, stem: Path, wreath: Wreath): void {
	const { pairs, length, width, lean, berries = 3, leaf, berry } = wreath;
	line(sheet, stem, { width: 8, taper: (t) => 1 - 0.5 * t });
	const last = stem.length - 1;
	for (let pair = pairs - 1; pair >= 0; pair--) {
		const t = mix(0.02, 0.93, pair / Math.max(1, pairs - 1));
		const size = mix(1, 0.62, t) * mix(0.9, 1.1, hash(pair, 7));
		for (const side of [1, -1] as const) {
			const index = Math.round(Math.min(1, Math.max(0, t + side * 0.015)) * last);
			const angle = heading(stem, index) + side * (lean + 0.3 * (hash(pair, side + 5) - 0.5));
			const root = pick(stem, index);
			drawLeaf(sheet, root, angle, length * size, width * size, -side * 0.45, leaf);
		}
		if (berries > 0 && pair % berries === 0) {
			const joint = pick(stem, Math.round(t * last));
			for (const turn of [0.4, 2.5, 4.6])
				drawBerry(sheet, polar(joint, turn + pair, width * 0.34), width * 0.33, berry);
		}
		if (pair === pairs - 1)
			drawLeaf(
				sheet,
				pick(stem, last),
				heading(stem, last - 1),
				length * 0.6,
				width * 0.6,
				0.2,
				leaf,
			);
	}
}
