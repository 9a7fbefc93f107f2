import type { Path, Point } from "../../brush/geometry.ts";
import { pick } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { clearMask, closedLine, lay, line, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { even } from "./scales.ts";

/** A fin of soft skin over rays that run from its root to its edge. */
export type Fin = {
	root: Path;
	/** The free edge, in the same direction as the root. */
	rim: Path;
	rays: number;
	/** How far rays bow, as a share of their length; positive to the right. */
	bow?: number;
	color?: Ink;
	/** Share of the fin, from its root, that is in full color. */
	cover?: number;
	dark?: number;
	edge?: number;
	/** Depth of the notches between rays at the edge, in pixels. */
	fray?: number;
	bare?: boolean;
};

export function drawFin(sheet: Sheet, fin: Fin): void {
	const { rays, bow = 0, color, cover = 0.6, dark = 0.8, edge = 5, fray = 9, bare } = fin;
	const [root, rim] = [even(fin.root), even(fin.rim)];
	const get = (path: Path, t: number) => pick(path, Math.round(t * (path.length - 1)));
	const ray = (t: number) => bowed(get(root, t), get(rim, t), bow);
	const last = rim.length - 1;
	const edgeLine = rim.map((point, index) => {
		const t = index / last;
		const from = get(root, t);
		const length = Math.hypot(point.x - from.x, point.y - from.y) || 1;
		const notch = (fray * Math.abs(Math.sin(Math.PI * t * rays)) ** 0.6 - fray) * 0.9;
		return {
			x: point.x + ((point.x - from.x) / length) * notch,
			y: point.y + ((point.y - from.y) / length) * notch,
		};
	});
	const outline = [...ray(0), ...edgeLine, ...ray(1).reverse(), ...[...root].reverse()];
	const mask = fill(outline, 12);
	clearMask(sheet, mask, 5);
	const coarse = Array.from({ length: 24 }, (_, index) => get(root, index / 23));
	const ends = Array.from({ length: 24 }, (_, index) => get(rim, index / 23));
	const out = (x: number, y: number) => {
		const [a, b] = [nearest(coarse, x, y), nearest(ends, x, y)];
		return a / (a + b + 0.01);
	};
	const at = (index: number) =>
		out(mask.left + (index % mask.width), mask.top + Math.floor(index / mask.width));
	if (color && !bare)
		lay(sheet, mask, color, (_x, _y, index) => 0.95 * ramp(cover + 0.35, cover - 0.25, at(index)));
	if (!bare)
		lay(sheet, mask, [0.028, 0.03, 0.036], (x, y, index) =>
			pepper(x, y, dark * ramp(0.75, 0, at(index)) ** 1.3 + 0.12 * dark, 4),
		);
	for (let number = 1; number < rays; number++) {
		const t = number / rays;
		const path = ray(t);
		const cut = path.slice(0, Math.round(path.length * mix(0.86, 0.98, hash(number, rays))));
		line(sheet, cut, { width: 4, taper: (share) => clamp(whip(share) + 0.25) });
	}
	closedLine(sheet, outline, { width: edge });
}

function bowed(a: Point, b: Point, bow: number): Path {
	const path: Path = [];
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	for (let step = 0; step <= 24; step++) {
		const t = step / 24;
		const lift = 4 * bow * t * (1 - t);
		path.push({ x: a.x + dx * t - dy * lift, y: a.y + dy * t + dx * lift });
	}
	return path;
}

function nearest(path: Path, x: number, y: number): number {
	let best = 1e9;
	for (const point of path) best = Math.min(best, (point.x - x) ** 2 + (point.y - y) ** 2);
	return Math.sqrt(best);
}
