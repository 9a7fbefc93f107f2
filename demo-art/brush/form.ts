import type { Path } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at, fill, measureDepth } from "./mask.ts";
import { clamp } from "./random.ts";
import type { Dye, Ink, Sheet } from "./sheet.ts";
import { BLACK, clearMask, closedLine, lay } from "./sheet.ts";
import { engrave, pepper, stipple } from "./tone.ts";
import { lightOn } from "./tube.ts";

/** Lines that run over a form: `angle` in radians, `spacing` in pixels, `bulge` how far they bow over it. */
export type Hatch = { angle: number; spacing: number; bulge?: number };

/** A solid thing with a closed outline that swells towards the viewer. */
export type Form = {
	outline: Path;
	/** Pixels from the edge to where its surface faces the viewer; small is a coin, large is a ball. */
	swell: number;
	/** Bare skin around it in pixels, 6 when absent. */
	halo?: number;
	/** Width of its outline in pixels, 5 when absent; 0 for none. */
	edge?: number;
	/** Flat color beneath the shading, and its strength. */
	wash?: Ink | Dye;
	washStrength?: number;
	/** Ink of shading and outline. */
	ink?: Ink;
	/** How dark the side away from the light is, 0 to 1; 0.9 when absent. */
	depth?: number;
	/** Darkness everywhere, 0 to 1. */
	base?: number;
	/** More darkness at a place of the sheet: stripes, spots, a shadow cast on it. */
	mark?: (x: number, y: number) => number;
	/** How the shading is laid: needle wash, dots, or engraved lines. */
	grain?: "pepper" | "stipple" | Hatch;
};

/**
 * Draws a form in front of what is there: a rim of bare skin, color, shading by its roundness, outline.
 *
 * @returns its mask, for whatever is to stay inside it
 */
export function drawForm(sheet: Sheet, form: Form): Mask {
	const { outline, swell, halo = 6, edge = 5, wash, washStrength = 0.9, ink = BLACK } = form;
	const { depth = 0.9, base = 0, mark = () => 0, grain = "pepper" } = form;
	const mask = fill(outline, halo + 4);
	clearMask(sheet, mask, halo);
	if (wash) lay(sheet, mask, wash, () => washStrength);
	const height = raise(mask, swell);
	const slope = (index: number, step: number) =>
		(at(height, Math.max(0, index - step)) -
			at(height, Math.min(height.length - 1, index + step))) *
		swell *
		0.34;
	lay(sheet, mask, ink, (x, y, index) => {
		const light = lightOn(
			clamp(slope(index, 1), -0.9, 0.9),
			clamp(slope(index, mask.width), -0.9, 0.9),
		);
		const tone = clamp(base + depth * clamp(1.02 - light * 1.16) ** 1.15 + mark(x, y));
		if (grain === "pepper") return pepper(x, y, tone, 4.2);
		if (grain === "stipple") return stipple(x, y, tone, 5.5);
		const across = x * Math.cos(grain.angle) + y * Math.sin(grain.angle);
		return engrave(
			(across + at(height, index) * (grain.bulge ?? 0)) / grain.spacing,
			tone,
			grain.spacing,
		);
	});
	if (edge > 0) closedLine(sheet, outline, { width: edge, ink });
	return mask;
}

/** Height of a swelling surface over every place of a mask, 0 at the edge to 1, without ridges. */
export function raise(mask: Mask, swell: number): Float32Array {
	const round = measureDepth(mask).map((away) => {
		const rest = 1 - clamp(away / swell);
		return Math.sqrt(1 - rest * rest);
	});
	const reach = Math.max(2, Math.round(swell / 7));
	let height: Float32Array = round;
	for (let pass = 0; pass < 2; pass++) {
		height = soften(height, mask.width, reach, 1);
		height = soften(height, mask.width, reach, mask.width);
	}
	return height;
}

/** The running mean along rows (`step` 1) or columns (`step` the width). */
function soften(data: Float32Array, width: number, reach: number, step: number): Float32Array {
	const out = new Float32Array(data.length);
	const length = step === 1 ? width : data.length / width;
	const count = data.length / length;
	for (let lineNumber = 0; lineNumber < count; lineNumber++) {
		const first = step === 1 ? lineNumber * width : lineNumber;
		let sum = 0;
		for (let place = -reach; place < length; place++) {
			if (place + reach < length) sum += at(data, first + (place + reach) * step);
			if (place - reach - 1 >= 0) sum -= at(data, first + (place - reach - 1) * step);
			if (place >= 0) out[first + place * step] = sum / (2 * reach + 1);
		}
	}
	return out;
}
