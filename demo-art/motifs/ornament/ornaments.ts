import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, polar, smooth, wander } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { hash, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, whip } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";

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

/** A wreath of pointed petals in two layers, the back one dark, with a bead over every tip. */
export function drawPetalRing(
	sheet: Sheet,
	center: Point,
	from: number,
	to: number,
	count: number,
): void {
	for (const back of [true, false]) {
		for (let petal = 0; petal < count; petal++) {
			const angle = ((petal + (back ? 0.5 : 0)) / count) * Math.PI * 2;
			const length = (to - from) * (back ? 1 : 0.86);
			const width = (Math.PI / count) * from * (back ? 0.8 : 0.98);
			drawBlade(sheet, {
				spine: wander(polar(center, angle, from), angle, length, () => 0),
				radius: outlines.flame(width),
				halo: 3.5,
				edge: 4.2,
				tone: ({ t, across }) =>
					back ? 0.95 : 0.9 * ramp(0.75, 0.1, t) * ramp(-0.4, 0.5, Math.abs(across)),
				...(back ? {} : { rib: 3 }),
			});
			if (back) dot(sheet, polar(center, angle, to + 14), 4.4);
		}
	}
}
