import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Point } from "../../brush/geometry.ts";
import { move, pt, smooth, wander } from "../../brush/geometry.ts";
import { emptyMask, fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { clear, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { blend, bound, carve, chain, hoop, lathe, slab, turned } from "../../brush/solid.ts";
import { pepper } from "../../brush/tone.ts";

const GLOBE = [
	[-0.92, 0.44],
	[-0.7, 0.5],
	[-0.3, 0.66],
	[0.2, 0.76],
	[0.62, 0.7],
	[0.94, 0.52],
	[1.12, 0.44],
] as const;

function buildMetal(): Solid {
	const tank = lathe(
		[0, 0],
		[
			[0.86, 0.16],
			[1.0, 0.22],
			[1.02, 0.4],
			[1.14, 0.46],
			[1.2, 0.74],
			[1.34, 0.98],
			[1.42, 1.06],
			[1.5, 1.0],
			[2.0, 1.0],
			[2.06, 1.08],
			[2.2, 1.1],
			[2.28, 1.02],
		],
		0.015,
	);
	const cap = carve(
		0.02,
		lathe(
			[0, 0],
			[
				[-2.34, 0.12],
				[-2.26, 0.3],
				[-2.1, 0.56],
				[-2.02, 0.7],
				[-1.94, 0.5],
				[-1.62, 0.46],
				[-1.56, 0.66],
				[-1.46, 0.6],
				[-1.24, 0.56],
				[-1.12, 0.78],
				[-0.98, 0.92],
				[-0.9, 0.88],
				[-0.88, 0.5],
			],
			0.015,
		),
		...Array.from({ length: 10 }, (_, index) => {
			const angle = (index / 10) * Math.PI * 2;
			const [x, z] = [Math.cos(angle) * 0.48, Math.sin(angle) * 0.48];
			return turned(
				slab([x, -1.78, z], 0.1, 0.1, 0.05, 0.04),
				[x, -1.78, z],
				0,
				Math.PI / 2 - angle,
			);
		}),
	);
	const flat = (y: number, radius: number, thick: number) =>
		turned(hoop([0, y, 0], radius, thick), [0, y, 0], Math.PI / 2);
	const wires = Array.from({ length: 6 }, (_, index) => {
		const angle = (index / 6) * Math.PI * 2;
		const at = (y: number, radius: number) =>
			[Math.cos(angle) * radius, y, Math.sin(angle) * radius, 0.036] as const;
		return chain(0, at(-0.94, 0.84), at(-0.6, 0.96), at(0.2, 1.03), at(1.4, 1.02));
	});
	const cage = blend(0.03, ...wires, flat(0.72, 1.03, 0.036), flat(-0.1, 1.02, 0.036));
	return blend(0, tank, cap, bound([0, 0.2, 0], 1.9, cage));
}

function buildBail(): Solid {
	const ring = Array.from({ length: 15 }, (_, index) => {
		const angle = Math.PI + (index / 14) * Math.PI;
		return [Math.cos(angle) * 0.98, -1.5 + Math.sin(angle) * 1.5, 0, 0.042] as const;
	});
	const foot: Spot3[] = [
		[-0.98, -1.5, 0],
		[0.98, -1.5, 0],
	];
	const legs = foot.map(([x, y]) => chain(0, [x, y, 0, 0.042], [x * 0.98, -1.06, 0, 0.042]));
	const grip = turned(
		lathe(
			[0, 0],
			[
				[-3.34, 0.07],
				[-3.3, 0.13],
				[-3.0, 0.15],
				[-2.7, 0.13],
				[-2.66, 0.07],
			],
		),
		[0, -3, 0],
		0,
		0,
		Math.PI / 2,
	);
	return blend(0, ...legs, chain(0, ...ring), grip);
}

type Lamp = { to: Point; scale: number; turn?: number; amber: Ink; grain?: number };

/** An old railroad lantern, burning; the origin lies in its globe. */
export function drawRailroadLantern(
	sheet: Sheet,
	{ to, scale, turn = 0, amber, grain = 2 }: Lamp,
): void {
	const put = (x: number, y: number) => move(pt(x, y), to, turn, scale);
	const rim = smooth(
		[...GLOBE.map(([y, x]) => put(x, y)), ...[...GLOBE].reverse().map(([y, x]) => put(-x, y))],
		true,
		4,
	);
	clear(sheet, rim, 6);
	const flame = put(0, 0.3);
	const glass = fill(rim);
	lay(
		sheet,
		glass,
		amber,
		(x, y) => 1 * ramp(1.15, 0.1, Math.hypot(x - flame.x, y - flame.y) / scale),
	);
	lay(sheet, glass, [0.03, 0.03, 0.036], (x, y) => {
		const local = move(pt(x - to.x, y - to.y), pt(0, 0), -turn, 1 / scale);
		const wide = Math.abs(local.x) / 0.74;
		return pepper(x, y, clamp(0.8 * ramp(0.5, 1.05, wide) + 0.35 * ramp(-0.4, -0.9, local.y)), 4.4);
	});
	drawFlame(sheet, put(0, 0.84), scale * 1.2, turn - Math.PI / 2, amber);
	closedLine(sheet, rim, { width: 5 });
	for (const [x, from, to2] of [
		[-0.52, -0.4, 0.5],
		[-0.42, -0.5, 0.1],
	] as const)
		line(sheet, smooth([put(x * 0.84, from), put(x * 1.12, (from + to2) / 2), put(x, to2)]), {
			width: 10,
			ink: [1.15, 1.15, 1.1],
			taper: spindle,
		});
	const view = { to, scale, grain, roll: turn, yaw: 0.06, pitch: -0.12, reach: 1.6 };
	drawCast(sheet, sculpt(buildBail(), { ...view, box: [-1.3, -3.5, 1.3, -0.9] }), {
		halo: 5,
		edge: 4,
	});
	drawCast(sheet, sculpt(buildMetal(), { ...view, box: [-1.5, -2.7, 1.5, 2.7] }), {
		halo: 4,
		edge: 5,
		tone: (hit) =>
			darkness(hit, 1.25) +
			0.42 +
			0.2 * ramp(0.6, 0.3, hit.open) -
			0.44 * ramp(0.86, 0.97, hit.light),
	});
}

/** A flame from its wick upwards: a pale heart in a colored body. */
export function drawFlame(
	sheet: Sheet,
	root: Point,
	length: number,
	angle: number,
	amber: Ink,
): void {
	const pale: Ink = [
		Math.min(1.5, amber[0] * 1.25),
		Math.min(1.5, amber[1] * 1.6),
		Math.min(1.5, amber[2] * 1.8),
	];
	for (const [share, width, inner] of [
		[1, 0.3, false],
		[0.6, 0.17, true],
	] as const)
		drawBlade(sheet, {
			spine: wander(root, angle, length * share, (t) => (0.35 * Math.sin(t * 6)) / length),
			radius: outlines.flame(length * width * 0.72),
			halo: inner ? 0 : 4,
			edge: inner ? 0.1 : 4,
			wash: ({ t }) => [inner ? pale : amber, inner ? 0.95 : 1 - 0.1 * t],
			tone: ({ across, t }) =>
				inner ? 0 : 0.55 * ramp(0.55, 1, Math.abs(across)) + 0.2 * ramp(0.2, 0, t),
		});
}

/** Light that dies away from a place: a color laid thinner and thinner. */
export function drawGlow(
	sheet: Sheet,
	center: Point,
	radius: number,
	ink: Ink,
	strength: number,
): void {
	const mask = emptyMask(
		[pt(center.x - radius, center.y - radius), pt(center.x + radius, center.y + radius)],
		0,
	);
	mask.data.fill(1);
	lay(
		sheet,
		mask,
		ink,
		(x, y) => strength * ramp(1, 0, Math.hypot(x - center.x, y - center.y) / radius) ** 1.6,
	);
}
