import type { Path, Point } from "./geometry.ts";
import { pick } from "./geometry.ts";
import { clamp } from "./random.ts";

/** Coverage 0 to 1 of a rectangle of the sheet, row by row. */
export type Mask = { left: number; top: number; width: number; height: number; data: Float32Array };

/** Reads a pixel buffer that is known to reach that far. */
export function at(data: ArrayLike<number>, index: number): number {
	return data[index] as number;
}

export function emptyMask(points: readonly Point[], margin: number): Mask {
	let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
	for (const { x, y } of points) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	}
	left = Math.floor(left - margin);
	top = Math.floor(top - margin);
	const width = Math.max(1, Math.ceil(right + margin) - left);
	const height = Math.max(1, Math.ceil(bottom + margin) - top);
	return { left, top, width, height, data: new Float32Array(width * height) };
}

const ROWS = 4;

/** The inside of a closed path (nonzero rule), with soft edges. */
export function fill(path: Path, margin = 2): Mask {
	const mask = emptyMask(path, margin);
	for (let row = 0; row < mask.height * ROWS; row++) {
		const crossings = crossRow(path, mask.top + (row + 0.5) / ROWS);
		let winding = 0;
		crossings.forEach(([x, turn], index) => {
			if (winding !== 0) addSpan(mask, Math.floor(row / ROWS), pick(crossings, index - 1)[0], x);
			winding += turn;
		});
	}
	return mask;
}

function crossRow(path: Path, y: number): [x: number, turn: number][] {
	const crossings: [number, number][] = [];
	let from = pick(path, path.length - 1);
	for (const to of path) {
		if (from.y <= y !== to.y <= y) {
			crossings.push([
				from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
				to.y > from.y ? 1 : -1,
			]);
		}
		from = to;
	}
	return crossings.sort((a, b) => a[0] - b[0]);
}

function addSpan(mask: Mask, row: number, from: number, to: number): void {
	const start = Math.max(0, from - mask.left);
	const end = Math.min(mask.width, to - mask.left);
	for (let x = Math.floor(start); x < end; x++) {
		const index = row * mask.width + x;
		mask.data[index] = Math.min(
			1,
			at(mask.data, index) + (Math.min(end, x + 1) - Math.max(start, x)) / ROWS,
		);
	}
}

/** A line of changing width (pixels, for `t` from 0 to 1 along it) with round ends. */
export function stroke(path: Path, width: (t: number) => number): Mask {
	const widest = Math.max(width(0), width(0.25), width(0.5), width(0.75), width(1));
	const mask = emptyMask(path, widest + 3);
	const last = path.length - 1;
	for (let index = 0; index < last; index++) {
		const radius = width((index + 0.5) / last) / 2;
		if (radius > 0.05) stamp(mask, pick(path, index), pick(path, index + 1), radius);
	}
	return mask;
}

function stamp(mask: Mask, a: Point, b: Point, radius: number): void {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const square = dx * dx + dy * dy || 1;
	const reach = radius + 1;
	const strength = Math.min(1, radius * 2);
	const bottom = Math.min(mask.height - 1, Math.ceil(Math.max(a.y, b.y) + reach) - mask.top);
	const right = Math.min(mask.width - 1, Math.ceil(Math.max(a.x, b.x) + reach) - mask.left);
	for (
		let row = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach) - mask.top);
		row <= bottom;
		row++
	) {
		for (
			let column = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach) - mask.left);
			column <= right;
			column++
		) {
			const [x, y] = [column + mask.left + 0.5 - a.x, row + mask.top + 0.5 - a.y];
			const t = clamp((x * dx + y * dy) / square);
			const away = Math.hypot(x - dx * t, y - dy * t);
			const cover = clamp(radius + 0.5 - away) * strength;
			const index = row * mask.width + column;
			if (cover > at(mask.data, index)) mask.data[index] = cover;
		}
	}
}

/**
 * Distance in pixels from every place in the mask to the nearest uncovered one (or, with `outside`,
 * to the nearest covered one). Two sweeps over neighbors, good to a few per cent.
 */
export function measureDepth(mask: Mask, outside = false): Float32Array {
	const { width, height, data } = mask;
	const depth = new Float32Array(data.length);
	for (let index = 0; index < data.length; index++)
		depth[index] = at(data, index) > 0.5 === outside ? 0 : 1e6;
	const near = (index: number, x: number, y: number, dx: number, dy: number, cost: number) => {
		const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
		const other = inside ? at(depth, index + dy * width + dx) : outside ? 1e6 : 0;
		if (other + cost < at(depth, index)) depth[index] = other + cost;
	};
	const sweep = (index: number, way: 1 | -1) => {
		const [x, y] = [index % width, Math.floor(index / width)];
		near(index, x, y, -way, 0, 1);
		near(index, x, y, 0, -way, 1);
		near(index, x, y, -way, -way, Math.SQRT2);
		near(index, x, y, way, -way, Math.SQRT2);
		near(index, x, y, -way, -2 * way, 2.236);
		near(index, x, y, way, -2 * way, 2.236);
		near(index, x, y, -2 * way, -way, 2.236);
		near(index, x, y, 2 * way, -way, 2.236);
	};
	for (let index = 0; index < data.length; index++) sweep(index, 1);
	for (let index = data.length - 1; index >= 0; index--) sweep(index, -1);
	return depth;
}

/**
 * The mask grown by a distance in pixels: the skin that is left free around a shape.
 * The mask must have been made with that much margin.
 */
export function grow(mask: Mask, distance: number): Mask {
	const away = measureDepth(mask, true);
	return { ...mask, data: away.map((pixels) => clamp(distance + 0.5 - pixels)) };
}
