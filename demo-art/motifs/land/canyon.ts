import type { Path } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A wall of a canyon: its crest from left to right, and down to where its foot is. */
export type Wall = {
	crest: Path;
	foot: number;
	wash: Ink;
	/** How far away it is: 0 near to 1 lost in the air. */
	far: number;
	/** 1 where it faces the light, 0 where it lies in its own shadow. */
	lit: number;
	seed: number;
};

/** The crest with the breaks of rock in it. */
function splinter(path: Path, rough: number, seed: number): Path {
	const out: Path = [];
	path.forEach((from, index) => {
		const to = path[index + 1];
		if (!to) return;
		const parts = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 14));
		for (let part = 0; part < parts; part++) {
			const t = part / parts;
			const [x, y] = [mix(from.x, to.x, t), mix(from.y, to.y, t)];
			const step = Math.floor(4 * noise(x / 46, y / 60, seed)) / 4;
			out.push(
				pt(
					x + rough * 0.5 * (hash(part, index + seed) - 0.5),
					y + rough * (step + 0.5 * (hash(index, part + seed) - 0.5)),
				),
			);
		}
	});
	return out;
}

export function drawWall(sheet: Sheet, { crest, foot, wash, far, lit, seed }: Wall): void {
	const edge = splinter(crest, mix(34, 10, far), seed);
	const [first, last] = [edge[0], edge[edge.length - 1]];
	if (!first || !last) return;
	const outline = [...edge, pt(last.x, foot), pt(first.x, foot)];
	clear(sheet, outline, 3);
	const mask = fill(outline, 4);
	const facet = (x: number, y: number) =>
		noise(x / 62 + 0.7 * noise(x / 150, y / 150, seed + 5), y / 250, seed) +
		0.5 * noise(x / 24, y / 110, seed + 1) +
		0.28 * noise(x / 60, y / 21, seed + 2);
	lay(sheet, mask, wash, (x, y) =>
		clamp(mix(0.82, 0.5, far) + 0.35 * cloud(x / 130, y / 130, 4, seed) + 0.2 * facet(x, y)),
	);
	lay(sheet, mask, BLACK, (x, y) => {
		const here = facet(x, y);
		const slope = here - facet(x + 10, y + 4);
		const base = mix(0.62, 0.16, lit) + slope * 1.5 - 0.1 * here;
		const fall = 0.3 * ramp(foot - 260, foot, y);
		const crack =
			ramp(0.045, 0.008, Math.abs(here)) * 0.75 +
			ramp(0.04, 0.005, Math.abs(noise(x / 190, y / 27, seed + 9))) * 0.5;
		const tone = clamp(base + fall) * mix(1, 0.6, far);
		const hatch = engrave((x * 0.94 + y * 0.22) / 8 + here * 1.3, tone, 8);
		const cross = engrave((x * 0.5 - y * 0.86) / 9 + here, clamp(tone - 0.42), 9);
		const ink = Math.max(hatch, cross, crack);
		return mix(1, 0.28, far) * clamp(ink * 0.92 + 0.16 * tone);
	});
	line(sheet, edge, { width: mix(4.5, 2, far), strength: mix(1, 0.4, far) });
}

/** The river: pale at the back, with dark banks, broken water and long strokes along its flow. */
export function drawRiver(sheet: Sheet, left: Path, right: Path, wash: Ink): void {
	const outline = [...left, ...[...right].reverse()];
	clear(sheet, outline, 2);
	const mask = fill(outline, 4);
	lay(sheet, mask, wash, (x, y) =>
		clamp(0.55 + 0.4 * cloud(x / 160, y / 26, 3, 4) + 0.25 * ramp(1000, 1500, y)),
	);
	lay(sheet, mask, BLACK, (x, y) => {
		const size = mix(5, 17, ramp(860, 1560, y));
		const flow =
			noise(x / (size * 9), y / size, 3) + 0.5 * noise(x / (size * 3), y / (size * 0.6), 5);
		const foam = ramp(0.1, 0.5, noise(x / 150, y / 60, 8));
		return 0.85 * ramp(0.5 + 0.3 * foam, 0.75 + 0.3 * foam, flow) + 0.12 * ramp(0.2, -0.5, flow);
	});
	for (const bank of [left, right]) line(sheet, bank, { width: 5 });
}
