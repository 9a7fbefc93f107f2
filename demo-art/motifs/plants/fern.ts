import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, polar, ribbon, wander } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, line, whip } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { drawToothedLeaf } from "./foliage.ts";

/** A frond: pinnae in pairs along an arching stalk, long in the lower third, tiny at the tip. */
export function drawFrond(
	sheet: Sheet,
	stalk: Path,
	pairs: number,
	reach: number,
	color?: Ink,
): void {
	const last = stalk.length - 1;
	for (let pair = pairs - 1; pair >= 0; pair--) {
		const t = mix(0.14, 0.985, (pair / (pairs - 1)) ** 0.9);
		const index = Math.round(t * last);
		const size = reach * Math.sin(Math.PI * mix(0.3, 1, t) ** 1.1) ** 0.8 + 12;
		for (const side of [-1, 1] as const)
			drawToothedLeaf(sheet, {
				root: pick(stalk, index),
				angle: heading(stalk, index) + side * mix(1.28, 0.7, t),
				length: size * (0.95 + 0.1 * hash(pair, side + 2)),
				width: Math.max(5, size * 0.125),
				bend: -side * 0.35,
				teeth: 11,
				dark: 0.95,
				...(color ? { color } : {}),
			});
	}
	line(sheet, stalk, { width: 9, taper: (t) => 1 - 0.75 * t });
}

/** A young frond still rolled up: a stalk that ends in a spiral, set with scales inside and out. */
export function drawFiddlehead(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	side: 1 | -1,
	color?: Ink,
): void {
	const turns = 4.6 * Math.PI;
	const coil = length * 1.55;
	const spine = wander(root, angle, length + coil, (t) => {
		const rolled = ramp(length / (length + coil), 1, t);
		const gone = Math.max(0, t * (length + coil) - length) / coil;
		return gone <= 0
			? (side * -0.25) / length
			: (side * turns * (0.35 + 1.5 * gone ** 1.5) * mix(0.85, 1, rolled)) / coil;
	});
	const thick = length * 0.05;
	const radius = (t: number) => thick * mix(1.05, 0.32, t);
	for (let index = 20; index < spine.length - 30; index += 13) {
		const t = index / spine.length;
		for (const way of [1, -1])
			line(
				sheet,
				wander(
					polar(pick(spine, index), heading(spine, index) + (Math.PI / 2) * way, radius(t) * 0.9),
					heading(spine, index) + way * 1,
					thick * mix(0.9, 0.45, t),
					() => 0,
				),
				{ width: 4, taper: whip },
			);
	}
	drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: thick * 0.9,
		halo: 3,
		edge: 4.5,
		depth: 0.9,
		base: 0.06,
		...(color ? { wash: color } : {}),
	});
	for (let index = Math.round(length / 2); index < spine.length - 6; index += 9) {
		const t = index / spine.length;
		const across = wander(
			polar(pick(spine, index), heading(spine, index) + (Math.PI / 2) * side, radius(t) * 0.85),
			heading(spine, index) - side * 1.2,
			radius(t) * 1.15,
			() => 0,
		);
		line(sheet, across, { width: 3, taper: whip });
	}
}

/** Cushions of moss: domes of dots, dense below, with a fringe of fine stalks. */
export function drawMoss(
	sheet: Sheet,
	{ left, right, ground, high }: Record<"left" | "right" | "ground" | "high", number>,
	color: Ink,
): void {
	const top = (x: number) => {
		const t = (x - left) / (right - left);
		const dome = Math.max(0, Math.sin(Math.PI * t)) ** 0.5;
		return (
			ground - high * dome * (0.62 + 0.3 * Math.abs(Math.sin(t * 15)) + 0.25 * cloud(t * 9, 2, 3))
		);
	};
	const bottom = (x: number) => {
		const t = (x - left) / (right - left);
		return (
			ground + high * 0.62 * Math.max(0, Math.sin(Math.PI * t)) * (0.7 + 0.6 * cloud(t * 7, 8, 3))
		);
	};
	const mask = emptyMask(
		[
			{ x: left, y: ground - high * 1.3 },
			{ x: right, y: ground + high },
		],
		0,
	);
	mask.data.fill(1);
	const inside = (x: number, y: number) => y > top(x) && y < bottom(x);
	lay(sheet, mask, [1, 1, 1], (x, y) => (inside(x, y) ? 1 : 0));
	lay(sheet, mask, color, (x, y) =>
		inside(x, y) ? 0.85 * ramp(0, 30, bottom(x) - y) * ramp(0, 12, y - top(x)) : 0,
	);
	lay(sheet, mask, BLACK, (x, y) => {
		if (!inside(x, y)) return 0;
		const deep = (y - top(x)) / (bottom(x) - top(x));
		return stipple(x, y, 0.12 + 0.95 * ramp(0.05, 0.75, deep) * ramp(1.02, 0.8, deep), 6);
	});
	for (let x = left + 10; x < right - 10; x += 6) {
		const y = top(x);
		const sway = hash(Math.round(x), 5) - 0.5;
		line(
			sheet,
			wander({ x, y: y + 6 }, -Math.PI / 2 + sway * 0.8, 16 + 14 * hash(Math.round(x), 6), () => 0),
			{
				width: 3.4,
				taper: whip,
			},
		);
	}
}
