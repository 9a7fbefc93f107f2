import type { Path, Point } from "../../brush/geometry.ts";
import { pick, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

type Banner = {
	/** Upper edge of the front, from left to right. */
	top: Path;
	height: number;
	/** How far the tails reach out and down from where they come out behind. */
	tails: readonly [Point, Point];
	paper: Ink;
	lining: Ink;
};

function paint(
	sheet: Sheet,
	outline: Path,
	ink: Ink,
	dark: (x: number, y: number) => number,
): void {
	clear(sheet, outline, 7);
	const mask = fill(outline);
	lay(sheet, mask, ink, () => 0.9);
	lay(sheet, mask, BLACK, (x, y) => pepper(x, y, clamp(dark(x, y)), 4.2));
	closedLine(sheet, outline, { width: 9 });
}

/** A blank scroll: a broad front, folded back at both ends, with two swallow tails. */
export function drawBanner(sheet: Sheet, { top, height, tails, paper, lining }: Banner): void {
	const edge = smooth(top, false, 3);
	for (const side of [0, 1] as const) {
		const way = side === 0 ? -1 : 1;
		const end = pick(edge, side === 0 ? 0 : edge.length - 1);
		const root = pt(end.x - way * 120, end.y + height * 0.55);
		const tip = pt(end.x + tails[side].x, end.y + tails[side].y);
		const bend = pt((root.x + tip.x) / 2, (root.y + tip.y) / 2 + 34);
		const upper = smooth([root, bend, tip], false, 3);
		const lower = upper.map(({ x, y }) => pt(x, y + height * 0.94));
		const notch = pt(tip.x - way * 74, tip.y + height * 0.5);
		paint(
			sheet,
			[...upper, notch, ...[...lower].reverse()],
			paper,
			(x) => 0.95 * ramp(way * tip.x, way * root.x, way * x + 40) - 0.2,
		);
		for (const share of [0.3, 0.62]) {
			const start = pt(root.x + way * 120, root.y + height * share + 40);
			line(
				sheet,
				smooth([start, pt(start.x + way * 50, start.y + 14), pt(start.x + way * 95, start.y + 12)]),
				{ width: 6, taper: whip },
			);
		}
		const fold = [
			pt(end.x, end.y + height * 0.2),
			pt(root.x, root.y),
			pt(root.x, root.y + height * 0.94),
			pt(end.x, end.y + height),
		];
		paint(sheet, fold, lining, () => 0.72);
	}
	const left = pick(edge, 0).x;
	const wide = pick(edge, edge.length - 1).x - left;
	const front = [...edge, ...edge.map(({ x, y }) => pt(x, y + height)).reverse()];
	paint(
		sheet,
		front,
		paper,
		(x) => 0.75 * ramp(0.1, -0.02, (x - left) / wide) + 0.85 * ramp(0.86, 1.03, (x - left) / wide),
	);
	for (const [share, way, length] of [
		[0.03, 1, 150],
		[0.035, 1, 90],
		[0.97, -1, 170],
		[0.965, -1, 100],
	] as const) {
		for (const down of [0.3, 0.72]) {
			const start = pick(edge, Math.round(share * (edge.length - 1)));
			const path = [0, 0.5, 1].map((t) => {
				const place = pick(
					edge,
					Math.round((share + (way * t * length) / wide) * (edge.length - 1)),
				);
				return pt(place.x, place.y + height * (down + (start.x % 3) * 0.01));
			});
			line(sheet, smooth(path), { width: 5, taper: whip });
		}
	}
}
