import { raise } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, polar, ribbon, wander } from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay, line, spindle } from "../../brush/sheet.ts";
import { lightOn } from "../../brush/tube.ts";
import { toLinear } from "../../ground/light.ts";

/** A color of the palette, `#rrggbb`, as a digital painting holds it. */
export function tint(color: string): Ink {
	return toLinear(color);
}

/** A color between others that are spread evenly from 0 to 1. */
export function blend(colors: readonly Ink[], share: number): Ink {
	const place = clamp(share) * (colors.length - 1);
	const from = Math.min(colors.length - 2, Math.floor(place));
	const [a, b] = [colors[from] as Ink, colors[from + 1] as Ink];
	const part = place - from;
	return [mix(a[0], b[0], part), mix(a[1], b[1], part), mix(a[2], b[2], part)];
}

/** Covers the whole sheet, or changes what is there: `color` gets the light that is already at the place. */
export function flood(
	sheet: Sheet,
	color: (x: number, y: number, under: Ink) => Ink,
	top = 0,
	bottom = sheet.height,
): void {
	for (let y = top; y < bottom; y++) {
		for (let x = 0; x < sheet.width; x++) {
			const place = (y * sheet.width + x) * 3;
			sheet.light.set(color(x, y, read(sheet, place)), place);
		}
	}
}

function read({ light }: Sheet, place: number): Ink {
	return [at(light, place), at(light, place + 1), at(light, place + 2)];
}

export type Color = Ink | ((x: number, y: number, depth: number) => Ink);

/** A painted shape; `rough` is how many pixels a dry brush leaves out along its edge. */
export function paint(
	sheet: Sheet,
	outline: Path,
	color: Color,
	{ rough = 0, opacity = 1 }: { rough?: number; opacity?: number } = {},
): void {
	const mask = fill(outline, 2);
	const { width, left, top } = mask;
	const depth = rough > 0 || typeof color === "function" ? measureDepth(mask) : mask.data;
	const dye =
		typeof color === "function"
			? (index: number) =>
					color(left + (index % width), top + Math.floor(index / width), at(depth, index))
			: color;
	lay(sheet, mask, dye, (x, y, index) =>
		rough === 0
			? opacity
			: opacity * clamp(at(depth, index) + 0.5 - rough * clamp(0.4 + cloud(x / 11, y / 11, 2, 5))),
	);
}

/** Adds light around a place, strongest in its middle. */
export function glow(sheet: Sheet, center: Point, radius: number, ink: Ink, power = 1): void {
	for (let y = Math.max(0, Math.floor(center.y - radius)); y < center.y + radius; y++) {
		if (y >= sheet.height) break;
		for (let x = Math.max(0, Math.floor(center.x - radius)); x < center.x + radius; x++) {
			if (x >= sheet.width) break;
			const away = Math.hypot(x - center.x, y - center.y) / radius;
			if (away >= 1) continue;
			const strength = power * (1 - away) ** 3.4;
			const place = (y * sheet.width + x) * 3;
			for (let channel = 0; channel < 3; channel++)
				sheet.light[place + channel] =
					at(sheet.light, place + channel) + at(ink, channel) * strength;
		}
	}
}

/** A round touch with soft edges. */
export function dab(sheet: Sheet, { x, y }: Point, radius: number, ink: Ink, opacity = 1): void {
	const reach = radius + 1;
	for (let row = Math.max(0, Math.floor(y - reach)); row <= y + reach; row++) {
		if (row >= sheet.height) break;
		for (let column = Math.max(0, Math.floor(x - reach)); column <= x + reach; column++) {
			if (column >= sheet.width) break;
			const cover = clamp(radius + 0.5 - Math.hypot(column - x, row - y)) * opacity;
			if (cover <= 0) continue;
			const place = (row * sheet.width + column) * 3;
			for (let channel = 0; channel < 3; channel++) {
				const light = at(sheet.light, place + channel);
				sheet.light[place + channel] = light + (at(ink, channel) - light) * cover;
			}
		}
	}
}

export type Bristles = {
	width: number;
	ink: Ink;
	/** How wet the brush is: 1 covers, 0.3 leaves streaks. */
	load?: number;
	opacity?: number;
	taper?: (t: number) => number;
};

/** A stroke of a bristle brush along points 2 px apart: every hair runs dry on its own. */
export function brush(
	sheet: Sheet,
	path: Path,
	{ width, ink, load = 0.8, opacity = 0.8, taper = spindle }: Bristles,
): void {
	const first = path[0];
	if (!first) return;
	const seed = Math.round(first.x * 3 + first.y * 7);
	const hairs = Math.max(2, Math.round(width / 2));
	for (let hair = 0; hair < hairs; hair++) {
		const across = ((hair + 0.5) / hairs - 0.5) * width;
		const tone = 0.82 + 0.36 * hash(hair, seed);
		const own: Ink = [ink[0] * tone, ink[1] * tone, ink[2] * tone];
		const [start, end] = [
			0.1 * hash(hair, seed + 1),
			1 - 0.35 * hash(hair, seed + 2) * (1.2 - load),
		];
		path.forEach((point, index) => {
			const t = index / path.length;
			if (t < start || t > end) return;
			if (noise(index / 22, hair * 0.7, seed) > load * 1.9 - 0.9 + 0.5 * (1 - t)) return;
			const place = polar(point, heading(path, index) + Math.PI / 2, across * taper(t));
			dab(sheet, place, 1.35, own, opacity);
		});
	}
}

/** A leaf or petal as an outline: `swell` gives half its width from root to tip. */
export function bladeOutline(
	root: Point,
	angle: number,
	length: number,
	swell: (t: number) => number,
	bend = 0,
): Path {
	return ribbon(
		wander(root, angle, length, () => bend / length, Math.max(1, length / 40)),
		swell,
	);
}

export type Model = {
	/** From the deepest shade to the brightest light. */
	ladder: readonly Ink[];
	/** Where the lamp is. */
	lamp: Point;
	/** Pixels the lamp reaches. */
	reach: number;
	swell: number;
	/** Lightness added at a place: folds, grain, what the thing is made of. */
	fold?: (x: number, y: number) => number;
	rough?: number;
	/** Width of its drawn outline. */
	edge?: number;
};

/** A painted solid in the light of a lamp, with a little cool light from the upper left. */
export function model(
	sheet: Sheet,
	outline: Path,
	{ ladder, lamp, reach, swell, fold = () => 0, rough = 1.5, edge = 4 }: Model,
): void {
	const mask = fill(outline, 4);
	const { width, left, top } = mask;
	const height = raise(mask, swell);
	const depth = measureDepth(mask);
	const slope = (index: number, step: number) =>
		clamp(
			(at(height, Math.max(0, index - step)) -
				at(height, Math.min(height.length - 1, index + step))) *
				swell *
				0.36,
			-0.9,
			0.9,
		);
	lay(
		sheet,
		mask,
		(index) => {
			const [x, y] = [left + (index % width), top + Math.floor(index / width)];
			const [nx, ny] = [slope(index, 1), slope(index, width)];
			const nz = Math.sqrt(Math.max(0.02, 1 - nx * nx - ny * ny));
			const [dx, dy] = [lamp.x - x, lamp.y - y];
			const away = Math.hypot(dx, dy, reach * 0.3);
			const facing = clamp((nx * dx + ny * dy + nz * reach * 0.3) / away);
			const warm = facing / (1 + (away / reach) ** 2);
			const stroke = 0.07 * noise(x / 5 + y / 90, y / 52, 12) + 0.05 * noise(x / 2.2, y / 2.2, 4);
			return blend(ladder, 0.08 + 1.02 * warm + 0.2 * lightOn(nx, ny) + fold(x, y) + stroke);
		},
		(x, y, index) =>
			clamp(at(depth, index) + 0.5 - rough * clamp(0.4 + cloud(x / 11, y / 11, 2, 5))),
	);
	if (edge > 0)
		line(sheet, [...outline, ...outline.slice(0, 2)], {
			width: edge,
			ink: blend(ladder, 0),
			strength: 0.85,
		});
}
