import type { Path } from "../../brush/geometry.ts";
import { wander } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { between, seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line, spindle, whip } from "../../brush/sheet.ts";

export type Fur = {
	/** The roots of the hairs lie inside. */
	outline: Path;
	/** The direction the hair lies in at a place of the sheet. */
	flow: (x: number, y: number) => number;
	length: number;
	count: number;
	width?: number;
	/** Ink and strength of a hair at a place; nothing where there is none. */
	ink?: (x: number, y: number, chance: number) => readonly [Ink, number] | undefined;
	seed?: number;
};

/** Single hairs over a form, from its far end to its near one as they lie. */
export function drawFur(sheet: Sheet, fur: Fur): void {
	const { outline, flow, length, count, width = 3, ink = () => [BLACK, 1], seed = 1 } = fur;
	const random = seedRandom(seed);
	const mask = fill(outline);
	for (let hair = 0; hair < count; hair++) {
		const [x, y] = [random() * mask.width, random() * mask.height];
		const [chance, lean, size, curl] = [random(), random(), random(), random()];
		if (at(mask.data, Math.floor(y) * mask.width + Math.floor(x)) < 0.5) continue;
		const start = { x: x + mask.left, y: y + mask.top };
		const dye = ink(start.x, start.y, chance);
		if (!dye) continue;
		const reach = length * (0.6 + 0.7 * size);
		const path = wander(
			start,
			flow(start.x, start.y) + (lean - 0.5) * 0.5,
			reach,
			() => ((curl - 0.5) * 0.9) / reach,
		);
		line(sheet, path, {
			width: width * between(random, 0.7, 1.2),
			ink: dye[0],
			strength: dye[1],
			taper: chance < 0.5 ? whip : spindle,
		});
	}
}

/** Hairs that stand out from an outline, so that a furry body has no hard edge. */
export function drawFringe(
	sheet: Sheet,
	outline: Path,
	flow: (x: number, y: number) => number,
	length: number,
	width = 3,
	ink: Ink = BLACK,
): void {
	const random = seedRandom(Math.round(length * 31));
	outline.forEach((start) => {
		const [lean, size] = [random(), random()];
		const angle = flow(start.x, start.y) + (lean - 0.5) * 0.6;
		const path = wander(start, angle, length * (0.45 + 0.8 * size), () => (lean - 0.5) * 0.02);
		line(sheet, path, { width, ink, taper: whip });
	});
}
