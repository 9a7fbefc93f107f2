import { drawBlade, outlines } from "../brush/blade.ts";
import { drawForm } from "../brush/form.ts";
import type { Path, Point } from "../brush/geometry.ts";
import {
	circle,
	heading,
	pick,
	points,
	polar,
	pt,
	ribbon,
	smooth,
	trace,
	wander,
} from "../brush/geometry.ts";
import { emptyMask, fill } from "../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Ink, Sheet } from "../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../brush/sheet.ts";
import { engrave } from "../brush/tone.ts";

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

/** A marigold: three wreaths of narrow notched petals around a dark button. `squash` tilts it. */
export function drawCalendula(
	sheet: Sheet,
	center: Point,
	size: number,
	squash: number,
	lean: number,
	color: Ink,
): void {
	for (const layer of [0, 1, 2, 3]) {
		const count = [24, 22, 18, 14][layer] ?? 12;
		for (let petal = 0; petal < count; petal++) {
			const order = (petal * 7) % count;
			const angle = ((order + layer * 0.37 + 0.3 * hash(order, layer + 4)) / count) * Math.PI * 2;
			const reach = size * (1 - layer * 0.2) * (0.92 + 0.14 * hash(order, layer));
			const tip = pt(Math.cos(angle) * reach, Math.sin(angle) * reach * squash);
			const turned = polar(center, Math.atan2(tip.y, tip.x) + lean, Math.hypot(tip.x, tip.y));
			const length = Math.hypot(tip.x, tip.y);
			drawBlade(sheet, {
				spine: wander(
					center,
					Math.atan2(turned.y - center.y, turned.x - center.x),
					length,
					() => (0.36 * (hash(order, layer + 8) - 0.5)) / length,
				),
				radius: outlines.feather(size * 0.085),
				halo: 2.5,
				edge: 3.4,
				wash: ({ t }) => [color, mix(0.95, 0.7, t)],
				tone: ({ t, across }) =>
					1 * ramp(0.6 - layer * 0.08, 0.15, t) +
					0.4 * ramp(0.1, 1, across * Math.sin(angle) + 0.2),
				veins: {
					phase: ({ across }) => across * 2.5 + 0.5,
					spacing: 6,
					tone: ({ t }) => 0.34 * ramp(0.9, 0.4, t),
				},
			});
		}
	}
	const button = circle(center, size * 0.27, mix(1, squash, 0.7), lean);
	drawForm(sheet, {
		outline: button,
		swell: size * 0.2,
		base: 0.55,
		halo: 2,
		edge: 4,
		wash: [0.5, 0.26, 0.12],
	});
	for (let seed = 0; seed < 60; seed++) {
		const away = size * 0.24 * Math.sqrt(seed / 60);
		const place = polar(pt(0, 0), seed * 2.4, away);
		dot(
			sheet,
			pt(center.x + place.x, center.y + place.y * mix(1, squash, 0.7)),
			2.6,
			seed % 3 === 0 ? [1.2, 1, 0.6] : BLACK,
			0.85,
		);
	}
}

/** An aloe leaf: thick, toothed, flecked. */
export function drawAloe(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	wide: number,
	bend: number,
	green: Ink,
): void {
	const spine = wander(root, angle, length, (t) => (bend * (0.3 + 1.4 * t)) / length);
	const radius = (t: number) =>
		Math.max(1.5, wide * (1 - t) ** 0.72 * (0.86 + 0.2 * Math.sin(t * 3)));
	const last = spine.length - 1;
	for (let tooth = 1; tooth < 17; tooth++) {
		for (const side of [1, -1]) {
			const index = Math.round((tooth / 17.6) * last);
			const run = heading(spine, index);
			const foot = polar(
				pick(spine, index),
				run + (side * Math.PI) / 2,
				radius(index / last) * 0.9,
			);
			const tip = polar(foot, run + side * 0.85, 15 + wide * 0.1);
			const outline = [
				polar(foot, run, -9),
				tip,
				polar(foot, run, 11),
				polar(foot, run - (side * Math.PI) / 2, 8),
			];
			drawForm(sheet, { outline, swell: 5, halo: 2, edge: 4, base: 0.2 });
		}
	}
	drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: wide * 0.85,
		wash: green,
		washStrength: 0.8,
		edge: 6.5,
		grain: { angle: angle + Math.PI / 2, spacing: 9, bulge: 14 },
		base: 0.08,
		mark: (x, y) => 0.3 * ramp(length * 0.35, 0, Math.hypot(x - root.x, y - root.y)),
	});
	for (let fleck = 0; fleck < 26; fleck++) {
		const index = Math.round((0.06 + 0.86 * hash(fleck, 3)) * last);
		const across = (hash(fleck, 4) - 0.5) * 1.3 * radius(index / last);
		const place = polar(pick(spine, index), heading(spine, index) + Math.PI / 2, across);
		drawForm(sheet, {
			outline: circle(place, 4 + 5 * hash(fleck, 5), 0.45, heading(spine, index)),
			swell: 3,
			halo: 0,
			edge: 0,
			wash: [1, 1, 1],
			washStrength: 1,
			depth: 0.1,
		});
	}
}

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
