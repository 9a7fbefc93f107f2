import { drawBlade } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, heading, offset, pick, polar, wander } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import { bendTube } from "../../brush/tube.ts";
import { even } from "./scales.ts";

/** A tongue of water that runs along a spine and rolls over at its end into fingers of foam. */
export type Wave = {
	spine: Path;
	thick: number;
	/** The side the foam is on: 1 is right of its direction. It curls to the other side. */
	side: 1 | -1;
	/** Radius in pixels its end starts to roll up with, none when absent. */
	coil?: number;
	/** Stripes of water over its width. */
	stripes?: number;
	color?: Ink;
	/** Where on its length the foam begins, 0 to 1. */
	foam?: number;
	dark?: number;
};

export function drawWave(sheet: Sheet, wave: Wave): void {
	const { thick, side, coil, stripes = 5, color, foam = 0.4, dark = 1 } = wave;
	const body = even(wave.spine);
	const end = pick(body, body.length - 1);
	const spine = coil
		? even([
				...body,
				...wander(
					end,
					heading(body, body.length - 2),
					coil * 2.7,
					(t) => (-side * (0.85 + 1.5 * t * t)) / coil,
				).slice(1),
			])
		: body;
	const radius = (t: number) =>
		Math.max(2, thick * clamp(t * 2.6 + 0.02) ** 0.7 * (1 - 0.84 * t ** 2.2));
	drawFoam(sheet, spine, radius, side, foam, thick);
	const tube = bendTube(spine, radius, 12);
	lay(sheet, bendTube(spine, (t) => radius(t) + 5, 12).mask, [1, 1, 1]);
	if (color)
		lay(sheet, tube.mask, color, (_x, _y, index) => {
			const band = stripe(tube.across, tube.along, index, stripes, side);
			return 0.9 * ramp(1, 0.1, band);
		});
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const band = stripe(tube.across, tube.along, index, stripes, side);
		const t = at(tube.along, index) / tube.length;
		const tone = 1.3 * dark * ramp(0.9, 0.12, band) ** 1.3 * mix(1, 0.8, t);
		return Math.max(pepper(x, y, tone, 4), clamp(ramp(0.93, 0.97, band)) * 0.9);
	});
	for (const way of [1, -1])
		line(
			sheet,
			offset(spine, (t) => way * radius(t)),
			{ width: 7, taper: (t) => 1 - 0.5 * t },
		);
}

/** Share across one stripe of water, 0 dark to 1 bare. */
function stripe(
	across: Float32Array,
	along: Float32Array,
	index: number,
	stripes: number,
	side: number,
): number {
	const sway = 0.05 * noise(at(along, index) / 160, stripes, 7);
	const place = clamp((at(across, index) * side + 1) / 2 + sway, 0, 0.999) * stripes;
	return place - Math.floor(place);
}

/** Claws of foam along one side of a tongue, largest where it breaks. */
function drawFoam(
	sheet: Sheet,
	spine: Path,
	radius: (t: number) => number,
	side: 1 | -1,
	from: number,
	thick: number,
): void {
	const last = spine.length - 1;
	const claws: [Point, number, number][] = [];
	for (let t = from; t < 1; ) {
		const index = Math.round(t * last);
		const size = thick * mix(0.4, 0.86, Math.sin(Math.PI * ramp(from - 0.1, 1.25, t)));
		const root = polar(
			pick(spine, index),
			heading(spine, index) + (side * Math.PI) / 2,
			radius(t) - size * 0.2,
		);
		claws.push([root, heading(spine, index) + side * mix(0.95, 0.5, t), size]);
		t += (size * 0.66) / last;
	}
	const tip = pick(spine, last);
	for (const lean of [0.9, 0.2, -0.5])
		claws.push([tip, heading(spine, last - 2) + side * lean, thick * 0.52]);
	claws.forEach(([root, angle, size], number) => {
		drawClaw(sheet, root, angle, size * (0.86 + 0.3 * hash(number, thick)), side);
	});
}

/** One finger of foam: round, pale, hooked over. */
export function drawClaw(
	sheet: Sheet,
	root: Point,
	angle: number,
	size: number,
	side: 1 | -1,
): void {
	const start = polar(root, angle, -size * 0.25);
	const spine = wander(
		start,
		angle,
		size * 1.55,
		(t) => (-side * (0.1 + 3.4 * t * t)) / (size * 1.55),
	);
	drawBlade(sheet, {
		spine,
		radius: (t) => Math.max(1.5, size * 0.34 * (1 - 0.6 * t) * Math.sqrt(clamp(1 - t ** 9))),
		halo: 3,
		edge: 4.6,
		tone: ({ t, across }) =>
			0.95 * ramp(0.42, 0.05, t) * ramp(-1, 0.8, -across * side) +
			0.35 * ramp(0.6, 1, -across * side) * ramp(0.9, 0.5, t),
	});
	const inner = offset(spine.slice(Math.round(spine.length * 0.45)), () => -side * size * 0.02);
	line(sheet, inner, { width: 2.6, taper: (t) => 1 - t });
}

/** Drops thrown off by a breaking wave. */
export function drawDrops(
	sheet: Sheet,
	from: Point,
	angle: number,
	reach: number,
	count: number,
	seed: number,
): void {
	for (let drop = 0; drop < count; drop++) {
		const away = reach * (0.25 + 0.75 * hash(drop, seed));
		const place = polar(from, angle + 1.1 * (hash(drop, seed + 1) - 0.5), away);
		const size = mix(12, 3.5, hash(drop, seed + 2) ** 0.6);
		if (size < 6) dot(sheet, place, size);
		else {
			clear(sheet, circle(place, size), 2);
			closedLine(sheet, circle(place, size), { width: 3.2 });
		}
	}
}
