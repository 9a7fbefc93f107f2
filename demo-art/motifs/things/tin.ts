import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, heading, pick, pt, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A round tin with its rim; the mouth is open when `open` and full of balm. */
export function drawTin(
	sheet: Sheet,
	center: Point,
	half: number,
	tall: number,
	squash: number,
	balm?: Ink,
): void {
	const foot = (from: number, to: number, y: number, radius = half) =>
		Array.from({ length: 60 }, (_, step) => {
			const angle = mix(from, to, step / 59);
			return pt(
				center.x + Math.cos(angle) * radius,
				center.y + y + Math.sin(angle) * radius * squash,
			);
		});
	drawForm(sheet, {
		outline: [
			...foot(Math.PI, 0, tall),
			...foot(0, -Math.PI, 0).map((place) => pt(place.x, center.y)),
		],
		swell: half * 0.8,
		edge: 7,
		grain: { angle: Math.PI / 2, spacing: 9, bulge: 26 },
		base: 0.1,
		mark(x) {
			const across = (x - center.x) / half;
			return (
				0.5 * ramp(0.25, 0.6, across) -
				0.5 * ramp(0.12, 0, Math.abs(across + 0.42)) +
				0.5 * ramp(0.82, 1, -across) -
				0.35 * ramp(0.86, 0.97, across)
			);
		},
	});
	for (const share of [0.16, 0.24, 0.84])
		line(sheet, foot(Math.PI, 0, tall * share), { width: 3.4 });
	const rim = circle(center, half * 1.02, squash);
	drawForm(sheet, { outline: rim, swell: 14, edge: 7, halo: 3, depth: 0.4 });
	const hole = circle(pt(center.x, center.y + 3), half * 0.93, squash * 0.96);
	clear(sheet, hole, 0);
	if (balm) lay(sheet, fill(hole), balm, () => 0.9);
	const swirl = wander(
		pt(center.x, center.y + 4),
		0,
		half * 9,
		(t) => 1 / (6 + t * half * 0.72),
	).map(({ x, y }) => pt(x, center.y + (y - center.y) * squash));
	lay(sheet, fill(hole), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / half, (y - center.y) / (half * squash)];
		const away = Math.hypot(dx, dy);
		const wall = ramp(0.74, 0.98, away) * ramp(0.3, -0.6, dx + dy);
		const dip = 0.3 * ramp(0.55, 0.2, Math.hypot(dx - 0.24, dy - 0.1)) * ramp(-0.1, 0.5, dx + dy);
		return engrave((y - center.y) / 8 + dx * dx * 3, clamp(0.06 + wall * 0.85 + dip), 8);
	});
	line(sheet, swirl.slice(0, Math.round(swirl.length * 0.86)), {
		width: 4.5,
		taper: (t) => Math.sin(Math.PI * t) ** 0.5,
	});
	closedLine(sheet, hole, { width: 5 });
}

/** The lid of the tin, on its edge and leaning back, with a pressed sprig. */
export function drawLid(sheet: Sheet, center: Point, radius: number): void {
	const lean = -0.25;
	const face = (size: number, by = 0) =>
		circle(pt(center.x + by, center.y - by * 0.3), radius * size, 0.93, lean);
	drawForm(sheet, {
		outline: face(1, 26),
		swell: 20,
		edge: 7,
		halo: 7,
		base: 0.4,
		grain: { angle: 0.3, spacing: 8, bulge: 10 },
	});
	drawForm(sheet, { outline: face(1), swell: 12, edge: 7, halo: 3, depth: 0.5 });
	drawForm(sheet, {
		outline: face(0.88),
		swell: 40,
		edge: 4,
		halo: 2,
		depth: 0.5,
		grain: { angle: 0.9, spacing: 9, bulge: 8 },
		mark: (x, y) =>
			0.1 + 0.4 * ramp(0.1, 0.7, Math.sin(Math.atan2(y - center.y, x - center.x) * 2 + 0.4)),
	});
	closedLine(sheet, face(0.7), { width: 4 });
	for (const side of [-1, 1, 0]) {
		const stem = wander(
			pt(center.x - 12, center.y + radius * 0.5),
			-1.3 + side * 0.55,
			radius * 0.9,
			() => side * 0.003,
		);
		line(sheet, stem, { width: 4.5 });
		for (let leaf = 2; leaf < 6; leaf++)
			for (const way of [1, -1])
				drawBlade(sheet, {
					spine: wander(
						pick(stem, Math.round((leaf / 5.4) * (stem.length - 1))),
						heading(stem, 20) + way * 0.8,
						radius * 0.24,
						() => -way * 0.008,
					),
					radius: outlines.leaf(radius * 0.06),
					halo: 2,
					edge: 3,
					tone: ({ across }) => (across > 0 ? 0.9 : 0.25),
				});
	}
}
