import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { heading, pick, polar, ribbon, wander } from "../../brush/geometry.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { drawFur } from "../beasts/fur.ts";

/** A cattail: stem, brown velvet spike, bare tip. */
export function drawCattail(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	thick: number,
	bend: number,
	brown: Ink,
): void {
	const stem = wander(root, angle, length, () => bend / length);
	const last = stem.length - 1;
	line(sheet, stem, { width: 15, ink: [1, 1, 1] });
	line(sheet, stem, { width: 10, taper: (t) => 1 - 0.5 * t });
	const spike = stem.slice(Math.round(last * 0.58), Math.round(last * 0.88));
	const outline = ribbon(spike, (t) => thick * clamp(Math.min(t * 9, (1 - t) * 9) + 0.1) ** 0.5);
	drawForm(sheet, { outline, swell: thick, wash: brown, edge: 6, base: 0.16, halo: 6 });
	drawFur(sheet, {
		outline: ribbon(spike, (t) => thick * 0.86 * clamp(Math.min(t * 9, (1 - t) * 9)) ** 0.5),
		flow: () => heading(stem, Math.round(last * 0.75)),
		length: thick * 0.5,
		count: 240,
		width: 2.6,
		ink: (_x, _y, chance) => (chance < 0.7 ? [[0.03, 0.03, 0.03], 0.8] : [[1.3, 1.1, 0.8], 0.5]),
	});
	const tip = pick(stem, last);
	drawForm(sheet, {
		outline: ribbon(stem.slice(Math.round(last * 0.89)), (t) => thick * 0.2 * (1 - t * 0.7)),
		swell: 6,
		edge: 4,
		wash: brown,
	});
	line(
		sheet,
		wander(tip, heading(stem, last), thick * 0.8, () => 0.004),
		{ width: 4, taper: (t) => 1 - t },
	);
}

/** A long reed leaf, folded over near its tip when `fold` is given. */
export function drawReed(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	bend: number,
	green: Ink,
): void {
	drawBlade(sheet, {
		spine: wander(root, angle, length, (t) => (bend * (0.2 + 1.6 * t * t)) / length),
		radius: (t) => Math.max(1, outlines.flame(width * 0.62)(0.1 + t * 0.9)),
		halo: 5,
		edge: 5,
		wash: ({ across }) => [green, 0.92 - 0.3 * ramp(0.2, -1, across)],
		tone: ({ across, t }) => 0.85 * ramp(-0.1, 1, across) + 0.4 * ramp(0.4, 0, t) + 0.2,
		veins: { phase: ({ across }) => across * 3.5, spacing: 9, tone: () => 0.3 },
		rib: 3.5,
	});
}

/** Rings on still water, seen from low over it; darker on the near side of each. */
export function drawRipples(sheet: Sheet, center: Point, widest: number, rings: number): void {
	for (let ring = 1; ring <= rings; ring++) {
		const reach = (widest * ring) / rings;
		for (const [from, to] of [
			[0.35 + ring * 0.05, 2.5],
			[3.5, 4.1 + ring * 0.06],
			[4.6, 5.9],
		] as const) {
			const path = Array.from({ length: 60 }, (_, step) => {
				const angle = from + ((to - from) * step) / 59;
				return polar(
					{ x: center.x + Math.cos(angle) * reach, y: center.y + Math.sin(angle) * reach * 0.2 },
					angle,
					0,
				);
			});
			line(sheet, path, { width: 6 - ring * 0.5, taper: (t) => Math.sin(Math.PI * t) });
		}
	}
}
