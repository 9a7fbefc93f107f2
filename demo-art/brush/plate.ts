import type { Point } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at } from "./mask.ts";
import { ramp } from "./random.ts";

/** A place on the surface: where it is in the solid, how much light and how much shelter it has. */
export type Hit = { x: number; y: number; z: number; light: number; open: number; facing: number };

export type Cast = {
	mask: Mask;
	/** Reads a smooth value of the surface at a place of the mask. */
	read(index: number): Hit;
	/** 1 on a contour inside the shape: a fold, or one part in front of another. */
	crease(index: number): number;
};

/** Numbers kept of a sample: place, light, shelter, lean. */
export const STRIDE = 6;
/** Depth of a sample that met nothing. */
export const MISSED = -1000;

export type Plate = {
	columns: number;
	rows: number;
	cover: Float32Array;
	depth: Float32Array;
	data: Float32Array;
	left: number;
	top: number;
	pixel: number;
	to: Point;
	scale: number;
	grain: number;
};

/** Makes a smooth picture of the samples. */
export function develop(plate: Plate): Cast {
	const { columns, rows, data, grain } = plate;
	const cover = blur(plate.cover, columns, rows);
	const folds = blur(findFolds(plate), columns, rows);
	const [left, top] = [
		Math.round(plate.to.x + plate.left * plate.scale),
		Math.round(plate.to.y + plate.top * plate.scale),
	];
	const [width, height] = [(columns - 1) * grain, (rows - 1) * grain];
	const mask: Mask = { left, top, width, height, data: new Float32Array(width * height) };
	const sample = (from: Float32Array, index: number, stride = 1, slot = 0) => {
		const [x, y] = [(index % width) / grain, Math.floor(index / width) / grain];
		const [column, row] = [Math.floor(x), Math.floor(y)];
		const cell = row * columns + column;
		let [sum, weight] = [0, 0];
		for (const [step, share] of [
			[0, (1 - x + column) * (1 - y + row)],
			[1, (x - column) * (1 - y + row)],
			[columns, (1 - x + column) * (y - row)],
			[columns + 1, (x - column) * (y - row)],
		] as const) {
			if (stride > 1 && at(plate.depth, cell + step) === MISSED) continue;
			sum += at(from, (cell + step) * stride + slot) * share;
			weight += share;
		}
		return weight > 0 ? sum / (stride > 1 ? weight : 1) : 0;
	};
	for (let index = 0; index < mask.data.length; index++)
		mask.data[index] = ramp(0.5 - 0.5 / grain, 0.5 + 0.5 / grain, sample(cover, index));
	return {
		mask,
		read: (index) => ({
			x: sample(data, index, STRIDE, 0),
			y: sample(data, index, STRIDE, 1),
			z: sample(data, index, STRIDE, 2),
			light: sample(data, index, STRIDE, 3),
			open: sample(data, index, STRIDE, 4),
			facing: sample(data, index, STRIDE, 5),
		}),
		crease: (index) => ramp(0.22, 0.5, sample(folds, index)),
	};
}

/** Places where the next one lies much deeper than the slope of the surface explains. */
function findFolds({ columns, rows, depth, pixel, data }: Plate): Float32Array {
	const folds = new Float32Array(columns * rows);
	for (let row = 1; row < rows - 1; row++) {
		for (let column = 1; column < columns - 1; column++) {
			const index = row * columns + column;
			if (at(depth, index) === MISSED) continue;
			for (const step of [-1, 1, -columns, columns]) {
				if (at(depth, index + step) === MISSED) continue;
				const drop = at(depth, index + step) - at(depth, index);
				const facing = Math.max(at(data, index * STRIDE + 5), 0.16);
				if (drop > pixel * (2 + 2.2 / facing)) folds[index] = 1;
			}
		}
	}
	return folds;
}

function blur(data: Float32Array, columns: number, rows: number): Float32Array {
	const out = new Float32Array(data.length);
	for (let row = 1; row < rows - 1; row++) {
		for (let column = 1; column < columns - 1; column++) {
			const index = row * columns + column;
			let sum = 4 * at(data, index);
			for (const step of [-1, 1, -columns, columns]) sum += 2 * at(data, index + step);
			for (const step of [-1, 1])
				sum += at(data, index - columns + step) + at(data, index + columns + step);
			out[index] = sum / 16;
		}
	}
	return out;
}
