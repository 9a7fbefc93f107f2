import { drawForm } from "../../brush/form.ts";
import { drawPelt } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, whip } from "../../brush/sheet.ts";

/** Where a bat is and how it holds its wings: `lift` in radians for the left and the right one. */
export type Bat = {
	to: Point;
	turn: number;
	scale: number;
	lift?: readonly [number, number];
	open?: readonly [number, number];
};

const WING =
	"10,-26 34,-44 66,-60 100,-92 134,-124 140,-142 150,-126 190,-106 232,-70 262,-20 272,20 244,8 220,14 200,66 180,54 158,62 136,110 112,92 92,92 70,112 52,92 34,78 14,86";
const FINGERS = [
	"138,-124 190,-90 240,-44 268,12",
	"138,-122 176,-70 196,-6 200,60",
	"138,-120 140,-50 142,30 136,104",
	"136,-120 104,-50 84,30 70,106",
];
const ARM = "8,-18 40,-34 84,-58 138,-124";
const VIOLET: Ink = [0.38, 0.24, 0.42];
const EMBER: Ink = [1.0, 0.5, 0.1];

/** A bat in flight seen from the front, 540 px from tip to tip at scale 1. */
export function drawBat(sheet: Sheet, bat: Bat): void {
	const { to, turn, scale } = bat;
	drawWing(sheet, bat, -1, 0);
	drawWing(sheet, bat, 1, 1);
	const put = (noted: string, closed = true) =>
		smooth(moveAll(trace(noted), to, turn, scale), closed, 3);
	for (const side of [-1, 1]) {
		const foot = smooth(
			moveAll([pt(side * 10, 70), pt(side * 16, 92), pt(side * 13, 108)], to, turn, scale),
			false,
			2,
		);
		line(sheet, foot, { width: 5 * scale, taper: (t) => 1 - 0.5 * t });
	}
	drawPelt(sheet, {
		outline: put("0,-44 26,-34 36,-4 34,36 20,70 0,86 -20,70 -34,36 -36,-4 -26,-34"),
		flow: [
			put("0,-40 0,10 0,80", false),
			put("20,-34 28,10 14,74", false),
			put("-20,-34 -28,10 -14,74", false),
		],
		swell: 34 * scale,
		hair: 26 * Math.sqrt(scale),
		thick: 3.4 * Math.sqrt(scale),
		spacing: 7 * Math.sqrt(scale),
		rim: 1,
		halo: 0,
		shine: 0.5,
		tone: ({ light }) => clamp(1.22 - 0.62 * ramp(0.5, 0.95, light)),
	});
	drawHead(sheet, put, scale);
}

function drawWing(
	sheet: Sheet,
	{ to, turn, scale, lift = [0, 0], open = [1, 1] }: Bat,
	side: number,
	index: number,
): void {
	const pose = (path: Path) =>
		moveAll(
			moveAll(path, pt(0, 0), -(lift[index] ?? 0)).map(({ x, y }) =>
				pt(side * x * (open[index] ?? 1), y),
			),
			to,
			turn,
			scale,
		);
	const outline = smooth(pose(trace(WING)), true, 3);
	const bones = FINGERS.map((finger) => smooth(pose(trace(finger)), false, 3));
	const arm = smooth(pose(trace(ARM)), false, 3);
	const root = to;
	drawForm(sheet, {
		outline,
		swell: 26 * scale,
		halo: 6,
		edge: 6 * Math.sqrt(scale),
		wash: VIOLET,
		washStrength: 0.95,
		depth: 0.55,
		mark: (x, y) =>
			0.75 * ramp(170 * scale, 20 * scale, Math.hypot(x - root.x, y - root.y)) +
			folds(bones, x, y, scale),
	});
	for (const bone of bones) {
		line(sheet, bone, { width: 8 * scale, taper: (t) => 1 - 0.7 * t });
		line(
			sheet,
			bone.map(({ x, y }) => pt(x - 2.4 * scale, y - 2 * scale)),
			{ width: 2.2 * scale, ink: [1, 1, 1], taper: whip, strength: 0.6 },
		);
	}
	line(sheet, arm, { width: 17 * scale, taper: (t) => 1 - 0.45 * t });
	line(
		sheet,
		arm.map(({ x, y }) => pt(x - 3 * scale, y - 4 * scale)),
		{ width: 3 * scale, ink: [1, 1, 1], taper: whip, strength: 0.55 },
	);
}

/** Shade on one side of every finger, so that the skin between them sags. */
function folds(bones: readonly Path[], x: number, y: number, scale: number): number {
	let dark = 0;
	for (const bone of bones) {
		for (let index = 0; index < bone.length; index += 3) {
			const place = bone[index];
			if (!place || x < place.x) continue;
			dark = Math.max(dark, 0.62 * ramp(30 * scale, 2, Math.hypot(x - place.x, y - place.y)));
		}
	}
	return dark;
}

function drawHead(
	sheet: Sheet,
	put: (noted: string, closed?: boolean) => Path,
	scale: number,
): void {
	for (const side of [-1, 1]) {
		const ear = trace("4,-72 16,-88 40,-118 46,-128 48,-108 42,-76 30,-58").map(
			({ x, y }) => `${side * x},${y}`,
		);
		const inner = trace("16,-78 30,-100 42,-114 40,-90 32,-70").map(
			({ x, y }) => `${side * x},${y}`,
		);
		drawForm(sheet, {
			outline: put(ear.join(" ")),
			swell: 12 * scale,
			halo: 0,
			edge: 4 * Math.sqrt(scale),
			base: 0.8,
			depth: 0.6,
		});
		lay(sheet, fill(put(inner.join(" "))), VIOLET, () => 0.85);
	}
	const root = Math.sqrt(scale);
	drawPelt(sheet, {
		outline: put("0,-86 24,-80 38,-60 36,-38 20,-22 0,-16 -20,-22 -36,-38 -38,-60 -24,-80"),
		flow: [
			put("0,-30 0,-60 0,-86", false),
			put("10,-34 26,-54 34,-70", false),
			put("-10,-34 -26,-54 -34,-70", false),
			put("10,-26 24,-30 34,-34", false),
			put("-10,-26 -24,-30 -34,-34", false),
		],
		swell: 34 * scale,
		hair: 16 * root,
		thick: 3.2 * root,
		spacing: 6.5 * root,
		rim: 1,
		halo: 0,
		fringe: 0.5,
		shine: 0.5,
		tone: ({ light }) => clamp(1.22 - 0.66 * ramp(0.5, 0.95, light)),
	});
	for (const side of [-1, 1]) {
		const eye = put(`${side * 17},-56 ${side * 17},-56`)[0];
		if (!eye) continue;
		clear(sheet, circle(eye, 7.4 * scale), 1);
		lay(sheet, fill(circle(eye, 7 * scale)), EMBER);
		dot(sheet, eye, 4.4 * scale);
		dot(sheet, pt(eye.x - 2 * scale, eye.y - 2 * scale), 1.7 * scale, [1.2, 1.2, 1.2]);
		closedLine(sheet, circle(eye, 7.6 * scale), { width: 2.4 * root });
	}
	const snout = put("-9,-44 0,-50 9,-44 12,-34 0,-28 -12,-34");
	drawForm(sheet, {
		outline: snout,
		swell: 9 * scale,
		halo: 1,
		edge: 3 * root,
		base: 0.3,
		depth: 0.6,
	});
	for (const side of [-1, 1]) {
		const nostril = put(`${side * 4},-39 ${side * 4},-39`)[0];
		if (nostril) dot(sheet, nostril, 2 * scale);
	}
	line(sheet, put("-14,-27 0,-22 14,-27", false), { width: 4 * root });
	for (const fang of ["-8,-25 -6,-13 -3,-24", "8,-25 6,-13 3,-24"]) {
		clear(sheet, put(fang), 1);
		closedLine(sheet, put(fang), { width: 2 * root });
	}
}

/** A flock far away: black, with no more than a wing's shape, still each in a pose of its own. */
export function drawFarBat(sheet: Sheet, to: Point, span: number, turn: number): void {
	const scale = span / 540;
	[-1, 1].forEach((side) => {
		const lift = 0.5 * (hash(Math.round(to.x), side + 4) - 0.3);
		const wing = moveAll(
			moveAll(trace(WING), pt(0, 0), -lift).map(({ x, y }) => pt(side * x, y)),
			to,
			turn,
			scale,
		);
		const outline = smooth(wing, true, 3);
		clear(sheet, outline, 4);
		lay(sheet, fill(outline), BLACK, () => 0.95);
		for (const finger of FINGERS) {
			const bone = moveAll(
				moveAll(trace(finger), pt(0, 0), -lift).map(({ x, y }) => pt(side * x, y)),
				to,
				turn,
				scale,
			);
			line(sheet, smooth(bone, false, 3), {
				width: 2.2,
				ink: [1, 1, 1],
				taper: whip,
				strength: 0.6,
			});
		}
	});
	for (const noted of [
		"0,-44 30,-20 28,40 0,86 -28,40 -30,-20",
		"0,-86 30,-76 46,-124 40,-50 0,-16 -40,-50 -46,-124 -30,-76",
	])
		lay(sheet, fill(smooth(moveAll(trace(noted), to, turn, scale), true, 3)), BLACK);
}
