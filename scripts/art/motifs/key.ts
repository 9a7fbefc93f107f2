import { drawForm } from "../brush/form.ts";
import { circle, pt } from "../brush/geometry.ts";
import { clamp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { clear, closedLine } from "../brush/sheet.ts";
import type { Place } from "./stand.ts";
import { stand } from "./stand.ts";

/** An old key lying along the x axis: bow at the left of the origin, bit at the right, about 760 long. */
export function drawKey(sheet: Sheet, place: Place): void {
	const at = stand(place);
	const steel = { swell: at.size(16), edge: 5, base: 0.22, depth: 1, halo: 6 };
	const box = (x: number, y: number, width: number, height: number) =>
		[
			[x, y],
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		].map(([cx = 0, cy = 0]) => at.point(cx, cy));
	drawForm(sheet, { ...steel, outline: box(-200, -19, 570, 38) });
	for (const [x, y, width, height] of [
		[236, 10, 34, 150],
		[280, 10, 34, 118],
		[324, 10, 34, 150],
		[236, 74, 122, 30],
	] as const)
		drawForm(sheet, { ...steel, outline: box(x, y, width, height), swell: at.size(10), halo: 3 });
	for (const [x, half] of [
		[-190, 40],
		[-150, 30],
		[200, 30],
		[372, 32],
	] as const)
		drawForm(sheet, { ...steel, outline: box(x - 11, -half, 22, half * 2), swell: at.size(11) });
	for (const [x, y, radius] of [
		[-300, -76, 74],
		[-300, 76, 74],
		[-386, 0, 74],
	] as const) {
		const center = at.point(x, y);
		drawForm(sheet, { ...steel, outline: circle(center, at.size(radius)), swell: at.size(22) });
		const hole = circle(center, at.size(radius * 0.56));
		clear(sheet, hole, 0);
		closedLine(sheet, hole, { width: 4.4 });
	}
	drawForm(sheet, {
		...steel,
		outline: circle(at.point(-300, 0), at.size(40)),
		swell: at.size(34),
		mark: (x, y) => {
			const own = at.back(x, y);
			return clamp(0.5 - Math.abs(Math.hypot(own.x + 300, own.y) - 24) / 8);
		},
	});
	drawForm(sheet, {
		...steel,
		outline: circle(at.point(-474, 0), at.size(18)),
		swell: at.size(16),
	});
	drawForm(sheet, {
		...steel,
		outline: [pt(392, -14), pt(410, 0), pt(392, 14)].map(({ x, y }) => at.point(x, y)),
		edge: 4,
	});
}
