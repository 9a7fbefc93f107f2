import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A bowl of turned wood full of soot, with a band of spirals and dots. */
export function drawSootBowl(
	sheet: Sheet,
	center: Point,
	half: number,
	tall: number,
	squash: number,
	wood: Ink,
): void {
	const arc = (from: number, to: number, radius: number, y: number, flat = squash) =>
		Array.from({ length: 50 }, (_, step) => {
			const angle = mix(from, to, step / 49);
			return pt(
				center.x + Math.cos(angle) * radius,
				center.y + y + Math.sin(angle) * radius * flat,
			);
		});
	const belly = smooth(
		[
			pt(center.x - half, center.y),
			pt(center.x - half * 1.01, center.y + tall * 0.3),
			pt(center.x - half * 0.86, center.y + tall * 0.68),
			pt(center.x - half * 0.48, center.y + tall * 0.95),
			pt(center.x, center.y + tall * 1.02),
			pt(center.x + half * 0.48, center.y + tall * 0.95),
			pt(center.x + half * 0.86, center.y + tall * 0.68),
			pt(center.x + half * 1.01, center.y + tall * 0.3),
			pt(center.x + half, center.y),
		],
		false,
		4,
	);
	const wall = [...belly, ...arc(0, -Math.PI, half, 0)];
	drawForm(sheet, {
		outline: wall,
		swell: half * 0.7,
		wash: wood,
		edge: 8,
		halo: 7,
		base: 0.14,
		grain: { angle: Math.PI / 2, spacing: 10, bulge: 60 },
		mark: (x, y) =>
			0.4 * ramp(0.3, 0.9, (x - center.x) / half) +
			0.3 * ramp(tall * 0.6, tall, y - center.y) -
			0.3 * ramp(0.14, 0, Math.abs((x - center.x) / half + 0.45)),
	});
	for (const y of [0.2, 0.58])
		line(sheet, arc(Math.PI * 0.985, Math.PI * 0.015, half * (y < 0.4 ? 1.015 : 0.93), tall * y), {
			width: 6,
		});
	for (let coil = 0; coil < 7; coil++) {
		const angle = mix(Math.PI * 0.9, Math.PI * 0.1, coil / 6);
		const place = pt(
			center.x + Math.cos(angle) * half * 0.96,
			center.y + tall * 0.39 + Math.sin(angle) * half * squash * 0.96,
		);
		const flat = Math.max(0.35, Math.sin(angle));
		const reach = tall * 0.125;
		drawForm(sheet, {
			outline: circle(place, reach * 1.15, 1).map(({ x, y }) =>
				pt(place.x + (x - place.x) * flat, y),
			),
			swell: 10,
			halo: 0,
			edge: 0,
			wash: [1, 0.96, 0.86],
			washStrength: 1,
			depth: 0.3,
		});
		line(
			sheet,
			drawnSpiral(place, reach, 2.6, angle).map(({ x, y }) =>
				pt(place.x + (x - place.x) * flat, y),
			),
			{ width: 6 },
		);
		if (coil < 6) {
			const next = mix(Math.PI * 0.9, Math.PI * 0.1, (coil + 0.5) / 6);
			for (const lift of [0.3, 0.39, 0.48])
				dot(
					sheet,
					pt(
						center.x + Math.cos(next) * half * 0.97,
						center.y + tall * lift + Math.sin(next) * half * squash * 0.97,
					),
					6.5,
				);
		}
	}
	drawForm(sheet, {
		outline: circle(center, half * 1.01, squash),
		swell: 16,
		wash: wood,
		edge: 7,
		halo: 3,
		depth: 0.6,
	});
	const soot = circle(pt(center.x, center.y + 6), half * 0.86, squash * 0.94);
	lay(sheet, fill(soot), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / half, (y - center.y) / (half * squash)];
		const gleam =
			ramp(0.2, 0.05, Math.abs(dy + 0.34 + 0.1 * Math.sin(dx * 5))) *
			ramp(0.62, 0.2, Math.abs(dx + 0.16));
		return 1 - 0.8 * engrave((y + 3 * Math.sin(x / 30)) / 9, gleam * 0.8, 9);
	});
	closedLine(sheet, soot, { width: 5 });
}

/** A spiral that winds in from its rim. */
function drawnSpiral(center: Point, reach: number, turns: number, start: number): Path {
	return Array.from({ length: 90 }, (_, step) =>
		polar(center, start + (step / 89) * turns * Math.PI * 2, reach * (1 - (step / 89) * 0.93)),
	);
}

/** A border of joined spirals with dots between, from left to right. */
export function drawSpiralBand(
	sheet: Sheet,
	left: number,
	right: number,
	y: number,
	size: number,
): void {
	for (const side of [-1, 1]) {
		for (const [gap, width] of [
			[1.5, 6],
			[1.75, 3],
		] as const)
			line(
				sheet,
				smooth(
					[
						pt(left, y + side * size * gap),
						pt((left + right) / 2, y + side * size * gap + 2),
						pt(right, y + side * size * gap),
					],
					false,
					8,
				),
				{ width },
			);
	}
	const count = Math.round((right - left) / (size * 2.9));
	for (let coil = 0; coil < count; coil++) {
		const x = mix(left, right, (coil + 0.5) / count);
		const flip = coil % 2 === 0 ? 1 : -1;
		const spiral = drawnSpiral(pt(x, y), size, 2.4, flip > 0 ? Math.PI : 0).map((place) =>
			pt(place.x, y + (place.y - y) * flip),
		);
		line(sheet, spiral, { width: 9, taper: (t) => 1 - 0.45 * t });
		if (coil === count - 1) continue;
		const next = mix(left, right, (coil + 1) / count);
		for (const [dy, radius] of [
			[-0.95, 5],
			[-0.4, 8],
			[0.4, 8],
			[0.95, 5],
		] as const)
			dot(sheet, pt(next, y + dy * size), radius);
	}
}
