import type { Path, Point } from "../../brush/geometry.ts";
import { pick, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";

/** A mountain by its summit, how far its feet lie to the left and right, and the line they stand on. */
export type Peak = { x: number; y: number; left: number; right: number; seed: number };

/** A mountain of rock and snow whose gullies fall away from the summit; it fades out towards `foot`. */
export function drawPeak(sheet: Sheet, peak: Peak, foot: number, depth = 1): void {
	const crest = crestOf(peak, foot);
	clear(sheet, crest, 4);
	const tall = foot - peak.y;
	lay(sheet, fill(crest), BLACK, (x, y) => {
		const down = (y - peak.y) / tall;
		const fan = (x - peak.x) / (y - peak.y + tall * 0.12) + 0.1 * noise(y / 55, x / 160, peak.seed);
		const gully = (at: number) =>
			noise(at * 3.4, down * 1.6, peak.seed + 3) + 0.55 * noise(at * 8.5, down * 3, peak.seed + 4);
		const lean = gully(fan) - gully(fan - 0.06);
		const dark = ramp(-0.2, 0.3, fan * 0.34 + lean * 1.25) * ramp(1.05, 0.5, down) * depth;
		const lines = engrave((x * 0.83 + y * 0.55) / 8.5, dark * 0.95, 8.5);
		return Math.max(lines, pepper(x, y, dark * dark * 0.95, 4.2));
	});
	const top = crest.slice(0, -2);
	line(sheet, top, { width: 6, taper: (t) => clamp(spindle(t) * 1.2) });
	for (let spur = 0; spur < 9; spur++) {
		const side = (spur % 2 === 0 ? 1 : -1) * mix(0.1, 0.9, hash(spur, peak.seed));
		const start = mix(0.04, 0.3, hash(spur, peak.seed + 1));
		const path: Path = [];
		for (let step = 0; step < 14; step++) {
			const down = start + step * 0.028;
			const reach = (side < 0 ? peak.left : peak.right) * 0.7;
			path.push(
				pt(
					peak.x + side * reach * down + 12 * noise(step / 2, spur, peak.seed + 7),
					peak.y + down * tall,
				),
			);
		}
		line(sheet, path, { width: 4, taper: whip });
	}
}

function crestOf({ x, y, left, right, seed }: Peak, foot: number): Path {
	const from: Point = pt(x - left, foot);
	const to: Point = pt(x + right, foot);
	const crest: Path = [];
	const tallness = (foot - y) * 0.16;
	const jag = (t: number, side: number) =>
		Math.sin(Math.PI * t) *
		(tallness * noise(t * 3.4, side, seed + 2) +
			30 * noise(t * 7, side, seed) +
			15 * noise(t * 14, side, seed) +
			6 * noise(t * 34, side, seed));
	for (let step = 0; step <= 60; step++) {
		const t = step / 60;
		crest.push(pt(mix(from.x, x, t), mix(from.y, y, t ** 1.12) + jag(t, 1)));
	}
	for (let step = 1; step <= 60; step++) {
		const t = step / 60;
		crest.push(pt(mix(x, to.x, t), mix(y, to.y, 1 - (1 - t) ** 1.12) + jag(t, 9)));
	}
	return [...crest, pt(pick(crest, crest.length - 1).x, foot), pt(from.x, foot)];
}
