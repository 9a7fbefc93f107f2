import type { Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { clamp, cloud, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, lay } from "../../brush/sheet.ts";

type Survey = {
	center: Point;
	radius: number /** Height between two lines. */;
	step: number;
	seed: number;
};

/** Lines of equal height as on a walker's map, every fifth heavy; they fade out towards the rim. */
export function drawContourMap(sheet: Sheet, { center, radius, step, seed }: Survey): void {
	const height = (x: number, y: number) =>
		cloud(x / 420, y / 420, 3, seed) + 0.0006 * (x - y * 0.4);
	const mask = emptyMask(
		[pt(center.x - radius, center.y - radius), pt(center.x + radius, center.y + radius)],
		0,
	);
	mask.data.fill(1);
	lay(sheet, mask, BLACK, (x, y) => {
		const away = Math.hypot(x - center.x, y - center.y) / radius;
		if (away > 1) return 0;
		const here = height(x, y);
		const slope = Math.hypot(height(x + 2, y) - here, height(x, y + 2) - here) / 2 + 1e-6;
		const level = Math.round(here / step);
		const pixels = Math.abs(here - level * step) / slope;
		const width = level % 5 === 0 ? 2.9 : 1.5;
		return (
			clamp(width + 0.5 - pixels) * ramp(1, 0.82, away + 0.1 * cloud(x / 120, y / 120, 2, seed + 3))
		);
	});
}
