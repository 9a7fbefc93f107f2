import type { Point } from "./geometry.ts";
import { circle, heading, pick, polar, smooth } from "./geometry.ts";
import { emptyMask } from "./mask.ts";
import { clamp, hash, ramp } from "./random.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "./sheet.ts";
import { stipple } from "./tone.ts";

/** Rays that leave a circle: every third long, the rest short, each drawn with a flick outwards. */
export function drawRays(
	sheet: Sheet,
	center: Point,
	from: number,
	to: number,
	count: number,
	ink: Ink = BLACK,
): void {
	for (let ray = 0; ray < count; ray++) {
		const angle = (ray / count) * Math.PI * 2 + 0.012 * (hash(ray, 3) - 0.5);
		const reach = ray % 3 === 0 ? 1 : ray % 3 === 1 ? 0.52 : 0.6;
		const end = from + (to - from) * reach * (0.94 + 0.12 * hash(ray, 4));
		const path = smooth([
			polar(center, angle, from),
			polar(center, angle, (from + end) / 2),
			polar(center, angle, end),
		]);
		line(sheet, path, { width: ray % 3 === 0 ? 7 : 4.5, ink, taper: whip });
		if (ray % 3 === 0) dot(sheet, polar(center, angle, end + 18), 4.2, ink);
	}
}

export function drawRing(
	sheet: Sheet,
	center: Point,
	radius: number,
	width: number,
	ink: Ink = BLACK,
): void {
	closedLine(sheet, circle(center, radius), { width, ink });
}

export function drawBeads(
	sheet: Sheet,
	center: Point,
	radius: number,
	count: number,
	size: number,
	ink: Ink = BLACK,
): void {
	for (let bead = 0; bead < count; bead++) {
		const place = polar(center, (bead / count) * Math.PI * 2, radius);
		dot(sheet, place, size * (0.85 + 0.3 * hash(bead, 11)), ink);
	}
}

/** Dotwork that is dense at one radius and dies away towards another. */
export function drawAura(
	sheet: Sheet,
	center: Point,
	dense: number,
	bare: number,
	strength: number,
	cell = 6,
	ink: Ink = BLACK,
): void {
	const outer = Math.max(dense, bare);
	const mask = emptyMask(
		[polar(center, Math.PI * 1.25, outer * 1.5), polar(center, Math.PI / 4, outer * 1.5)],
		0,
	);
	mask.data.fill(1);
	const inner = Math.min(dense, bare);
	lay(sheet, mask, ink, (x, y) => {
		const away = Math.hypot(x - center.x, y - center.y);
		if (away > outer || away < inner) return 0;
		return stipple(x, y, strength * ramp(bare, dense, away) ** 1.4, cell);
	});
}

/** A wreath of pointed petals, each with a shaded foot and a line down its middle. */
export function drawPetalRing(
	sheet: Sheet,
	center: Point,
	from: number,
	to: number,
	count: number,
	ink: Ink = BLACK,
): void {
	const half = (Math.PI / count) * 0.98;
	for (let petal = 0; petal < count; petal++) {
		const angle = ((petal + 0.5) / count) * Math.PI * 2;
		const middle = from + (to - from) * 0.42;
		const outline = smooth(
			[
				polar(center, angle - half * 0.45, from),
				polar(center, angle - half * 0.95, middle),
				polar(center, angle - half * 0.32, to - (to - from) * 0.18),
				polar(center, angle, to),
				polar(center, angle + half * 0.32, to - (to - from) * 0.18),
				polar(center, angle + half * 0.95, middle),
				polar(center, angle + half * 0.45, from),
			],
			false,
		);
		clear(sheet, outline, 3);
		line(sheet, outline, { width: 4, ink });
		const mask = emptyMask(outline, 0);
		mask.data.fill(1);
		lay(sheet, mask, ink, (x, y) => {
			const away = Math.hypot(x - center.x, y - center.y);
			const off = Math.abs(
				Math.atan2(
					Math.sin(Math.atan2(y - center.y, x - center.x) - angle),
					Math.cos(Math.atan2(y - center.y, x - center.x) - angle),
				),
			);
			const share = (away - from) / (to - from);
			const inside =
				off < half * 0.9 * Math.sin(Math.PI * clamp(share * 0.72 + 0.22)) &&
				share > 0 &&
				share < 0.9;
			return inside ? stipple(x, y, 0.85 * (1 - share) ** 1.8, 5) : 0;
		});
		line(sheet, [polar(center, angle, from), polar(center, angle, to - (to - from) * 0.25)], {
			width: 2.6,
			ink,
			taper: whip,
		});
		dot(sheet, polar(center, angle, to + 14), 3.6, ink);
	}
}

/** Short strokes on both sides of a line, as on a feather or a fern. */
export function drawBarbs(
	sheet: Sheet,
	path: readonly Point[],
	every: number,
	length: (t: number) => number,
	lean: number,
	ink: Ink = BLACK,
): void {
	for (let index = 2; index < path.length - 1; index += every) {
		const t = index / (path.length - 1);
		for (const side of [1, -1]) {
			const angle = heading(path, index) + side * lean;
			const root = pick(path, index);
			line(
				sheet,
				smooth([
					root,
					polar(root, angle + side * 0.12, length(t) / 2),
					polar(root, angle, length(t)),
				]),
				{ width: 2.4, ink, taper: spindle },
			);
		}
	}
}
