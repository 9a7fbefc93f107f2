import type { IconName } from "../../../content/credits.ts";
import { studio } from "../../../content/studio.ts";
import { pt } from "../../brush/geometry.ts";
import { drawIcon } from "../../brush/icon.ts";
import type { Lettering } from "../../brush/lettering.ts";
import { drawText, wrapText } from "../../brush/lettering.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line, newSheet } from "../../brush/sheet.ts";
import { corners, drawPlate, drawRule, fillBox, inset } from "../ornament/plate.ts";
import { drawGuideTitle } from "./guide-title.ts";

/** One instruction sheet: six steps, six things to keep away from, what is normal, when to see a doctor. */
export type Guide = {
	/** 1 to 3. */
	number: 1 | 2 | 3;
	title: string;
	subtitle: string;
	steps: readonly { heading: string; icon: IconName; text: string }[];
	avoidHeading: string;
	avoid: readonly { icon: IconName; label: string }[];
	normal: { heading: string; text: string };
	/** Two lines at most. */
	doctor: string;
};

/** An allergic reaction: no sheet leaves it out. */
const EMERGENCY = "Swollen face or trouble breathing: call 911.";

const FRAME = { left: 52, top: 52, right: 1548, bottom: 2188 };
const [LEFT, RIGHT, MIDDLE] = [112, 1488, 800];
const RED: Ink = [0.5, 0.035, 0.03];
const BARE: Ink = [1, 1, 1];
const BODY: Lettering = { font: "text", size: 36, weight: 500 };
const HEADING: Lettering = { font: "display", size: 66, weight: 600 };

export function drawGuide(guide: Guide): Sheet {
	const sheet = newSheet(1600, 2240);
	drawPlate(sheet, FRAME);
	drawGuideTitle(sheet, guide, { left: LEFT, top: 90, right: RIGHT, bottom: 512 });
	drawSteps(sheet, guide.steps, 512);
	drawAvoid(sheet, guide, 1432);
	drawNotes(sheet, guide, 1740);
	return sheet;
}

const CELL = 304;

function drawSteps(sheet: Sheet, steps: Guide["steps"], top: number): void {
	steps.forEach(({ heading, icon, text }, index) => {
		const [column, row] = [index % 2, Math.floor(index / 2)];
		const left = column === 0 ? LEFT : MIDDLE + 36;
		const right = column === 0 ? MIDDLE - 36 : RIGHT;
		const y = top + row * CELL;
		const number = String(index + 1);
		drawText(sheet, {
			text: number,
			font: "display",
			size: 150,
			weight: 600,
			at: pt(left + 36, y + 122),
			align: "center",
			ink: RED,
		});
		drawText(sheet, { ...HEADING, text: heading, at: pt(left + 92, y + 112) });
		drawIcon(sheet, icon, pt(right - 58, y + 76), 112);
		const lines = wrapText(text, BODY, right - left, true);
		if (lines.length > 3) throw new Error(`Step "${heading}" is longer than three lines.`);
		lines.forEach((words, place) => {
			drawText(sheet, { ...BODY, text: words, at: pt(left, y + 182 + place * 47) });
		});
		if (row > 0 && column === 0) drawRule(sheet, pt(LEFT, y), pt(RIGHT, y), 2.5);
	});
	drawRule(sheet, pt(MIDDLE, top + 24), pt(MIDDLE, top + 3 * CELL - 24), 2.5);
}

function drawAvoid(sheet: Sheet, { avoidHeading, avoid }: Guide, top: number): void {
	const box = { left: FRAME.left + 36, top, right: FRAME.right - 36, bottom: top + 296 };
	fillBox(sheet, box);
	drawText(sheet, {
		...HEADING,
		text: avoidHeading,
		size: 60,
		at: pt(MIDDLE, top + 66),
		align: "center",
		ink: BARE,
	});
	const step = (box.right - box.left - 24) / avoid.length;
	avoid.forEach(({ icon, label }, index) => {
		const center = pt(box.left + 12 + (index + 0.5) * step, top + 142);
		drawIcon(sheet, icon, center, 104, BARE);
		const bar = [pt(center.x - 62, center.y + 54), pt(center.x + 62, center.y - 54)];
		line(sheet, bar, { width: 21 });
		line(sheet, bar, { width: 10, ink: [0.72, 0.06, 0.045] });
		label.split("\n").forEach((text, place) => {
			drawText(sheet, {
				...BODY,
				size: 34,
				text,
				at: pt(center.x, top + 238 + place * 38),
				align: "center",
				ink: BARE,
			});
		});
	});
}

function drawNotes(sheet: Sheet, { normal, doctor }: Guide, top: number): void {
	drawNote(sheet, normal.heading, wrapNote(normal.text), top + 4);
	const box = { left: LEFT, top: top + 146, right: RIGHT, bottom: top + 344 };
	for (const [by, width] of [
		[0, 7],
		[13, 2.5],
	] as const)
		line(sheet, [...corners(inset(box, by)), pt(box.left + by, box.top + by)], {
			width,
			ink: RED,
		});
	drawNote(sheet, "See a doctor", [...wrapNote(doctor), EMERGENCY], top + 156, RED);
	drawText(sheet, {
		...BODY,
		size: 34,
		weight: 600,
		text: `Questions while it heals? Ask ${studio.name}.`,
		at: pt(MIDDLE, top + 391),
		align: "center",
	});
}

function wrapNote(text: string): string[] {
	const lines = wrapText(text, BODY, RIGHT - LEFT - 430);
	if (lines.length > 2) throw new Error(`Note "${text}" is longer than two lines.`);
	return lines;
}

/** A heading at the left, halfway down the lines beside it. */
function drawNote(
	sheet: Sheet,
	heading: string,
	lines: readonly string[],
	top: number,
	ink = BLACK,
): void {
	drawText(sheet, {
		...HEADING,
		text: heading,
		at: pt(LEFT + 32, top + 38 + lines.length * 24),
		ink,
	});
	lines.forEach((words, place) => {
		drawText(sheet, { ...BODY, text: words, at: pt(LEFT + 402, top + 58 + place * 48) });
	});
}
