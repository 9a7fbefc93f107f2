import { at } from "../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { type Rgb, toByte, toLinear } from "./light.ts";

/** Skin and the limb it is on, and how it is lit. */
export type Skin = {
	seed: number;
	/** Color of the skin in even light, `#rrggbb`. */
	tone: string;
	/** Middle and half width of the limb as shares of the picture's width, for `t` from 0 (top) to 1. */
	middle: (t: number) => number;
	reach: (t: number) => number;
	/** Where the light comes from: -1 left to 1 right. */
	light: number;
	/** Shine of the skin, 0 to 1. */
	shine: number;
	/** Color behind the limb. */
	behind: string;
};

/** Puts a drawing on skin, lights it and takes the picture. Three bytes a pixel, row by row. */
export function photograph(sheet: Sheet, skin: Skin): Buffer {
	const { width, height } = sheet;
	const relief = raiseRelief(width, height, skin.seed);
	const out = Buffer.alloc(width * height * 3);
	const albedo = toLinear(skin.tone);
	const behind = toLinear(skin.behind);
	const lamp = normalize([skin.light, -0.35, 0.85]);
	const half = normalize([lamp[0], lamp[1], lamp[2] + 1]);
	const inked: Rgb = [1, 1, 1];
	for (let y = 0; y < height; y++) {
		const t = y / height;
		const middle = skin.middle(t) * width;
		const reach = skin.reach(t) * width;
		for (let x = 0; x < width; x++) {
			const index = y * width + x;
			const side = (x - middle) / reach;
			const round = clamp(side, -0.999, 0.999);
			const bump = 0.9 * (at(relief, index) - at(relief, Math.max(0, index - 2)));
			const bumpDown = 0.9 * (at(relief, index) - at(relief, Math.max(0, index - width * 2)));
			const normal = normalize([
				round * 0.92 - bump,
				(t - 0.5) * 0.22 - bumpDown,
				Math.sqrt(1 - round * round * 0.96),
			]);
			const facing = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
			const gloss = Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]);
			sample(sheet, unroll(x, side, middle, reach), y, inked);
			const blood =
				cloud(x / 260, y / 260, 4, skin.seed) * 0.09 + noise(x / 26, y / 26, skin.seed + 5) * 0.02;
			const melanin =
				1 +
				cloud(x / 120, y / 120, 4, skin.seed + 40) * 0.1 +
				at(relief, index) * 0.035 -
				freckle(x, y, skin.seed);
			const sheen =
				skin.shine * (0.026 * gloss ** 14 + 0.035 * gloss ** 60) * (0.75 + 0.5 * hash(x, y));
			const fade = ramp(1.0, 1 - 14 / reach, Math.abs(side));
			const corner =
				1 - 0.42 * clamp((((x / width - 0.5) * 1.25) ** 2 + (t - 0.5) ** 2) * 1.6) ** 1.3;
			for (let channel = 0; channel < 3; channel++) {
				// Light goes furthest into skin in red, so that the edge of the shadow glows.
				const wrap = channel === 0 ? 0.3 : channel === 1 ? 0.16 : 0.12;
				const lit = Math.max(0, (facing + wrap) / (1 + wrap)) ** 1.25 * 1.2 + 0.05;
				const tint = channel === 0 ? 1 + blood * 0.25 : 1 - blood;
				const color = at(albedo, channel) * melanin * tint * at(inked, channel) * lit + sheen;
				const seen =
					mix(at(behind, channel) * (0.8 + 0.4 * cloud(x / 700, y / 700, 2, 3)), color, fade) *
					corner;
				const grain = (hash(x + 7919 * channel, y + skin.seed) - 0.5) * 2.2;
				out[index * 3 + channel] = clamp(toByte(seen) + grain, 0, 255);
			}
		}
	}
	return out;
}

/** Where on the flat drawing a place on the limb lies: the sides turn away, so more drawing fits there. */
function unroll(x: number, side: number, middle: number, reach: number): number {
	return Math.abs(side) >= 1
		? x
		: middle + reach * side * (0.94 + 0.16 * side * side * side * side);
}

/** Reads the sheet between pixels, a little beside the place, as skin pulls a line about. */
function sample(sheet: Sheet, x: number, y: number, into: Rgb): void {
	const sx = clamp(
		x + 1.6 * noise(x / 34, y / 34, 91) + 0.5 * noise(x / 6, y / 6, 93),
		0,
		sheet.width - 2,
	);
	const sy = clamp(
		y + 1.6 * noise(x / 34, y / 34, 92) + 0.5 * noise(x / 6, y / 6, 94),
		0,
		sheet.height - 2,
	);
	const [left, top] = [Math.floor(sx), Math.floor(sy)];
	const place = (top * sheet.width + left) * 3;
	const down = sheet.width * 3;
	for (let channel = 0; channel < 3; channel++) {
		const index = place + channel;
		const upper = mix(at(sheet.light, index), at(sheet.light, index + 3), sx - left);
		const lower = mix(at(sheet.light, index + down), at(sheet.light, index + down + 3), sx - left);
		into[channel] = mix(upper, lower, sy - top);
	}
}

/** Height of the skin: a net of fine creases between tiny plates, and a pore here and there. */
function raiseRelief(width: number, height: number, seed: number): Float32Array {
	const relief = new Float32Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const stretch = noise(x / 90, y / 90, seed + 3);
			const crease = cellEdge((x + stretch * 12) / 11, (y + stretch * 9) / 8, seed);
			relief[y * width + x] =
				-0.1 * ramp(0.22, 0, crease) - 0.05 * noise(x / 3.2, y / 3.2, seed + 8);
		}
	}
	return relief;
}

/** How far a place is from the border between the two nearest cells of a net. */
function cellEdge(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x), Math.floor(y)];
	let [first, second] = [9, 9];
	for (let cy = row - 1; cy <= row + 1; cy++) {
		for (let cx = column - 1; cx <= column + 1; cx++) {
			const [dx, dy] = [cx + hash(cx, cy + seed) - x, cy + hash(cx + 311, cy + seed) - y];
			const away = dx * dx + dy * dy;
			if (away < first) [first, second] = [away, first];
			else if (away < second) second = away;
		}
	}
	return Math.sqrt(second) - Math.sqrt(first);
}

/** A small brown mark here and there. */
function freckle(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x / 70), Math.floor(y / 70)];
	const rank = hash(column + seed, row + 53);
	if (rank > 0.14) return 0;
	const dx = x - (column + 0.3 + 0.4 * hash(column, row + seed)) * 70;
	const dy = y - (row + 0.3 + 0.4 * hash(column + seed, row)) * 70;
	const size = 2.5 + 30 * (0.14 - rank);
	return (0.16 + 0.9 * (0.14 - rank)) * ramp(size, size * 0.3, Math.hypot(dx, dy * 1.15));
}

function normalize([x, y, z]: Rgb): Rgb {
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
}
