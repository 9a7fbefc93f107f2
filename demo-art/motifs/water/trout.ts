import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import {
	along,
	circle,
	heading,
	moveAll,
	pick,
	polar,
	pt,
	smooth,
	trace,
} from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { mixInk } from "../plants/plants.ts";
import { drawFin } from "./fins.ts";
import { drawHide, even } from "./scales.ts";

const OLIVE: Ink = [0.36, 0.38, 0.16];
const GOLD: Ink = [1.02, 0.74, 0.26];
const CREAM: Ink = [1.16, 1.1, 0.82];
const FINS: Ink = [0.78, 0.5, 0.16];
const SPOT_RED: Ink = [0.84, 0.14, 0.08];
const HALO: Ink = [0.92, 1.12, 1.3];

const REACH = along([
	[0, 0.84],
	[0.2, 0.98],
	[0.42, 1],
	[0.72, 0.62],
	[0.92, 0.4],
	[1, 0.44],
]);

/** A brown trout in profile; its spine runs from the gills to the root of the tail, its back to the left. */
export function drawTrout(sheet: Sheet, flat: Path, thick: number): void {
	const spine = even(flat);
	const radius = (t: number) => thick * REACH(t);
	const spot = (t: number, across: number, out = 0): Point => {
		const index = Math.round(clamp(t) * (spine.length - 1));
		const side = heading(spine, index) + Math.PI / 2;
		return polar(pick(spine, index), side, across * radius(t) + out * thick * Math.sign(across));
	};
	const turn = (t: number) => heading(spine, Math.round(clamp(t) * (spine.length - 1)));
	drawFins(sheet, spot, turn, thick);
	drawHide(sheet, {
		spine,
		radius,
		columns: 27,
		edge: 8,
		wash: ({ across }) => [
			across < 0.1
				? mixInk(OLIVE, GOLD, ramp(-0.85, 0.1, across))
				: mixInk(GOLD, CREAM, ramp(0.15, 0.75, across)),
			0.95,
		],
		dark: ({ across, scale }) => 0.34 * ramp(-0.3, -0.95, across) - 0.35 + 0.25 * (1 - scale.t),
	});
	setSpots(sheet, spot, thick);
	drawHead(sheet, pick(spine, 0), turn(0.01), thick / 134);
	const [x, y] = [0.05, 0.5];
	const arm = moveAll([pt(0, -22), pt(-4, 0), pt(4, 22)], spot(x, y), turn(x), thick / 140);
	const tips = moveAll(
		smooth(trace("150,-6 176,34 150,78 96,104")),
		spot(x, y),
		turn(x),
		thick / 140,
	);
	drawFin(sheet, { root: arm, rim: tips, rays: 9, bow: -0.08, color: FINS, cover: 0.7 });
}

type Places = (t: number, across: number, out?: number) => Point;

function drawFins(sheet: Sheet, spot: Places, turn: (t: number) => number, thick: number): void {
	const fan = (
		from: number,
		to: number,
		side: 1 | -1,
		rim: readonly (readonly [number, number])[],
		rays: number,
	) =>
		drawFin(sheet, {
			root: smooth([
				spot(from, side * 0.92),
				spot((from + to) / 2, side * 0.92),
				spot(to, side * 0.92),
			]),
			rim: smooth(rim.map(([t, out]) => spot(t, side * 0.95, out))),
			rays,
			bow: side * 0.06,
			color: FINS,
			cover: 0.75,
			fray: 6,
		});
	fan(
		0.38,
		0.58,
		-1,
		[
			[0.44, 0.66],
			[0.54, 0.66],
			[0.64, 0.4],
			[0.66, 0.16],
		],
		12,
	);
	fan(
		0.8,
		0.83,
		-1,
		[
			[0.84, 0.3],
			[0.88, 0.3],
			[0.885, 0.16],
		],
		3,
	);
	fan(
		0.46,
		0.53,
		1,
		[
			[0.53, 0.48],
			[0.6, 0.5],
			[0.63, 0.26],
		],
		8,
	);
	fan(
		0.7,
		0.79,
		1,
		[
			[0.76, 0.52],
			[0.84, 0.5],
			[0.89, 0.2],
		],
		9,
	);
	const root = smooth([spot(0.985, -0.94), spot(1, 0), spot(0.985, 0.94)]);
	const rim = moveAll(
		smooth(trace("92,-128 168,-122 150,-60 140,0 152,62 176,126 104,134")),
		spot(1, 0),
		turn(0.99),
		thick / 118,
	);
	drawFin(sheet, { root, rim, rays: 17, color: FINS, cover: 0.75, fray: 7 });
}

function setSpots(sheet: Sheet, spot: Places, thick: number): void {
	const random = seedRandom(77);
	const taken: Point[] = [];
	for (let tries = 0; tries < 900 && taken.length < 120; tries++) {
		const [t, across] = [mix(0.06, 0.97, random()), mix(-0.88, 0.52, random())];
		const place = spot(t, across);
		const size = thick * mix(0.035, 0.075, random()) * mix(1, 0.6, t);
		if (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < thick * 0.21))
			continue;
		taken.push(place);
		const red = across > -0.25 && hash(tries, 5) < 0.42;
		dot(sheet, place, size * 1.75, red ? HALO : CREAM, red ? 0.95 : 0.6);
		dot(sheet, place, size, red ? SPOT_RED : BLACK, 0.93);
	}
}

const HEAD =
	"46,-114 -40,-106 -120,-88 -186,-60 -236,-26 -262,2 -262,20 -246,34 -204,62 -130,92 -50,112 40,118 86,82 102,24 94,-46";

function drawHead(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const note = (path: string, closed = false) => put(smooth(trace(path), closed, 3));
	const one = (x: number, y: number) => put([pt(x, y)])[0] ?? to;
	const outline = note(HEAD, true);
	const top = one(0, -110);
	const low = one(0, 110);
	const down = (x: number, y: number) =>
		clamp(
			((x - top.x) * (low.x - top.x) + (y - top.y) * (low.y - top.y)) /
				((low.x - top.x) ** 2 + (low.y - top.y) ** 2),
		);
	const mask = fill(outline, 8);
	drawForm(sheet, {
		outline,
		swell: 64 * scale,
		halo: 4,
		edge: 8,
		depth: 0.7,
		wash: (index) => {
			const t = down(mask.left + (index % mask.width), mask.top + Math.floor(index / mask.width));
			return t < 0.45
				? mixInk(OLIVE, GOLD, ramp(0.05, 0.5, t))
				: mixInk(GOLD, CREAM, ramp(0.45, 0.85, t));
		},
		base: 0.06,
		mark: (x, y) =>
			0.5 * ramp(0.34, 0, down(x, y)) +
			0.3 * ramp(60, 0, Math.abs(Math.hypot(x - to.x, y - to.y) / scale - 96)),
	});
	for (const [path, width] of [
		["-262,12 -220,26 -176,44 -140,64 -118,84", 9],
		["-246,2 -200,8 -150,22 -108,50 -100,78 -118,88", 6],
		["-62,-84 -34,-40 -30,10 -48,60 -86,94", 5],
		["-20,-96 4,-50 10,4 -6,60 -30,104", 4],
		["10,20 50,26 96,10", 4],
		["-30,40 10,64 66,92", 4],
		["-186,66 -120,94 -60,110", 4],
		["-110,100 -70,104 -20,116", 3.4],
	] as const)
		line(sheet, note(path), { width, taper: spindle });
	for (const [x, y, size] of [
		[-20, -70, 9],
		[34, -70, 10],
		[56, -24, 9],
		[-66, -60, 7],
		[-96, -76, 7],
		[-8, -30, 7],
		[30, 4, 9],
		[-60, 4, 6],
		[62, 44, 8],
	] as const)
		dot(sheet, one(x, y), size * scale, BLACK, 0.9);
	const eye = one(-142, -34);
	clear(sheet, circle(eye, 29 * scale), 3);
	lay(sheet, fill(circle(eye, 29 * scale)), [1.05, 0.8, 0.3], () => 0.9);
	lay(sheet, fill(circle(eye, 29 * scale)), BLACK, (x, y) =>
		pepper(x, y, 0.8 * ramp(18, 30, Math.hypot(x - eye.x, y - eye.y) / scale), 3.4),
	);
	closedLine(sheet, circle(eye, 29 * scale), { width: 5 });
	dot(sheet, eye, 16 * scale);
	dot(sheet, one(-148, -42), 5 * scale, [1.25, 1.25, 1.25]);
	line(sheet, note("-226,-20 -214,-28 -206,-20"), { width: 6, taper: spindle });
}
