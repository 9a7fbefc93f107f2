import type { Path } from "./geometry.ts";
import { pick } from "./geometry.ts";
import { emptyMask } from "./mask.ts";
import type { Dye, Ink } from "./sheet.ts";

/** A color that changes over the sheet, for the form with this outline and halo. */
export function dye(outline: Path, halo: number, color: (x: number, y: number) => Ink): Dye {
	const { left, top, width } = emptyMask(outline, halo + 4);
	return (index) => color(left + (index % width), top + Math.floor(index / width));
}

/** The way feathers or hair lie: a direction for every place, and how far along from head (0) to tail (1). */
export type Flow = (x: number, y: number) => { angle: number; t: number };

/** Flow along an axis from head to tail, which opens by `spread` radians for every 100 px beside it. */
export function flowAlong(axis: Path, spread: number): Flow {
	const places = axis.filter((_, index) => index % 6 === 0);
	return (x, y) => {
		let [best, near] = [0, Number.POSITIVE_INFINITY];
		places.forEach((place, index) => {
			const away = (place.x - x) ** 2 + (place.y - y) ** 2;
			if (away < near) [best, near] = [index, away];
		});
		const [from, here, to] = [pick(places, best - 1), pick(places, best), pick(places, best + 1)];
		const angle = Math.atan2(to.y - from.y, to.x - from.x);
		const side = (y - here.y) * Math.cos(angle) - (x - here.x) * Math.sin(angle);
		const past = (x - here.x) * Math.cos(angle) + (y - here.y) * Math.sin(angle);
		return { angle: angle + (side / 100) * spread, t: best / places.length + past / 1e4 };
	};
}
