import { drawBlade } from "../brush/blade.ts";
import { drawForm } from "../brush/form.ts";
import type { Path, Point } from "../brush/geometry.ts";
import { circle, polar, pt, wander } from "../brush/geometry.ts";
import { hash, mix, noise, ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { line, spindle } from "../brush/sheet.ts";

/** A bar of wind: a long band with round ends, black along its upper edge, gray towards its foot. */
export function drawWindBar(sheet: Sheet, spine: Path, thick: number, dark: number): void {
	const length = (spine.length - 1) * 2;
	const cap = (t: number) => {
		const end = Math.min(t, 1 - t) * length;
		return end < thick ? Math.sqrt(1 - (1 - end / thick) ** 2) : 1;
	};
	drawBlade(sheet, {
		spine,
		radius: (t) => Math.max(1, thick * cap(t) * (1 + 0.07 * noise(t * 6, thick, 4))),
		halo: 6,
		edge: 5.5,
		// Dark along its upper edge and never bare: a bar that is lit from above would look like a log.
		tone: ({ t, across }) =>
			dark * (0.3 + 0.85 * ramp(0.8, -0.5, across + 0.35 * noise(t * 5, 1, Math.round(thick)))),
	});
}

/** Bars stacked from top to bottom, their ends stepped in and out like steps of mist. */
export function drawWind(
	sheet: Sheet,
	{ left, right, top, bottom, rows }: Record<"left" | "right" | "top" | "bottom" | "rows", number>,
	seed: number,
): void {
	const pitch = (bottom - top) / rows;
	for (let row = 0; row < rows; row++) {
		const share = (row + 0.5) / rows;
		const bulge = Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2));
		const middle = (left + right) / 2;
		const half = ((right - left) / 2) * mix(0.55, 1, bulge);
		const from = middle - half * mix(0.72, 1, hash(row, seed));
		const to = middle + half * mix(0.72, 1, hash(row, seed + 5));
		const path = wander(
			pt(from, top + pitch * (row + 0.5)),
			0.16 * Math.sin(row * 0.5 + seed),
			to - from,
			(t) => 0.0011 * Math.sin(t * 8 + row * 0.5 + seed),
		);
		drawWindBar(sheet, path, pitch * mix(0.4, 0.74, hash(row, seed + 9)), 1);
	}
}

/** A billowing cloud: round lobes, each with a second line inside its rim, shaded black below. */
export function drawCloudRoll(sheet: Sheet, center: Point, size: number, flip: 1 | -1): void {
	for (const [x, y, radius] of [
		[0.95, 0.06, 0.34],
		[-0.98, 0.12, 0.3],
		[0.5, -0.2, 0.46],
		[-0.52, -0.14, 0.44],
		[0, 0, 0.6],
		[0.62, 0.3, 0.34],
		[-0.6, 0.32, 0.32],
	] as const) {
		const middle = pt(center.x + x * size * flip, center.y + y * size);
		const reach = radius * size;
		drawForm(sheet, {
			outline: circle(middle, reach, 0.9),
			swell: reach * 0.35,
			edge: 5.5,
			halo: 5,
			depth: 0.2,
			mark: (_x, down) => 1.1 * ramp(-0.1, 1, (down - middle.y) / reach) ** 1.5,
		});
		const rim = Array.from({ length: 60 }, (_, step) =>
			polar(middle, Math.PI * mix(0.95, 1.85, step / 59), reach * 0.78),
		);
		line(
			sheet,
			rim.map(({ x, y }) => pt(x, middle.y + (y - middle.y) * 0.9)),
			{
				width: 5,
				taper: spindle,
			},
		);
	}
}
