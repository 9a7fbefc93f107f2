import { at } from "../brush/mask.ts";
import { clamp, mix } from "../brush/random.ts";

/** Pixels between the places of a grid. */
export const CELL = 8;

/** What changes slowly: a number for every eighth pixel, read anywhere between. */
export type Grid = { columns: number; rows: number; data: Float32Array };

type Size = { width: number; height: number };

export function newGrid({ width, height }: Size, value: (x: number, y: number) => number): Grid {
	const [columns, rows] = [Math.ceil(width / CELL) + 2, Math.ceil(height / CELL) + 2];
	const data = new Float32Array(columns * rows);
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++)
			data[row * columns + column] = value(column * CELL, row * CELL);
	return { columns, rows, data };
}

export function read({ columns, rows, data }: Grid, x: number, y: number): number {
	const [u, v] = [clamp(x / CELL, 0, columns - 1.001), clamp(y / CELL, 0, rows - 1.001)];
	const [left, top] = [Math.floor(u), Math.floor(v)];
	const index = top * columns + left;
	return mix(
		mix(at(data, index), at(data, index + 1), u - left),
		mix(at(data, index + columns), at(data, index + columns + 1), u - left),
		v - top,
	);
}
