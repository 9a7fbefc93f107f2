import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, offset, pt, ribbon, smooth } from "../../brush/geometry.ts";
import { traceText } from "../../brush/lettering.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A woven ribbon along a line, with a dark border. */
export function drawLanyard(sheet: Sheet, noted: Path, width: number): void {
	const path = smooth(noted, false, 3);
	const band = ribbon(path, () => width / 2);
	clear(sheet, band, 8);
	for (let index = 0; index < path.length; index += 3) {
		const cut = path.slice(index, index + 2);
		if (cut.length < 2) continue;
		const [a, b] = [offset(cut, () => width / 2 - 6)[0], offset(cut, () => -width / 2 + 6)[0]];
		if (a && b) line(sheet, [a, b], { width: 2 + 2.4 * ramp(-0.4, 1, Math.sin(index / 23)) });
	}
	for (const side of [-1, 1]) {
		line(
			sheet,
			offset(path, () => (side * width) / 2),
			{ width: 6 },
		);
		line(
			sheet,
			offset(path, () => side * (width / 2 - 10)),
			{ width: 3 },
		);
	}
}

/** A name badge of an exhibitor that hangs from its clip at `to`. */
export function drawBadge(
	sheet: Sheet,
	to: Point,
	turn: number,
	scale: number,
	emblem: (center: Point) => void,
): void {
	const put = (...flat: number[]): Path => {
		const path: Path = [];
		for (let at = 0; at + 1 < flat.length; at += 2)
			path.push(pt(flat[at] as number, flat[at + 1] as number));
		return moveAll(path, to, turn, scale);
	};
	const card = smooth(
		put(
			-150,
			90,
			-138,
			78,
			0,
			76,
			138,
			78,
			150,
			90,
			152,
			290,
			150,
			500,
			138,
			512,
			0,
			514,
			-138,
			512,
			-150,
			500,
			-152,
			290,
		),
		true,
		3,
	);
	drawForm(sheet, {
		outline: card.map(({ x, y }) => pt(x + 12, y + 14)),
		swell: 8,
		base: 0.7,
		edge: 0,
		halo: 10,
		grain: { angle: 0.8, spacing: 8 },
	});
	drawForm(sheet, {
		outline: card,
		swell: 14 * scale,
		edge: 7,
		halo: 4,
		depth: 0.6,
		grain: { angle: 0.8, spacing: 8 },
	});
	closedLine(sheet, put(-132, 98, 132, 98, 132, 494, -132, 494), { width: 4 });
	const head = put(-132, 98, 132, 98, 132, 172, -132, 172);
	lay(sheet, fill(head), BLACK, (_x, y) => engrave(y / 7, 0.86, 7));
	closedLine(sheet, head, { width: 4 });
	for (const path of traceText({
		font: "display",
		text: "ARTIST",
		size: 60,
		weight: 700,
		tracking: 8,
		at: pt(0, 157),
		align: "center",
	})) {
		const letter = moveAll(path, to, turn, scale);
		lay(sheet, fill(letter), [1, 1, 1]);
	}
	emblem(put(0, 292)[0] as Point);
	for (const [y, half] of [
		[418, 104],
		[446, 84],
		[470, 60],
	] as const)
		line(sheet, put(-half, y, half, y), { width: 7 });
	const slot = put(-30, 84, 30, 84, 30, 94, -30, 94);
	lay(sheet, fill(slot), BLACK);
	drawForm(sheet, {
		outline: smooth(put(-18, 96, -22, 50, -12, 12, 12, 12, 22, 50, 18, 96), true, 3),
		swell: 14,
		edge: 5,
		depth: 1,
		grain: { angle: 0.4, spacing: 7 },
	});
	for (const radius of [26, 15]) {
		if (radius > 20) clear(sheet, circle(put(0, 0)[0] as Point, radius * scale), 4);
		closedLine(sheet, circle(put(0, 0)[0] as Point, radius * scale), { width: 6 });
	}
}
