import { pt, smooth, trace } from "../brush/geometry.ts";
import { at } from "../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { line, newSheet } from "../brush/sheet.ts";
import type { Backdrop } from "./backdrop.ts";
import { lightBackdrop } from "./backdrop.ts";
import type { Body } from "./bodies.ts";
import { aim, type Camera, type Shot } from "./camera.ts";
import { type Grid, newGrid, read } from "./grid.ts";
import type { Lamp } from "./lamps.ts";
import { type Rgb, toByte, toLinear } from "./light.ts";
import { measure, type Shape, shapeBody } from "./shape.ts";

/** A piece of clothing: its outline in pixels of the drawing, and its color, `#rrggbb`. */
export type Cloth = readonly [outline: string, color: string];

/** Skin and the body it is on, how it is lit, and what is seen beside it. */
export type Skin = {
	seed: number;
	/** Color of the skin in even light, `#rrggbb`. */
	tone: string;
	/** Shine of the skin, 0 to 1. */
	shine: number;
	body: Body;
	shot: Shot;
	lamp: Lamp;
	/** Where the light comes from: -1 left to 1 right. */
	light: number;
	bright: number;
	behind: Backdrop;
	freckles: number;
	hair: number;
	clothes: readonly Cloth[];
};

/** Puts a drawing on skin, lights it and takes the picture. Three bytes a pixel, row by row. */
export async function photograph(sheet: Sheet, skin: Skin): Promise<Buffer> {
	const camera = aim(skin.shot, sheet, skin.body.size);
	const { width, height, distance } = camera;
	const shape = shapeBody(skin.body, camera);
	const relief = raiseRelief(camera, skin.seed);
	const hair = skin.hair > 0 ? growHair(camera, shape, skin) : undefined;
	const clothes = skin.clothes.map((cloth) => cut(cloth, camera));
	const backdrop = lightBackdrop(skin.behind, skin.seed);
	const tones = tint(camera, skin.seed);
	const pull = [91, 92].map((seed) => newGrid(sheet, (x, y) => 1.6 * noise(x / 34, y / 34, seed)));
	const out = Buffer.alloc(width * height * 3);
	const albedo = toLinear(skin.tone);
	const { high, front, soft, fall, fill, color: glow, corners } = skin.lamp;
	const lamp = normalize([skin.light, -high, front]);
	const half = normalize([lamp[0], lamp[1], lamp[2] + 1]);
	const bump = 0.9 / Math.sqrt(distance);
	const [inked, beyond]: [Rgb, Rgb] = [
		[1, 1, 1],
		[0, 0, 0],
	];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const index = y * width + x;
			const [u, v] = [x / width - 0.5, y / height - 0.5];
			const depth = shape.depth(x, y);
			const cover = ramp(-1, 2.5, depth);
			const spread = 1 + fall * 1.4 * (u * lamp[0] + v * lamp[1]);
			const corner = 1 - corners * clamp(((u * 1.25) ** 2 + v * v) * 1.6) ** 1.3;
			const seen = spread * corner * skin.bright;
			if (cover < 1)
				backdrop(x / width, y / width, -shape.depth(x + 60 * lamp[0], y + 60 * lamp[1]), beyond);
			const [awayX, awayY] = shape.away(x, y);
			const [slopeX, slopeY] = shape.slope(x, y);
			const side = Math.min(0.999, Math.hypot(awayX, awayY));
			const normal = normalize([
				awayX * 0.94 - slopeX - bump * (at(relief, index) - at(relief, Math.max(0, index - 2))),
				awayY * 0.94 -
					slopeY +
					v * 0.1 -
					bump * (at(relief, index) - at(relief, Math.max(0, index - width * 2))),
				Math.sqrt(1 - side * side * 0.96),
			]);
			const facing = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
			const gloss = Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]);
			// The sides turn away, so more of the drawing fits there.
			const more =
				side > 0.01 ? (skin.body.wrap * shape.round * (Math.asin(side) - side)) / side : 0;
			const [sx, sy] = camera.toScene(x + awayX * more, y + awayY * more);
			sample(sheet, sx, sy, pull, inked);
			const [qx, qy] = camera.toScene(x, y);
			const blood = read(tones.blood, x, y) + noise(qx / 26, qy / 26, skin.seed + 5) * 0.02;
			const melanin =
				1 +
				read(tones.melanin, x, y) +
				at(relief, index) * 0.035 -
				freckle(qx, qy, skin.seed, skin.freckles);
			const sheen =
				skin.shine * (0.026 * gloss ** 14 + 0.035 * gloss ** 60) * (0.75 + 0.5 * hash(x, y));
			const strand = hair ? at(hair, index * 3) : 1;
			for (let channel = 0; channel < 3; channel++) {
				// Light goes furthest into skin in red, so that the edge of the shadow glows.
				const wrap = (channel === 0 ? 0.3 : channel === 1 ? 0.16 : 0.12) + soft;
				const lit =
					Math.max(0, (facing + wrap) / (1 + wrap)) ** 1.25 * 1.2 * at(glow, channel) +
					at(fill, channel);
				const flush = channel === 0 ? 1 + blood * 0.25 : 1 - blood;
				let color =
					at(albedo, channel) * melanin * flush * at(inked, channel) * strand * lit +
					sheen * at(glow, channel);
				color = mix(at(beyond, channel) * at(glow, channel), color, cover);
				for (const cloth of clothes) color = cloth(x, y, channel, color, lamp);
				const grain = (hash(x + 7919 * channel, y + skin.seed) - 0.5) * 2.2;
				out[index * 3 + channel] = clamp(toByte(color * seen) + grain, 0, 255);
			}
		}
	}
	return out;
}

/** Where skin is redder, and where browner. */
function tint({ width, height, distance, toScene }: Camera, seed: number) {
	const even = 1 / Math.sqrt(Math.max(1, distance));
	const patches = (size: number, much: number, kind: number): Grid =>
		newGrid({ width, height }, (left, top) => {
			const [x, y] = toScene(left, top);
			return even * much * cloud(x / size, y / size, 4, kind);
		});
	return { blood: patches(260, 0.09, seed), melanin: patches(120, 0.1, seed + 40) };
}

/** Cloth over the skin: it has a thick hem, soft folds, and shades what is beside it. */
function cut([outline, color]: Cloth, camera: Camera) {
	const base = toLinear(color);
	const area = measure([camera.see(smooth(trace(outline), true, 70))], camera);
	const depth = (x: number, y: number) => read(area, x, y);
	return (x: number, y: number, channel: number, under: number, lamp: Rgb): number => {
		const inside = depth(x, y);
		if (inside < -130) return under;
		const shaded = under * mix(1, 0.5, ramp(-70, 0, depth(x - 22 * lamp[0], y - 22 * lamp[1])));
		if (inside < -2) return shaded;
		const [qx, qy] = camera.toScene(x, y);
		const folds = 0.8 + 0.42 * cloud(qx / 420 + qy / 900, qy / 1200, 2, 71);
		const hem =
			0.55 * ramp(0, 16, inside) +
			0.45 -
			0.28 * ramp(5, 0, Math.abs(inside - 46 / camera.distance));
		return mix(shaded, at(base, channel) * folds * hem, ramp(-2, 1, inside));
	};
}

/** Short dark hairs that lie down the limb, as light let through. */
function growHair(camera: Camera, shape: Shape, { hair, seed }: Skin): Float32Array {
	const layer = newSheet(camera.width, camera.height);
	const [top, foot] = [camera.toPicture(0, 0), camera.toPicture(0, 1000)];
	const along = Math.atan2(foot[1] - top[1], foot[0] - top[0]);
	const cell = 44 / camera.distance;
	for (let row = 0; row * cell < camera.height; row++) {
		for (let column = 0; column * cell < camera.width; column++) {
			const [a, b, c] = [
				hash(column + seed, row),
				hash(row + seed, column),
				hash(column, row + seed),
			];
			if (a > hair * 0.8) continue;
			const [x, y] = [(column + b) * cell, (row + c) * cell];
			if (shape.depth(x, y) < 4) continue;
			const [awayX] = shape.away(x, y);
			const turn = along - awayX * 0.8 + (b - 0.5) * 0.7 + 0.5 * noise(x / 300, y / 300, seed);
			const long = ((50 + 70 * c) / camera.distance) * (0.7 + 0.5 * a);
			const curl = (a / hair - 0.4) * 0.8;
			const path = [0, 0.33, 0.66, 1].map((t) =>
				pt(x + Math.cos(turn + curl * t) * long * t, y + Math.sin(turn + curl * t) * long * t),
			);
			line(layer, path, {
				width: 2.6 / Math.sqrt(camera.distance),
				ink: [0.3, 0.3, 0.3],
				taper: (t) => 1 - 0.8 * t,
				strength: 0.55,
			});
		}
	}
	return layer.light;
}

/** Reads the sheet between pixels, a little beside the place, as skin pulls a line about. */
function sample(sheet: Sheet, x: number, y: number, pull: readonly Grid[], into: Rgb): void {
	const [across, down] = pull as [Grid, Grid];
	const sx = x + read(across, x, y) + 0.5 * noise(x / 6, y / 6, 93);
	const sy = y + read(down, x, y) + 0.5 * noise(x / 6, y / 6, 94);
	const [left, top] = [Math.floor(sx), Math.floor(sy)];
	if (left < 0 || top < 0 || left > sheet.width - 2 || top > sheet.height - 2) {
		into.fill(1);
		return;
	}
	const place = (top * sheet.width + left) * 3;
	const row = sheet.width * 3;
	for (let channel = 0; channel < 3; channel++) {
		const index = place + channel;
		const upper = mix(at(sheet.light, index), at(sheet.light, index + 3), sx - left);
		const lower = mix(at(sheet.light, index + row), at(sheet.light, index + row + 3), sx - left);
		into[channel] = mix(upper, lower, sy - top);
	}
}

/** Height of the skin: a net of fine creases between tiny plates, and a pore here and there. */
function raiseRelief(camera: Camera, seed: number): Float32Array {
	const { width, height } = camera;
	const relief = new Float32Array(width * height);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const [x, y] = camera.toScene(column, row);
			const stretch = noise(x / 90, y / 90, seed + 3);
			const crease = cellEdge((x + stretch * 12) / 11, (y + stretch * 9) / 8, seed);
			relief[row * width + column] =
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

/** Small brown marks. */
function freckle(x: number, y: number, seed: number, many: number): number {
	const [column, row] = [Math.floor(x / 70), Math.floor(y / 70)];
	const rank = hash(column + seed, row + 53);
	const share = Math.min(0.9, 0.14 * many);
	if (rank > share) return 0;
	const dx = x - (column + 0.3 + 0.4 * hash(column, row + seed)) * 70;
	const dy = y - (row + 0.3 + 0.4 * hash(column + seed, row)) * 70;
	const rest = (0.14 * (share - rank)) / share;
	const size = 2.5 + 30 * rest;
	return (0.16 + 0.9 * rest) * ramp(size, size * 0.3, Math.hypot(dx, dy * 1.15));
}

function normalize([x, y, z]: Rgb): Rgb {
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
}
