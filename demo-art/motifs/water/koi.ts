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
	wander,
} from "../../brush/geometry.ts";
import { clamp, cloud, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { clear, closedLine, dot, line, spindle } from "../../brush/sheet.ts";
import { drawFin } from "./fins.ts";
import { drawHide, even } from "./scales.ts";

const RED: Ink = [0.86, 0.2, 0.06];
const PALE: Ink = [1.3, 1.36, 1.4];
const COAL: Ink = [0.06, 0.065, 0.08];

/** Head seen from above, looking along x; 100 is half its width. */
const HEAD = trace(
	"-46,-92 0,-101 48,-100 92,-92 128,-78 158,-58 176,-34 183,0 176,34 158,58 128,78 92,92 48,100 0,101 -46,92 -22,50 -12,0 -22,-50",
);

export type Koi = { spine: Path; thick: number };

/** A koi seen from above; its spine runs from the nape to the tail. */
export function drawKoi(sheet: Sheet, { spine: flat, thick }: Koi): void {
	const spine = even(flat);
	const radius = (t: number) => thick * REACH(t);
	const frame = (t: number) => {
		const index = Math.round(t * (spine.length - 1));
		return { place: pick(spine, index), turn: heading(spine, index) };
	};
	drawTail(sheet, frame(0.97).place, frame(0.97).turn, thick);
	for (const side of [1, -1] as const) {
		drawSideFin(sheet, frame(0.6), side, radius(0.6), thick * 1.15, 0.62);
		drawSideFin(sheet, frame(0.09), side, radius(0.1), thick * 2.25, 1.0);
	}
	drawHide(sheet, {
		spine,
		radius,
		columns: 11,
		edge: 8,
		wash: ({ t, across, scale }) => {
			const patch = pattern(scale.row / 46, scale.place / 11 + 0.04 * across);
			if (patch === "black") return [COAL, 0.93];
			if (patch === "red") return [RED, 0.96 - 0.35 * ramp(0.2, 0.9, scale.t)];
			return [PALE, 0.75 * ramp(1, 0.9, t)];
		},
		dark: ({ across }) => 0.5 * ramp(0.75, 1, Math.abs(across)),
	});
	drawBackFin(sheet, spine, thick);
	drawHead(sheet, frame(0.015).place, frame(0.015).turn + Math.PI, thick / 100);
}

const REACH = along([
	[0, 0.96],
	[0.2, 1.06],
	[0.45, 0.92],
	[0.8, 0.44],
	[1, 0.27],
]);

/** Where a koi is red, black or white: large clear patches. */
function pattern(u: number, v: number): "red" | "black" | "white" {
	const red = cloud(u * 2.6 + 3.1, v * 1.4, 2, 15);
	const black = cloud(u * 3.4 + 9, v * 2.2 + 4, 2, 28);
	if (black > 0.26) return "black";
	return red > -0.06 ? "red" : "white";
}

function drawTail(sheet: Sheet, place: Point, turn: number, thick: number): void {
	const put = (path: string) => moveAll(smooth(trace(path)), place, turn, thick / 100);
	for (const [root, rim, bow] of [
		["-18,-24 4,-12 12,0", "178,-96 204,-56 190,-26 150,-10", 0.12],
		["12,0 4,12 -18,24", "150,-10 214,12 232,66 200,130", -0.14],
	] as const)
		drawFin(sheet, { root: put(root), rim: put(rim), rays: 9, bow, color: RED, cover: 0.45 });
}

function drawSideFin(
	sheet: Sheet,
	{ place, turn }: { place: Point; turn: number },
	side: 1 | -1,
	reach: number,
	length: number,
	lean: number,
): void {
	const put = (path: string) =>
		moveAll(
			smooth(trace(path).map(({ x, y }) => pt(x, y * side))),
			polar(place, turn + (side * Math.PI) / 2, reach * 0.86),
			turn + side * (lean - 1),
			length / 100,
		);
	drawFin(sheet, {
		root: put("-9,-4 2,3 12,6 22,2"),
		rim: put("14,86 44,96 72,82 90,56 88,34"),
		rays: 9,
		bow: -0.12 * side,
		color: RED,
		cover: 0.42,
		fray: 7,
	});
}

function drawBackFin(sheet: Sheet, spine: Path, thick: number): void {
	const part = spine.slice(Math.round(spine.length * 0.24), Math.round(spine.length * 0.62));
	const rim = part.map((point, index) => {
		const t = index / part.length;
		const tall =
			thick *
			0.62 *
			ramp(-0.02, 0.16, t) *
			(0.25 + 0.75 * Math.sin(Math.PI * clamp(t * 0.72 + 0.18)));
		return polar(
			polar(point, heading(part, index), thick * 0.34 * t),
			heading(part, index) + Math.PI / 2,
			tall,
		);
	});
	drawFin(sheet, { root: part, rim, rays: 15, bow: -0.1, color: RED, cover: 0.42, fray: 6 });
	line(sheet, part, { width: 8, taper: spindle });
}

function drawHead(sheet: Sheet, place: Point, turn: number, scale: number): void {
	const put = (path: Path) => moveAll(path, place, turn, scale);
	const note = (path: string, closed = false) => put(smooth(trace(path), closed, 3));
	for (const side of [1, -1]) {
		const root = moveAll([pt(158, side * 54)], place, turn, scale)[0] ?? place;
		const barbel = wander(
			root,
			turn + side * 0.75,
			80 * scale,
			(t) => (side * (2.6 - 1.2 * t)) / (80 * scale),
		);
		line(sheet, barbel, { width: 13, taper: (t) => 1 - 0.8 * t });
	}
	const outline = put(smooth(HEAD, true, 4));
	drawForm(sheet, {
		outline,
		swell: 74 * scale,
		halo: 5,
		edge: 8,
		wash: PALE,
		washStrength: 0.7,
		depth: 0.75,
		grain: "pepper",
	});
	drawForm(sheet, {
		outline: note("-10,-40 30,-58 76,-50 108,-22 112,14 84,44 36,54 -8,36 0,0", true),
		swell: 60 * scale,
		halo: 0,
		edge: 0,
		wash: RED,
		depth: 0.5,
	});
	for (const side of ["", "-"]) {
		const flip = (path: string) =>
			note(path.replaceAll(/,(\d)/g, `,${side}$1`).replaceAll("--", ""));
		line(sheet, flip("-40,90 6,74 26,52 20,24"), { width: 5, taper: spindle });
		line(sheet, flip("20,98 44,72 52,44"), { width: 4, taper: spindle });
		line(sheet, flip("138,22 148,30 146,40"), { width: 7, taper: spindle });
		line(sheet, flip("72,68 96,58 122,56"), { width: 4, taper: spindle });
	}
	line(sheet, note("160,-50 168,-26 171,0 168,26 160,50"), { width: 4.4, taper: spindle });
	line(sheet, note("150,-30 156,0 150,30"), { width: 3, taper: spindle });
	for (const side of [1, -1]) {
		const eye = moveAll([pt(102, side * 78)], place, turn, scale)[0] ?? place;
		clear(sheet, circle(eye, 19 * scale, 0.78, turn), 2);
		closedLine(sheet, circle(eye, 19 * scale, 0.78, turn), { width: 5 });
		dot(sheet, eye, 11.5 * scale);
		dot(sheet, pt(eye.x - 4 * scale, eye.y - 5 * scale), 3.6 * scale, [1.1, 1.1, 1.1]);
		const brow = put(
			circle(pt(100, side * 72), 27, 0.7).slice(side > 0 ? 20 : 0, side > 0 ? 41 : 21),
		);
		line(sheet, brow, { width: 5, taper: spindle });
	}
}
