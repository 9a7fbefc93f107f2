import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, heading, pick, polar, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line } from "../../brush/sheet.ts";

/** A thistle head: a tuft of florets over a bulb of spiny scales. `angle` is where it looks to. */
export function drawThistle(
	sheet: Sheet,
	center: Point,
	size: number,
	angle: number,
	tuft: Ink,
	green: Ink,
): void {
	for (const layer of [0, 1]) {
		const count = layer === 0 ? 46 : 34;
		for (let floret = 0; floret < count; floret++) {
			const order = (floret * 29) % count;
			const share = order / (count - 1) - 0.5;
			const lean = share * (layer === 0 ? 2 : 1.55);
			const reach =
				size *
				(layer === 0 ? 1.5 : 1.32) *
				(1 - 0.2 * lean * lean) *
				(0.9 + 0.2 * hash(order, layer + 3));
			const root = polar(
				polar(center, angle, size * 0.3),
				angle + Math.PI / 2,
				share * size * 0.95,
			);
			drawBlade(sheet, {
				spine: wander(
					root,
					angle + lean * 0.6,
					reach,
					() => (lean * 0.5 + 0.5 * (hash(order, 5) - 0.5)) / reach,
				),
				radius: outlines.flame(size * 0.03),
				halo: 2,
				edge: 2.6,
				wash: () => [tuft, 0.95],
				tone: ({ t }) =>
					1.05 * ramp(0.62, 0.1, t) + 0.3 * (layer === 0 ? 1 : 0) + 0.35 * Math.max(0, share),
			});
		}
	}
	drawForm(sheet, {
		outline: circle(center, size * 0.72, 0.94),
		swell: size * 0.7,
		wash: green,
		base: 0.2,
	});
	for (let row = 0; row < 7; row++) {
		const t = row / 6;
		const half = size * 0.74 * Math.sqrt(Math.max(0.06, 1 - (t * 1.6 - 0.75) ** 2));
		const middle = polar(center, angle, size * (0.42 - t * 1.05));
		const count = Math.max(3, Math.round((half * 2) / (size * 0.2)));
		for (let scale = 0; scale < count; scale++) {
			const across = ((scale + 0.5 * (row % 2 ? 1 : 0.6)) / count) * 2 - 0.95;
			if (Math.abs(across) > 1) continue;
			const root = polar(middle, angle + Math.PI / 2, across * half);
			const length = size * mix(0.42, 0.3, Math.abs(across));
			drawBlade(sheet, {
				spine: wander(root, angle + across * 0.75, length, () => (across * 0.9) / length),
				radius: outlines.flame(size * 0.062),
				halo: 2.5,
				edge: 3.4,
				wash: ({ t: away }) => [green, 0.95 - 0.4 * away],
				tone: ({ t: away, across: side }) =>
					0.95 * ramp(0.75, 0.05, away) * ramp(-1, 0.5, side + 0.4 * across) + 0.14,
			});
			line(
				sheet,
				wander(
					polar(root, angle + across * 1.3, length * 0.86),
					angle + across * 1.5,
					size * 0.15,
					() => 0,
				),
				{
					width: 4,
					ink: BLACK,
					taper: (away) => 1 - away,
				},
			);
		}
	}
}

/** A thistle leaf: a rib with spiny lobes on both sides. */
export function drawThistleLeaf(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	bend: number,
	green: Ink,
): void {
	const rib = wander(root, angle, length, () => bend / length);
	const last = rib.length - 1;
	const lobes = 7;
	const outline = (side: number): Path => {
		const path: Path = [];
		for (let lobe = 0; lobe < lobes; lobe++) {
			const t = lobe / lobes;
			const wide =
				length * 0.24 * Math.sin(Math.PI * (0.14 + 0.82 * t)) * (0.85 + 0.3 * hash(lobe, side + 8));
			const at = (share: number) => Math.round(Math.min(1, t + share / lobes) * last);
			for (const [share, reach, lean] of [
				[0.05, 0.24, 1.3],
				[0.35, 0.72, 1.15],
				[0.62, 1.02, 0.9],
				[0.7, 0.66, 0.95],
				[0.95, 0.22, 1.2],
			] as const)
				path.push(polar(pick(rib, at(share)), heading(rib, at(share)) + side * lean, wide * reach));
		}
		return path;
	};
	const tip = polar(pick(rib, last), heading(rib, last), length * 0.06);
	drawForm(sheet, {
		outline: [...outline(1), tip, ...outline(-1).reverse()],
		swell: length * 0.1,
		wash: green,
		washStrength: 0.88,
		edge: 4.5,
		base: 0.08,
		grain: "pepper",
	});
	line(sheet, rib, { width: 6, taper: (t) => 1 - 0.8 * t });
	for (let lobe = 0; lobe < lobes; lobe++) {
		for (const side of [1, -1]) {
			const index = Math.round(((lobe + 0.2) / lobes) * last);
			const reach = length * 0.17 * Math.sin(Math.PI * (0.16 + (0.8 * lobe) / lobes));
			line(
				sheet,
				wander(
					pick(rib, index),
					heading(rib, index) + side * 0.72,
					reach,
					() => (side * 0.3) / reach,
				),
				{
					width: 3.4,
					taper: (t) => 1 - 0.8 * t,
				},
			);
		}
	}
}

/** A seed on its parachute; `angle` is where the wind takes it. */
export function drawDown(sheet: Sheet, seed: Point, size: number, angle: number, pale: Ink): void {
	const hub = polar(seed, angle, size * 0.5);
	for (let hair = 0; hair < 17; hair++) {
		const lean = (hair / 16 - 0.5) * 2.5;
		const reach = size * (0.7 + 0.14 * hash(hair, Math.round(seed.x)));
		const path = wander(hub, angle + lean, reach, () => (-lean * 0.3) / reach);
		line(sheet, path, {
			width: 3.4,
			ink: hair % 2 === 0 ? pale : BLACK,
			taper: (t) => 1 - 0.7 * t,
		});
	}
	line(
		sheet,
		wander(seed, angle, size * 0.5, () => 0),
		{ width: 3.4 },
	);
	line(
		sheet,
		wander(polar(seed, angle + Math.PI, size * 0.2), angle, size * 0.26, () => 0),
		{
			width: size * 0.12,
			taper: (t) => Math.sin(Math.PI * Math.min(1, t + 0.15)),
		},
	);
}
