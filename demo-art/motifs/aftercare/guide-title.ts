import type { Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import type { Lettering } from "../../brush/lettering.ts";
import { drawText, wrapText } from "../../brush/lettering.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import type { Box } from "../ornament/plate.ts";
import { drawLozenge, drawRule } from "../ornament/plate.ts";
import { drawLeaf, drawSpray } from "../plants/plants.ts";
import { drawRose } from "../plants/rose.ts";
import { drawPhase } from "../sky/moon.ts";
import type { Guide } from "./guide.ts";

const DEEP: Ink = [0.4, 0.03, 0.03];
const PALE: Ink = [0.86, 0.3, 0.22];
const MOSS: Ink = [0.2, 0.42, 0.22];
const DISPLAY = { font: "display", weight: 600 } as const;
const SMALL: Lettering = { font: "text", size: 34, weight: 600, tracking: 2.5 };

/** The head of a sheet, with room at the left for the studio's name: the title between two roses that open from sheet to sheet. */
export function drawGuideTitle(sheet: Sheet, guide: Guide, box: Box): void {
	const { left, top, right, bottom } = box;
	const middle = (left + right) / 2;
	const line = top + 44;
	drawText(sheet, {
		...SMALL,
		text: `Aftercare ${guide.number} of 3`,
		at: pt(right, line),
		align: "right",
	});
	drawPhases(sheet, pt(middle, line - 12), guide.number);
	drawRule(sheet, pt(left, top + 72), pt(right, top + 72), 3);
	const { size, lines } = fitTitle(guide.title, 790);
	const leading = size * 0.86;
	const first = (top + 72 + bottom - 70) / 2 + size * 0.26 - ((lines.length - 1) * leading) / 2;
	lines.forEach((text, index) => {
		drawText(sheet, {
			...DISPLAY,
			size,
			text,
			at: pt(middle, first + index * leading),
			align: "center",
		});
	});
	drawText(sheet, {
		font: "text",
		size: 40,
		weight: 500,
		text: guide.subtitle,
		at: pt(middle, bottom - 32),
		align: "center",
	});
	for (const side of [-1, 1] as const)
		drawPosy(sheet, pt(middle + side * 556, top + 232), guide.number, side);
	drawRule(sheet, pt(left, bottom), pt(right, bottom), 3);
	drawLozenge(sheet, pt(middle, bottom), 12);
}

/** The largest size at which a title stands on one line, or else on two. */
function fitTitle(text: string, width: number): { size: number; lines: string[] } {
	for (const [size, count] of [
		[250, 1],
		[196, 1],
		[124, 2],
	] as const) {
		const lines = wrapText(text, { ...DISPLAY, size }, width, true);
		if (lines.length <= count) return { size, lines };
	}
	throw new Error(`The title "${text}" is too long for an instruction sheet.`);
}

/** The moon waxes as the skin heals. */
function drawPhases(sheet: Sheet, center: Point, number: number): void {
	[0.82, 0.5, 0].forEach((dark, index) => {
		const place = pt(center.x + (index - 1) * 72, center.y);
		drawPhase(sheet, place, 22, -dark);
		if (index + 1 === number) drawLozenge(sheet, pt(place.x, place.y + 40), 8, DEEP);
	});
}

function drawPosy(sheet: Sheet, center: Point, number: number, side: 1 | -1): void {
	const inward = side === 1 ? Math.PI : 0;
	const turn = (angle: number) => (side === 1 ? Math.PI - angle : angle);
	drawSpray(sheet, center, turn(Math.PI), 150, 5);
	for (const [angle, length] of [
		[2.35, 184],
		[-2.35, 184],
		[1.55, 158],
		[-1.55, 158],
		[0.75, 150],
		[-0.75, 150],
	] as const)
		drawLeaf(sheet, center, turn(angle), length, 46, 0.5 * Math.sign(angle) * side, MOSS);
	drawRose(sheet, {
		center,
		size: [94, 110, 126][number - 1] ?? 118,
		turn: inward + 0.4 + number,
		openness: [0.1, 0.5, 0.95][number - 1] ?? 0.5,
		colors: { deep: DEEP, pale: PALE },
		seed: number + 3,
	});
}
