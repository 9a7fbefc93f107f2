import { drawBlade, outlines } from "../brush/blade.ts";
import { drawForm } from "../brush/form.ts";
import type { Path, Point } from "../brush/geometry.ts";
import { moveAll, points, polar, smooth, wander } from "../brush/geometry.ts";
import { hash, mix, ramp } from "../brush/random.ts";
import type { Ink, Sheet } from "../brush/sheet.ts";
import { line } from "../brush/sheet.ts";

/** Three notched leaflets with the pale chevron clover has. */
export function drawCloverLeaf(
	sheet: Sheet,
	center: Point,
	size: number,
	turn: number,
	color?: Ink,
): void {
	const leaflet = smooth(
		points(
			0,
			0,
			22,
			-28,
			46,
			-62,
			48,
			-94,
			28,
			-112,
			6,
			-104,
			0,
			-96,
			-6,
			-104,
			-28,
			-112,
			-48,
			-94,
			-46,
			-62,
			-22,
			-28,
		),
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
				const chevron = along(x, y) - 62 + Math.abs(across(x, y)) * 0.9;
				return (
					0.55 * ramp(50, 0, along(x, y)) +
					0.4 * ramp(26, 8, chevron) * ramp(4, 8, chevron) +
					0.24 * ramp(3, 0, Math.abs(across(x, y)))
				);
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

/** A clover head: rows of narrow florets around a ball, the lower ones hanging. */
export function drawCloverHead(
	sheet: Sheet,
	center: Point,
	size: number,
	turn: number,
	color?: Ink,
): void {
	for (let row = 0; row < 6; row++) {
		const t = row / 5;
		const count = Math.round(mix(15, 6, t));
		for (let floret = 0; floret < count; floret++) {
			const share = count > 1 ? ((floret * 7) % count) / (count - 1) - 0.5 : 0;
			const angle = turn + share * mix(4.6, 1.5, t) + 0.1 * (hash(floret, row) - 0.5);
			const root = polar(center, angle, size * mix(0.16, 0.06, t));
			const reach = size * mix(0.98, 0.6, t) * (0.92 + 0.16 * hash(row, floret));
			drawBlade(sheet, {
				spine: wander(
					polar(root, turn, size * 0.34 * t),
					angle,
					reach,
					() => (share * 0.7) / reach,
				),
				radius: outlines.feather(size * 0.085),
				halo: 2.5,
				edge: 3.4,
				...(color ? { wash: ({ t: away }) => [color, mix(0.55, 0.95, away)] as const } : {}),
				tone: ({ t: away, across }) =>
					1.05 * ramp(0.62, 0.15, away) + 0.4 * ramp(-0.2, 1, across + share),
				rib: 2,
			});
		}
	}
}
