import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import {
	heading,
	moveAll,
	pick,
	points,
	polar,
	ribbon,
	smooth,
	wander,
} from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, line, whip } from "../../brush/sheet.ts";
import { pepper, stipple } from "../../brush/tone.ts";

export type ToothedLeaf = {
	root: Point;
	angle: number;
	length: number;
	width: number;
	/** Radians it turns from root to tip. */
	bend?: number;
	/** Teeth along each side; 0 for a smooth edge. */
	teeth?: number;
	color?: Ink;
	/** Darkness of the whole leaf, 0 to 1. */
	dark?: number;
	/** Width of its outline in pixels; follows its size when absent. */
	edge?: number;
};

/** A leaf with saw teeth, folded a little along its rib: puffed between the veins, one half in the shade. */
export function drawToothedLeaf(sheet: Sheet, leaf: ToothedLeaf): void {
	const { root, angle, length, width, bend = 0.4, teeth = 13, color, dark = 0.8 } = leaf;
	const edge = leaf.edge ?? Math.max(2.6, width * 0.055);
	const base = outlines.leaf(width);
	const radius = (t: number) => {
		const tooth = teeth > 0 ? (t * teeth) % 1 : 0;
		return base(t) * (0.9 + 0.16 * tooth ** 1.4) + 0.5;
	};
	const gap = length / 8.5;
	const phase = (away: number, across: number) =>
		away / gap - Math.abs(across) ** 1.25 * ((width * 1.05) / gap);
	drawBlade(sheet, {
		spine: wander(root, angle, length, (t) => (bend * (0.4 + 1.2 * t)) / length),
		radius,
		halo: 4.5,
		edge,
		rib: edge * 1.08,
		tone: ({ t, across, away }) => {
			const puff = phase(away, across) - Math.floor(phase(away, across));
			const shade = across > 0 ? 0.95 : 0.42;
			return (
				dark *
				(shade * (0.3 + 0.8 * ramp(0.95, 0.1, Math.abs(across))) +
					(across > 0 ? 0.3 : 0.55) * ramp(0.42, 0.95, puff) * ramp(1.1, 0.3, Math.abs(across)) -
					0.3 * ramp(0.35, 0.12, puff) +
					0.5 * ramp(0.34, 0, t))
			);
		},
		veins: {
			phase: ({ away, across }) => phase(away, across) + 0.5,
			spacing: gap,
			tone: ({ t, across }) =>
				(3.4 / gap) * (1.05 - 0.6 * Math.abs(across)) * ramp(1, 0.8, t) + 0.04,
		},
		...(color
			? { wash: ({ across, t }) => [color, 0.94 - 0.4 * ramp(0.1, 1, -across) - 0.15 * t] as const }
			: {}),
	});
}

/** Leaflets along a stalk, as a rose bears them: pairs and one at the tip. */
export function drawLeafSpray(
	sheet: Sheet,
	stalk: Path,
	pairs: number,
	leaf: { length: number; width: number; dark?: number; color?: Ink },
): void {
	line(sheet, stalk, { width: Math.max(4, leaf.width * 0.1), taper: (t) => 1 - 0.4 * t });
	const last = stalk.length - 1;
	for (let pair = 0; pair < pairs; pair++) {
		const index = Math.round(last * mix(0.42, 0.86, pairs > 1 ? pair / (pairs - 1) : 0.55));
		for (const side of [-1, 1] as const)
			drawToothedLeaf(sheet, {
				...leaf,
				root: pick(stalk, index),
				angle: heading(stalk, index) + side * (0.95 - 0.12 * pair),
				length: leaf.length * (0.82 + 0.08 * pair) * (0.94 + 0.12 * hash(pair, side + 4)),
				width: leaf.width * 0.86,
				bend: -side * 0.5,
			});
	}
	drawToothedLeaf(sheet, {
		...leaf,
		root: pick(stalk, last),
		angle: heading(stalk, last - 1),
		bend: 0.35,
	});
}

/** A round stem; `thorns` are shares of its length, on the left of it when negative. */
export function drawStem(
	sheet: Sheet,
	spine: Path,
	thick: number,
	thin: number,
	thorns: readonly number[],
	color?: Ink,
): void {
	const radius = (t: number) => mix(thick, thin, t);
	const wash = color ? { wash: color } : {};
	for (const thorn of thorns) {
		const index = Math.round(Math.abs(thorn) * (spine.length - 1));
		const way = heading(spine, index);
		const size = mix(thick, thin, Math.abs(thorn)) * 0.09;
		const side = Math.sign(thorn);
		// Broad at its foot and bent down, as on the rose.
		const shape = points(-13, 0, -8, 9, -9, 19, -17, 32, 0, 22, 9, 10, 17, 0);
		const outline = moveAll(
			shape.map(({ x, y }) => ({ x, y: y * side })),
			polar(pick(spine, index), way + (Math.PI / 2) * side, radius(Math.abs(thorn)) * 0.75),
			way,
			size,
		);
		drawForm(sheet, { outline: smooth(outline, true, 2), swell: 8, edge: 4, halo: 3, ...wash });
	}
	drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: thick,
		edge: 5,
		halo: 4,
		base: 0.16,
		...wash,
	});
}

/** Soft smoke of dots or wash behind a motif, densest in the middle of an ellipse. */
export function drawHaze(
	sheet: Sheet,
	center: Point,
	reach: { x: number; y: number },
	strength: number,
	seed: number,
	look: { ink?: Ink; dots?: boolean } = {},
): void {
	const corner = { x: center.x - reach.x, y: center.y - reach.y };
	const mask = emptyMask([corner, { x: center.x + reach.x, y: center.y + reach.y }], 0);
	mask.data.fill(1);
	lay(sheet, mask, look.ink ?? BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / reach.x, (y - center.y) / reach.y];
		const drift = 0.5 + 0.75 * cloud(dx * 2.1 + seed, dy * 2.1, 4, seed);
		const tone = clamp(strength * drift * ramp(1, 0.25, Math.hypot(dx, dy)));
		return look.dots ? stipple(x, y, tone, 6.5) : pepper(x, y, tone, 4.6);
	});
}

/** Loose lines of grass or stalks with a flick, fanned out from a root. */
export function drawWisps(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	count: number,
	ink: Ink = BLACK,
): void {
	for (let wisp = 0; wisp < count; wisp++) {
		const lean = mix(-0.6, 0.6, count > 1 ? wisp / (count - 1) : 0.5);
		const path = wander(
			root,
			angle + lean,
			length * mix(0.7, 1, hash(wisp, Math.round(root.y))),
			() => lean / length,
		);
		line(sheet, path, { width: 4, ink, taper: whip });
	}
}
