import type { Path, Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, line } from "../../brush/sheet.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

export function corners({ left, top, right, bottom }: Box): Path {
	return [pt(left, top), pt(right, top), pt(right, bottom), pt(left, bottom)];
}

export function inset({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

export function fillBox(sheet: Sheet, box: Box, ink: Ink = BLACK): void {
	lay(sheet, fill(corners(box)), ink);
}

/** The double rule around a plate, with a small lozenge set into each corner. */
export function drawPlate(sheet: Sheet, box: Box, ink: Ink = BLACK): void {
	closedLine(sheet, corners(box), { width: 9, ink });
	const inner = inset(box, 22);
	closedLine(sheet, corners(inner), { width: 3, ink });
	for (const corner of corners(inner)) drawLozenge(sheet, corner, 13, ink);
}

export function drawLozenge(sheet: Sheet, at: Point, size: number, ink: Ink = BLACK): void {
	const shape = [
		pt(at.x, at.y - size),
		pt(at.x + size, at.y),
		pt(at.x, at.y + size),
		pt(at.x - size, at.y),
	];
	lay(sheet, fill(shape), ink);
}

/** A straight rule. */
export function drawRule(sheet: Sheet, from: Point, to: Point, width = 3, ink: Ink = BLACK): void {
	line(sheet, [from, to], { width, ink });
}

/** Leaves bare paper all around a box. */
export function trimAround(sheet: Sheet, { left, top, right, bottom }: Box): void {
	const { width, height } = sheet;
	const bare: Ink = [1, 1, 1];
	fillBox(sheet, { left: 0, top: 0, right: width, bottom: top }, bare);
	fillBox(sheet, { left: 0, top: bottom, right: width, bottom: height }, bare);
	fillBox(sheet, { left: 0, top, right: left, bottom }, bare);
	fillBox(sheet, { left: right, top, right: width, bottom }, bare);
}
