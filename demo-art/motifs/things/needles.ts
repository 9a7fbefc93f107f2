import type { Point } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { clear, closedLine, line } from "../../brush/sheet.ts";

/** A tattoo needle as it comes from its sleeve: an eye loop, a long bar, and a group of points soldered on. */
export function drawNeedle(sheet: Sheet, eye: Point, tip: Point): void {
	const angle = Math.atan2(tip.y - eye.y, tip.x - eye.x);
	const length = Math.hypot(tip.x - eye.x, tip.y - eye.y);
	const across = (away: number, side: number) =>
		polar(polar(eye, angle, away), angle + Math.PI / 2, side);
	const bar = [across(34, -5), across(length - 150, -5), across(length - 150, 5), across(34, 5)];
	clear(sheet, bar, 6);
	closedLine(sheet, bar, { width: 3.5 });
	line(sheet, [across(40, 3), across(length - 156, 3)], { width: 4 });
	clear(sheet, circle(across(10, 0), 28), 5);
	for (const radius of [28, 17]) closedLine(sheet, circle(across(10, 0), radius), { width: 4 });
	line(sheet, smooth([across(-8, 14), across(10, 22), across(28, 14)]), { width: 4 });
	const group = [
		across(length - 170, -9),
		across(length - 70, -9),
		across(length - 70, 9),
		across(length - 170, 9),
	];
	clear(sheet, group, 5);
	closedLine(sheet, group, { width: 4 });
	for (let point = -2; point <= 2; point++) {
		line(
			sheet,
			[across(length - 70, point * 4), across(length - 4 * Math.abs(point), point * 1.6)],
			{ width: 3.4, taper: (t) => 1 - 0.6 * t },
		);
		line(sheet, [across(length - 166, point * 4), across(length - 74, point * 4)], {
			width: point > 0 ? 3.4 : 1.8,
		});
	}
}

/** Pennants on a cord that hangs between two places. */
export function drawBunting(
	sheet: Sheet,
	from: Point,
	to: Point,
	sag: number,
	count: number,
): void {
	const cord = smooth([from, pt((from.x + to.x) / 2, (from.y + to.y) / 2 + sag), to], false, 3);
	const width = (to.x - from.x) / count;
	for (let flag = 0; flag < count; flag++) {
		const at = (share: number) =>
			cord[Math.round(((flag + share) / count) * (cord.length - 1))] ?? to;
		const [left, right, middle] = [at(0.08), at(0.92), at(0.5)];
		const tip = pt(middle.x + 6, middle.y + width * 0.95);
		const cloth = [left, right, tip];
		clear(sheet, cloth, 5);
		const dark = flag % 2 === 0;
		for (let row = 0; row < 26; row++) {
			const t = row / 26;
			const start = pt(left.x + (tip.x - left.x) * t, left.y + (tip.y - left.y) * t);
			const end = pt(right.x + (tip.x - right.x) * t, right.y + (tip.y - right.y) * t);
			const first = dark
				? start
				: pt(start.x + (end.x - start.x) * 0.62, start.y + (end.y - start.y) * 0.62);
			line(sheet, [first, end], { width: dark ? 4.6 : 2.6 });
		}
		closedLine(sheet, cloth, { width: 5 });
	}
	line(sheet, cord, { width: 7 });
}
