import type { Path, Point } from "../brush/geometry.ts";
import { circle, heading, move, pick, polar, pt, smooth } from "../brush/geometry.ts";
import { fill } from "../brush/mask.ts";
import { hash, ramp } from "../brush/random.ts";
import { darkness, drawCast, sculpt } from "../brush/sculpt.ts";
import type { Sheet } from "../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../brush/sheet.ts";
import type { Solid } from "../brush/solid.ts";
import { blend, bound, carve, hoop, lathe, turned } from "../brush/solid.ts";
import { pepper } from "../brush/tone.ts";
import { drawGear } from "./clockwork.ts";

const NUMERALS = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

type Watch = { to: Point; scale: number; turn: number };

/** An open pocket watch: its lid hangs below, and the middle of the dial is cut away over the wheels. */
export function drawPocketWatch(sheet: Sheet, { to, scale, turn }: Watch): void {
	const view = { to, scale, roll: turn, reach: 1.4 };
	drawLid(sheet, to, scale, turn);
	const bowAndCrown = blend(
		0.02,
		turned(hoop([0, -1.62, 0], 0.25, 0.052), [0, -1.62, 0], 0, 0.25),
		lathe(
			[0, 0],
			[
				[-1.5, 0.07],
				[-1.4, 0.1],
				[-1.38, 0.17],
				[-1.22, 0.19],
				[-1.2, 0.11],
				[-1.0, 0.14],
			],
			0.01,
		),
	);
	drawCast(sheet, sculpt(bowAndCrown, { ...view, box: [-0.9, -2.1, 0.9, -0.85] }), {
		edge: 6,
		tone: (hit) =>
			darkness(hit) +
			(hit.y > -1.37 && hit.y < -1.21
				? 0.4 * ramp(-0.2, 0.6, Math.sin(Math.atan2(hit.z, hit.x) * 26))
				: 0),
	});
	const put = (x: number, y: number) => move(pt(x, y), to, turn, scale);
	const face = circle(put(0, 0), scale * 0.94);
	clear(sheet, face, 1);
	lay(sheet, fill(circle(put(0, 0), scale * 0.6)), BLACK, (x, y) => pepper(x, y, 0.93));
	drawMovement(sheet, put, scale);
	drawDial(sheet, put, scale, turn);
	drawHand(sheet, put, -0.98, 0.44, scale, 0.05);
	drawHand(sheet, put, 0.92, 0.7, scale, 0.036);
	const ring: Solid = blend(0.03, hoop([0, 0, 0], 1.02, 0.095), hoop([0, 0, 0.02], 0.9, 0.03));
	drawCast(sheet, sculpt(ring, { ...view, box: [-1.2, -1.2, 1.2, 1.2] }), {
		halo: 5,
		edge: 8,
		tone: (hit) => darkness(hit, 1.3) + 0.1 + 0.4 * ramp(0.8, 0.5, hit.light),
	});
}

/** The lid, seen from the side where it hangs open, engraved with a rosette. */
function drawLid(sheet: Sheet, to: Point, scale: number, turn: number): void {
	const open = carve(
		0.03,
		lathe(
			[0, 0],
			[
				[-0.05, 0.98],
				[0.05, 0.98],
			],
			0.02,
		),
		lathe(
			[0, 0],
			[
				[-0.3, 0.86],
				[-0.01, 0.9],
			],
			0.01,
		),
	);
	const tilt = 0.66;
	const lid = turned((x, y, z) => open(x, y, z - 0.98), [0, 0, 0], -tilt);
	const hinge = turned(
		lathe(
			[0, 0],
			[
				[-0.16, 0.06],
				[0.16, 0.06],
			],
			0.01,
		),
		[0, 0, 0],
		0,
		0,
		Math.PI / 2,
	);
	const place = move(pt(0, 1.08), to, turn, scale);
	drawCast(
		sheet,
		sculpt(blend(0.02, lid, hinge), {
			to: place,
			scale,
			roll: turn,
			box: [-1.2, -0.4, 1.2, 1.9],
			reach: 2.4,
		}),
		{
			edge: 7,
			tone: (hit) => {
				const [u, v] = [hit.x, Math.sin(tilt) * hit.y + Math.cos(tilt) * hit.z - 0.98];
				const away = Math.hypot(u, v);
				const turnOf = Math.atan2(v, u);
				const guilloche = Math.abs(
					Math.sin(turnOf * 12 + 9 * away) * Math.sin(turnOf * 12 - 9 * away),
				);
				return (
					darkness(hit, 0.85) +
					(away < 0.84 ? 0.3 + 0.2 * ramp(-0.6, 0.8, u) + 0.5 * ramp(0.3, 0.02, guilloche) : 0)
				);
			},
		},
	);
}

function drawMovement(sheet: Sheet, put: (x: number, y: number) => Point, scale: number): void {
	for (const [x, y, radius, teeth, dark, spokes] of [
		[-0.26, -0.24, 0.3, 44, 0.2, 5],
		[0.3, -0.22, 0.24, 36, 0.35, 4],
		[0.26, 0.28, 0.28, 40, 0.15, 5],
		[-0.06, 0.06, 0.15, 22, 0.5, 3],
		[0.06, -0.42, 0.13, 18, 0.4, 3],
		[-0.28, 0.27, 0.29, 0, 0.1, 3],
	] as const)
		drawGear(sheet, {
			center: put(x, y),
			radius: radius * scale,
			teeth,
			dark,
			spokes,
			turn: hash(teeth, 3),
		});
	for (const [x, y] of [
		[0.0, 0.5],
		[0.52, 0.02],
		[-0.52, 0.0],
	] as const) {
		const screw = circle(put(x, y), scale * 0.04);
		clear(sheet, screw, 3);
		closedLine(sheet, screw, { width: 4 });
		const slot = [put(x - 0.03, y - 0.015), put(x + 0.03, y + 0.015)];
		line(sheet, slot, { width: 5 });
	}
}

function drawDial(
	sheet: Sheet,
	put: (x: number, y: number) => Point,
	scale: number,
	turn: number,
): void {
	const middle = put(0, 0);
	const [inner, outer] = [circle(middle, scale * 0.56), circle(middle, scale * 0.9)];
	const band: Path = [...outer, outer[0] as Point, inner[0] as Point, ...[...inner].reverse()];
	clear(sheet, band, 1);
	lay(sheet, fill(band), BLACK, (x, y) => {
		const away = Math.hypot(x - middle.x, y - middle.y) / scale;
		const side = (x - middle.x - (y - middle.y) * -0.9) / scale;
		return pepper(
			x,
			y,
			0.5 * ramp(0.8, 0.9, away) * ramp(0.7, -0.9, side) +
				0.2 * ramp(0.2, 1.2, side) +
				0.25 * ramp(0.6, 0.56, away),
			4,
		);
	});
	closedLine(sheet, inner, { width: 8 });
	closedLine(sheet, circle(middle, scale * 0.595), { width: 3 });
	for (const radius of [0.81, 0.86])
		closedLine(sheet, circle(middle, scale * radius), { width: 3 });
	for (let minute = 0; minute < 60; minute++) {
		const angle = turn + (minute / 60) * Math.PI * 2;
		const ends = [polar(middle, angle, scale * 0.81), polar(middle, angle, scale * 0.86)];
		line(sheet, ends, { width: minute % 5 === 0 ? 12 : 4 });
	}
	for (const [hour, word] of NUMERALS.entries())
		drawNumeral(sheet, word, middle, turn + (hour / 12) * Math.PI * 2, scale);
}

/** Widths of the letters as shares of their height. */
const WIDTHS: Record<string, number> = { I: 0.3, V: 0.72, X: 0.74 };

/** A Roman numeral that stands on the dial with its foot to the middle: thick and thin strokes with serifs. */
function drawNumeral(
	sheet: Sheet,
	word: string,
	middle: Point,
	angle: number,
	scale: number,
): void {
	const tall = scale * 0.165;
	const width = [...word].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0), 0) * tall;
	const squeeze = Math.min(1, (scale * 0.3) / width);
	const center = polar(middle, angle - Math.PI / 2, scale * 0.7);
	const put = (x: number, y: number) => move(pt(x * squeeze, y), center, angle);
	const thick = tall * 0.17 * Math.sqrt(squeeze);
	let left = -width / 2;
	for (const letter of word) {
		const wide = (WIDTHS[letter] ?? 0) * tall;
		const [x, half] = [left + wide / 2, wide * 0.34];
		const [top, foot] = [-tall / 2, tall / 2];
		const strokes: [number, number, number, number, number][] =
			letter === "I"
				? [[x, top, x, foot, thick]]
				: letter === "V"
					? [
							[x - half, top, x, foot, thick],
							[x + half, top, x, foot, thick * 0.4],
						]
					: [
							[x - half, top, x + half, foot, thick],
							[x + half, top, x - half, foot, thick * 0.4],
						];
		for (const [ax, ay, bx, by, stroke] of strokes) {
			line(sheet, [put(ax, ay), put(bx, by)], { width: stroke });
			for (const [sx, sy] of [
				[ax, ay],
				[bx, by],
			] as const)
				if (letter !== "V" || sy === top)
					line(sheet, [put(sx - tall * 0.13, sy), put(sx + tall * 0.13, sy)], {
						width: tall * 0.05,
					});
		}
		left += wide;
	}
}

/** A hand with a hollow moon near its tip. */
function drawHand(
	sheet: Sheet,
	put: (x: number, y: number) => Point,
	angle: number,
	length: number,
	scale: number,
	wide: number,
): void {
	const at = (along: number, side: number) =>
		put(
			Math.sin(angle) * along + Math.cos(angle) * side,
			-Math.cos(angle) * along + Math.sin(angle) * side,
		);
	const blade = [
		at(-0.14, wide * 0.8),
		at(-0.14, -wide * 0.8),
		at(length * 0.66, -wide * 0.45),
		at(length, 0),
		at(length * 0.66, wide * 0.45),
	];
	clear(sheet, blade, 5);
	lay(sheet, fill(blade), BLACK);
	const moon = circle(at(length * 0.66, 0), scale * wide * 1.5);
	clear(sheet, moon, 5);
	closedLine(sheet, moon, { width: scale * 0.022 });
	const hub = circle(put(0, 0), scale * 0.06);
	clear(sheet, hub, 4);
	lay(sheet, fill(hub), BLACK, (x, y) => pepper(x, y, 0.75));
	closedLine(sheet, hub, { width: 5 });
}

/** The bar at the end of a chain that goes through a buttonhole. */
export function drawChainBar(sheet: Sheet, center: Point, turn: number, length: number): void {
	const profile: [number, number][] = [
		[-1.1, 0.1],
		[-1.0, 0.2],
		[-0.86, 0.1],
		[-0.16, 0.15],
		[0.16, 0.15],
		[0.86, 0.1],
		[1.0, 0.2],
		[1.1, 0.1],
	];
	const cast = sculpt(lathe([0, 0], profile, 0.03), {
		to: center,
		scale: length / 2,
		roll: turn,
		box: [-1.3, -1.3, 1.3, 1.3],
		reach: 0.5,
	});
	drawCast(sheet, cast, { halo: 4, edge: 5, tone: (hit) => darkness(hit, 1.2) + 0.1 });
}

/** A chain of oval links along a line, every other one on its edge. */
export function drawChain(sheet: Sheet, noted: Path, length: number, thick: number): void {
	const path = smooth(noted, false, 2);
	const count = Math.floor((path.length * 2) / (length * 0.66));
	for (const flat of [true, false]) {
		for (let link = 0; link < count; link++) {
			if ((link % 2 === 0) !== flat) continue;
			const index = Math.round(((link + 0.5) / count) * (path.length - 1));
			const half = length / 2 - thick;
			const solid: Solid = (x, y, z) => {
				const along = Math.max(0, Math.abs(x) - half * 0.45);
				const ring = Math.hypot(along, flat ? y : z) - half * (flat ? 0.5 : 0.4);
				return Math.hypot(ring, flat ? z : y) - thick / 2;
			};
			const cast = sculpt(
				bound([0, 0, 0], 1, (x, y, z) => solid(x * length, y * length, z * length) / length),
				{
					to: pick(path, index),
					scale: length,
					roll: heading(path, index),
					box: [-0.75, -0.75, 0.75, 0.75],
					reach: 0.7,
				},
			);
			drawCast(sheet, cast, { halo: 3, edge: 3.5, tone: (hit) => darkness(hit) + 0.1 });
		}
	}
}
