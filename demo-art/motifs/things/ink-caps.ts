import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

type Tray = { to: Point; turn: number; columns: number; inks: readonly Ink[]; radius: number };

/** A steel tray of ink caps from above, each with its color, the light from the upper left in all of them. */
export function drawInkCaps(sheet: Sheet, { to, turn, columns, inks, radius }: Tray): void {
	const step = radius * 2.5;
	const rows = Math.ceil(inks.length / columns);
	const [half, tall] = [(columns * step) / 2 + 14, (rows * step) / 2 + 14];
	const plate = roundBox(half, tall, 40);
	drawDrop(sheet, moveAll(plate, pt(to.x + 20, to.y + 24), turn));
	drawForm(sheet, {
		outline: moveAll(plate, to, turn),
		swell: 22,
		edge: 7,
		base: 0.1,
		depth: 0.8,
		grain: { angle: turn + 0.2, spacing: 8 },
	});
	closedLine(sheet, moveAll(roundBox(half - 16, tall - 16, 28), to, turn), { width: 3 });
	inks.forEach((ink, index) => {
		const place = pt(
			((index % columns) - (columns - 1) / 2) * step,
			(Math.floor(index / columns) - (rows - 1) / 2) * step,
		);
		drawCap(sheet, moveAll([place], to, turn)[0] ?? to, radius, ink);
	});
}

function drawCap(sheet: Sheet, center: Point, radius: number, ink: Ink): void {
	drawForm(sheet, { outline: circle(center, radius), swell: 12, edge: 5.5, halo: 5, depth: 0.6 });
	const mouth = circle(center, radius * 0.82);
	const inside = fill(mouth);
	lay(sheet, inside, ink);
	lay(sheet, inside, BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / radius, (y - center.y) / radius];
		const wall = ramp(0.5, 0.8, Math.hypot(dx, dy)) * ramp(0.5, -0.6, dx + dy);
		return engrave((x + y) / 6, clamp(0.85 * wall), 6);
	});
	closedLine(sheet, mouth, { width: 4.5 });
	const shine = Array.from({ length: 24 }, (_, at) =>
		polar(center, Math.PI * (1.12 + 0.3 * (at / 23)), radius * 0.56),
	);
	line(sheet, shine, { width: radius * 0.16, ink: [1.05, 1.03, 1], taper: spindle });
}

function roundBox(half: number, tall: number, round: number): Path {
	const corner = (x: number, y: number, from: number) =>
		Array.from({ length: 12 }, (_, at) => polar(pt(x, y), (from + at / 11) * (Math.PI / 2), round));
	return [
		...corner(half - round, tall - round, 0),
		...corner(round - half, tall - round, 1),
		...corner(round - half, round - tall, 2),
		...corner(half - round, round - tall, 3),
	];
}

/** The shadow of something flat on the table: crossed lines where its outline falls. */
export function drawDrop(sheet: Sheet, outline: Path): void {
	lay(sheet, fill(outline), BLACK, (x, y) =>
		Math.max(engrave((x + y) / 9, 0.66, 9), engrave((x - y) / 9, 0.6, 9)),
	);
}

/** A sheet of paper on the table, with its shadow. */
export function drawPaper(sheet: Sheet, outline: Path): void {
	drawDrop(sheet, moveAll(outline, pt(20, 24)));
	clear(sheet, outline, 2);
	closedLine(sheet, outline, { width: 6 });
}

/** Planks from above, engraved along their grain, with knots. */
export function drawPlanks(sheet: Sheet, outline: Path, width: number, dark: number): void {
	const knot = (x: number, y: number) => {
		const [dx, dy] = [(x - 1330) / 46, (y - 1760) / 120];
		return 4 * Math.exp(-(dx * dx + dy * dy));
	};
	lay(sheet, fill(outline), BLACK, (x, y) => {
		const plank = Math.floor(x / width);
		const away = x - plank * width;
		const seam = ramp(7, 4, Math.min(away, width - away));
		const phase = x / 9 + 1.4 * noise(x / 70, y / 460 + plank * 7.3, plank) + knot(x, y);
		const tone = dark + 0.2 * noise(x / 26, y / 380, plank + 3) + 0.1 * noise(x / 300, y / 300, 5);
		return Math.max(seam, engrave(phase, clamp(tone, 0.2, 0.92), 9));
	});
}

/** A cable along a line: black, with a fine light down its back. */
export function drawCable(sheet: Sheet, noted: Path, width: number): void {
	const path = smooth(noted, false, 3);
	line(sheet, path, { width: width + 12, ink: [1, 1, 1] });
	line(sheet, path, { width });
	line(
		sheet,
		path.map(({ x, y }) => pt(x - width * 0.16, y - width * 0.16)),
		{ width: width * 0.2, ink: [0.9, 0.9, 0.9] },
	);
}

/** Ink wiped off on paper: a few strokes of a thumb, dense in their middle. */
export function drawSmear(
	sheet: Sheet,
	center: Point,
	angle: number,
	length: number,
	ink: Ink,
): void {
	const spot = circle(center, length, 0.34, angle);
	lay(sheet, fill(spot), ink, (x, y) => {
		const [dx, dy] = [x - center.x, y - center.y];
		const [u, v] = [
			(dx * Math.cos(angle) + dy * Math.sin(angle)) / length,
			(dy * Math.cos(angle) - dx * Math.sin(angle)) / length / 0.34,
		];
		const streak = 0.5 + 0.5 * noise(u * 2, v * 9, Math.round(length));
		return 0.85 * ramp(1, 0.2, Math.hypot(u, v) + 0.5 * (1 - streak));
	});
}
