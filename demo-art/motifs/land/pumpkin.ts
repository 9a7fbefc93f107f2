import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { along, moveAll, offset, pick, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { MOSS } from "../plants/vine.ts";

export const ORANGE: Ink = [0.92, 0.4, 0.07];
export const GLOW: Ink = [1.28, 0.98, 0.3];
const FLESH: Ink = [1.14, 0.68, 0.26];
const EMBER: Ink = [1.05, 0.5, 0.08];

const LOBES = [
	[-0.86, 0.3, 0.6],
	[0.86, 0.3, 0.6],
	[-0.6, 0.36, 0.72],
	[0.62, 0.36, 0.72],
	[-0.31, 0.34, 0.78],
	[0.33, 0.34, 0.78],
	[0, 0.27, 0.8],
] as const;

const EYES = [
	"-0.56,-0.12 -0.42,-0.4 -0.2,-0.06 -0.34,-0.02 -0.46,-0.04",
	"0.16,-0.06 0.42,-0.42 0.56,-0.12 0.44,-0.02 0.3,-0.01",
];
const NOSTRIL = "-0.08,0.14 0.01,-0.04 0.09,0.13 0.01,0.16";
const GRIN =
	"-0.68,0.14 -0.56,0.2 -0.47,0.26 -0.42,0.2 -0.33,0.23 -0.32,0.33 -0.2,0.36 -0.19,0.27 -0.08,0.28 -0.07,0.38 0.09,0.38 0.1,0.28 0.21,0.27 0.22,0.36 0.34,0.33 0.35,0.22 0.44,0.2 0.49,0.26 0.58,0.2 0.7,0.13 0.66,0.28 0.56,0.42 0.46,0.51 0.43,0.42 0.32,0.47 0.31,0.57 0.16,0.62 0.15,0.53 0.02,0.54 0.01,0.64 -0.14,0.62 -0.15,0.53 -0.27,0.5 -0.28,0.58 -0.42,0.51 -0.43,0.42 -0.55,0.42 -0.63,0.29";

/** A ribbed pumpkin with a carved face and a light inside; `size` is half its width. */
export function drawPumpkin(sheet: Sheet, to: Point, size: number): void {
	for (const [index, [across, half, tall]] of LOBES.entries())
		drawLobe(sheet, to, size, across, half, tall, index);
	drawStem(sheet, to, size);
	const put = (noted: string) => moveAll(trace(noted), to, 0, size);
	for (const eye of EYES) drawCut(sheet, put(eye), size);
	drawCut(sheet, put(NOSTRIL), size);
	drawCut(sheet, put(GRIN), size);
}

function drawLobe(
	sheet: Sheet,
	to: Point,
	size: number,
	across: number,
	half: number,
	tall: number,
	index: number,
): void {
	const x = across * 0.82;
	const top = pt(to.x + across * size * 0.16, to.y - size * (0.66 - 0.1 * Math.abs(across)));
	const bow = (share: number, y: number) =>
		pt(to.x + (x * (1 - 0.24 * y * y) + share * half) * size, to.y + y * tall * size);
	const rib: Path = [
		top,
		bow(0.3, -0.94),
		bow(0.78, -0.72),
		bow(1, -0.3),
		bow(1.02, 0.12),
		bow(0.9, 0.55),
		bow(0.58, 0.86),
		bow(0, 0.97),
		bow(-0.58, 0.86),
		bow(-0.9, 0.55),
		bow(-1.02, 0.12),
		bow(-1, -0.3),
		bow(-0.78, -0.72),
		bow(-0.3, -0.94),
	];
	drawForm(sheet, {
		outline: smooth(rib, true, 4),
		swell: size * half * 0.8,
		halo: 4,
		edge: size > 500 ? 10 : 7,
		wash: ORANGE,
		washStrength: 0.97,
		depth: 0.8,
		mark: (px, py) =>
			0.3 * ramp(0.1, 0.8, (px - to.x) / size) +
			0.4 * ramp(to.y + size * 0.4, to.y + size * 0.8, py) +
			0.5 * ramp(0.34, 0.05, Math.hypot((px - to.x) / size, (py - to.y) / size + 0.68)),
	});
	for (let scratch = 0; scratch < 7; scratch++) {
		const side = (scratch / 6) * 1.3 - 0.65;
		const from = mix(-0.55, 0.1, hash(scratch, index));
		const path = smooth(
			[0, 0.12, 0.26].map((step) => {
				const y = from + step * mix(0.7, 1.6, hash(scratch, index + 20));
				const bow = Math.sqrt(Math.max(0, 1 - (y / tall) ** 2));
				return pt(to.x + (x + side * half * bow) * size, to.y + y * size);
			}),
		);
		line(sheet, path, { width: size * 0.009 + 1.2, taper: spindle, strength: 0.75 });
	}
	const shine = smooth(
		[-0.5, -0.3, -0.05].map((y) =>
			pt(to.x + (x - half * 0.45 * Math.sqrt(1 - y * y)) * size, to.y + y * size),
		),
	);
	line(sheet, shine, {
		width: size * 0.028,
		ink: [1.25, 0.98, 0.7],
		taper: spindle,
		strength: 0.75,
	});
}

/** A hole in the rind: the pale thickness of the flesh, and the light behind it. */
function drawCut(sheet: Sheet, path: Path, size: number): void {
	const rim = densify(path, 4);
	clear(sheet, rim, size * 0.014);
	lay(sheet, fill(rim), FLESH);
	const middle = rim.reduce(
		(sum, { x, y }) => pt(sum.x + x / rim.length, sum.y + y / rim.length),
		pt(0, 0),
	);
	const hole = rim.map(({ x, y }) => pt(x + size * 0.024, y + size * 0.03));
	const both = fill(rim);
	const inside = fill(hole);
	const covered = (x: number, y: number) => {
		const [column, row] = [x - inside.left, y - inside.top];
		return column >= 0 && row >= 0 && column < inside.width && row < inside.height
			? (inside.data[row * inside.width + column] ?? 0)
			: 0;
	};
	const inRim = ({ x, y }: Point) =>
		(both.data[(Math.round(y) - both.top) * both.width + Math.round(x) - both.left] ?? 0) > 0.5;
	lay(sheet, both, GLOW, covered);
	lay(
		sheet,
		both,
		EMBER,
		(x, y) =>
			covered(x, y) *
			ramp(size * 0.05, size * 0.34, Math.abs(x - middle.x) * 0.8 + Math.abs(y - middle.y)),
	);
	lay(sheet, both, BLACK, (x, y) =>
		covered(x, y) > 0.5
			? pepper(x, y, 0.75 * ramp(middle.y + size * 0.02, middle.y - size * 0.26, y), 4.4)
			: 0,
	);
	for (let index = 0; index + 1 < hole.length; index++) {
		const place = pick(hole, index);
		if (!inRim(place)) continue;
		line(sheet, [place, pick(hole, index + 1)], { width: size * 0.011 });
	}
	closedLine(sheet, rim, { width: size * 0.024 });
}

/** A closed path with its corners kept and a point about every `step` pixels. */
function densify(path: Path, step: number): Path {
	return path.flatMap((from, index) => {
		const to = pick(path, (index + 1) % path.length);
		const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
		return Array.from({ length: parts }, (_, part) =>
			pt(mix(from.x, to.x, part / parts), mix(from.y, to.y, part / parts)),
		);
	});
}

function drawStem(sheet: Sheet, to: Point, size: number): void {
	for (const [x, y] of [
		[-0.24, -0.6],
		[0.24, -0.6],
		[-0.13, -0.54],
		[0.14, -0.54],
		[0, -0.52],
	]) {
		const foot = smooth(
			moveAll(
				[
					pt(-0.09, -0.72),
					pt((x ?? 0) - 0.06, (y ?? 0) - 0.06),
					pt(x ?? 0, y ?? 0),
					pt((x ?? 0) + 0.07, (y ?? 0) - 0.06),
					pt(0.11, -0.72),
				],
				to,
				0,
				size,
			),
			true,
			3,
		);
		drawForm(sheet, {
			outline: foot,
			swell: size * 0.05,
			halo: 2,
			edge: 6,
			wash: MOSS,
			depth: 0.9,
		});
	}
	const spine = smooth(
		moveAll(trace("0,-0.62 0.0,-0.72 0.05,-0.86 0.15,-0.98 0.25,-1.0"), to, 0, size),
		false,
		2,
	);
	const reach = along([
		[0, size * 0.12],
		[0.25, size * 0.1],
		[0.7, size * 0.075],
		[1, size * 0.09],
	]);
	drawForm(sheet, {
		outline: ribbon(spine, reach),
		swell: size * 0.07,
		halo: 5,
		edge: 8,
		wash: MOSS,
		depth: 0.9,
	});
	for (const side of [-0.6, -0.2, 0.25, 0.65])
		line(
			sheet,
			offset(spine, (t) => side * reach(t)),
			{ width: size * 0.018, taper: (t) => 1 - 0.4 * t },
		);
	const end = pick(spine, spine.length - 1);
	dot(sheet, end, 3);
}
