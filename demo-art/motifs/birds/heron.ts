import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import {
	along,
	offset,
	pick,
	polar,
	pt,
	relax,
	ribbon,
	smooth,
	trace,
} from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

import { drawClaw, drawPlume, drawShank } from "./bird-face.ts";
import { drawHeronHead } from "./heron-head.ts";
import { drawCoat, drawDown, drawQuills, vanes } from "./plumage.ts";

const NECK = relax(
	smooth(
		trace("600,352 668,392 700,470 686,560 634,650 604,750 626,860 700,960 770,1030"),
		false,
		3,
	),
	24,
);
const neckReach = along([
	[0, 44],
	[0.25, 42],
	[0.55, 50],
	[0.78, 74],
	[0.92, 104],
	[1, 60],
]);
const BODY = smooth(
	trace(
		"680,930 760,884 880,906 1000,980 1100,1080 1180,1200 1226,1300 1150,1290 1040,1264 920,1250 790,1216 700,1150 656,1060 652,980",
	),
	true,
	5,
);
const FLOW = flowAlong(smooth(trace("660,930 800,1010 960,1110 1200,1290"), false, 3), 0.12);

/** A great blue heron that stands in the water and looks left. */
export function drawHeron(sheet: Sheet): void {
	drawLeg(sheet, "960,1230 1000,1360 1006,1470", "1006,1470 970,1620 946,1770", pt(946, 1770));
	drawTail(sheet);
	drawForm(sheet, { outline: BODY, swell: 150, halo: 9, edge: 6, depth: 0.75, base: 0.06 });
	drawDown(sheet, {
		outline: BODY,
		flow: FLOW,
		spacing: 17,
		length: 60,
		width: 3.4,
		tone: (x, y) => 0.25 + 0.5 * ramp(1080, 1260, y - (x - 800) * 0.3),
	});
	drawLeg(sheet, "850,1210 838,1350 822,1464", "822,1464 834,1620 838,1780", pt(838, 1780));
	drawThigh(sheet);
	drawNeck(sheet);
	drawWing(sheet);
	drawChestPlumes(sheet);
	drawHeronHead(sheet);
}

function drawTail(sheet: Sheet): void {
	drawQuills(sheet, {
		roots: smooth(trace("1080,1180 1060,1220")),
		tips: smooth(trace("1296,1400 1250,1420 1200,1420")),
		count: 4,
		width: [30, 28],
		tone: vanes.plain(0.8),
	});
}

function drawLeg(sheet: Sheet, upper: string, lower: string, foot: { x: number; y: number }): void {
	for (const [angle, length] of [
		[Math.PI - 0.1, 128],
		[0.2, 104],
		[Math.PI - 0.75, 96],
		[Math.PI * 0.42, 70],
	] as const) {
		const spine = smooth(
			[pt(foot.x, foot.y), polar(foot, angle - 0.2, length * 0.5), polar(foot, angle, length)],
			false,
			2,
		);
		drawClaw(sheet, pick(spine, spine.length - 1), angle, 26, 6, 0.4);
		drawShank(sheet, spine, 12, 7, undefined, 0.7);
	}
	drawShank(sheet, smooth(trace(lower), false, 2), 12, 12, undefined, 0.7);
	drawShank(sheet, smooth(trace(upper), false, 2), 16, 13, undefined, 0.7);
	const knee = trace(lower)[0] ?? foot;
	drawForm(sheet, {
		outline: smooth(
			[0, 1, 2, 3, 4, 5].map((corner) => polar(knee, corner * 1.047, corner % 3 === 0 ? 15 : 20)),
			true,
			3,
		),
		swell: 22,
		halo: 0,
		edge: 3,
		base: 0.3,
	});
}

function drawThigh(sheet: Sheet): void {
	const thigh = smooth(
		trace("780,1150 860,1140 910,1200 888,1290 852,1380 826,1380 810,1290 772,1220"),
		true,
		4,
	);
	drawForm(sheet, { outline: thigh, swell: 60, halo: 5, edge: 4.5, depth: 0.9, base: 0.08 });
	drawDown(sheet, {
		outline: thigh,
		flow: () => ({ angle: Math.PI * 0.53, t: 0 }),
		spacing: 15,
		length: 44,
		width: 3.6,
		tone: (x) => 0.25 + 0.6 * ramp(820, 900, x),
	});
}

function drawWing(sheet: Sheet): void {
	drawQuills(sheet, {
		roots: smooth(trace("860,1090 900,1150")),
		tips: smooth(trace("1290,1360 1250,1374 1180,1346 1100,1310")),
		count: 6,
		width: [28, 30],
		bow: -0.03,
		tone: vanes.plain(1.3),
		edge: 5,
	});
	drawQuills(sheet, {
		roots: smooth(trace("760,1090 850,1010")),
		tips: smooth(trace("960,1270 1060,1270 1140,1250 1190,1210")),
		count: 9,
		width: [30, 30],
		bow: -0.06,
		tone: vanes.plain(0.85),
		edge: 4.6,
	});
	drawQuills(sheet, {
		roots: smooth(trace("720,1060 800,970")),
		tips: smooth(trace("860,1210 950,1200 1020,1160 1050,1110")),
		count: 9,
		width: [26, 26],
		bow: -0.06,
		tone: vanes.plain(0.66),
		edge: 4,
	});
	drawCoat(sheet, {
		outline: smooth(
			trace("690,1000 740,930 830,950 920,1030 900,1110 840,1130 760,1110 710,1080"),
			true,
		),
		flow: FLOW,
		size: () => 84,
		spacing: 40,
		tone: (spot, x, y) =>
			vanes.tile(0.45 + 0.3 * ramp(1010, 1120, y - (x - 700) * 0.2), 0.45)(spot),
		edge: 3,
	});
	const shoulder = smooth(
		trace("668,1004 690,950 742,930 770,962 744,1010 700,1060 668,1060"),
		true,
	);
	drawCoat(sheet, {
		outline: shoulder,
		flow: FLOW,
		size: () => 54,
		spacing: 24,
		tone: (spot) => vanes.tile(1.1, 0.15)(spot),
	});
	for (let plume = 0; plume < 16; plume++) {
		const root = pt(
			mix(740, 930, hash(plume, 5)),
			mix(900, 990, hash(plume, 5)) + 16 * hash(plume, 6),
		);
		drawPlume(
			sheet,
			root,
			mix(0.62, 0.86, hash(plume, 7)),
			mix(240, 400, hash(plume, 8)),
			17,
			-0.14,
			0.42,
		);
	}
}

function drawNeck(sheet: Sheet): void {
	const outline = ribbon(NECK, neckReach);
	drawForm(sheet, { outline, swell: 60, halo: 8, edge: 6, depth: 0.95, base: 0.02 });
	const flow = flowAlong(NECK, 0);
	drawDown(sheet, {
		outline,
		flow,
		spacing: 13,
		length: 40,
		width: 3,
		tone: (x, y) => 0.18 + 0.5 * ramp(640, 720, x - (y - 600) * 0.1),
	});
	for (const [lane, count] of [
		[0.52, 34],
		[0.3, 26],
	] as const) {
		const track = offset(NECK, (t) => neckReach(t) * lane);
		for (let dash = 0; dash < count; dash++) {
			const start = Math.round(
				(0.2 + 0.78 * ((dash + hash(dash, 4) * 0.4) / count)) * track.length,
			);
			const piece = track.slice(start, start + Math.round(mix(9, 17, hash(dash, 3))));
			if (piece.length > 3)
				line(sheet, piece, { width: mix(7, 11, hash(dash, 2)), taper: spindle });
		}
	}
}

function drawChestPlumes(sheet: Sheet): void {
	for (let plume = 0; plume < 15; plume++) {
		const t = plume / 14;
		const root = pt(mix(700, 640, t) + 10 * hash(plume, 2), mix(1010, 900, t));
		drawPlume(
			sheet,
			root,
			mix(1.42, 1.72, hash(plume, 3)),
			mix(190, 320, hash(plume, 4)),
			15,
			0.16 - 0.3 * hash(plume, 5),
			0.36,
		);
	}
}
