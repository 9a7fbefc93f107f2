import { drawForm } from "../../brush/form.ts";
import { nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import {
	along,
	heading,
	moveAll,
	offset,
	pick,
	pt,
	relax,
	smooth,
	trace,
} from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";

const HALF =
	"0,-330 60,-338 112,-344 148,-306 160,-256 182,-214 212,-176 216,-122 194,-80 172,-44 164,14 150,74 122,140 100,206 88,280 84,330 70,374 44,396 20,376 0,364";
const ORBIT = "134,-140 140,-168 160,-184 184,-180 204,-156 204,-124 190,-104 166,-98 144,-112";
const NOSE = "0,204 16,222 32,168 56,208 60,266 46,326 20,350 0,338";

const BEAM = "96,-330 112,-400 160,-500 236,-610 312,-730 348,-860 346,-980 306,-1080";
const TINES: [string, number][] = [
	["120,-404 200,-404 290,-440 336,-530", 30],
	["150,-470 250,-480 366,-520 424,-620", 31],
	["246,-616 350,-626 456,-690 500,-800", 30],
	["322,-760 430,-790 540,-880 578,-1020", 34],
	["350,-890 420,-930 486,-1020 494,-1120", 26],
];

/** An elk's skull from the front, its teeth gone, with six points to a side; the origin lies between the cheeks. */
export function drawElkSkull(sheet: Sheet, to: Point, scale = 1): void {
	const put = (noted: string, side = 1, closed = false) =>
		smooth(
			moveAll(
				trace(noted).map(({ x, y }) => pt(x * side, y)),
				to,
				0,
				scale,
			),
			closed,
			3,
		);
	for (const side of [-1, 1]) {
		for (const [tine, width] of TINES) drawHorn(sheet, put(tine, side), width * scale, side);
		drawHorn(sheet, put(BEAM, side), 46 * scale, side);
		drawBurr(sheet, put("58,-348 90,-364 128,-362 152,-340", side), scale);
	}
	const half = trace(HALF);
	const whole = [
		...half,
		...half
			.slice(1, -1)
			.reverse()
			.map(({ x, y }) => pt(-x, y)),
	];
	const marks = [1, -1].flatMap((side) => [
		{ near: nearLine(put("128,-60 132,20 110,110 84,190", side), 34 * scale), dark: 0.5 },
		{ near: nearLine(put("44,-80 40,20 38,110 36,170", side), 18 * scale), dark: 0.34 },
		{ near: nearLine(put("104,-90 92,-40 90,0", side), 22 * scale), dark: 0.75 },
		{ near: nearLine(put("150,-290 122,-240 108,-200", side), 44 * scale), dark: 0.6 },
		{ near: nearLine(put("64,-200 66,-180", side), 20 * scale), dark: 0.5 },
	]);
	const mask = drawForm(sheet, {
		outline: smooth(moveAll(whole, to, 0, scale), true, 4),
		swell: 100 * scale,
		halo: 9,
		edge: 9,
		depth: 0.85,
		mark: (x, y) =>
			marks.reduce((sum, { near, dark }) => sum + dark * near(x, y), 0) +
			0.25 *
				ramp(to.y + 100 * scale, to.y + 380 * scale, y) *
				ramp(0, 90 * scale, Math.abs(x - to.x)),
	});
	lay(sheet, mask, BLACK, (x, y) => {
		const grain = noise(x / 26, y / 160, 17);
		return 0.5 * ramp(0.25, 0.7, grain) * engrave(x / 7 + noise(x / 60, y / 90, 5), 0.4, 7);
	});
	for (const side of [-1, 1]) drawHollows(sheet, put, side, scale);
	drawSeams(sheet, put);
}

type Put = (noted: string, side?: number, closed?: boolean) => Path;

function drawHollows(sheet: Sheet, put: Put, side: number, scale: number): void {
	const orbit = put(ORBIT, side, true);
	const socket = nearLine([...orbit, ...orbit.slice(0, 1)], 30 * scale);
	const around = put(
		"96,-176 132,-214 190,-206 226,-150 206,-96 160,-74 116,-96 100,-136",
		side,
		true,
	);
	lay(sheet, fill(around), BLACK, (x, y) => {
		const inner = side * (x - pick(orbit, 0).x) < 0 ? 1 : 0.55;
		return pepper(x, y, 0.8 * inner * socket(x, y) ** 1.5, 4);
	});
	line(sheet, put("112,-132 122,-172 150,-200 186,-196 212,-166", side), {
		width: 8,
		taper: spindle,
	});
	line(sheet, put("126,-104 146,-84 176,-82 200,-98", side), { width: 5, taper: spindle });
	lay(sheet, fill(orbit), BLACK);
	closedLine(sheet, orbit, { width: 6 });
	const nose = put(NOSE, side, true);
	lay(sheet, fill(nose), BLACK);
	line(sheet, nose, { width: 5 });
	line(sheet, put("12,236 12,290 10,330", side), {
		width: 6,
		ink: [1, 1, 1],
		taper: spindle,
		strength: 0.75,
	});
	line(sheet, put("66,222 72,280 60,340 38,380", side), { width: 4, taper: spindle });
	for (const [x, y, size] of [
		[66, -190, 7],
		[98, -60, 8],
		[92, 96, 7],
		[76, 172, 5],
	] as const) {
		const place = put(`${x},${y} ${x},${y}`, side)[0];
		if (place) dot(sheet, place, size * scale);
	}
}

/** Where the bones meet, and the cracks of some winters. */
function drawSeams(sheet: Sheet, put: Put): void {
	const seam = put("0,-320 4,-280 -4,-240 5,-200 -4,-160 3,-120 -2,-70 0,0 2,90 0,204");
	line(
		sheet,
		seam.map(({ x, y }) => pt(x + 3 * noise(y / 7, 1, 2), y)),
		{ width: 4 },
	);
	for (const side of [-1, 1]) {
		for (const [noted, width] of SEAMS) {
			const path = put(noted, side).map(({ x, y }) =>
				pt(x + 2.4 * noise(x / 6, y / 6, 8), y + 2.4 * noise(x / 6, y / 6, 9)),
			);
			line(sheet, path, { width, taper: spindle });
		}
	}
	line(sheet, put("-40,-300 -52,-250 -36,-220 -48,-180"), { width: 3, taper: whip });
	line(sheet, put("26,-10 18,40 28,80 22,120"), { width: 3, taper: whip });
	line(sheet, put("-120,40 -104,80 -110,116"), { width: 3, taper: whip });
}

const SEAMS: [string, number][] = [
	["0,-118 24,-96 44,-84 60,-96 84,-90 104,-104", 4],
	["44,-84 42,-10 40,80 36,150 20,216", 4.5],
	["60,-96 78,-40 104,0 140,10 160,0", 4],
	["40,90 70,120 92,190 84,250", 3.6],
	["164,10 148,-10 140,-44 160,-80", 4],
	["120,-330 130,-280 112,-230 110,-190", 4],
];

function drawHorn(sheet: Sheet, rough: Path, width: number, side: number): void {
	const spine = relax(rough, 14);
	const reach = along([
		[0, width],
		[0.25, width * 0.78],
		[0.6, width * 0.6],
		[0.88, width * 0.3],
		[1, 2],
	]);
	const tube = bendTube(resample(spine), reach, 12);
	clearMask(sheet, tube.mask, 6);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const [away, across] = [at(tube.along, index), at(tube.across, index)];
		const turn = heading(tube.spine, Math.round(away / 2)) + Math.PI / 2;
		const tip = ramp(0.72, 1, away / tube.length);
		const dark = clamp(1.22 - 1.25 * lightOn(Math.cos(turn) * across, Math.sin(turn) * across));
		const groove =
			Math.asin(clamp(across, -1, 1)) * 3.4 + 0.9 * noise(away / 90, across * 2, 8 + side);
		const lines = engrave(groove, (0.2 + dark * 0.6) * (1 - tip * 0.85), 10);
		return Math.max(
			pepper(x, y, (dark + 0.34 * ramp(0.3, 0, away / tube.length)) * mix(0.95, 0.6, tip), 4.3),
			lines,
		);
	});
	for (const edge of [1, -1])
		line(
			sheet,
			offset(tube.spine, (t) => edge * reach(t)),
			{ width: 6.5, taper: (t) => 1 - 0.5 * t },
		);
}

/** The same line with a point every two pixels. */
function resample(path: Path): Path {
	const out: Path = [pick(path, 0)];
	let left = 2;
	for (let index = 0; index + 1 < path.length; index++) {
		const [a, b] = [pick(path, index), pick(path, index + 1)];
		const length = Math.hypot(b.x - a.x, b.y - a.y);
		let gone = left;
		for (; gone <= length; gone += 2)
			out.push(pt(mix(a.x, b.x, gone / length), mix(a.y, b.y, gone / length)));
		left = gone - length;
	}
	return out;
}

/** The knobbly ring an antler grows from. */
function drawBurr(sheet: Sheet, arc: Path, scale: number): void {
	for (let knob = 0; knob <= 8; knob++) {
		const place = pick(arc, Math.round((knob / 8) * (arc.length - 1)));
		const outline = smooth(
			[0, 1, 2, 3, 4, 5].map((step) => {
				const reach = (knob % 2 === 0 ? 17 : 13) * scale;
				return pt(
					place.x + Math.cos(step * 1.047) * reach,
					place.y + Math.sin(step * 1.047) * reach * 1.15,
				);
			}),
			true,
			3,
		);
		drawForm(sheet, { outline, swell: 13 * scale, halo: 2, edge: 4, depth: 1, base: 0.1 });
	}
}
