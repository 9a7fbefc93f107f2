import type { Path } from "./geometry.ts";
import { heading, ribbon } from "./geometry.ts";
import { at } from "./mask.ts";
import { clamp } from "./random.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, clearMask, lay, line } from "./sheet.ts";
import { engrave, pepper } from "./tone.ts";
import { bendTube, lightOn } from "./tube.ts";

/** A place on a blade: `t` 0 at the root to 1 at the tip, `across` -1 to 1, `away` pixels from the root. */
export type Spot = { t: number; across: number; away: number; light: number };

/** How a feather, a leaf or a petal is drawn: each is a blade around a spine, in another dress. */
export type Blade = {
	spine: Path;
	radius: (t: number) => number;
	/** Bare skin around it in pixels. */
	halo: number;
	/** Width of the outline in pixels. */
	edge: number;
	ink?: Ink;
	/** Flat color beneath the shading, with its strength. */
	wash?: (spot: Spot) => readonly [Ink, number];
	/** Darkness of the shading, 0 to 1. */
	tone: (spot: Spot) => number;
	/** Fine lines: where they run, how far apart in pixels, and how dark. */
	veins?: { phase: (spot: Spot) => number; spacing: number; tone: (spot: Spot) => number };
	/** Width of the line down the middle. */
	rib?: number;
};

export function drawBlade(sheet: Sheet, blade: Blade): void {
	const { spine, radius, halo, edge, ink = BLACK, wash, tone, veins, rib } = blade;
	const tube = bendTube(spine, radius, halo + 4);
	clearMask(sheet, tube.mask, halo);
	const read = (index: number): Spot => {
		const away = at(tube.along, index);
		const across = at(tube.across, index);
		const side = heading(spine, Math.round(away / 2)) + Math.PI / 2;
		return {
			t: away / tube.length,
			across,
			away,
			light: lightOn(Math.cos(side) * across * 0.8, Math.sin(side) * across * 0.8),
		};
	};
	if (wash) {
		lay(
			sheet,
			tube.mask,
			(index) => wash(read(index))[0],
			(_x, _y, index) => wash(read(index))[1],
		);
	}
	lay(sheet, tube.mask, ink, (x, y, index) => {
		const spot = read(index);
		const grain = pepper(x, y, clamp(tone(spot)), 4.2);
		return veins
			? Math.max(grain, engrave(veins.phase(spot), clamp(veins.tone(spot)), veins.spacing))
			: grain;
	});
	line(sheet, ribbon(spine, radius), { width: edge, ink });
	if (rib) line(sheet, spine, { width: rib, ink, taper: (t) => 1 - 0.8 * t });
}

/** Half widths in pixels for common outlines. */
export const outlines = {
	/** Long and even with a round tip. */
	feather: (width: number) => (t: number) =>
		Math.max(1, width * clamp(t * 4.5 + 0.25) ** 0.6 * Math.sqrt(1 - t ** 5)),
	/** Short, narrowing to a soft tip. */
	scale: (width: number) => (t: number) =>
		Math.max(1, width * clamp(0.5 + t * 1.6) * Math.sqrt(1 - clamp((t - 0.2) / 0.8) ** 2)),
	/** Pointed at both ends. */
	leaf: (width: number) => (t: number) =>
		Math.max(0.8, width * Math.sin(Math.PI * clamp(t) ** 0.8) ** 0.9),
	/** Broad foot, drawn out to a fine tip. */
	flame: (width: number) => (t: number) =>
		Math.max(0.8, width * 2.25 * clamp(t + 0.03) ** 0.45 * clamp(1 - t) ** 0.85),
	/** Narrow foot, broad ruffled end. */
	petal: (width: number) => (t: number) =>
		Math.max(
			1,
			width *
				Math.sin(Math.PI * 0.5 * clamp(t * 1.5)) ** 1.15 *
				Math.sqrt(1 - clamp((t - 0.5) / 0.5) ** 2.4),
		),
};
