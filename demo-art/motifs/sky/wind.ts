import { drawBlade } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { pt, wander } from "../../brush/geometry.ts";
import { hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";

/** A bar of wind: a long band with round ends, black along its upper edge, gray towards its foot. */
function drawWindBar(sheet: Sheet, spine: Path, thick: number, dark: number): void {
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

/** A billowing cloud in one line: lobes with a curl rolled into each. */
export function drawCloudRoll(sheet: Sheet, center: Point, size: number, flip: 1 | -1): void {
	const lobes = 9;
	const rim = (turn: number, scale: number) => {
		// Lobes are wide on top of the cloud and narrow at its foot.
		const angle = turn + 0.35 * Math.sin(turn);
		const swell = 0.8 + 0.22 * Math.abs(Math.sin((turn * lobes) / 2)) ** 0.7;
		const x = (Math.sin(angle) * 1.02 + 0.1) * swell * scale;
		const y = -Math.cos(angle) * 0.58 * swell * scale;
		return pt(center.x + flip * size * x, center.y + size * y);
	};
	const round = (scale: number) =>
		Array.from({ length: 360 }, (_, step) => rim((step / 360) * Math.PI * 2, scale));
	drawForm(sheet, {
		outline: round(1),
		swell: size * 0.16,
		edge: 6,
		halo: 6,
		depth: 0.25,
		mark: (_x, y) => 1.05 * ramp(-0.1, 0.5, (y - center.y) / size) ** 1.3,
	});
	for (let lobe = 0; lobe < lobes; lobe++) {
		if (lobe === 4 || lobe === 5) continue;
		const cusp = (lobe / lobes) * Math.PI * 2;
		const from = rim(cusp + 0.02, 1);
		const next = rim(cusp + 0.09, 1);
		const reach = size * mix(0.85, 0.5, Math.abs(Math.cos(cusp / 2 + 1.57)));
		const curl = wander(
			from,
			Math.atan2(from.y - next.y, from.x - next.x),
			reach,
			(t) => (flip * mix(-1.6, -9, t ** 1.3)) / reach,
		);
		line(sheet, curl, { width: 6, taper: (t) => 1 - 0.65 * t });
	}
}
