import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, move, polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";

const QUARTER = Math.PI / 2;

/** One point of the star: a light half and a dark half that meet in a ridge. */
function drawPoint(
	sheet: Sheet,
	center: Point,
	angle: number,
	length: number,
	half: number,
	edge: number,
): void {
	const tip = polar(center, angle, length);
	const sides = [-1, 1].map((side) => polar(center, angle + (side * Math.PI) / 4, half)) as [
		Point,
		Point,
	];
	clear(sheet, [center, sides[0], tip, sides[1]], 7);
	for (const [index, side] of sides.entries()) {
		const facet = [center, side, tip];
		const normal = angle + (index === 0 ? -QUARTER : QUARTER);
		const dark = clamp(0.52 + 0.5 * (Math.cos(normal) * 0.61 + Math.sin(normal) * 0.79));
		const shadow = dark > 0.5;
		lay(sheet, fill(facet), BLACK, (x, y) => {
			const away = Math.hypot(x - center.x, y - center.y) / length;
			if (shadow) return pepper(x, y, clamp(dark * 0.4 + 0.98 - 0.24 * away), 4);
			const across = (x - center.x) * Math.cos(angle) + (y - center.y) * Math.sin(angle);
			return Math.max(
				engrave(across / 9, 0.42 * ramp(0.62, 0.02, away), 9),
				pepper(x, y, 0.7 * ramp(0.34, 0, away)),
			);
		});
		closedLine(sheet, facet, { width: edge });
	}
}

/** Ring of degrees: long ticks every ten, a band of black and white every five. */
function drawDegrees(sheet: Sheet, center: Point, radius: number, turn: number): void {
	clear(sheet, circle(center, radius), 12);
	for (const [share, width] of [
		[1, 9],
		[0.975, 3],
		[0.9, 3],
		[0.86, 5],
	] as const)
		closedLine(sheet, circle(center, radius * share), { width });
	for (let degree = 0; degree < 360; degree += 2.5) {
		const angle = turn + (degree / 180) * Math.PI;
		const long = degree % 10 === 0;
		line(
			sheet,
			[polar(center, angle, radius * (long ? 0.91 : 0.94)), polar(center, angle, radius * 0.975)],
			{ width: long ? 5 : 3 },
		);
		if (degree % 10 < 5 && degree % 2.5 === 0)
			line(
				sheet,
				[polar(center, angle + 0.022, radius * 0.88), polar(center, angle - 0.022, radius * 0.88)],
				{ width: radius * 0.03 },
			);
	}
}

function drawLily(sheet: Sheet, root: Point, angle: number, size: number): void {
	const put = (flat: readonly number[][]) =>
		flat.map(([x = 0, y = 0]) => move(pt(x, y), root, angle + QUARTER, size));
	const petal = [
		[0, -1.05],
		[0.16, -0.75],
		[0.2, -0.5],
		[0.1, -0.22],
		[0.08, 0],
		[-0.08, 0],
		[-0.1, -0.22],
		[-0.2, -0.5],
		[-0.16, -0.75],
	];
	const wing = [
		[0.08, -0.16],
		[0.16, -0.46],
		[0.36, -0.62],
		[0.54, -0.5],
		[0.56, -0.3],
		[0.44, -0.2],
		[0.4, -0.32],
		[0.44, -0.42],
		[0.34, -0.44],
		[0.24, -0.3],
		[0.2, -0.08],
		[0.1, 0],
	];
	for (const way of [1, -1])
		drawForm(sheet, {
			outline: smooth(put(wing.map(([x = 0, y = 0]) => [x * way, y])), true, 3),
			swell: size * 0.1,
			base: 0.35,
			halo: 5,
			edge: 5,
		});
	drawForm(sheet, {
		outline: smooth(put(petal), true, 3),
		swell: size * 0.18,
		base: 0.15,
		halo: 5,
		edge: 5,
	});
	drawForm(sheet, {
		outline: put([
			[-0.3, -0.16],
			[0.3, -0.16],
			[0.3, -0.06],
			[-0.3, -0.06],
		]),
		swell: 8,
		base: 0.3,
		halo: 4,
		edge: 5,
	});
}

/** A mariner's compass rose of sixteen points; `turn` swings its north from the top. */
export function drawCompassRose(sheet: Sheet, center: Point, radius: number, turn: number): void {
	const north = turn - QUARTER;
	drawDegrees(sheet, center, radius * 0.74, north);
	lay(sheet, fill(circle(center, radius * 0.62)), BLACK, (x, y) => {
		const away = Math.hypot(x - center.x, y - center.y) / (radius * 0.62);
		return pepper(
			x,
			y,
			1.15 * ramp(0.25, 1, away) * ramp(1.5, -0.6, (x - center.x + y - center.y) / -radius),
			4.4,
		);
	});
	for (let point = 1; point < 16; point += 2)
		drawPoint(sheet, center, north + (point / 8) * Math.PI, radius * 0.6, radius * 0.1, 4);
	for (let point = 1; point < 4 * 2; point += 2)
		drawPoint(sheet, center, north + (point / 4) * Math.PI, radius * 0.78, radius * 0.17, 5);
	for (let point = 0; point < 4; point++)
		drawPoint(sheet, center, north + point * QUARTER, radius * 1.0, radius * 0.21, 6);
	drawLily(sheet, polar(center, north, radius * 1.02), north, radius * 0.24);
	for (let point = 1; point < 4; point++)
		dot(sheet, polar(center, north + point * QUARTER, radius * 1.05), 11);
	const hub = circle(center, radius * 0.1);
	drawForm(sheet, { outline: hub, swell: radius * 0.04, halo: 6, edge: 6, base: 0.1 });
	drawForm(sheet, {
		outline: circle(center, radius * 0.055),
		swell: radius * 0.05,
		halo: 3,
		edge: 5,
		base: 0.25,
	});
}
