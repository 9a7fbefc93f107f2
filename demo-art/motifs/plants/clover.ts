import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, polar, smooth, trace, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";

/** Three notched leaflets with the pale chevron clover has. */
export function drawCloverLeaf(
	sheet: Sheet,
	center: Point,
	size: number,
	turn: number,
	color?: Ink,
): void {
	const leaflet = smooth(
		trace("0,0 22,-28 46,-62 48,-94 28,-112 6,-104 0,-96 -6,-104 -28,-112 -48,-94 -46,-62 -22,-28"),
		true,
		3,
	);
	for (const angle of [2.15, -2.15, 0]) {
		const facing = turn + angle + 0.16 * (hash(Math.round(center.x), Math.round(angle * 9)) - 0.5);
		const scale = size / 100;
		const outline: Path = moveAll(leaflet, center, facing, scale);
		const along = (x: number, y: number) =>
			((x - center.x) * Math.sin(facing) - (y - center.y) * Math.cos(facing)) / scale;
		const across = (x: number, y: number) =>
			((x - center.x) * Math.cos(facing) + (y - center.y) * Math.sin(facing)) / scale;
		drawForm(sheet, {
			outline,
			swell: size * 0.3,
			halo: 5,
			...(color ? { wash: color, washStrength: 0.85 } : {}),
			depth: 0.75,
			mark(x, y) {
				const [up, aside] = [along(x, y), across(x, y)];
				const chevron = up - 66 + Math.abs(aside) * 0.9;
				const pale = ramp(18, 12, chevron) * ramp(-4, 2, chevron);
				const dark = 0.85 * ramp(84, 6, up) + (aside > 0 ? 0.34 : 0.06);
				return dark * (1 - pale) + 0.3 * ramp(3, 0, Math.abs(aside));
			},
		});
		for (let vein = 1; vein <= 5; vein++) {
			for (const side of [1, -1]) {
				const root = polar(center, facing - Math.PI / 2, size * (0.14 + vein * 0.13));
				line(
					sheet,
					wander(
						root,
						facing - Math.PI / 2 + side * 0.6,
						size * 0.3 * mix(1, 0.8, vein / 5),
						() => 0,
					),
					{
						width: 2.4,
						taper: (t) => 1 - 0.9 * t,
					},
				);
			}
		}
	}
}

/** A clover head: narrow florets all around a ball, the nearest foreshortened; `turn` is where it looks to. */
export function drawCloverHead(
	sheet: Sheet,
	center: Point,
	size: number,
	turn: number,
	color?: Ink,
): void {
	for (const [row, reach] of [1, 0.86, 0.68, 0.5, 0.32, 0.15].entries()) {
		const middle = polar(center, turn, size * 0.3 * (1 - reach));
		const count = Math.max(5, Math.round(34 * reach ** 0.8));
		for (let floret = 0; floret < count; floret++) {
			const share = (floret + 0.5 * (row % 2) + 0.25 * hash(floret, row)) / count - 0.5;
			const angle = turn + share * (row === 0 ? 5.3 : Math.PI * 2);
			const length = size * (0.22 + 0.42 * reach) * (0.94 + 0.14 * hash(row, floret + 3));
			const root = polar(middle, angle, size * 0.36 * reach);
			drawBlade(sheet, {
				spine: wander(root, angle, length, () => (0.5 * Math.sin(share * 6.3)) / length),
				radius: outlines.feather(size * (0.05 + 0.02 * (1 - reach))),
				halo: 2.2,
				edge: 3.2,
				...(color ? { wash: ({ t }) => [color, mix(0.55, 0.95, t)] as const } : {}),
				tone: ({ t, across }) =>
					1.1 * ramp(0.85, 0.25, t) +
					0.35 * ramp(0, 1, across) +
					0.45 * ramp(0.4, 2, Math.abs(angle - turn)) * ramp(0.1, 0.5, reach),
				rib: 2,
			});
		}
	}
}
