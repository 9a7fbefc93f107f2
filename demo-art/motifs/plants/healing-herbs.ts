import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, heading, pick, polar, pt, ribbon, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot } from "../../brush/sheet.ts";

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
