import { drawFan, drawPlumage } from "./feathers.ts";
import type { Path } from "./geometry.ts";
import {
	along,
	circle,
	heading,
	pick,
	points,
	polar,
	pt,
	relax,
	smooth,
	wander,
} from "./geometry.ts";
import { at, fill, measureDepth } from "./mask.ts";
import { clamp, hash, mix, noise, ramp } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "./sheet.ts";
import { engrave, pepper } from "./tone.ts";
import { bendTube, lightOn } from "./tube.ts";

/** A raven on its perch, looking right. The perch is drawn between `drawRavenBack` and `drawRavenFront`. */
export function drawRavenBack(sheet: Sheet): void {
	drawFan(sheet, smooth(points(560, 1130, 660, 1190)), {
		count: 5,
		angle: (t) => mix(2.26, 1.98, t),
		length: (t) => mix(430, 470, Math.sin(Math.PI * t)),
		width: 46,
		dark: 1,
	});
}

export function drawRavenFront(sheet: Sheet): void {
	const axis = relax(
		smooth(points(560, 1180, 670, 1080, 780, 940, 870, 780, 925, 640, 950, 560), false, 3),
		20,
	);
	drawPlumage(sheet, {
		axis,
		reach: along([
			[0, 70],
			[0.18, 150],
			[0.45, 225],
			[0.68, 205],
			[0.86, 150],
			[1, 120],
		]),
		rows: 19,
		length: (t) => mix(108, 74, t),
		dark: (t, across) =>
			clamp(0.72 - 0.28 * across + 0.3 * t + 0.4 * ramp(0.3, 1, Math.abs(across))),
		tipColor: 0.3,
	});
	drawHead(sheet);
	drawWing(sheet);
}

function drawWing(sheet: Sheet): void {
	drawFan(sheet, smooth(points(640, 1010, 700, 960)), {
		count: 6,
		angle: (t) => mix(2.16, 2.36, t),
		length: (t) => mix(390, 520, t),
		width: 42,
		dark: 1,
		bend: 0.1,
	});
	drawFan(sheet, smooth(points(790, 1010, 690, 900)), {
		count: 7,
		angle: (t) => mix(2.02, 2.28, t),
		length: (t) => mix(230, 330, t),
		width: 43,
		dark: 0.95,
		bend: 0.14,
	});
	drawFan(sheet, smooth(points(835, 890, 690, 800)), {
		count: 8,
		angle: (t) => mix(1.94, 2.26, t),
		length: () => 185,
		width: 36,
		dark: 0.85,
		bend: 0.16,
	});
	drawFan(sheet, smooth(points(858, 800, 720, 730)), {
		count: 8,
		angle: (t) => mix(1.92, 2.24, t),
		length: () => 132,
		width: 30,
		dark: 0.75,
		bend: 0.18,
		edge: 3.4,
	});
	drawPlumage(sheet, {
		axis: smooth(points(770, 800, 815, 735, 850, 660)),
		reach: along([
			[0, 88],
			[0.5, 92],
			[1, 52],
		]),
		rows: 6,
		length: (t) => mix(78, 62, t),
		dark: (_, across) => clamp(0.7 - 0.3 * across),
		tipColor: 0.3,
	});
}

const HEAD = points(
	798,
	640,
	806,
	560,
	838,
	476,
	900,
	418,
	976,
	398,
	1046,
	416,
	1092,
	456,
	1106,
	500,
	1092,
	548,
	1070,
	590,
	1052,
	640,
	1040,
	700,
	990,
	690,
	940,
	710,
	890,
	680,
	850,
	690,
);
const UPPER_BEAK = points(
	1076,
	448,
	1130,
	438,
	1192,
	452,
	1246,
	490,
	1282,
	548,
	1288,
	584,
	1262,
	556,
	1226,
	538,
	1170,
	532,
	1110,
	530,
	1084,
	522,
	1070,
	486,
);
const LOWER_BEAK = points(
	1084,
	528,
	1130,
	536,
	1186,
	540,
	1232,
	552,
	1200,
	572,
	1150,
	580,
	1100,
	572,
	1078,
	552,
);

function drawHead(sheet: Sheet): void {
	drawBeak(sheet, LOWER_BEAK, 0.5);
	drawBeak(sheet, UPPER_BEAK, 0.2);
	line(sheet, smooth(points(1090, 530, 1150, 535, 1210, 543, 1262, 560)), {
		width: 5,
		taper: (t) => 1 - 0.5 * t,
	});
	const outline = smooth(HEAD, true, 5);
	const mask = fill(outline, 10);
	const depth = measureDepth(mask);
	clear(sheet, outline, 0);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const light = lightOn((x - 960) / 190, (y - 545) / 220);
		const dark = clamp(1.32 - 1.3 * light) + 0.35 * ramp(24, 0, at(depth, index));
		const flow = Math.atan2(y - 505, x - 1085);
		return Math.max(
			pepper(x, y, dark, 4.4),
			engrave(flow * 26 + 1.4 * noise(x / 40, y / 40, 4), dark * 0.85, 9),
		);
	});
	drawHackles(sheet);
	drawRavenEye(sheet);
}

function drawBeak(sheet: Sheet, flat: Path, low: number): void {
	const outline = smooth(flat, true, 4);
	const mask = fill(outline, 10);
	const depth = measureDepth(mask);
	clear(sheet, outline, 6);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const inner = at(depth, index);
		const shine = ramp(13, 4, Math.abs(inner - 17)) * ramp(1250, 1150, x) * (1 - low);
		const dark = clamp(0.72 + low + 0.4 * ramp(12, 0, inner) - 0.75 * shine);
		return Math.max(pepper(x, y, dark, 4), engrave((y + (x - 1080) * 0.1) / 7, dark * 0.7, 7));
	});
	closedLine(sheet, outline, { width: 5.5 });
	if (low > 0.3) return;
	clear(sheet, circle(pt(1128, 486), 9, 0.45, 0.2), 0);
	closedLine(sheet, circle(pt(1128, 486), 10, 0.5, 0.2), { width: 3 });
	for (let bristle = 0; bristle < 16; bristle++) {
		const root = pt(1066 + 8 * hash(bristle, 3), 446 + bristle * 5.4);
		line(
			sheet,
			wander(root, -0.12 + bristle * 0.035, mix(34, 66, hash(bristle, 4)), () => 0.004),
			{ width: 4, taper: whip },
		);
	}
}

/** The shaggy throat, and strands that break the outline of crown and nape. */
function drawHackles(sheet: Sheet): void {
	for (let strand = 0; strand < 70; strand++) {
		const root = pt(mix(850, 1062, hash(strand, 1)), mix(585, 715, hash(strand, 2)));
		const path = wander(
			root,
			mix(1.95, 1.3, (root.x - 850) / 212),
			mix(48, 104, hash(strand, 3)),
			(t) => 0.006 * t,
		);
		line(sheet, path, { width: 7, taper: spindle });
		line(
			sheet,
			path.map(({ x, y }) => pt(x + 5, y - 1)),
			{ width: 2.6, ink: [1, 1, 1], taper: spindle, strength: 0.8 },
		);
	}
	const crown = smooth(HEAD.slice(0, 7), false, 9);
	crown.forEach((root, index) => {
		if (hash(index, 9) < 0.25) return;
		const angle = heading(crown, index) + Math.PI + 0.34 + 0.2 * hash(index, 10);
		line(
			sheet,
			wander(polar(root, angle, -6), angle, mix(22, 40, hash(index, 11)), () => -0.006),
			{ width: 4.6, taper: whip },
		);
	});
}

function drawRavenEye(sheet: Sheet): void {
	const center = pt(1026, 486);
	clear(sheet, circle(center, 27, 0.9), 0);
	for (let ring = 0; ring < 22; ring++) {
		const angle = (ring / 22) * Math.PI * 2;
		line(sheet, [polar(center, angle, 27), polar(center, angle + 0.12, 34)], { width: 4 });
	}
	lay(sheet, fill(circle(center, 22)), BLACK, (x, y) =>
		mix(0.7, 1, ramp(8, 20, Math.hypot(x - center.x - 4, y - center.y - 4))),
	);
	closedLine(sheet, circle(center, 22), { width: 4 });
	dot(sheet, center, 13);
	dot(sheet, pt(center.x - 8, center.y - 8), 5.5, [1, 1, 1]);
	dot(sheet, pt(center.x + 9, center.y + 10), 2.4, [1, 1, 1], 0.7);
	line(sheet, smooth(points(984, 478, 1000, 458, 1030, 450, 1062, 466)), {
		width: 8,
		taper: spindle,
	});
}

/** Legs and toes around the perch, which runs through the given points. */
export function drawRavenFeet(sheet: Sheet, feet: Path): void {
	feet.forEach((foot, index) => {
		const leg = smooth(
			points(foot.x - 34 + index * 18, foot.y - 165, foot.x - 6, foot.y - 90, foot.x, foot.y - 20),
			false,
			2,
		);
		drawToe(sheet, leg, 24, 17);
		for (const [dx, dy] of [
			[-66, 40],
			[-18, 62],
			[36, 58],
			[78, 32],
		] as const) {
			const toe = relax(
				smooth(
					points(
						foot.x,
						foot.y - 34,
						foot.x + dx * 0.72,
						foot.y - 24,
						foot.x + dx,
						foot.y + dy * 0.5,
						foot.x + dx * 0.92,
						foot.y + dy + 22,
					),
					false,
					2,
				),
				6,
			);
			drawToe(sheet, toe, 16, 3);
		}
	});
}

function drawToe(sheet: Sheet, spine: Path, thick: number, thin: number): void {
	const tube = bendTube(
		spine,
		(t) => mix(thick, thin, t ** 1.6) * (1 + 0.09 * Math.sin(t * 16)),
		10,
	);
	clear(sheet, [pick(spine, 0)], 0);
	lay(sheet, tube.mask, [1, 1, 1]);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const across = at(tube.across, index);
		const dark =
			clamp(1.1 - 1.2 * lightOn(across * 0.9, 0)) +
			ramp(0.65, 1, at(tube.along, index) / tube.length) * 0.6 +
			0.6 * ramp(0.72, 0.95, Math.abs(across));
		return Math.max(
			pepper(x, y, dark, 4),
			engrave(at(tube.along, index) / 11 + across * across * 0.6, 0.24 + dark * 0.3, 11),
		);
	});
}
