import type { Point } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at, measureDepth } from "./mask.ts";
import type { Cast, Hit } from "./plate.ts";
import { develop, MISSED, STRIDE } from "./plate.ts";
import { clamp, ramp } from "./random.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, clearMask, lay } from "./sheet.ts";
import type { Solid } from "./solid.ts";
import { spin } from "./solid.ts";
import { engrave, pepper, stipple } from "./tone.ts";
import { lightOn } from "./tube.ts";

export type { Cast, Hit } from "./plate.ts";

export type View = {
	/** Where the origin of the solid comes to lie on the sheet, and pixels to a unit. */
	to: Point;
	scale: number;
	/** The box around the solid as seen: left, top, right, bottom, and the nearest and farthest place. */
	box: readonly [number, number, number, number];
	reach: number;
	pitch?: number;
	yaw?: number;
	roll?: number;
	/** Pixels between two samples. */
	grain?: number;
};

const LIGHT = [-0.45, -0.58, 0.68] as const;

/** Looks at a solid from the front and notes the light on it. */
export function sculpt(solid: Solid, view: View): Cast {
	const { to, scale, box, reach, grain = 2 } = view;
	const m = spin(view.pitch ?? 0, view.yaw ?? 0, view.roll ?? 0);
	const seen: Solid = (x, y, z) =>
		solid(
			m[0] * x + m[3] * y + m[6] * z,
			m[1] * x + m[4] * y + m[7] * z,
			m[2] * x + m[5] * y + m[8] * z,
		);
	const pixel = grain / scale;
	const columns = Math.ceil((box[2] - box[0]) / pixel) + 8;
	const rows = Math.ceil((box[3] - box[1]) / pixel) + 8;
	const [left, top] = [box[0] - 4 * pixel, box[1] - 4 * pixel];
	const cover = new Float32Array(columns * rows);
	const depth = new Float32Array(columns * rows).fill(MISSED);
	const data = new Float32Array(columns * rows * STRIDE);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const [x, y] = [left + column * pixel, top + row * pixel];
			const index = row * columns + column;
			const { z, missed } = march(seen, x, y, reach, pixel);
			cover[index] = clamp(1 - missed / pixel);
			if (missed > 0) continue;
			depth[index] = z;
			note(seen, x, y, z, pixel, data, index * STRIDE);
			data[index * STRIDE] = m[0] * x + m[3] * y + m[6] * z;
			data[index * STRIDE + 1] = m[1] * x + m[4] * y + m[7] * z;
			data[index * STRIDE + 2] = m[2] * x + m[5] * y + m[8] * z;
		}
	}
	return develop({ columns, rows, cover, depth, data, left, top, pixel, to, scale, grain });
}

/** Where a ray meets the solid, or by how much it misses it. */
function march(solid: Solid, x: number, y: number, reach: number, pixel: number) {
	let z = reach;
	let missed = reach;
	for (let step = 0; step < 90 && z > -reach; step++) {
		const away = solid(x, y, z);
		if (away < pixel * 0.4) return { z, missed: 0 };
		missed = Math.min(missed, away);
		z -= Math.max(away * 0.88, pixel * 0.3);
	}
	return { z, missed };
}

/** Light, shelter and lean of the surface at a place. */
function note(
	solid: Solid,
	x: number,
	y: number,
	z: number,
	pixel: number,
	data: Float32Array,
	slot: number,
): void {
	const e = pixel * 0.8;
	const a = solid(x + e, y - e, z - e);
	const b = solid(x - e, y - e, z + e);
	const c = solid(x - e, y + e, z - e);
	const d = solid(x + e, y + e, z + e);
	let [nx, ny, nz] = [a - b - c + d, c + d - a - b, b + d - a - c];
	const length = Math.hypot(nx, ny, nz) || 1;
	nx /= length;
	ny /= length;
	nz /= length;
	let shelter = 0;
	for (const away of [0.05, 0.12, 0.22, 0.36])
		shelter += Math.max(0, away - solid(x + nx * away, y + ny * away, z + nz * away)) * 1.1;
	let shadow = 1;
	for (let away = 0.06; away < 1.6; ) {
		const free = solid(
			x + nx * 0.03 + LIGHT[0] * away,
			y + ny * 0.03 + LIGHT[1] * away,
			z + nz * 0.03 + LIGHT[2] * away,
		);
		shadow = Math.min(shadow, 0.5 + (5 * free) / away);
		if (shadow < 0.02) break;
		away += Math.max(0.05, free);
	}
	const open = clamp(1 - shelter);
	// A little light comes back from the far side, so that the shade keeps its shape.
	const back = 0.5 * open * Math.max(0, 0.8 * nx + 0.5 * ny - 0.38);
	data[slot + 3] = lightOn(nx, ny) * clamp(0.42 + 0.58 * clamp(shadow)) + back;
	data[slot + 4] = open;
	data[slot + 5] = nz;
}

export type Finish = {
	halo?: number;
	edge?: number;
	ink?: Ink;
	/** Darkness of a place, 0 to 1, in place of the common one. */
	tone?: (hit: Hit, x: number, y: number) => number;
	/** Color beneath the shading, and its strength. */
	wash?: (hit: Hit) => readonly [Ink, number];
	/** Needle wash, dots, or engraved lines: how many of them there are up to this place. */
	grain?:
		| "pepper"
		| "stipple"
		| { spacing: number; phase: (hit: Hit, x: number, y: number) => number };
};

/** How a solid of one color is shaded: dark away from the light and in its hollows, above 1 where it is solid black. */
export function darkness({ light, open }: Hit, depth = 1): number {
	return depth * (clamp(1.02 - light * 1.2, 0, 1.1) ** 1.2 + 1.15 * (1 - open));
}

/** Draws what was seen in front of the sheet: bare rim, color, shading, folds, outline. */
export function drawCast(sheet: Sheet, cast: Cast, finish: Finish = {}): void {
	const {
		halo = 7,
		edge = 6,
		ink = BLACK,
		tone = (hit: Hit) => darkness(hit),
		wash,
		grain = "pepper",
	} = finish;
	const { mask } = cast;
	clearMask(sheet, widen(mask, halo + 3), halo);
	if (wash)
		lay(
			sheet,
			mask,
			(index) => wash(cast.read(index))[0],
			(_x, _y, index) => wash(cast.read(index))[1],
		);
	const away = measureDepth(mask);
	lay(sheet, mask, ink, (x, y, index) => {
		const hit = cast.read(index);
		const full = tone(hit, x, y);
		const dark = clamp(full);
		const border = ramp(edge + 0.6, edge - 0.6, at(away, index));
		const laid =
			grain === "pepper"
				? pepper(x, y, dark, 4.2)
				: grain === "stipple"
					? stipple(x, y, dark, 5.2)
					: engrave(grain.phase(hit, x, y), dark, grain.spacing);
		const solid = 0.97 * ramp(0.98, 1.2, full);
		return Math.max(laid, solid, edge > 0 ? border : 0, edge > 0 ? cast.crease(index) : 0);
	});
}

function widen(mask: Mask, margin: number): Mask {
	const [width, height] = [mask.width + 2 * margin, mask.height + 2 * margin];
	const data = new Float32Array(width * height);
	for (let row = 0; row < mask.height; row++)
		data.set(
			mask.data.subarray(row * mask.width, (row + 1) * mask.width),
			(row + margin) * width + margin,
		);
	return { left: mask.left - margin, top: mask.top - margin, width, height, data };
}
