import { raise } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pt, smooth } from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import { clamp, cloud, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, lay } from "../../brush/sheet.ts";
import { toLinear } from "../../ground/light.ts";
import { blend } from "./paint.ts";

/** A material: its color from deep shade to full light, how sharp its highlight is, and what it mirrors. */
export type Material = {
	colors: readonly Ink[];
	/** 0 dull to 1 polished. */
	gloss: number;
	/** Color of the light that comes back from the ground. */
	bounce: Ink;
};

export const material = (colors: readonly string[], gloss: number, bounce: string): Material => ({
	colors: colors.map(toLinear),
	gloss,
	bounce: toLinear(bounce),
});

export type Painted = {
	outline: Path;
	/** Pixels from the edge to where the surface faces the viewer. */
	swell: number;
	of: Material;
	/** Change of light at a place, -1 to 1: grooves, ridges, shadow cast on it. */
	mark?: (x: number, y: number) => number;
	/** Width of the dark line around it; 3 when absent. */
	edge?: number;
	/** How much the brush shows, 0 to 1. */
	brushy?: number;
};

const LIGHT = { x: -0.5, y: -0.62, z: 0.6 };
const LINE: Ink = [0.006, 0.009, 0.01];

/** A solid thing in paint: shade, local color, light, highlight, and light from below at its far edge. */
export function paintForm(
	sheet: Sheet,
	{ outline, swell, of, mark = () => 0, edge = 3, brushy = 0.5 }: Painted,
): void {
	const mask = fill(outline, 2);
	const height = raise(mask, swell);
	const depth = measureDepth(mask);
	const slope = (index: number, step: number) =>
		clamp(
			(at(height, Math.max(0, index - step)) -
				at(height, Math.min(height.length - 1, index + step))) *
				swell *
				0.36,
			-0.93,
			0.93,
		);
	const dye = (index: number): Ink => {
		const [x, y] = [(index % mask.width) + mask.left, Math.floor(index / mask.width) + mask.top];
		let [nx, ny] = [slope(index, 1), slope(index, mask.width)];
		const flat = Math.hypot(nx, ny);
		if (flat > 0.95) [nx, ny] = [(nx / flat) * 0.95, (ny / flat) * 0.95];
		const nz = Math.sqrt(1 - nx * nx - ny * ny);
		const facing = nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z;
		const strokes = brushy * 0.2 * cloud((x + y * 0.7) / 60, (y - x * 0.5) / 13, 3, 5);
		const tuck = 0.16 * ramp(9, 0, at(depth, index));
		const light = clamp(0.1 + 0.78 * Math.max(0, facing) + mark(x, y) + strokes - tuck);
		const color = blend(of.colors, light ** 1.15);
		const half = clamp(nx * -0.32 + ny * -0.42 + nz * 0.85);
		const shine = of.gloss * ramp(0.955, 0.995, half + mark(x, y) * 0.05) * (0.75 + strokes);
		const under = 0.75 * clamp(nx * 0.6 + ny * 0.62 - 0.3) * (0.4 + of.gloss * 0.6);
		const top = of.colors[of.colors.length - 1] as Ink;
		const channel = (place: 0 | 1 | 2) =>
			mix(color[place] + of.bounce[place] * under, top[place], clamp(shine));
		return [channel(0), channel(1), channel(2)];
	};
	lay(sheet, mask, dye);
	if (edge > 0) closedLine(sheet, outline, { width: edge, ink: LINE, strength: 0.85 });
}

/** A shadow on what lies behind, blurred by distance. */
export function castShadow(
	sheet: Sheet,
	center: Point,
	wide: number,
	tall: number,
	strength: number,
): void {
	const mask = fill(circle(center, wide, tall / wide));
	lay(
		sheet,
		mask,
		LINE,
		(x, y) => strength * ramp(1, 0.1, Math.hypot((x - center.x) / wide, (y - center.y) / tall)),
	);
}

/** Mirrors half an outline that runs down one side of an upright axis. */
export function mirror(half: readonly Point[], step = 3): Path {
	return smooth([...half, ...half.map(({ x, y }) => pt(-x, y)).reverse()], true, step);
}
