import type { Path, Point } from "./geometry.ts";
import { move, moveAll, pt, smooth, trace } from "./geometry.ts";

/** Where a motif that is drawn about the origin goes on the sheet; `flip` mirrors it first. */
export type Place = { to: Point; turn?: number; scale?: number; flip?: boolean };

export function place(
	path: readonly Point[],
	{ to, turn = 0, scale = 1, flip = false }: Place,
): Path {
	return moveAll(flip ? path.map(({ x, y }) => pt(-x, y)) : path, to, turn, scale);
}

/** The way back: a place of the sheet as the motif's own coordinates. */
export function unplace(
	x: number,
	y: number,
	{ to, turn = 0, scale = 1, flip = false }: Place,
): Point {
	const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
	const [dx, dy] = [x - to.x, y - to.y];
	const across = dx * cos + dy * sin;
	return pt(flip ? -across : across, dy * cos - dx * sin);
}

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
