import type { Path, Point } from "../../brush/geometry.ts";
import { along, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, lay } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";
import { drawFan, drawPlumage, drawStrands } from "./feathers.ts";
import { drawRavenHead } from "./raven-head.ts";

const BODY = relax(
	smooth(trace("560,1170 670,1070 780,930 880,780 935,650 955,580"), false, 3),
	20,
);
const BODY_REACH = along([
	[0, 60],
	[0.18, 140],
	[0.45, 212],
	[0.68, 196],
	[0.86, 146],
	[1, 118],
]);

/** What of a perched raven lies behind its perch: the tail. */
export function drawRavenTail(sheet: Sheet): void {
	drawFan(sheet, smooth(trace("575,1090 680,1180")), {
		count: 6,
		angle: (t) => mix(2.34, 2.02, t),
		length: (t) => mix(470, 540, Math.sin(Math.PI * t)),
		width: 44,
		dark: 1,
	});
}

/** What lies before it, from the legs up to the beak. `feet` are the places where it holds on. */
export function drawRaven(sheet: Sheet, feet: readonly Point[]): void {
	for (const foot of feet) drawFoot(sheet, foot);
	for (const foot of feet) {
		drawPlumage(sheet, {
			axis: smooth([
				pt(foot.x - 8, foot.y - 92),
				pt(foot.x - 40, foot.y - 160),
				pt(foot.x - 80, foot.y - 240),
			]),
			reach: along([
				[0, 30],
				[1, 88],
			]),
			rows: 7,
			length: () => 74,
			dark: () => 1,
			rim: 0.08,
		});
	}
	drawPlumage(sheet, {
		axis: BODY,
		reach: BODY_REACH,
		rows: 30,
		length: (t) => mix(92, 58, t),
		rim: 0.1,
		dark: (_t, across) => clamp(0.74 + 0.4 * Math.abs(across + 0.35)),
	});
	drawStrands(sheet, { axis: BODY, reach: BODY_REACH, count: 620, length: 62 });
	drawRavenHead(sheet);
	drawWing(sheet);
}

function drawWing(sheet: Sheet): void {
	const rows: [
		roots: string,
		count: number,
		angles: [number, number],
		lengths: [number, number],
		width: number,
	][] = [
		["640,1010 700,960", 6, [2.2, 2.42], [400, 560], 40],
		["790,1010 690,890", 8, [2.02, 2.32], [240, 350], 40],
		["838,890 690,780", 9, [1.94, 2.3], [190, 200], 33],
		["860,800 722,704", 9, [1.92, 2.28], [135, 140], 28],
	];
	for (const [roots, count, angles, lengths, width] of rows) {
		drawFan(sheet, smooth(trace(roots)), {
			count,
			angle: (t) => mix(angles[0], angles[1], t),
			length: (t) => mix(lengths[0], lengths[1], t),
			width,
			dark: 0.95,
			bend: 0.14,
			edge: 3.4,
		});
	}
	drawPlumage(sheet, {
		axis: smooth(trace("772,800 818,735 858,650")),
		reach: along([
			[0, 90],
			[0.5, 92],
			[1, 60],
		]),
		rows: 10,
		length: (t) => mix(64, 52, t),
		rim: 0.2,
		dark: (_t, across) => clamp(0.95 - 0.2 * across),
	});
}

function drawFoot(sheet: Sheet, foot: Point): void {
	const put = (path: string) =>
		smooth(
			trace(path).map(({ x, y }) => pt(x + foot.x, y + foot.y)),
			false,
			2,
		);
	drawScaled(sheet, put("-30,-150 -8,-80 0,-26"), 19, 16);
	for (const toe of [
		"4,-30 -44,-34 -72,-4 -66,34",
		"4,-32 -8,-22 -16,12 -8,50",
		"0,-32 40,-36 70,-8 68,36",
	]) {
		drawScaled(sheet, relax(put(toe), 8), 15, 11);
		const end = toe.split(" ").at(-1) ?? "";
		const [x = 0, y = 0] = end.split(",").map(Number);
		drawClaw(sheet, relax(put(`${x},${y - 6} ${x + 1},${y + 14} ${x - 6},${y + 32}`), 3));
	}
}

/** A leg or a toe: round, with plates across it. */
function drawScaled(sheet: Sheet, spine: Path, thick: number, thin: number): void {
	const tube = bendTube(spine, (t) => mix(thick, thin, t) * (1 + 0.06 * Math.sin(t * 18)), 10);
	clearMask(sheet, tube.mask, 4);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const across = at(tube.across, index);
		const edge = ramp(0.7, 0.92, Math.abs(across));
		const dark = clamp(1.25 - 1.1 * lightOn(across * 0.9, 0)) + 0.8 * edge;
		const plates = engrave(at(tube.along, index) / 9 + across * across * 0.5, 0.4, 9);
		return Math.max(pepper(x, y, dark, 4), plates);
	});
}

function drawClaw(sheet: Sheet, spine: Path): void {
	const tube = bendTube(spine, (t) => mix(9, 1.5, t), 8);
	clearMask(sheet, tube.mask, 3);
	lay(sheet, tube.mask, BLACK, (_x, _y, index) =>
		Math.abs(at(tube.across, index) + 0.3) < 0.2 ? 0.3 : 1,
	);
}
