import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import {
	circle,
	heading,
	moveAll,
	offset,
	pick,
	points,
	polar,
	pt,
	smooth,
} from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";

const CHALK: Ink = [1.26, 1.22, 1.12];

/** White bark: dark at its sides, crossed by lenticels, with knots like eyes at `eyes` (shares of its length). */
export function drawAspenBark(
	sheet: Sheet,
	spine: Path,
	thick: number,
	thin: number,
	eyes: readonly (readonly [t: number, across: number, size: number])[],
): void {
	const radius = (t: number) => mix(thick, thin, t) * (1 + 0.05 * noise(t * 7, 2.2, 4));
	const tube = bendTube(spine, radius, 12);
	clearMask(sheet, tube.mask, 7);
	lay(sheet, tube.mask, CHALK, () => 0.92);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const [away, across] = [at(tube.along, index), at(tube.across, index)];
		const side = heading(spine, Math.round(away / 2)) + Math.PI / 2;
		const dark =
			1.05 - 1.25 * lightOn(Math.cos(side) * across * 0.95, Math.sin(side) * across * 0.95);
		const scar =
			ramp(0.34, 0.62, noise(away / 26, across * 1.1, 12)) *
			ramp(0.1, 0.5, noise(away / 7, across * 2, 13));
		const peel = 0.3 * ramp(0.3, 0.7, noise(away / 90, across * 2.4, 14));
		return pepper(x, y, clamp(dark + scar * 0.95 + peel * 0.6), 4.4);
	});
	for (const edge of [1, -1])
		line(
			sheet,
			offset(spine, (t) => edge * radius(t)),
			{ width: 8 },
		);
	for (let mark = 0; mark < thick * 0.9; mark++) {
		const t = hash(mark, 61);
		const index = Math.round(t * (spine.length - 1));
		const way = heading(spine, index);
		const across = mix(-0.8, 0.8, hash(mark, 62));
		const middle = polar(pick(spine, index), way + Math.PI / 2, across * radius(t));
		const reach = radius(t) * mix(0.1, 0.36, hash(mark, 63) ** 2);
		const path = [-1, -0.5, 0, 0.5, 1].map((share) =>
			polar(polar(middle, way + Math.PI / 2, share * reach), way, 5 * (1 - share * share)),
		);
		line(sheet, smooth(path, false, 2), { width: mix(4, 9, hash(mark, 64)), taper: spindle });
	}
	drawCut(sheet, pick(spine, 0), heading(spine, 0), radius(0));
	for (const [t, across, size] of eyes) {
		const index = Math.round(t * (spine.length - 1));
		const way = heading(spine, index);
		drawEye(sheet, polar(pick(spine, index), way + Math.PI / 2, across * radius(t)), way, size);
	}
}

/** The sawn end: rings round a pith that is not quite in the middle, and cracks from it. */
function drawCut(sheet: Sheet, center: Point, way: number, radius: number): void {
	const ellipse = (share: number) =>
		circle(center, radius * share, 0.36, way + Math.PI / 2).map((point, index) =>
			polar(point, way, radius * 0.03 * noise(index / 9, share * 7, 3)),
		);
	drawForm(sheet, {
		outline: ellipse(1.03),
		swell: radius * 0.12,
		halo: 5,
		edge: 7,
		wash: [1.1, 0.98, 0.72],
		base: 0.05,
	});
	for (const share of [0.86, 0.72, 0.6, 0.47, 0.34, 0.22, 0.1])
		closedLine(sheet, ellipse(share), { width: share > 0.8 ? 5 : 3 });
	for (const [angle, reach] of [
		[0.4, 0.7],
		[2.3, 0.6],
		[4.4, 0.8],
	] as const) {
		const rim = pick(ellipse(reach), Math.round((angle / 6.28) * radius * 1.5 * reach));
		line(sheet, smooth([center, rim], false, 2), { width: 4, taper: whip });
	}
}

/** The scar of a fallen branch: a dark lens with rings, and creases that arch over it like brows. */
function drawEye(sheet: Sheet, center: Point, way: number, size: number): void {
	const put = (path: Path) => moveAll(path, center, way, size);
	const lens = (scale: number) =>
		put(
			smooth(
				points(
					0,
					-1.1,
					0.32,
					-0.62,
					0.46,
					0,
					0.34,
					0.6,
					0,
					1.1,
					-0.3,
					0.62,
					-0.42,
					0,
					-0.32,
					-0.62,
				),
				true,
				0.05,
			).map(({ x, y }) => pt(x * scale, y * scale)),
		);
	drawForm(sheet, {
		outline: lens(1),
		swell: size * 0.3,
		halo: 4,
		edge: size * 0.09,
		wash: CHALK,
		base: 0.5,
	});
	drawForm(sheet, {
		outline: lens(0.68),
		swell: size * 0.2,
		halo: 3,
		edge: size * 0.06,
		base: 0.2,
		wash: CHALK,
	});
	lay(sheet, fill(lens(0.42)), BLACK);
	for (const [share, width] of [
		[1.28, 0.12],
		[1.52, 0.09],
		[1.74, 0.07],
	] as const) {
		for (const side of [1, -1])
			line(
				sheet,
				put(
					smooth(
						points(
							-0.18 * share,
							-1.15 * share,
							side * 0.3 * share,
							-0.62 * share,
							side * 0.42 * share,
							0,
							side * 0.3 * share,
							0.62 * share,
							-0.18 * share,
							1.15 * share,
						),
						false,
						0.04,
					).slice(side > 0 ? 0 : 12),
				),
				{ width: size * width * (side > 0 ? 1 : 0.55), taper: spindle },
			);
	}
}
