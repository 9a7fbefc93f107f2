import type { Path, Point } from "./geometry.ts";
import { pt } from "./geometry.ts";

/** Follows lines and curves and notes them down as closed contours of straight steps. */
export class Pen {
	readonly contours: Path[] = [];
	place: Point = pt(0, 0);
	#contour: Path = [];
	readonly #step: number;

	/** @param step length of a straight step in the units drawn in */
	constructor(step: number) {
		this.#step = step;
	}

	moveTo(to: Point): void {
		this.#contour = [to];
		this.contours.push(this.#contour);
		this.place = to;
	}

	lineTo(to: Point): void {
		this.#contour.push(to);
		this.place = to;
	}

	curveTo(a: Point, b: Point, to: Point): void {
		const from = this.place;
		this.sweep(
			Math.hypot(a.x - from.x, a.y - from.y) +
				Math.hypot(b.x - a.x, b.y - a.y) +
				Math.hypot(to.x - b.x, to.y - b.y),
			(t) => {
				const rest = 1 - t;
				const [p, q, r, s] = [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3];
				return pt(
					p * from.x + q * a.x + r * b.x + s * to.x,
					p * from.y + q * a.y + r * b.y + s * to.y,
				);
			},
		);
	}

	quadTo(a: Point, to: Point): void {
		const third = (end: Point) =>
			pt(end.x + (2 / 3) * (a.x - end.x), end.y + (2 / 3) * (a.y - end.y));
		this.curveTo(third(this.place), third(to), to);
	}

	/** A curve given by its places for `t` from 0 to 1, about `length` long. */
	sweep(length: number, read: (t: number) => Point): void {
		const parts = Math.max(3, Math.ceil(length / this.#step));
		for (let part = 1; part <= parts; part++) this.lineTo(read(part / parts));
	}

	close(): void {
		const first = this.#contour[0];
		if (first) this.place = first;
	}
}

/**
 * Contours as one path. Bridges between them are walked there and back, so that they cover nothing
 * where what counts is how often a place is gone around.
 */
export function joinContours(contours: readonly Path[]): Path {
	const joined: Path = [];
	const home = contours[0]?.[0];
	if (!home) return joined;
	for (const contour of contours) {
		const first = contour[0];
		if (first) joined.push(...contour, first, home);
	}
	return joined;
}
