import type { Path, Point } from "../../brush/geometry.ts";
import { along, move, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, noise, ramp } from "../../brush/random.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { bar, blend, lathe } from "../../brush/solid.ts";
import { pepper, stipple } from "../../brush/tone.ts";

/** Half width of the glass at a height; its waist is at 0. */
const GLASS = along([
	[-1.86, 0.5],
	[-1.7, 0.74],
	[-1.2, 0.84],
	[-0.7, 0.66],
	[-0.3, 0.27],
	[0, 0.065],
	[0.3, 0.27],
	[0.7, 0.66],
	[1.2, 0.84],
	[1.7, 0.74],
	[1.86, 0.5],
]);

function buildFrame(): Solid {
	const plate = (y: number, way: number) =>
		lathe(
			[0, 0],
			(
				[
					[y - 0.02, 0.62],
					[y, 1.12],
					[y + 0.1, 1.16],
					[y + 0.14, 1.06],
					[y + 0.22, 1.2],
					[y + 0.36, 1.22],
				] as [number, number][]
			)
				.map(([at, r]): [number, number] => [way > 0 ? at : 2 * y - at, r])
				.sort((a, b) => a[0] - b[0]),
			0.02,
		);
	const column = (angle: number) =>
		lathe(
			[Math.cos(angle) * 0.98, Math.sin(angle) * 0.98],
			[
				[-1.9, 0.1],
				[-1.78, 0.13],
				[-1.7, 0.07],
				[-1.5, 0.1],
				[-0.9, 0.12],
				[-0.3, 0.07],
				[-0.16, 0.12],
				[-0.06, 0.14],
				[0.06, 0.14],
				[0.16, 0.12],
				[0.3, 0.07],
				[0.9, 0.12],
				[1.5, 0.1],
				[1.7, 0.07],
				[1.78, 0.13],
				[1.9, 0.1],
			],
			0.01,
		);
	const knobs = [-1, 1].map((side) => bar([0, side * 2.26, 0], [0, side * 2.4, 0], 0.16, 0.1));
	return blend(
		0.01,
		plate(1.88, 1),
		plate(-1.88, -1),
		...[0.1, Math.PI - 0.1].map(column),
		...knobs,
	);
}

/** An hourglass of turned wood, half run down; the origin is its waist, a unit about half its width. */
export function drawHourglass(sheet: Sheet, to: Point, scale: number, turn = 0): void {
	const put = (x: number, y: number) => move(pt(x, y), to, turn, scale);
	const heights = Array.from({ length: 125 }, (_, index) => -1.86 + (index / 124) * 3.72);
	const rim: Path = [
		...heights.map((y) => put(GLASS(y), y)),
		...[...heights].reverse().map((y) => put(-GLASS(y), y)),
	];
	clear(sheet, rim, 8);
	const local = (x: number, y: number) => move(pt(x - to.x, y - to.y), pt(0, 0), -turn, 1 / scale);
	const wood = (hit: { x: number; y: number; z: number }) =>
		0.2 * clamp(noise(hit.x * 3 + hit.z * 2, hit.y * 26 + hit.x * 5, 4));
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const at = local(x, y);
		const wide = Math.abs(at.x) / GLASS(at.y);
		const shade = 0.75 * ramp(0.72, 1.02, wide) * (at.x > 0 ? 1 : 0.6) + 0.12 * ramp(-0.3, 1, at.x);
		return pepper(x, y, clamp(shade), 4.2);
	});
	const sand = (x: number, y: number) => {
		const wide = Math.abs(x) / GLASS(y);
		if (wide > 0.94) return false;
		if (y < 0) return y > -0.86 + 0.22 * (1 - Math.min(1, Math.abs(x) / 0.6));
		return (
			y > 0.98 + 0.75 * Math.abs(x) ** 1.25 ||
			Math.abs(x) < 0.016 + 0.01 * hash(Math.round(y * 90), 2)
		);
	};
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const at = local(x, y);
		if (!sand(at.x, at.y)) return 0;
		const away = at.y < 0 ? at.x / 0.6 : at.x / 0.8;
		const top = at.y < 0 ? ramp(-0.62, -0.8, at.y) : ramp(1.2 + 0.7 * Math.abs(at.x), 0.98, at.y);
		const tone = 0.52 + 0.46 * ramp(-0.3, 0.9, away) + 0.2 * ramp(1.3, 1.8, at.y) - 0.32 * top;
		return Math.max(stipple(x, y, clamp(tone), 5.4), 0.2 * tone);
	});
	closedLine(sheet, rim, { width: 7 });
	for (const [side, from, end, width] of [
		[-0.78, -1.6, -0.75, 13],
		[-0.62, -1.45, -1.1, 7],
		[-0.78, 0.8, 1.6, 13],
		[0.84, -1.3, -0.95, 6],
		[0.84, 0.95, 1.3, 6],
	] as const) {
		const shine = Array.from({ length: 30 }, (_, index) => {
			const y = from + ((end - from) * index) / 29;
			return put(GLASS(y) * side, y);
		});
		line(sheet, shine, { width, ink: [1.06, 1.06, 1.06], taper: spindle });
	}
	for (let grain = 0; grain < 40; grain++)
		dot(sheet, put(0.1 * (hash(grain, 1) - 0.5) * (grain / 16), 0.5 + 0.5 * hash(grain, 2)), 2.4);
	const cast = sculpt(buildFrame(), {
		to,
		scale,
		roll: turn,
		pitch: -0.13,
		box: [-1.4, -2.8, 1.4, 2.8],
		reach: 1.6,
	});
	drawCast(sheet, cast, {
		halo: 6,
		edge: 6,
		tone: (hit) => darkness(hit, 1.15) + 0.3 + 1.4 * wood(hit) - 0.34 * ramp(0.92, 0.99, hit.light),
	});
}
