import type { Path } from "../../brush/geometry.ts";
import { heading, offset, pick } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";

/** A place on one of many overlapping scales: `t` -1 under the next scale to 1 at its free rim. */
export type ScaleSpot = { t: number; side: number; rim: number; row: number; place: number };

const REACH = 0.62;
const STEP = 0.46;

/** Which scale is on top at `u` rows and `v` scale widths; rims point towards growing `u`. */
export function scaleAt(u: number, v: number): ScaleSpot {
	for (let row = Math.ceil(u - REACH / STEP); row <= u + 2; row++) {
		const shift = row % 2 === 0 ? 0 : 0.5;
		const place = Math.round(v - shift);
		const [a, b] = [(u - row) * STEP, v - shift - place];
		const away = Math.hypot(a, b);
		if (away <= REACH) return { t: a / REACH, side: b / REACH, rim: 1 - away / REACH, row, place };
	}
	return { t: 0, side: 0, rim: 1, row: Math.round(u), place: Math.round(v) };
}

/** The same path with points one pixel apart. */
export function even(path: readonly { x: number; y: number }[]): Path {
	const out: Path = [pick(path, 0)];
	let [last, rest] = [pick(path, 0), 0];
	for (const point of path) {
		const length = Math.hypot(point.x - last.x, point.y - last.y);
		for (let gone = 1 - rest; gone <= length; gone++)
			out.push({
				x: last.x + ((point.x - last.x) * gone) / length,
				y: last.y + ((point.y - last.y) * gone) / length,
			});
		rest = (rest + length) % 1;
		last = point;
	}
	return out;
}

export type HideSpot = {
	/** Share of the body, 0 at its head end. */
	t: number;
	across: number;
	/** Rows of scales and scale widths, for patterns. */
	u: number;
	v: number;
	light: number;
	scale: ScaleSpot;
	belly: boolean;
};

/** A long scaled body. Its spine starts at the head and is `even`. */
export type Hide = {
	spine: Path;
	radius: (t: number) => number;
	/** Scales from edge to edge. */
	columns: number;
	/** The part that is drawn, as shares of the body, so that coils can cross. */
	from?: number;
	to?: number;
	halo?: number;
	edge?: number;
	wash?: (spot: HideSpot) => readonly [Ink, number];
	dark?: (spot: HideSpot) => number;
	/** Broad plates on one side (1 is right of its direction) beyond a share of the width. */
	belly?: { side: 1 | -1; beyond: number };
	/** Only lines, as before the shading. */
	bare?: boolean;
};

export function drawHide(sheet: Sheet, hide: Hide): void {
	const { spine, radius, columns, from = 0, to = 1, halo = 7, edge = 8, belly, bare } = hide;
	const { dark = () => 0, wash } = hide;
	const last = spine.length - 1;
	const [first, end] = [Math.round(from * last), Math.round(to * last)];
	const part = spine.slice(first, end + 1);
	const share = (t: number) => (first + t * (end - first)) / last;
	const width = (t: number) => radius(share(t));
	lay(sheet, bendTube(part, (t) => width(t) + halo, 12).mask, [1, 1, 1]);
	const rows = countRows(spine, radius, columns);
	const tube = bendTube(part, width, 12);
	const read = (index: number): HideSpot => {
		const place = at(tube.along, index) / 2;
		const across = clamp(at(tube.across, index), -1, 1);
		const side = heading(part, Math.round(place)) + Math.PI / 2;
		const u = at(rows, Math.min(last, first + Math.round(place)));
		const v = (Math.asin(across) / Math.PI) * columns;
		const light = lightOn(Math.cos(side) * across * 0.92, Math.sin(side) * across * 0.92);
		return {
			t: (first + place) / last,
			across,
			u,
			v,
			light,
			scale: scaleAt(u, v),
			belly: belly ? across * belly.side > belly.beyond : false,
		};
	};
	if (wash && !bare)
		lay(
			sheet,
			tube.mask,
			(index) => wash(read(index))[0],
			(_x, _y, index) => wash(read(index))[1],
		);
	const size = (t: number) => (Math.PI * radius(t)) / columns;
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const spot = read(index);
		const shade = bare ? 0 : clamp(1.06 - 1.2 * spot.light) ** 1.1 + dark(spot);
		if (spot.belly && belly) return plate(x, y, spot, shade, belly, size(spot.t), bare);
		const { scale } = spot;
		const pen = scale.rim * REACH * size(spot.t);
		const rim = clamp(1.9 + 0.12 * size(spot.t) * 0.3 - pen);
		if (bare) return rim;
		const root = ramp(0.75, -0.35, scale.t) * (0.75 + 0.25 * scale.side);
		const tone = clamp(shade * 0.75 + root * 0.8 * (0.45 + shade * 0.7));
		return Math.max(rim * 0.95, pepper(x, y, tone, 4));
	});
	for (const way of [1, -1])
		line(
			sheet,
			offset(part, (t) => way * width(t)),
			{ width: edge, taper: (t) => clamp(width(t) / 40 + 0.25) },
		);
	if (belly)
		line(
			sheet,
			offset(part, (t) => belly.side * belly.beyond * width(t)),
			{ width: edge * 0.6 },
		);
}

function plate(
	x: number,
	y: number,
	{ u, across }: HideSpot,
	shade: number,
	{ side, beyond }: { side: number; beyond: number },
	size: number,
	bare?: boolean,
): number {
	const inner = (across * side - beyond) / (1 - beyond);
	const phase = u / 2.3 + 0.5 * (1 - inner) ** 2;
	const within = phase - Math.floor(phase);
	const spacing = 2.3 * STEP * size;
	const rim = clamp(2 - Math.min(within, 1 - within) * spacing);
	if (bare) return rim;
	const tone = clamp(shade * 0.6 + 0.55 * ramp(0.55, 0, within) + 0.5 * ramp(0.2, 0, inner));
	return Math.max(rim, pepper(x, y, tone, 4), 0.6 * engrave(phase * 6, tone * 0.4, spacing / 6));
}

/** Rows of scales from the head to every point of the spine: scales shrink as the body thins. */
function countRows(spine: Path, radius: (t: number) => number, columns: number): Float32Array {
	const rows = new Float32Array(spine.length);
	for (let index = 1; index < spine.length; index++) {
		const step = (STEP * Math.PI * Math.max(3, radius(index / (spine.length - 1)))) / columns;
		rows[index] = at(rows, index - 1) + 1 / step;
	}
	return rows;
}
