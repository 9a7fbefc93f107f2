import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

import { drawBirdEye, drawGrip, drawShank } from "./bird-face.ts";
import { drawCoat, drawDown, drawQuills, vanes } from "./plumage.ts";

const BARE: Ink = [1, 1, 1];
const SHEEN: Ink = [0.1, 0.42, 0.6];
const GREEN: Ink = [0.12, 0.48, 0.42];

const BODY = smooth(
	trace(
		"500,476 532,420 600,376 680,388 736,460 792,566 876,710 944,870 978,1030 960,1150 906,1196 812,1196 706,1136 608,1010 556,870 546,730 536,620 512,548",
	),
	true,
	5,
);
const FLOW = flowAlong(
	smooth(trace("480,500 590,510 668,600 735,760 830,1000 930,1180"), false, 3),
	0.16,
);

/** The long stepped tail of a perched magpie, which lies behind its perch. */
export function drawMagpieTail(sheet: Sheet): void {
	const row = {
		count: 5,
		tone: vanes.plain(0.9),
		color: (feather: number) => (feather > 0.5 ? GREEN : SHEEN),
		strength: 0.95,
		edge: 5,
	};
	drawQuills(sheet, {
		...row,
		roots: smooth(trace("850,1120 880,1150")),
		tips: smooth(trace("980,1500 1040,1650 1120,1770 1190,1850")),
		width: [30, 36],
		bow: 0.02,
	});
	drawQuills(sheet, {
		...row,
		count: 4,
		roots: smooth(trace("950,1080 915,1120")),
		tips: smooth(trace("1190,1480 1230,1650 1250,1790 1240,1885")),
		width: [30, 40],
		bow: -0.03,
	});
}

/** A black-billed magpie that sits upright and looks left; its feet hold on at the two places given. */
export function drawMagpie(sheet: Sheet): void {
	drawShank(sheet, smooth(trace("770,1160 752,1240 742,1300"), false, 2), 19, 15, undefined, 0.8);
	drawShank(sheet, smooth(trace("880,1160 876,1240 872,1288"), false, 2), 19, 15, undefined, 0.8);
	drawGrip(sheet, pt(740, 1296), 1.66, 92);
	drawGrip(sheet, pt(872, 1284), 1.5, 92);
	drawBeak(sheet);
	const black = (x: number, y: number) =>
		Math.max(ramp(950, 860, y - (x - 560) * 0.1), ramp(1110, 1180, y) * ramp(840, 900, x));
	drawForm(sheet, {
		outline: BODY,
		swell: 150,
		halo: 8,
		edge: 6,
		depth: 0.55,
		mark: (x, y) => 0.68 * black(x, y),
	});
	drawDown(sheet, {
		outline: BODY,
		flow: FLOW,
		spacing: 11,
		length: 46,
		width: 6.5,
		tone: (x, y) => Math.max(0.75 * black(x, y), 0.3 * ramp(1020, 1190, y - (x - 700) * 0.3)),
	});
	drawDown(sheet, {
		outline: BODY,
		flow: FLOW,
		spacing: 12,
		length: 40,
		width: 2.2,
		ink: BARE,
		strength: 0.75,
		tone: (x, y) => black(x, y) * (0.16 + 0.5 * ramp(150, 30, Math.abs(x - 600 - (y - 560) * 0.1))),
	});
	drawWing(sheet);
	drawFace(sheet);
}

function drawWing(sheet: Sheet): void {
	drawQuills(sheet, {
		roots: smooth(trace("720,900 790,1000")),
		tips: smooth(trace("1090,1330 1040,1310 960,1270 900,1225")),
		count: 6,
		width: [26, 30],
		bow: -0.03,
		tone: vanes.plain(1),
		edge: 4.5,
	});
	drawQuills(sheet, {
		roots: smooth(trace("690,860 800,800")),
		tips: smooth(trace("900,1190 960,1170 1010,1120 1020,1050")),
		count: 8,
		width: [30, 34],
		bow: -0.06,
		tone: (spot, feather) => vanes.plain(mix(0.75, 0.95, feather))(spot),
		color: (feather) => (feather > 0.6 ? GREEN : SHEEN),
		edge: 4.5,
	});
	drawQuills(sheet, {
		roots: smooth(trace("655,800 770,740")),
		tips: smooth(trace("790,1060 860,1030 900,970 910,910")),
		count: 8,
		width: [24, 27],
		bow: -0.06,
		tone: vanes.plain(0.85),
		color: () => SHEEN,
		edge: 4,
	});
	const shoulder = smooth(
		trace("640,760 700,690 770,690 830,790 850,880 800,900 740,880 680,850"),
		true,
	);
	drawCoat(sheet, {
		outline: shoulder,
		flow: FLOW,
		size: (x) => mix(70, 88, ramp(640, 860, x)),
		spacing: 34,
		tone: (spot) => vanes.tile(0.92, 0.3)(spot),
		color: () => SHEEN,
	});
	const scapulars = smooth(
		trace("700,610 740,590 790,630 850,730 886,800 870,830 820,800 760,740 715,670"),
		true,
	);
	drawCoat(sheet, {
		outline: scapulars,
		flow: FLOW,
		size: (x) => mix(70, 112, ramp(700, 860, x)),
		spacing: 40,
		slim: 0.3,
		tone: (spot) => vanes.tile(0.3, 0.3)(spot),
		edge: 3.4,
	});
}

function drawBeak(sheet: Sheet): void {
	const lower = smooth(trace("520,560 450,560 400,566 372,570 400,552 450,538 520,530"), true, 4);
	drawForm(sheet, { outline: lower, swell: 14, base: 0.75, edge: 4 });
	const upper = smooth(
		trace("520,462 460,468 408,492 370,530 358,566 376,562 400,548 450,538 520,534"),
		true,
		4,
	);
	drawForm(sheet, { outline: upper, swell: 34, base: 0.62, edge: 5 });
	line(sheet, smooth(trace("500,488 450,492 406,514 380,544")), {
		width: 5,
		ink: BARE,
		taper: spindle,
		strength: 0.7,
	});
}

function drawFace(sheet: Sheet): void {
	const mask = smooth(trace("504,470 560,440 590,500 540,540 506,536"), true, 4);
	drawDown(sheet, {
		outline: mask,
		flow: () => ({ angle: Math.PI + 0.16, t: 0 }),
		spacing: 10,
		length: 54,
		width: 5,
		tone: () => 0.9,
	});
	drawBirdEye(sheet, pt(590, 470), 23, { pupil: 0.7, rim: 0.3 });
	line(sheet, smooth(trace("556,452 580,436 612,440 636,460")), { width: 8, taper: spindle });
	line(sheet, smooth(trace("560,492 586,506 616,500 634,480")), {
		width: 2.6,
		ink: BARE,
		taper: spindle,
		strength: 0.8,
	});
}

/** A finger ring with a cut stone, hanging from the beak. */
export function drawFingerRing(sheet: Sheet): void {
	const [outer, inner] = [76, 58];
	const center = pt(392, 632);
	const hoop = (radius: number, shift: number) =>
		smooth(
			Array.from({ length: 24 }, (_, index) => {
				const angle = (index / 24) * Math.PI * 2;
				return pt(
					center.x + shift + Math.cos(angle) * radius * 0.86,
					center.y + Math.sin(angle) * radius,
				);
			}),
			true,
			4,
		);
	const [rim, hole] = [hoop(outer, 0), hoop(inner, 2)];
	clear(sheet, rim, 6);
	const band = fill(rim, 2);
	lay(sheet, band, BLACK, (x, y) => {
		const angle = Math.atan2(y - center.y, x - center.x);
		return pepper(x, y, clamp(0.35 + 0.5 * Math.sin(angle * 2 + 0.6) + 0.3 * Math.cos(angle)), 4);
	});
	clear(sheet, hole, 1);
	closedLine(sheet, rim, { width: 4.6 });
	closedLine(sheet, hole, { width: 3.8 });
	const stone = trace("352,716 372,694 412,694 432,716 392,762");
	drawForm(sheet, {
		outline: relax([...stone, pt(352, 716)], 0),
		swell: 24,
		wash: GREEN,
		washStrength: 0.7,
		edge: 4.4,
		depth: 0.5,
	});
	for (const cut of [
		"352,716 432,716",
		"372,716 392,760 412,716",
		"372,694 380,716",
		"412,694 404,716",
	])
		line(sheet, trace(cut), { width: 2.8 });
}
