import type { Point } from "../../brush/geometry.ts";
import { circle, pt } from "../../brush/geometry.ts";
import { emptyMask, fill } from "../../brush/mask.ts";
import { clamp, cloud, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, lay } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A wall and a table in engraved lines, darker away from the light, that leave a ragged oval. */
export function drawTable(
	sheet: Sheet,
	edge: number,
	center: Point,
	wide: number,
	tall: number,
): void {
	const mask = emptyMask([pt(0, 0), pt(sheet.width, sheet.height)], 0);
	mask.data.fill(1);
	lay(sheet, mask, BLACK, (x, y) => {
		const away =
			Math.hypot((x - center.x) / wide, (y - center.y) / tall) + 0.05 * cloud(x / 90, y / 60, 3, 3);
		const inside = ramp(1, 0.86, away);
		if (inside <= 0) return 0;
		if (y < edge) {
			const dark = mix(0.16, 0.62, ramp(-1, 0.9, (x - center.x) / wide + (y - edge) / 900));
			const first = engrave((y + 4 * noise(x / 160, y / 60, 2)) / 11, dark * inside, 11);
			const cross = engrave((y * 0.75 + x * 0.7) / 12, clamp(dark - 0.3) * 0.9 * inside, 12);
			return Math.max(first, cross);
		}
		const grain = y + 5 * noise(x / 260, y / 24, 6) + 2 * noise(x / 60, y / 9, 7);
		const near = ramp(edge, sheet.height, y);
		const dark =
			0.16 +
			0.2 * ramp(0.1, 0.6, noise(x / 340, y / 26, 8)) +
			0.2 * ramp(0, 1, (x - center.x) / wide);
		return engrave(grain / mix(8, 15, near), dark * inside, mix(8, 15, near));
	});
}

/** Shadow on the table: crossed lines that follow it to the lower right. */
export function drawShade(
	sheet: Sheet,
	center: Point,
	wide: number,
	tall: number,
	strength = 0.8,
): void {
	const mask = fill(circle(center, wide, tall / wide));
	lay(sheet, mask, BLACK, (x, y) => {
		const dark = strength * ramp(1, 0.35, Math.hypot((x - center.x) / wide, (y - center.y) / tall));
		return Math.max(
			engrave((y + x * 0.12) / 8, dark, 8),
			engrave((y - x * 0.5) / 9, clamp(dark - 0.3), 9),
		);
	});
}
