import type { Path } from "../../brush/geometry.ts";
import { pick, pt, smooth } from "../../brush/geometry.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { WingField } from "./wing.ts";

const SHARES = [0.05, 0.17, 0.32, 0.48, 0.65, 0.82];

/** Coordinates of a long wing: `s` along it, `u` from its leading edge to its trailing one. */
export function measureLong(outline: Path): WingField {
	const length = Math.max(...outline.map(({ x }) => x));
	const rims = Array.from({ length: 101 }, (_, step) => {
		const near = outline.filter(({ x }) => Math.abs(x - (step / 100) * length) < 5);
		const heights = near.map(({ y }) => y);
		return [Math.min(...heights, 0), Math.max(...heights, 0)] as const;
	});
	const rim = (s: number) => {
		const place = clamp(s) * 100;
		const [a, b] = [pick(rims, Math.floor(place)), pick(rims, Math.floor(place) + 1)];
		const share = place - Math.floor(place);
		return [mix(a[0], b[0], share), mix(a[1], b[1], share)] as const;
	};
	return {
		read(x, y) {
			const s = x / length;
			const [top, bottom] = rim(s);
			return { s, u: (y - top) / Math.max(4, bottom - top) };
		},
		spot(u, s) {
			const [top, bottom] = rim(s);
			return pt(s * length, mix(top, bottom, u));
		},
	};
}

/** The net between the long veins: oblong cells near the root, small crooked ones towards the margin. */
export function netVeins(field: WingField, seed: number): { path: Path; width: number }[] {
	const veins: { path: Path; width: number }[] = [];
	const last = SHARES.length - 1;
	for (let row = 0; row <= SHARES.length; row++) {
		const [from, to] = [row === 0 ? 0 : pick(SHARES, row - 1), row > last ? 1 : pick(SHARES, row)];
		const end = row < 2 ? 0.985 : 0.97 - 0.012 * row;
		const kink = (s: number) =>
			0.016 * ramp(0.35, 0.9, s) * (Math.round(s * 40) % 2 === 0 ? 1 : -1);
		if (row <= last)
			veins.push({
				width: row < 2 ? 5.2 : 3.8,
				path: smooth(
					Array.from({ length: 40 }, (_, step) => {
						const s = 0.03 + ((end - 0.03) * step) / 39;
						return field.spot(
							to + (row > 1 ? kink(s) : 0) + 0.05 * Math.sin(s * 3 + row) * ramp(0, 0.5, s),
							s,
						);
					}),
				),
			});
		const cell = row < 2 ? 0.034 : 0.03;
		for (let s = 0.09 + 0.02 * hash(row, seed); s < end; s += cell * (1.25 - 0.4 * s)) {
			const lean = 0.01 * (hash(Math.round(s * 900), row + seed) - 0.4);
			const bow = (u: number, place: number) =>
				u + 0.05 * Math.sin(place * 3 + row) * ramp(0, 0.5, place);
			const middle = field.spot(bow((from + to) / 2, s), s + lean);
			const [a, b] = [
				field.spot(bow(from, s), s),
				field.spot(row > last ? 0.99 : bow(to, s), s + lean),
			];
			veins.push({ width: 2.6, path: smooth([a, middle, b], false, 4) });
			if (row > 2 && s > 0.45 && hash(Math.round(s * 700), row) < 0.75)
				veins.push({
					width: 2.3,
					path: smooth([middle, field.spot(bow((from + to) / 2, s), s + cell)], false, 5),
				});
		}
	}
	return veins;
}
