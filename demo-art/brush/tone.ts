import { clamp, hash } from "./random.ts";

/**
 * Dots whose density follows a tone, as a needle leaves them: every cell of a lattice holds one dot at a
 * place of its own, which appears once the tone passes the rank of the dot.
 *
 * @param tone 0 bare to 1 solid
 * @param cell size of the lattice in pixels
 * @returns coverage 0 to 1 at the place
 */
export function stipple(x: number, y: number, tone: number, cell = 5): number {
	if (tone <= 0.01) return 0;
	if (tone >= 0.98) return 1;
	const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
	const radius = cell * (0.24 + 0.42 * tone * tone);
	let cover = 0;
	for (let dy = -1; dy <= 1; dy++) {
		for (let dx = -1; dx <= 1; dx++) {
			const [cx, cy] = [column + dx, row + dy];
			if (hash(cx * 3 + 1, cy) > tone * 1.15) continue;
			const away = Math.hypot(
				(cx + 0.1 + 0.8 * hash(cx, cy * 3 + 7)) * cell - x,
				(cy + 0.1 + 0.8 * hash(cx * 5, cy + 9)) * cell - y,
			);
			cover = Math.max(cover, clamp(radius * (0.75 + 0.5 * hash(cx + 77, cy)) + 0.5 - away));
		}
	}
	return cover;
}

/** Gray wash with the grain of single needle marks in it: what most shading on skin looks like. */
export function pepper(x: number, y: number, tone: number, cell = 4): number {
	return clamp(tone * 0.62 + stipple(x, y, tone * 0.9, cell) * 0.42 * (0.35 + tone));
}

/**
 * Engraved lines: `phase` counts lines across the surface, and each is as thick as the tone asks for.
 *
 * @param spacing pixels between two lines, for soft edges
 */
export function engrave(phase: number, tone: number, spacing: number): number {
	const away = Math.abs(phase - Math.floor(phase) - 0.5) * spacing;
	return clamp((clamp(tone) * spacing) / 2 + 0.4 - away) * clamp(tone * 6);
}
