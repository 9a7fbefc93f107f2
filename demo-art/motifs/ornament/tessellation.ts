import { clamp } from "../../brush/random.ts";

/**
 * Patterns that fill a band, as a function of a place on it: `u` counts repeats around the limb, `v` runs
 * 0 to 1 from the top of the band to its foot. They answer with a darkness: 1 is solid black, less is dots.
 */
export type Pattern = (u: number, v: number) => number;

const wrap = (value: number) => value - Math.floor(value);
/** 0 at whole numbers, 1 halfway. */
const fold = (value: number) => 1 - Math.abs(wrap(value) * 2 - 1);

/** Pointed zigzags nested in each other, alternately black and dotted. */
export const chevrons: Pattern = (u, v) => {
	const depth = v * 5 + fold(u) * 2.2;
	const row = Math.floor(depth);
	const inside = wrap(depth);
	if (inside < 0.1) return 0;
	return row % 2 === 0 ? 1 : 0.75 * (1 - inside);
};

/** Overlapping disks in rows, each with rings inside: waves as weavers and potters draw them. */
export const scales =
	(rows: number): Pattern =>
	(u, v) => {
		const place = v * rows;
		for (let row = Math.floor(place) + 3; row > place; row--) {
			const x = wrap(u + (row % 2) * 0.5) - 0.5;
			const away = Math.hypot(x * 2, (place - row) * 0.56);
			if (away > 1) continue;
			if (away > 0.95) return 0;
			if (away > 0.82) return 1;
			if (away > 0.74) return 0;
			if (away > 0.36) return 0.95 * clamp((0.74 - away) / 0.34);
			return away > 0.28 ? 0 : 1;
		}
		return 0;
	};

/** Bands that pass over and under each other at right angles, with black gaps. */
export const weave =
	(rows: number): Pattern =>
	(u, v) => {
		const [a, b] = [u + v * rows * 0.5, u - v * rows * 0.5].map((value) => value * 2) as [
			number,
			number,
		];
		const over = (Math.floor(a) + Math.floor(b)) % 2 === 0;
		const strap = (across: number, along: number, top: boolean) => {
			const side = Math.abs(wrap(across) - 0.5);
			if (side > 0.36) return -1;
			if (side > 0.28) return 1;
			const shade = top ? 0 : 0.85 * clamp(Math.abs(wrap(along) - 0.5) * 3.2 - 0.55);
			return side < 0.05 ? 1 : shade;
		};
		const first = strap(a, b, over);
		const second = strap(b, a, !over);
		if (first < 0 && second < 0) return 1;
		if (first < 0) return second;
		if (second < 0) return first;
		return over ? first : second;
	};

/** Triangles standing on each other, black ones with a bare heart and dotted ones between. */
export const triangles =
	(rows: number): Pattern =>
	(u, v) => {
		const at = v * rows;
		const row = Math.floor(at);
		const y = wrap(at);
		const x = Math.abs(wrap(u + (row % 2) * 0.5) - 0.5) * 2;
		const inside = y - x;
		if (Math.abs(inside) < 0.05 || y > 0.965) return 0;
		if (inside > 0)
			return inside > 0.3 && y < 0.84 && inside > 0.36 ? (inside > 0.48 && y < 0.78 ? 1 : 0) : 1;
		return 0.85 * clamp(y * 1.25 - 0.1);
	};

/** Six-pointed rosettes of overlapping circles, their leaves dotted, the gaps black. */
export const rosettes =
	(rows: number): Pattern =>
	(u, v) => {
		const [x, y] = [u, v * rows * 0.866];
		let leaves = 0;
		let nearest = 9;
		for (let row = Math.floor(y / 0.866) - 1; row <= Math.floor(y / 0.866) + 2; row++) {
			for (let step = -2; step <= 2; step++) {
				const cx = Math.floor(x) + step + (Math.abs(row) % 2) * 0.5;
				const away = Math.hypot(x - cx, y - row * 0.866);
				if (away < 1) leaves++;
				nearest = Math.min(nearest, Math.abs(away - 1));
			}
		}
		if (nearest < 0.028) return 0;
		return leaves >= 4 ? 0.95 * clamp(1.05 - nearest * 7) : 1;
	};

/** Solid with a bare line of diamonds through the middle. */
export const diamonds: Pattern = (u, v) => {
	const away = Math.abs(wrap(u) - 0.5) * 2 + Math.abs(v - 0.5) * 2;
	if (away < 0.34) return 1;
	if (away < 0.5) return 0;
	if (away < 0.78) return 0.55 * clamp((away - 0.5) / 0.28);
	return away < 0.88 ? 0 : 1;
};
