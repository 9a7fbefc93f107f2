import type { IconName } from "../../../content/credits.ts";
import { pt } from "../../brush/geometry.ts";
import { drawIcon } from "../../brush/icon.ts";
import type { Lettering } from "../../brush/lettering.ts";
import { drawText, wrapText } from "../../brush/lettering.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import type { Box } from "../ornament/plate.ts";
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
	/** Two lines at most. */
	normal: { heading: string; text: string };
};

/** Word for word as on the page: every sheet has all five. */
export const SIGNS = [
	"Redness, heat or swelling that spreads instead of fading",
	"Pain that gets worse after the first few days",
	"Pus, a bad smell or open sores",
	"Fever, chills or feeling ill",
	"Red streaks spreading from the tattoo",
];

const EMERGENCIES = [
	"Fever with red streaks: urgent care or ER now.",
	"Swollen face or trouble breathing: call 911.",
];

const FRAME = { left: 52, top: 52, right: 1548, bottom: 2188 };
const [LEFT, RIGHT, MIDDLE] = [112, 1488, 800];
const RED: Ink = [0.5, 0.035, 0.03];
const BARE: Ink = [1, 1, 1];
const BODY: Lettering = { font: "text", size: 36, weight: 500 };
const HEADING: Lettering = { font: "text", size: 52, weight: 700 };

export function drawGuide(guide: Guide): Sheet {
	const sheet = newSheet(1600, 2240);
	drawPlate(sheet, FRAME);
	drawGuideTitle(sheet, guide, { left: LEFT, top: 90, right: RIGHT, bottom: 478 });
	drawSteps(sheet, guide.steps, 478);
	drawAvoid(sheet, guide, 1316);
	drawNotes(sheet, guide.normal, 1594);
	return sheet;
}

const CELL = 276;

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
			size: 120,
			weight: 600,
			at: pt(left + 30, y + 98),
			align: "center",
			ink: RED,
		});
		drawText(sheet, { ...HEADING, text: heading, at: pt(left + 82, y + 90) });
		drawIcon(sheet, icon, pt(right - 54, y + 68), 100);
		const lines = wrapText(text, BODY, right - left, true);
		if (lines.length > 3) throw new Error(`Step "${heading}" is longer than three lines.`);
		lines.forEach((words, place) => {
			drawText(sheet, { ...BODY, text: words, at: pt(left, y + 158 + place * 46) });
		});
		if (row > 0 && column === 0) drawRule(sheet, pt(LEFT, y), pt(RIGHT, y), 2.5);
	});
	drawRule(sheet, pt(MIDDLE, top + 24), pt(MIDDLE, top + 3 * CELL - 24), 2.5);
}

function drawAvoid(sheet: Sheet, { avoidHeading, avoid }: Guide, top: number): void {
	const box = { left: FRAME.left + 36, top, right: FRAME.right - 36, bottom: top + 278 };
	fillBox(sheet, box);
	drawText(sheet, {
		...HEADING,
		text: avoidHeading,
		size: 46,
		at: pt(MIDDLE, top + 58),
		align: "center",
		ink: BARE,
	});
	const step = (box.right - box.left - 24) / avoid.length;
	avoid.forEach(({ icon, label }, index) => {
		const center = pt(box.left + 12 + (index + 0.5) * step, top + 130);
		drawIcon(sheet, icon, center, 104, BARE);
		const bar = [pt(center.x - 62, center.y + 54), pt(center.x + 62, center.y - 54)];
		line(sheet, bar, { width: 21 });
		line(sheet, bar, { width: 10, ink: [0.72, 0.06, 0.045] });
		label.split("\n").forEach((text, place) => {
			drawText(sheet, {
				...BODY,
				size: 34,
				text,
				at: pt(center.x, top + 220 + place * 38),
				align: "center",
				ink: BARE,
			});
		});
	});
}

const LEADING = 45;
const TEXT = LEFT + 372;

/** Below it is room for phone and address, which the site writes there (`app/aftercare/sheets`). */
function drawNotes(sheet: Sheet, normal: Guide["normal"], top: number): void {
	drawText(sheet, { ...HEADING, size: 46, text: normal.heading, at: pt(LEFT + 32, top + 88) });
	wrapText(normal.text, BODY, RIGHT - TEXT).forEach((text, place) => {
		if (place > 1) throw new Error(`Note "${normal.text}" is longer than two lines.`);
		drawText(sheet, { ...BODY, text, at: pt(TEXT, top + 64 + place * LEADING) });
	});
	drawDoctor(sheet, { left: LEFT, top: top + 142, right: RIGHT, bottom: top + 496 });
}

function drawDoctor(sheet: Sheet, box: Box): void {
	for (const [by, width] of [
		[0, 7],
		[13, 2.5],
	] as const)
		line(sheet, [...corners(inset(box, by)), pt(box.left + by, box.top + by)], {
			width,
			ink: RED,
		});
	const [from, first] = [box.left + 32, box.top + 54];
	drawText(sheet, {
		...HEADING,
		size: 46,
		text: "See a doctor",
		at: pt(from, first + 6),
		ink: RED,
	});
	drawText(sheet, { ...BODY, text: "the same day, for", at: pt(from, first + 66) });
	drawText(sheet, { ...BODY, text: "any of these five", at: pt(from, first + 66 + LEADING) });
	[...SIGNS, ...EMERGENCIES].forEach((text, index) => {
		if (wrapText(text, BODY, box.right - 26 - TEXT).length > 1)
			throw new Error(`"${text}" is longer than a line.`);
		const y = first + index * LEADING;
		const weight = index < SIGNS.length ? 500 : 700;
		if (index < SIGNS.length)
			drawText(sheet, {
				...BODY,
				weight: 700,
				text: `${index + 1}`,
				at: pt(TEXT - 34, y),
				ink: RED,
			});
		drawText(sheet, { ...BODY, weight, text, at: pt(TEXT, y) });
	});
}
