import type { Path, Point } from "../brush/geometry.ts";
import { move, pick, pt, smooth, trace } from "../brush/geometry.ts";
import { emptyMask } from "../brush/mask.ts";
import type { Dye, Ink } from "../brush/sheet.ts";

/** Where a motif that is drawn about the origin goes on the sheet; `flip` mirrors it first. */
export type Place = { to: Point; turn?: number; scale?: number; flip?: boolean };

/** Carries a motif's own coordinates, lengths and angles to the sheet, and back. */
export type Stand = {
	point(x: number, y: number): Point;
	/** A smooth line through points noted as `"x,y x,y"`. */
	path(noted: string, closed?: boolean): Path;
	size(length: number): number;
	angle(angle: number): number;
	back(x: number, y: number): Point;
};

export function stand({ to, turn = 0, scale = 1, flip = false }: Place): Stand {
	const side = flip ? -1 : 1;
	const point = (x: number, y: number) => move(pt(x * side, y), to, turn, scale);
	return {
		point,
		path: (noted, closed = false) =>
			smooth(
				trace(noted).map(({ x, y }) => point(x, y)),
				closed,
				closed ? 5 : 2,
			),
		size: (length) => length * scale,
		angle: (angle) => (flip ? Math.PI - angle : angle) + turn,
		back: (x, y) => {
			const own = move(pt((x - to.x) / scale, (y - to.y) / scale), pt(0, 0), -turn);
			return pt(own.x * side, own.y);
		},
	};
}

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
