import type { Blade } from "../../brush/blade.ts";
import { drawBlade } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, moveAll, pick, polar, pt, ribbon, wander } from "../../brush/geometry.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line, spindle, whip } from "../../brush/sheet.ts";
import { mixInk } from "./plants.ts";

const BLUE: Ink = [0.2, 0.26, 0.66];
const LILAC: Ink = [0.62, 0.62, 1.06];
const CREAM: Ink = [1.12, 1.16, 1.2];
const GOLD: Ink = [1.05, 0.72, 0.12];
const LEAF: Ink = [0.32, 0.56, 0.42];

function drawPart(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	radius: (t: number) => number,
	bend: number,
	colors: readonly [Ink, Ink],
	dark: number,
	seed: number,
): void {
	const blade: Blade = {
		spine: wander(root, angle, length, (t) => (bend * (0.3 + 1.4 * t)) / length),
		radius,
		halo: 3.5,
		edge: 4,
		wash: ({ t, across }) => [
			mixInk(colors[0], colors[1], clamp(ramp(0, 0.9, t) - 0.2 * across)),
			0.95,
		],
		tone: ({ t, across, light }) =>
			dark * (0.75 * ramp(0.5, 0, t) + 0.5 * ramp(0.2, 1, across) + 0.5 * clamp(0.75 - light)),
		veins: {
			phase: ({ across, t }) => across * 4.5 + 0.3 * noise(t * 5, across * 3, seed),
			spacing: length * 0.034,
			tone: ({ t }) => 0.17 * ramp(1, 0.4, t) * (0.5 + dark),
		},
	};
	drawBlade(sheet, blade);
}

const sepal = (width: number) => (t: number) =>
	Math.max(0.8, (width * clamp(t + 0.02) ** 0.75 * clamp(1 - t) ** 0.72) / 0.36);
const cup = (width: number) => (t: number) =>
	Math.max(
		1,
		width * (0.45 + 0.55 * ramp(0, 0.6, t)) * Math.sqrt(1 - clamp((t - 0.6) / 0.4) ** 2.4),
	);

/** A hollow spur: wide at its mouth, thin as a thread, with a knob of nectar at its end. */
function drawSpur(sheet: Sheet, root: Point, angle: number, length: number, bend: number): void {
	const spine = wander(root, angle, length, (t) => (bend * (0.2 + 1.6 * t * t)) / length);
	const radius = (t: number) =>
		length * (0.012 + 0.075 * (1 - t) ** 1.8 + 0.02 * Math.exp(-(((t - 0.96) / 0.035) ** 2)));
	drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: length * 0.05,
		halo: 3,
		edge: 3.6,
		wash: mixInk(BLUE, LILAC, 0.45),
		depth: 0.7,
	});
}

function drawStamens(
	sheet: Sheet,
	root: Point,
	angle: number,
	spread: number,
	length: number,
	count: number,
): void {
	for (let stamen = 0; stamen < count; stamen++) {
		const lean = mix(-spread, spread, hash(stamen, 71));
		const reach = length * mix(0.45, 1, hash(stamen, 72));
		const path = wander(root, angle + lean, reach, () => (0.4 * (hash(stamen, 73) - 0.5)) / reach);
		line(sheet, path, { width: 3, ink: [0.5, 0.42, 0.2], taper: whip });
		const end = pick(path, path.length - 1);
		dot(sheet, end, length * 0.05);
		dot(sheet, end, length * 0.036, GOLD);
	}
}

/** The flower from the front, tilted a little: spurs behind, blue sepals, white cups, gold stamens. */
export function drawColumbine(sheet: Sheet, center: Point, size: number, turn: number): void {
	const step = (Math.PI * 2) / 5;
	const flat = (angle: number) => 1 - 0.16 * Math.abs(Math.sin(angle));
	for (let index = 0; index < 5; index++) {
		const angle = turn + (index + 0.5) * step;
		drawSpur(sheet, polar(center, angle, size * 0.3), angle + 0.1, size * 0.72 * flat(angle), 0.5);
	}
	for (const index of [0, 2, 4, 1, 3]) {
		const angle = turn + index * step;
		const length = size * flat(angle) * mix(0.95, 1.05, hash(index, 3));
		const bend = 0.3 * (hash(index, 5) - 0.5);
		drawPart(sheet, center, angle, length, sepal(size * 0.24), bend, [BLUE, LILAC], 1.05, index);
	}
	for (const index of [1, 3, 0, 2, 4]) {
		const angle = turn + (index + 0.5) * step;
		const length = size * 0.56 * flat(angle);
		drawPart(sheet, center, angle, length, cup(size * 0.19), 0.1, [LILAC, CREAM], 0.5, index + 7);
	}
	drawStamens(sheet, center, 0, Math.PI, size * 0.27, 46);
}

/** The flower from the side, looking along `turn`: spurs trail behind it. */
export function drawColumbineSide(sheet: Sheet, base: Point, size: number, turn: number): void {
	for (const lean of [-0.62, 0.6, -0.3, 0.28, 0])
		drawSpur(
			sheet,
			polar(base, turn + Math.PI - lean, size * 0.05),
			turn + Math.PI - lean * 0.8,
			size * 0.86,
			lean * 0.7 + 0.12,
		);
	for (const [lean, length] of [
		[-1.45, 0.82],
		[1.4, 0.84],
		[-0.5, 0.66],
		[0.55, 0.66],
	] as const)
		drawPart(
			sheet,
			base,
			turn + lean,
			size * length,
			sepal(size * 0.19),
			-lean * 0.35,
			[BLUE, LILAC],
			1.05,
			Math.round(lean * 9),
		);
	drawStamens(sheet, polar(base, turn, size * 0.3), turn, 0.45, size * 0.5, 22);
	for (const lean of [-0.62, 0.6, -0.22, 0.24])
		drawPart(
			sheet,
			base,
			turn + lean,
			size * 0.56,
			cup(size * 0.15),
			-lean * 0.8,
			[LILAC, CREAM],
			0.55,
			Math.round(lean * 20),
		);
	drawPart(sheet, base, turn + 0.9, size * 0.6, sepal(size * 0.16), 0.5, [BLUE, LILAC], 0.85, 3);
	drawPart(sheet, base, turn - 0.95, size * 0.6, sepal(size * 0.16), -0.5, [BLUE, LILAC], 0.85, 5);
}

/** A bud that hangs or nods towards `turn`, its spurs already there. */
export function drawColumbineBud(sheet: Sheet, base: Point, size: number, turn: number): void {
	for (const lean of [-0.4, 0.4, 0])
		drawSpur(sheet, base, turn + Math.PI - lean, size * 0.6, lean * 0.9);
	for (const lean of [-0.34, 0.34, 0])
		drawPart(
			sheet,
			base,
			turn + lean,
			size,
			sepal(size * 0.2),
			-lean * 1.9,
			[mixInk(LEAF, LILAC, 0.35), BLUE],
			0.7,
			4,
		);
}

/** A fan of three lobes with scalloped ends. */
function drawLobedLeaf(
	sheet: Sheet,
	root: Point,
	turn: number,
	size: number,
	color: Ink = LEAF,
): void {
	const count = 90;
	const flat: Path = Array.from({ length: count + 1 }, (_, index) => {
		const lean = mix(-1.42, 1.42, index / count);
		const lobe = 0.6 + 0.4 * Math.abs(Math.cos(Math.PI * lean)) ** 0.7;
		const ends = ramp(1.46, 1.05, Math.abs(lean)) ** 0.5;
		const scallop = 0.07 * Math.abs(Math.sin(lean * 7.2));
		return polar(pt(0, 0), lean, (lobe * (0.86 + 0.14 * Math.cos(lean)) + scallop) * ends);
	});
	const outline = moveAll([...flat, pt(0, 0)], root, turn, size);
	drawForm(sheet, {
		outline,
		swell: size * 0.3,
		halo: 4,
		edge: 3.8,
		wash: color,
		washStrength: 0.85,
		depth: 0.85,
		mark: (x, y) => 0.75 * ramp(size * 0.75, 0, Math.hypot(x - root.x, y - root.y)),
	});
	for (const lean of [-1.12, -0.9, -0.62, -0.28, 0, 0.28, 0.62, 0.9, 1.12]) {
		const path = wander(root, turn + lean * 0.9, size * 0.78, () => (lean * 0.12) / size);
		line(sheet, path, { width: lean === 0 ? 4 : 2.8, taper: lean === 0 ? whip : spindle });
	}
}

/** Three stalks with three leaflets each, as the leaf of a columbine is divided. */
export function drawDividedLeaf(sheet: Sheet, stalk: Path, size: number): void {
	line(sheet, stalk, { width: 6.5, taper: (t) => 1 - 0.4 * t });
	const last = stalk.length - 1;
	const end = pick(stalk, last);
	const way = heading(stalk, last - 1);
	for (const lean of [-1, 1, 0]) {
		const branch = wander(end, way + lean * 0.95, size * (lean === 0 ? 0.9 : 0.7), () => 0);
		line(sheet, branch, { width: 4.5 });
		const tip = pick(branch, branch.length - 1);
		for (const side of [-1, 1, 0])
			drawLobedLeaf(sheet, tip, way + lean * 0.95 + side * 1.15, size * (side === 0 ? 0.72 : 0.56));
	}
}
