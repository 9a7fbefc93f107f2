import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, polar, pt, wander } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper, stipple } from "../../brush/tone.ts";
import { bendTube } from "../../brush/tube.ts";
import { even } from "../water/scales.ts";

/** A bar of wind: dark along one edge, dying away to skin at the other and at both ends. */
export function drawBar(
	sheet: Sheet,
	flat: Path,
	width: number,
	side: 1 | -1 = 1,
	strength = 1,
): void {
	const spine = even(flat);
	const radius = (t: number) => Math.max(1.5, width * Math.sin(Math.PI * clamp(t)) ** 0.55);
	const tube = bendTube(spine, radius, 12);
	lay(sheet, bendTube(spine, (t) => radius(t) + 6, 12).mask, [1, 1, 1]);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const t = at(tube.along, index) / tube.length;
		const across = at(tube.across, index) * side;
		const tone = strength * ramp(-0.75, 0.85, across) ** 1.1 * ramp(0, 0.12, t) * ramp(1, 0.7, t);
		return pepper(x, y, clamp(tone * 1.1), 4.2);
	});
	const edge = spine.map((point, index) =>
		polar(point, heading(spine, index) + (side * Math.PI) / 2, radius(index / (spine.length - 1))),
	);
	line(sheet, edge, { width: 6, taper: spindle });
}

/** A soft black field that fades out, as backgrounds behind a motif are shaded. */
export function drawShade(
	sheet: Sheet,
	flat: Path,
	width: (t: number) => number,
	strength: number,
): void {
	const spine = even(flat);
	const tube = bendTube(spine, width, 12);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const t = at(tube.along, index) / tube.length;
		const across = Math.abs(at(tube.across, index));
		return stipple(x, y, strength * ramp(1, 0.1, across) * ramp(0, 0.2, t) * ramp(1, 0.8, t), 5.6);
	});
}

/** A Japanese cloud: lobes that curl in on themselves around a center. Size is its half width. */
export function drawCloud(sheet: Sheet, to: Point, size: number, seed: number, bare = false): void {
	const lobes = Array.from({ length: 6 }, (_, lobe) => {
		const angle = Math.PI + (lobe / 5) * Math.PI + 0.3 * (hash(lobe, seed) - 0.5);
		const reach = size * mix(0.34, 0.46, hash(lobe, seed + 1));
		return {
			center: pt(
				to.x + Math.cos(angle) * size * 0.62,
				to.y + Math.sin(angle) * size * 0.36 + size * 0.1,
			),
			reach: reach * mix(0.8, 1.1, Math.sin(Math.PI * (lobe / 5))),
		};
	});
	const order = [0, 5, 1, 4, 2, 3];
	for (const number of order) {
		const lobe = pick(lobes, number);
		drawLobe(sheet, lobe.center, lobe.reach, number < 3 ? 1 : -1, bare);
	}
}

function drawLobe(sheet: Sheet, center: Point, reach: number, side: number, bare: boolean): void {
	const rim = Array.from({ length: 72 }, (_, step) => {
		const angle = (step / 72) * Math.PI * 2;
		return polar(center, angle, reach * (1 + 0.03 * Math.sin(angle * 3 + reach)));
	});
	const mask = fill(rim, 12);
	clearMask(sheet, mask, 5);
	lay(sheet, mask, BLACK, (x, y) => {
		if (bare) return 0;
		const [dx, dy] = [(x - center.x) / reach, (y - center.y) / reach];
		const away = Math.hypot(dx, dy);
		const under = ramp(-0.1, 0.95, dy * 0.8 + dx * 0.35);
		return pepper(x, y, clamp(1.25 * under * ramp(0.25, 0.95, away)), 4.2);
	});
	closedLine(sheet, rim, { width: 6 });
	const inner = Array.from({ length: 40 }, (_, step) =>
		polar(center, Math.PI * mix(0.98, 2.02, step / 39), reach * 0.86),
	);
	line(sheet, inner, { width: 3.4, taper: spindle });
	const from = Math.PI / 2 + side * 0.5;
	const spiral = wander(
		polar(center, from, reach),
		from + (side * Math.PI) / 2,
		reach * 3.7,
		(t) => (side * (0.98 + 2.8 * t * t)) / reach,
	);
	line(sheet, spiral, { width: 5.4, taper: (t) => 1 - 0.6 * t });
}
