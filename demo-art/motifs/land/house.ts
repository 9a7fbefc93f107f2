import { drawForm } from "../../brush/form.ts";
import { nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { GLOW, ORANGE } from "./pumpkin.ts";

const VIOLET: Ink = [0.4, 0.27, 0.45];

type Wall = { outline: string; eaves: string; siding: number };
const WALLS: Wall[] = [
	{
		outline: "-210,6 -244,-330 -100,-540 80,-350 100,6",
		eaves: "-276,-270 -160,-420 -98,-506 -40,-436 90,-330",
		siding: 24,
	},
	{ outline: "70,6 48,-486 214,-508 232,6", eaves: "20,-470 240,-496", siding: 24 },
];
const MAIN_ROOF =
	"-300,-296 -258,-330 -176,-450 -104,-584 -74,-566 10,-462 108,-376 92,-330 40,-362 -40,-440 -98,-510 -160,-424 -236,-310 -276,-276";
const HAT =
	"6,-462 60,-540 96,-640 116,-760 158,-880 176,-930 190,-900 184,-800 196,-680 218,-580 274,-500 200,-494 100,-476";
const CHIMNEY = "-228,-380 -238,-612 -170,-620 -158,-466 -180,-400";
const DORMER = "-20,-412 -30,-486 24,-530 62,-474 66,-396";
const WINDOWS: [string, string][] = [
	["-182,-128 -188,-226 -156,-262 -124,-230 -120,-130", "-156,-262 -152,-128|-186,-186 -122,-188"],
	[
		"-136,-384 -130,-432 -102,-450 -72,-430 -68,-384 -100,-370",
		"-102,-450 -101,-370|-134,-408 -70,-408",
	],
	["104,-296 98,-396 134,-434 170,-400 172,-300", "134,-434 138,-298|100,-350 172,-350"],
	["118,-92 112,-190 148,-226 184,-196 188,-96", "148,-226 152,-94|114,-146 186,-148"],
	["8,-414 4,-460 22,-478 40,-458 42,-414", "22,-478 24,-414"],
];
const DOOR = "-84,6 -86,-128 -66,-166 -34,-180 -2,-166 20,-130 24,6";

/** A crooked house with lit windows; the origin is the middle of its threshold. */
export function drawHouse(sheet: Sheet, to: Point, scale: number): void {
	const put = (noted: string) => moveAll(trace(noted), to, 0, scale);
	const curve = (noted: string) => smooth(put(noted), false, 4);
	drawBricks(sheet, put(CHIMNEY), scale);
	for (const wall of WALLS)
		drawWall(sheet, put(wall.outline), put(wall.eaves), wall.siding * scale);
	drawRoof(sheet, put(MAIN_ROOF), scale);
	drawWall(sheet, put(DORMER), put("-40,-470 22,-520 74,-460"), 20 * scale);
	drawRoof(sheet, put("-50,-470 -38,-500 22,-560 84,-480 76,-452 24,-516"), scale);
	drawRoof(sheet, smooth(put(HAT), true, 4), scale);
	line(sheet, curve("176,-926 182,-970 170,-1000"), { width: 7 * scale });
	dot(sheet, pick(put("170,-1004 0,0"), 0), 9 * scale);
	for (const [outline, bars] of WINDOWS)
		drawWindow(sheet, put(outline), bars.split("|").map(put), scale);
	drawDoor(sheet, put, curve, scale);
	for (const [left, right, y] of [
		[-116, 56, 8],
		[-134, 72, 26],
		[-152, 88, 46],
	] as const) {
		const step = put(`${left},${y} ${right},${y} ${right + 6},${y + 20} ${left - 6},${y + 20}`);
		drawForm(sheet, { outline: step, swell: 8, halo: 2, edge: 6, depth: 0.5, base: 0.12 });
	}
}

/** Boards that hang a little out of true. */
function drawWall(sheet: Sheet, outline: Path, eaves: Path, board: number): void {
	const shadow = nearLine(eaves, board * 3.4);
	const [left, right] = [
		Math.min(...outline.map(({ x }) => x)),
		Math.max(...outline.map(({ x }) => x)),
	];
	const mask = drawForm(sheet, {
		outline: densify(outline),
		swell: 10,
		halo: 5,
		edge: 9,
		wash: VIOLET,
		depth: 0.3,
		mark: (x, y) =>
			0.85 * ramp(mix(left, right, 0.5), right, x) +
			0.22 * ramp(mix(left, right, 0.2), left, x) +
			0.95 * ramp(0, 0.7, shadow(x, y)),
	});
	lay(sheet, mask, BLACK, (x, y) => {
		const row = (y + 5 * Math.sin(x / 90) + (x - left) * 0.05) / board;
		const part = row - Math.floor(row);
		const shade = 0.55 * ramp(0.45, 0, part);
		const lineDark = part < 3.6 / board ? 1 : 0;
		const joint = Math.abs(((x + 97 * hash(Math.floor(row), 3)) % 130) - 65) < 1.6 ? 0.9 : 0;
		return Math.max(lineDark, joint, pepper(x, y, shade, 4));
	});
	closedLine(sheet, outline, { width: 8 });
}

/** Shingles in rows, black where the roof turns away. */
function drawRoof(sheet: Sheet, outline: Path, scale: number): void {
	const mask = drawForm(sheet, {
		outline: densify(outline),
		swell: 30 * scale,
		halo: 5,
		edge: 9,
		depth: 0.5,
		base: 0.5,
	});
	const [wide, tall] = [30 * scale, 24 * scale];
	lay(sheet, mask, BLACK, (x, y) => {
		const row = Math.floor(y / tall);
		const [u, v] = [(x / wide + (row % 2) * 0.5) % 1, (y % tall) / tall];
		const rim = Math.abs(Math.hypot((u - 0.5) * 1.7, v * 0.95) - 0.86);
		return rim < 0.12
			? 1
			: 0.7 * ramp(0.1, 0.95, v) + 0.25 * hash(Math.floor(x / wide + (row % 2) * 0.5), row);
	});
	lay(sheet, mask, [1, 1, 1], (x, y) => {
		const row = Math.floor(y / tall);
		const [u, v] = [(x / wide + (row % 2) * 0.5) % 1, (y % tall) / tall];
		const edge = Math.hypot((u - 0.5) * 1.7, v * 0.95);
		return u < 0.5 && edge > 0.58 && edge < 0.72 ? 0.55 : 0;
	});
	closedLine(sheet, outline, { width: 9 });
}

function drawBricks(sheet: Sheet, outline: Path, scale: number): void {
	const mask = drawForm(sheet, {
		outline: densify(outline),
		swell: 20 * scale,
		halo: 5,
		edge: 8,
		depth: 0.8,
		base: 0.2,
		wash: ORANGE,
		washStrength: 0.6,
	});
	lay(sheet, mask, BLACK, (x, y) => {
		const row = Math.floor(y / (17 * scale));
		const joint = (x + (row % 2) * 16 * scale) % (32 * scale) < 3 || y % (17 * scale) < 3;
		return joint ? 0.9 : 0;
	});
}

function drawWindow(sheet: Sheet, corners: Path, bars: Path[], scale: number): void {
	const outline = densify(corners);
	clear(sheet, outline, 4);
	const middle = corners.reduce(
		(sum, { x, y }) => pt(sum.x + x / corners.length, sum.y + y / corners.length),
		pt(0, 0),
	);
	const mask = fill(outline);
	lay(sheet, mask, GLOW);
	lay(
		sheet,
		mask,
		ORANGE,
		(x, y) => 0.95 * ramp(12 * scale, 74 * scale, Math.hypot(x - middle.x, y - middle.y)),
	);
	closedLine(sheet, outline, { width: 11 * scale });
	for (const bar of bars) line(sheet, bar, { width: 6.5 * scale });
	const low = corners.filter(({ y }) => y > middle.y).sort((a, b) => a.x - b.x);
	const [from, to] = [pick(low, 0), pick(low, low.length - 1)];
	const sill = [
		pt(from.x - 10, from.y),
		pt(to.x + 10, to.y),
		pt(to.x + 8, to.y + 13 * scale),
		pt(from.x - 8, from.y + 13 * scale),
	];
	drawForm(sheet, { outline: sill, swell: 6, halo: 2, edge: 5, depth: 0.5 });
}

function drawDoor(
	sheet: Sheet,
	put: (noted: string) => Path,
	curve: (noted: string) => Path,
	scale: number,
): void {
	drawForm(sheet, {
		outline: densify(put(DOOR)),
		swell: 30,
		halo: 5,
		edge: 9,
		base: 0.55,
		depth: 0.5,
	});
	for (const x of [-58, -32, -6])
		line(sheet, put(`${x},6 ${x},-160`), { width: 3, ink: [1, 1, 1], strength: 0.6 });
	const pane = put("-62,-96 -60,-130 -32,-150 -4,-130 0,-96");
	clear(sheet, pane, 0);
	lay(sheet, fill(pane), GLOW);
	closedLine(sheet, densify(pane), { width: 6 * scale });
	line(sheet, put("-32,-150 -31,-96"), { width: 5 * scale });
	dot(sheet, pick(put("8,-62 0,0"), 0), 7 * scale, ORANGE);
	line(sheet, curve("-100,6 -102,-134 -76,-184 -34,-202 8,-184 36,-134 38,6"), {
		width: 7 * scale,
	});
}

/** A fence of crooked pickets along a line. */
export function drawFence(sheet: Sheet, rail: Path, height: number): void {
	for (const up of [0.34, 0.72])
		line(
			sheet,
			rail.map(({ x, y }, index) => pt(x, y - height * up + 3 * Math.sin(index / 9))),
			{ width: 9 },
		);
	let since = 99;
	rail.forEach((place, index) => {
		const before = pick(rail, index - 1);
		since += Math.hypot(place.x - before.x, place.y - before.y);
		if (since < 40) return;
		since = 0;
		const lean = (hash(index, 5) - 0.5) * 26;
		const tall = height * mix(0.86, 1.14, hash(index, 6));
		const half = 11;
		const picket = [
			pt(place.x - half, place.y + 8),
			pt(place.x - half + lean, place.y - tall),
			pt(place.x + lean + 2, place.y - tall - 24),
			pt(place.x + half + lean, place.y - tall + 3),
			pt(place.x + half, place.y + 8),
		];
		drawForm(sheet, {
			outline: densify(picket),
			swell: 10,
			halo: 4,
			edge: 5,
			base: 0.45,
			depth: 0.7,
		});
		line(
			sheet,
			[pt(place.x - 3 + lean * 0.9, place.y - tall * 0.9), pt(place.x - 3, place.y - 10)],
			{ width: 2.6, ink: [1, 1, 1], taper: whip, strength: 0.8 },
		);
	});
}

/** A closed path with straight sides and a point about every five pixels. */
function densify(path: Path): Path {
	return path.flatMap((from, index) => {
		const to = pick(path, (index + 1) % path.length);
		const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 5));
		return Array.from({ length: parts }, (_, part) =>
			pt(mix(from.x, to.x, part / parts), mix(from.y, to.y, part / parts)),
		);
	});
}
