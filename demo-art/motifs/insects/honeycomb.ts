import type { Point } from "../../brush/geometry.ts";
import { polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { pepper, stipple } from "../../brush/tone.ts";

const hexagon = (center: Point, radius: number) =>
	Array.from({ length: 6 }, (_, corner) =>
		polar(center, (corner / 6) * Math.PI * 2 + Math.PI / 6, radius),
	);

/** Cells of wax: some deep and dark, some full of honey, at the rim some that are only begun. */
export function drawHoneycomb(
	sheet: Sheet,
	center: Point,
	radius: number,
	honey: Ink,
	inside: (column: number, row: number) => "open" | "honey" | "dark" | "begun" | undefined,
): void {
	for (let row = -6; row <= 6; row++) {
		for (let column = -6; column <= 6; column++) {
			const kind = inside(column, row);
			if (!kind) continue;
			const middle = pt(
				center.x + (column + (row % 2 === 0 ? 0 : 0.5)) * radius * Math.sqrt(3),
				center.y + row * radius * 1.5,
			);
			drawCell(sheet, middle, radius, honey, kind);
		}
	}
}

function drawCell(
	sheet: Sheet,
	middle: Point,
	radius: number,
	honey: Ink,
	kind: "open" | "honey" | "dark" | "begun",
): void {
	const wall = hexagon(middle, radius * 0.97);
	const hole = hexagon(middle, radius * 0.78);
	if (kind === "begun") {
		closedLine(sheet, smoothCorners(wall), { width: 3 });
		lay(sheet, fill(wall), BLACK, (x, y) =>
			stipple(x, y, 0.3 * ramp(radius * 0.2, radius, Math.hypot(x - middle.x, y - middle.y)), 7),
		);
		return;
	}
	clear(sheet, wall, 3);
	if (kind === "honey")
		lay(sheet, fill(hole), honey, (_x, y) => 0.95 - 0.2 * ramp(-radius, radius, y - middle.y));
	lay(sheet, fill(hole), BLACK, (x, y) => {
		const [dx, dy] = [(x - middle.x) / radius, (y - middle.y) / radius];
		const shade = ramp(0.5, -0.9, (dx * 0.6 + dy) / 1.2);
		const away = ramp(0.35, 0.8, Math.hypot(dx, dy));
		const dark =
			kind === "dark"
				? 0.98 - 0.35 * ramp(0.25, 0.8, dx * 0.5 + dy)
				: kind === "open"
					? 0.16 + 0.8 * shade
					: 0.12 + 0.66 * shade * away;
		return pepper(x, y, clamp(dark + 0.2 * away), 4.4);
	});
	closedLine(sheet, smoothCorners(hole), { width: 4 });
	closedLine(sheet, smoothCorners(wall), { width: 6.5 });
	if (kind === "honey") {
		const glint = smooth(
			[
				polar(middle, 2.4, radius * 0.52),
				polar(middle, 3.1, radius * 0.58),
				polar(middle, 3.7, radius * 0.5),
			],
			false,
			3,
		);
		line(sheet, glint, { width: 9, ink: [1.4, 1.3, 1], taper: (t) => Math.sin(Math.PI * t) });
	}
}

/** Corners a pen makes: the sides are straight, the corners a little round. */
function smoothCorners(corners: readonly Point[]): Point[] {
	return corners.flatMap((corner, index) => {
		const next = corners[(index + 1) % corners.length] as Point;
		return Array.from({ length: 12 }, (_, step) => {
			const t = 0.06 + (0.88 * step) / 11;
			return pt(corner.x + (next.x - corner.x) * t, corner.y + (next.y - corner.y) * t);
		});
	});
}
