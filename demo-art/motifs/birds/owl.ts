import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import { circle, pt, smooth, trace } from "../../brush/geometry.ts";
import { hash, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot } from "../../brush/sheet.ts";

import { drawTalons } from "./bird-face.ts";
import { drawOwlFace } from "./owl-face.ts";
import { drawDown, drawQuills, vanes } from "./plumage.ts";
import type { WingDress } from "./raised-wing.ts";
import { drawRaisedWing } from "./raised-wing.ts";

const DRESS: WingDress = { band: 30, dark: 0.95, tips: 0.25, fingers: false, bar: 0 };
const BODY = smooth(
	trace(
		"640,800 596,900 604,1030 650,1150 724,1250 800,1290 876,1250 944,1150 980,1030 978,900 930,800 790,770",
	),
	true,
	5,
);

/** What of a barn owl in flight lies behind what it carries: wings, tail and body. */
export function drawOwl(sheet: Sheet): void {
	drawQuills(sheet, {
		roots: smooth(trace("740,1230 860,1230")),
		tips: smooth(trace("600,1500 690,1548 800,1560 910,1548 990,1496")),
		count: 7,
		width: [38, 38],
		tone: vanes.barred(0.85, 34, 0.36),
		edge: 5,
	});
	drawRaisedWing(sheet, { to: pt(690, 900), flip: true, turn: 0.1, scale: 0.93 }, DRESS);
	drawRaisedWing(sheet, { to: pt(900, 905), turn: 0.13, scale: 0.88 }, DRESS);
	for (const leg of LEGS) {
		const thigh = smooth(trace(leg), true, 4);
		drawForm(sheet, { outline: thigh, swell: 60, halo: 6, edge: 5, depth: 0.85 });
		drawDown(sheet, {
			outline: thigh,
			flow: () => ({ angle: Math.PI / 2, t: 0 }),
			spacing: 13,
			length: 36,
			width: 3.2,
			tone: (x) => 0.25 + 0.5 * ramp(0, 60, x - (x < 800 ? 690 : 880)),
		});
	}
	drawForm(sheet, { outline: BODY, swell: 170, halo: 9, edge: 4.4, depth: 0.85 });
	const flow = flowAlong(smooth(trace("790,800 790,1000 795,1280"), false, 3), -0.16);
	drawDown(sheet, {
		outline: BODY,
		flow,
		spacing: 15,
		length: 40,
		width: 3,
		tone: (x, y) => 0.14 + 0.5 * ramp(850, 980, x) + 0.5 * ramp(1130, 1290, y),
	});
	drawDown(sheet, {
		outline: BODY,
		flow,
		spacing: 12,
		length: 56,
		width: 4,
		tone: (_x, y) => 0.9 * ramp(1150, 1260, y),
	});
	for (let spot = 0; spot < 120; spot++) {
		const [x, y] = [640 + 310 * hash(spot, 2), 860 + 350 * hash(spot, 3)];
		const inside = ((x - 793) / 165) ** 2 + ((y - 1020) / 220) ** 2;
		if (inside < 1) dot(sheet, pt(x, y), 3.4 + 4.4 * hash(spot, 4));
	}
	drawOwlFace(sheet, { to: pt(786, 700), turn: 0.09, scale: 1.06 });
}

/** The feet, which close over what it carries. */
export function drawOwlFeet(sheet: Sheet): void {
	for (const foot of [pt(702, 1396), pt(908, 1412)]) {
		drawTalons(sheet, foot, 1.6, 92, 0.9);
		drawDown(sheet, {
			outline: circle(pt(foot.x, foot.y - 14), 30),
			flow: () => ({ angle: Math.PI / 2, t: 0 }),
			spacing: 10,
			length: 34,
			width: 4,
			tone: () => 0.9,
		});
	}
}

const LEGS = [
	"672,1150 770,1180 776,1260 740,1350 726,1410 680,1410 664,1330 640,1230",
	"830,1180 924,1150 962,1230 944,1330 934,1430 884,1430 862,1350 820,1260",
];
