import type { Path, Point } from "../../brush/geometry.ts";
import { circle, polar, smooth } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, dot, line } from "../../brush/sheet.ts";

const FOLD = 24;

/** A rosette of crossing circles within rings and pointed petals, in one even line; `radius` is its largest ring. */
export function drawRosette(
	sheet: Sheet,
	center: Point,
	radius: number,
	ink: Ink,
	width: number,
): void {
	for (const share of [1, 0.95, 0.46, 0.42, 0.14])
		closedLine(sheet, circle(center, radius * share), { width, ink });
	const inside = ({ x, y }: Point) => Math.hypot(x - center.x, y - center.y) / radius;
	for (let turn = 0; turn < FOLD; turn++) {
		const angle = (turn / FOLD) * Math.PI * 2;
		const ring = circle(polar(center, angle, radius * 0.475), radius * 0.475);
		for (const [from, to] of [
			[0.46, 0.95],
			[0.14, 0.42],
		] as const)
			for (const part of split(ring, (place) => inside(place) > from && inside(place) < to))
				if (from > 0.4 || turn % 2 === 0) line(sheet, part, { width, ink });
		const step = Math.PI / FOLD;
		const petal = smooth([
			polar(center, angle - step, radius),
			polar(center, angle - step * 0.72, radius * 1.1),
			polar(center, angle, radius * 1.24),
			polar(center, angle + step * 0.72, radius * 1.1),
			polar(center, angle + step, radius),
		]);
		line(sheet, petal, { width, ink });
		line(sheet, [polar(center, angle, radius), polar(center, angle, radius * 1.12)], {
			width,
			ink,
		});
		dot(sheet, polar(center, angle, radius * 1.3), width * 1.2, ink);
		dot(sheet, polar(center, angle, radius * 0.44), width * 0.9, ink);
	}
	dot(sheet, center, width * 2, ink);
}

/** The stretches of a path whose places are `kept`. */
function split(path: Path, kept: (place: Point) => boolean): Path[] {
	const parts: Path[] = [];
	let part: Path = [];
	for (const place of [...path, ...path.slice(0, 1)]) {
		if (kept(place)) {
			part.push(place);
			continue;
		}
		if (part.length > 1) parts.push(part);
		part = [];
	}
	if (part.length > 1) parts.push(part);
	return parts;
}
