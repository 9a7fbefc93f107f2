import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

const NUMERALS = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

/** The ring of a dial with Roman hours and a track of minutes, open in the middle. */
export function drawDial(
	sheet: Sheet,
	put: (x: number, y: number) => Point,
	scale: number,
	turn: number,
): void {
	const middle = put(0, 0);
	const [inner, outer] = [circle(middle, scale * 0.56), circle(middle, scale * 0.9)];
	const band: Path = [...outer, outer[0] as Point, inner[0] as Point, ...[...inner].reverse()];
	clear(sheet, band, 1);
	lay(sheet, fill(band), BLACK, (x, y) => {
		const away = Math.hypot(x - middle.x, y - middle.y) / scale;
		const side = (x - middle.x - (y - middle.y) * -0.9) / scale;
		return pepper(
			x,
			y,
			0.5 * ramp(0.8, 0.9, away) * ramp(0.7, -0.9, side) +
				0.2 * ramp(0.2, 1.2, side) +
				0.25 * ramp(0.6, 0.56, away),
			4,
		);
	});
	closedLine(sheet, inner, { width: 8 });
	closedLine(sheet, circle(middle, scale * 0.595), { width: 3 });
	for (const radius of [0.81, 0.86])
		closedLine(sheet, circle(middle, scale * radius), { width: 3 });
	for (let minute = 0; minute < 60; minute++) {
		const angle = turn + (minute / 60) * Math.PI * 2;
		const ends = [polar(middle, angle, scale * 0.81), polar(middle, angle, scale * 0.86)];
		line(sheet, ends, { width: minute % 5 === 0 ? 12 : 4 });
	}
	for (const [hour, word] of NUMERALS.entries())
		drawNumeral(sheet, word, middle, turn + (hour / 12) * Math.PI * 2, scale);
}

/** Widths of the letters as shares of their height. */
const WIDTHS: Record<string, number> = { I: 0.3, V: 0.72, X: 0.74 };

/** A Roman numeral that stands on the dial with its foot to the middle: thick and thin strokes with serifs. */
function drawNumeral(
	sheet: Sheet,
	word: string,
	middle: Point,
	angle: number,
	scale: number,
): void {
	const tall = scale * 0.165;
	const width = [...word].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0), 0) * tall;
	const squeeze = Math.min(1, (scale * 0.3) / width);
	const center = polar(middle, angle - Math.PI / 2, scale * 0.7);
	const put = (x: number, y: number) => move(pt(x * squeeze, y), center, angle);
	const thick = tall * 0.17 * Math.sqrt(squeeze);
	let left = -width / 2;
	for (const letter of word) {
		const wide = (WIDTHS[letter] ?? 0) * tall;
		const [x, half] = [left + wide / 2, wide * 0.34];
		const [top, foot] = [-tall / 2, tall / 2];
		const strokes: [number, number, number, number, number][] =
			letter === "I"
				? [[x, top, x, foot, thick]]
				: letter === "V"
					? [
							[x - half, top, x, foot, thick],
							[x + half, top, x, foot, thick * 0.4],
						]
					: [
							[x - half, top, x + half, foot, thick],
							[x + half, top, x - half, foot, thick * 0.4],
						];
		for (const [ax, ay, bx, by, stroke] of strokes) {
			line(sheet, [put(ax, ay), put(bx, by)], { width: stroke });
			for (const [sx, sy] of [
				[ax, ay],
				[bx, by],
			] as const)
				if (letter !== "V" || sy === top)
					line(sheet, [put(sx - tall * 0.13, sy), put(sx + tall * 0.13, sy)], {
						width: tall * 0.05,
					});
		}
		left += wide;
	}
}
