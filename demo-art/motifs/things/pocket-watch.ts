import type { Point } from "../../brush/geometry.ts";
import { circle, move, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, ramp } from "../../brush/random.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { blend, carve, hoop, lathe, turned } from "../../brush/solid.ts";
import { pepper } from "../../brush/tone.ts";
import { drawGear } from "./clockwork.ts";
import { drawDial } from "./watch-dial.ts";

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
	drawHand(sheet, put, -0.98, 0.5, scale, 0.07);
	drawHand(sheet, put, 0.92, 0.76, scale, 0.055);
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
		at(length * 0.66, -wide * 0.6),
		at(length, 0),
		at(length * 0.66, wide * 0.6),
	];
	clear(sheet, blade, 5);
	lay(sheet, fill(blade), BLACK);
	const moon = circle(at(length * 0.66, 0), scale * wide * 1.15);
	clear(sheet, moon, 5);
	closedLine(sheet, moon, { width: scale * 0.022 });
	const hub = circle(put(0, 0), scale * 0.06);
	clear(sheet, hub, 4);
	lay(sheet, fill(hub), BLACK, (x, y) => pepper(x, y, 0.75));
	closedLine(sheet, hub, { width: 5 });
}
