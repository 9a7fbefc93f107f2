import type { Path } from "../brush/geometry.ts";
import { pick } from "../brush/geometry.ts";
import { at } from "../brush/mask.ts";
import { clamp } from "../brush/random.ts";
import type { Body } from "./bodies.ts";
import type { Camera } from "./camera.ts";
import { CELL, type Grid, newGrid, read } from "./grid.ts";

/** The form of a body as the camera sees it. */
export type Shape = {
	/** Pixels from the edge of the body, above 0 inside. */
	depth: (x: number, y: number) => number;
	/** How far the surface turns away: towards where, 0 (to the camera) to 1 (out of sight). */
	away: (x: number, y: number) => readonly [number, number];
	/** Slope of bones, muscles and folds. */
	slope: (x: number, y: number) => readonly [number, number];
	/** Half the thickness of the body in pixels. */
	round: number;
};

export function shapeBody(body: Body, camera: Camera): Shape {
	const round = body.round / camera.distance;
	const outlines = body.outlines.map(camera.see);
	const depth = measure(outlines, camera);
	const folds = body.folds.map((fold) => ({
		path: camera.see(fold.path),
		wide: fold.wide / camera.distance,
		high: fold.high / camera.distance,
	}));
	const height = newGrid(camera, (x, y) => {
		let sum = 0;
		for (const { path, wide, high } of folds)
			sum += high * Math.exp(-((distanceTo(path, x, y) / wide) ** 2));
		return sum;
	});
	const smooth = blur(blur(depth, round / CELL / 5), round / CELL / 5);
	const turned = (index: number) => clamp(1 - at(depth.data, index) / round);
	const awayX = derive(smooth, 1, 0, (slope, index) => -slope * turned(index));
	const awayY = derive(smooth, 0, 1, (slope, index) => -slope * turned(index));
	const slopeX = derive(height, 1, 0, (slope) => slope);
	const slopeY = derive(height, 0, 1, (slope) => slope);
	return {
		depth: (x, y) => read(depth, x, y),
		away: (x, y) => [read(awayX, x, y), read(awayY, x, y)],
		slope: (x, y) => [read(slopeX, x, y), read(slopeY, x, y)],
		round,
	};
}

/** Pixels from the edge of an area, above 0 inside. */
export function measure(paths: Path[], camera: Camera): Grid {
	return newGrid(camera, (x, y) => {
		let most = -1e9;
		for (const path of paths) {
			const closed = [...path, pick(path, 0)];
			const away = distanceTo(closed, x, y);
			most = Math.max(most, isInside(path, x, y) ? away : -away);
		}
		return most;
	});
}

function distanceTo(path: Path, x: number, y: number): number {
	let least = 1e12;
	for (let index = 0; index + 1 < path.length; index++) {
		const [a, b] = [pick(path, index), pick(path, index + 1)];
		const [dx, dy] = [b.x - a.x, b.y - a.y];
		const t = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1));
		least = Math.min(least, (x - a.x - t * dx) ** 2 + (y - a.y - t * dy) ** 2);
	}
	return Math.sqrt(least);
}

function isInside(path: Path, x: number, y: number): boolean {
	let inside = false;
	let from = pick(path, path.length - 1);
	for (const to of path) {
		if (
			from.y <= y !== to.y <= y &&
			x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
		)
			inside = !inside;
		from = to;
	}
	return inside;
}

function blur(grid: Grid, radius: number): Grid {
	const reach = Math.round(radius);
	const pass = (from: Grid, step: number, length: (place: number) => [number, number]): Grid => {
		const data = from.data.map((_, index) => {
			const [place, last] = length(index);
			let sum = 0;
			for (let offset = -reach; offset <= reach; offset++)
				sum += at(from.data, index + (clamp(place + offset, 0, last) - place) * step);
			return sum / (2 * reach + 1);
		});
		return { ...from, data };
	};
	const across = pass(grid, 1, (index) => [index % grid.columns, grid.columns - 1]);
	return pass(across, grid.columns, (index) => [Math.floor(index / grid.columns), grid.rows - 1]);
}

function derive(
	grid: Grid,
	dx: 0 | 1,
	dy: 0 | 1,
	use: (slope: number, index: number) => number,
): Grid {
	const { columns, rows, data } = grid;
	const step = dx + dy * columns;
	return {
		...grid,
		data: data.map((_, index) => {
			const place = dx ? index % columns : Math.floor(index / columns);
			const last = dx ? columns - 1 : rows - 1;
			const [before, after] = [
				place > 0 ? index - step : index,
				place < last ? index + step : index,
			];
			const span = (place > 0 ? CELL : 0) + (place < last ? CELL : 0);
			return use((at(data, after) - at(data, before)) / span, index);
		}),
	};
}
