import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

import { drawBirdEye, drawTalons } from "./bird-face.ts";
import { drawCoat, drawDown, drawQuills, vanes } from "./plumage.ts";
import type { WingDress } from "./raised-wing.ts";
import { drawRaisedWing } from "./raised-wing.ts";

const BARE: Ink = [1, 1, 1];
const RUST: Ink = [0.62, 0.26, 0.14];
const DRESS: WingDress = { band: 26, dark: 1, tips: 0.7, fingers: true, bar: 0.6 };
const BODY = smooth(
	trace(
		"640,830 612,930 626,1060 690,1180 790,1270 890,1290 966,1220 1000,1100 984,960 930,860 850,790 720,770",
	),
	true,
	5,
);
const HEAD = smooth(
	trace(
		"604,690 622,640 670,602 738,598 806,628 850,690 880,780 900,870 840,930 740,930 660,890 634,830 622,776 606,736",
	),
	true,
	5,
);

/** A red-tailed hawk that comes down, wings raised, head to the left, talons forward. */
export function drawHawk(sheet: Sheet): void {
	drawQuills(sheet, {
		roots: smooth(trace("850,1240 950,1200")),
		tips: smooth(trace("830,1690 960,1716 1090,1680 1200,1600 1280,1490")),
		count: 8,
		width: [46, 46],
		tone: (spot) => 0.85 * vanes.plain(0.8)(spot) + (spot.t > 0.86 && spot.t < 0.93 ? 0.9 : 0),
		color: () => RUST,
		edge: 5.4,
	});
	drawRaisedWing(sheet, { to: pt(690, 900), flip: true, turn: 0.02, scale: 0.9 }, DRESS);
	drawRaisedWing(sheet, { to: pt(905, 900), turn: 0.02, scale: 0.92 }, DRESS);
	drawForm(sheet, { outline: BODY, swell: 170, halo: 9, edge: 6, depth: 0.9 });
	const flow = flowAlong(smooth(trace("740,780 770,960 860,1270"), false, 3), -0.14);
	drawCoat(sheet, {
		outline: BODY,
		flow,
		size: () => 62,
		spacing: 33,
		slim: 0.34,
		edge: 2,
		tone: (spot, x, y) => {
			const shade = 0.35 * ramp(820, 1000, x) + 0.3 * ramp(1150, 1290, y);
			const belt = ramp(90, 40, Math.abs(y - 1110 - (x - 780) * 0.25));
			return vanes.tile(0.18 + 1.3 * shade, 0.45)(spot) + 0.9 * belt * vanes.drop(1)(spot);
		},
	});
	for (const [index, leg] of LEGS.entries()) drawTrousers(sheet, leg, index);
	drawHead(sheet);
}

function drawTrousers(sheet: Sheet, noted: string, index: number): void {
	const outline = smooth(trace(noted), true, 4);
	const [foot, angle] = index === 0 ? [pt(700, 1478), 1.75] : ([pt(508, 1400), 2.3] as const);
	drawTalons(sheet, foot, angle, 118, 0.9);
	const way = index === 0 ? 1.75 : 2.3;
	const bars = (x: number, y: number) => {
		const gone = x * Math.cos(way) + y * Math.sin(way);
		const across = y * Math.cos(way) - x * Math.sin(way);
		return ramp(0.25, 0.75, Math.sin(gone / 9 + Math.abs(Math.sin(across / 26)) * 1.6));
	};
	drawForm(sheet, {
		outline,
		swell: 90,
		halo: 5,
		edge: 4.4,
		depth: 1,
		mark: (x, y) => 0.34 * bars(x, y),
	});
	drawDown(sheet, {
		outline,
		flow: () => ({ angle: way, t: 0 }),
		spacing: 11,
		length: 34,
		width: 4.4,
		tone: (x, y) => 0.12 + 0.75 * bars(x, y),
	});
}

function drawHead(sheet: Sheet): void {
	const lower = smooth(trace("628,756 590,754 566,764 580,778 620,786"), true, 4);
	drawForm(sheet, { outline: lower, swell: 14, base: 0.5, edge: 4.4 });
	drawForm(sheet, { outline: HEAD, swell: 110, halo: 8, edge: 6, base: 0.16 });
	const flow = flowAlong(smooth(trace("600,710 690,690 770,760 800,920"), false, 3), -0.1);
	drawCoat(sheet, {
		outline: HEAD,
		flow,
		size: (x) => 34 + 22 * ramp(640, 880, x),
		spacing: 22,
		slim: 0.32,
		edge: 1.8,
		tone: (spot, x, y) => {
			const throat = ramp(740, 700, x) * ramp(740, 790, y);
			return vanes.tile(1.05 - 0.7 * throat, 0.3)(spot);
		},
	});
	drawDown(sheet, {
		outline: HEAD,
		flow,
		spacing: 13,
		length: 36,
		width: 2,
		ink: BARE,
		strength: 0.65,
		tone: (x, y) => 0.6 * ramp(820, 660, x + (y - 680) * 0.6),
	});
	const cere = smooth(trace("622,676 594,680 580,700 584,728 604,744 628,746"), true, 4);
	drawForm(sheet, { outline: cere, swell: 24, halo: 3, edge: 4.4, wash: [0.86, 0.66, 0.3] });
	const hook = smooth(
		trace("588,682 560,690 536,714 528,750 534,790 548,770 560,756 584,752 604,748 590,724"),
		true,
		4,
	);
	drawForm(sheet, { outline: hook, swell: 26, halo: 3, base: 0.55, edge: 5 });
	line(sheet, smooth(trace("572,698 550,716 542,744")), {
		width: 5,
		ink: BARE,
		taper: spindle,
		strength: 0.8,
	});
	line(sheet, smooth(trace("600,704 608,698 614,706")), { width: 7, taper: spindle });
	line(sheet, smooth(trace("604,750 640,756 668,744")), { width: 6, taper: spindle });
	const eye = pt(668, 692);
	drawBirdEye(sheet, eye, 25, { pupil: 0.52, iris: [0.9, 0.68, 0.32], rim: 0.2 });
	const brow = smooth(trace("628,676 650,660 690,660 724,682 694,674 656,672"), true, 3);
	drawForm(sheet, { outline: brow, swell: 10, halo: 2, base: 0.85, edge: 3 });
	for (const bristle of [0, 1, 2, 3])
		line(
			sheet,
			smooth([polar(pt(636, 712), bristle, 4), pt(606 + bristle * 3, 722 + bristle * 5)]),
			{
				width: 4,
				taper: spindle,
			},
		);
}

const LEGS = [
	"740,1150 850,1170 872,1250 820,1350 758,1430 732,1490 680,1484 676,1420 684,1330 700,1230",
	"650,1070 740,1110 764,1200 700,1280 610,1344 536,1414 494,1384 536,1310 584,1220 614,1120",
];
