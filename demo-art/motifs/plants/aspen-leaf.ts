import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, moveAll, pick, points, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";
import { mixInk } from "./plants.ts";

const GOLD: Ink = [1.5, 1.24, 0.2];
const AMBER: Ink = [1.12, 0.56, 0.08];
const HALO = 5;

/** A round leaf with a drawn-out tip on its long flat stalk, which begins at `root`. */
export function drawAspenLeaf(
	sheet: Sheet,
	root: Point,
	turn: number,
	size: number,
	sway: number,
	ripe: number,
): void {
	const stalk = wander(root, turn, size * 0.62, (t) => (sway * (0.4 + t)) / (size * 0.62));
	line(sheet, stalk, { width: Math.max(4.5, size * 0.032) });
	const to = pick(stalk, stalk.length - 1);
	const way = heading(stalk, stalk.length - 1);
	const half = smooth(
		points(0, 0, -0.07, 0.2, 0.02, 0.42, 0.24, 0.55, 0.5, 0.52, 0.74, 0.36, 0.92, 0.15, 1.08, 0),
		false,
		0.02,
	);
	// Teeth as fine as a file, bent towards the tip.
	const toothed = half.map((point, index) => {
		const tooth = 0.018 * ((index / 3.2) % 1) * ramp(0, 0.2, point.y);
		return pt(point.x + tooth, point.y + tooth);
	});
	const flat: Path = [...toothed, ...toothed.map(({ x, y }) => pt(x, -y * 0.97)).reverse()];
	const local = (x: number, y: number) => {
		const [dx, dy] = [x - to.x, y - to.y];
		return pt(
			(dx * Math.cos(way) + dy * Math.sin(way)) / size,
			(dy * Math.cos(way) - dx * Math.sin(way)) / size,
		);
	};
	const outline = moveAll(flat, to, way, size);
	const vein = (x: number, y: number) => {
		const { x: along, y: across } = local(x, y);
		return (along - Math.abs(across) * 0.95) * 5.5;
	};
	const mask = fill(outline, HALO + 4);
	const place = (index: number) =>
		local(mask.left + (index % mask.width), mask.top + Math.floor(index / mask.width));
	drawForm(sheet, {
		outline,
		swell: size * 0.2,
		halo: HALO,
		edge: Math.max(3, size * 0.024),
		depth: 0.55,
		wash: (index) => {
			const { x, y } = place(index);
			const rim =
				ramp(0.2, 0.62, Math.hypot(x - 0.42, y)) + 0.4 * noise(x * 3, y * 3, Math.round(size));
			return mixInk(GOLD, AMBER, clamp(rim * 0.8 + ripe));
		},
		washStrength: 0.97,
		mark: (x, y) => {
			const { x: along, y: across } = local(x, y);
			const puff = vein(x, y) - Math.floor(vein(x, y));
			return (
				(across > 0 ? 0.42 : 0.12) * ramp(0.5, 0, Math.abs(across)) +
				0.5 * ramp(0.6, 0.98, puff) * ramp(0.5, 0.2, Math.abs(across)) +
				0.5 * ramp(0.2, -0.05, along)
			);
		},
	});
	line(
		sheet,
		wander(to, way, size * 1.02, () => 0),
		{ width: size * 0.028, taper: whip },
	);
	for (let rib = 0; rib < 5; rib++) {
		for (const side of [-1, 1]) {
			const from = polar(to, way, size * (0.06 + rib * 0.17));
			const length = size * (0.5 - Math.abs(rib - 1) * 0.07);
			line(
				sheet,
				wander(from, way + side * mix(1, 0.72, rib / 4), length, () => (-side * 0.35) / length),
				{ width: size * 0.017, taper: whip },
			);
		}
	}
}
