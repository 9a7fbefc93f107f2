import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, points, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, line } from "../../brush/sheet.ts";

/** A cloth folded in layers, its folds to the viewer; `left` and `right` are the ends of its front. */
export function drawFoldedCloth(
	sheet: Sheet,
	left: Point,
	right: Point,
	layers: number,
	thick: number,
	depth: number,
): void {
	const back = pt(depth * 0.7, -depth * 0.52);
	const top = (layer: number) => -layer * thick;
	for (let layer = 0; layer < layers; layer++) {
		const wave = (t: number) => 7 * Math.sin(t * 5 + layer * 2) + 4 * Math.sin(t * 13 + layer);
		const inset = 8 * Math.sin(layer * 2.3);
		const at = (t: number, y: number) =>
			pt(
				mix(left.x + inset, right.x - inset, t),
				mix(left.y, right.y, t) + top(layer) + y + wave(t),
			);
		const front: Path = [];
		for (let step = 0; step <= 24; step++) front.push(at(step / 24, 0));
		const crown: Path = [];
		for (let step = 24; step >= 0; step--) crown.push(at(step / 24, -thick * 1.04));
		const face = smooth(
			[
				...front,
				pt(at(1, -thick * 0.5).x + 22, at(1, -thick * 0.5).y),
				...crown,
				pt(at(0, -thick * 0.5).x - 22, at(0, -thick * 0.5).y),
			],
			true,
			4,
		);
		const side: Path = [
			at(1, 0),
			at(1, -thick),
			pt(at(1, -thick).x + back.x, at(1, -thick).y + back.y),
			pt(at(1, 0).x + back.x, at(1, 0).y + back.y),
		];
		drawForm(sheet, {
			outline: smooth(side, true, 6),
			swell: thick * 0.6,
			edge: 5,
			halo: 3,
			base: 0.5,
			grain: { angle: 1, spacing: 8, bulge: 14 },
		});
		drawForm(sheet, {
			outline: face,
			swell: thick * 0.55,
			edge: 6,
			halo: 4,
			depth: 0.85,
			grain: { angle: 0.1, spacing: 9, bulge: 10 },
			mark: (x, y) => 0.3 * ramp(0.1, 0.5, noise(x / 70, y / 30, layer)),
		});
		for (let stitch = 0; stitch < 22; stitch++) {
			if (layer !== 1) break;
			const a = at(0.03 + stitch / 23, -thick * 0.5);
			line(sheet, smooth([a, pt(a.x + 12, a.y - 1)], false, 3), { width: 4 });
		}
	}
	const lid = smooth(
		[
			pt(left.x - 12, left.y - layers * thick + 6),
			pt(mix(left.x, right.x, 0.5), mix(left.y, right.y, 0.5) - layers * thick + 4),
			pt(right.x + 14, right.y - layers * thick + 4),
			pt(right.x + back.x * 0.6 + 10, right.y - layers * thick + back.y * 0.55),
			pt(right.x + back.x, right.y - layers * thick + back.y),
			pt(
				mix(left.x, right.x, 0.5) + back.x,
				mix(left.y, right.y, 0.5) - layers * thick + back.y - 8,
			),
			pt(left.x + back.x, left.y - layers * thick + back.y),
			pt(left.x + back.x * 0.4 - 10, left.y - layers * thick + back.y * 0.5),
		],
		true,
		5,
	);
	drawForm(sheet, {
		outline: lid,
		swell: 36,
		edge: 6,
		halo: 4,
		depth: 0.9,
		grain: { angle: 1.25, spacing: 12, bulge: 8 },
		base: 0.08,
		mark: (x, y) =>
			0.34 * ramp(0, 0.6, noise(x / 120 + y / 200, y / 46, 9)) +
			0.25 * ramp(0, 1, (x - left.x) / (right.x - left.x) - 0.5),
	});
	line(
		sheet,
		smooth(
			points(
				left.x + back.x * 0.3,
				left.y - layers * thick - 40,
				mix(left.x, right.x, 0.4),
				left.y - layers * thick - 52,
				mix(left.x, right.x, 0.8),
				right.y - layers * thick - 34,
			),
		),
		{ width: 3.4, taper: (t) => Math.sin(Math.PI * t) },
	);
}

/** A cake of soap with soft edges, a worn top and a pressed sprig. */
export function drawSoap(sheet: Sheet, center: Point, half: number, color: Ink): void {
	const at = (...noted: number[]) =>
		smooth(
			points(...noted).map(({ x, y }) =>
				pt(center.x + (x * half) / 100, center.y + (y * half) / 100),
			),
			true,
			3,
		);
	drawForm(sheet, {
		outline: at(
			-112,
			-4,
			-104,
			26,
			-70,
			52,
			0,
			64,
			66,
			56,
			112,
			24,
			118,
			-10,
			118,
			20,
			112,
			48,
			66,
			82,
			0,
			92,
			-72,
			80,
			-108,
			52,
			-114,
			24,
		),
		swell: half * 0.26,
		wash: color,
		edge: 6,
		base: 0.4,
		grain: { angle: Math.PI / 2, spacing: 8, bulge: 16 },
	});
	drawForm(sheet, {
		outline: at(
			-112,
			-2,
			-100,
			-32,
			-62,
			-56,
			0,
			-66,
			60,
			-58,
			104,
			-34,
			118,
			-6,
			110,
			26,
			66,
			56,
			0,
			66,
			-70,
			54,
			-106,
			26,
		),
		swell: half * 0.34,
		wash: color,
		edge: 6,
		halo: 3,
		depth: 0.75,
		grain: { angle: 1.4, spacing: 9, bulge: 20 },
	});
	closedLine(
		sheet,
		at(
			-84,
			0,
			-74,
			-22,
			-44,
			-38,
			0,
			-44,
			42,
			-40,
			76,
			-24,
			88,
			-2,
			80,
			20,
			46,
			38,
			0,
			44,
			-50,
			36,
			-78,
			20,
		),
		{ width: 4 },
	);
	const stem = smooth(
		trace("-46,18 -10,4 30,-8 56,-22").map(({ x, y }) =>
			pt(center.x + (x * half) / 100, center.y + (y * half) / 100),
		),
		false,
		2,
	);
	line(sheet, stem, { width: 4 });
	for (let leaf = 1; leaf < 5; leaf++)
		for (const side of [1, -1]) {
			const index = Math.round((leaf / 5) * (stem.length - 1));
			const turn = heading(stem, index) + side * 0.9;
			line(
				sheet,
				smooth([
					pick(stem, index),
					polar(pick(stem, index), turn, half * 0.1),
					polar(pick(stem, index), turn - side * 0.3, half * 0.19),
				]),
				{ width: 7, taper: (t) => Math.sin(Math.PI * Math.min(1, t + 0.1)) },
			);
		}
}
