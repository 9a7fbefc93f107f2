import type { Path, Point } from "../../brush/geometry.ts";
import { move, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { ramp } from "../../brush/random.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import type { Solid } from "../../brush/solid.ts";
import { ball, blend, chain, lathe } from "../../brush/solid.ts";
import { pepper } from "../../brush/tone.ts";

type Dagger = { to: Point; scale: number; turn: number };

/** Half width of the blade at a height below the guard. */
const BLADE = [
	[0, 0.3],
	[0.12, 0.25],
	[0.3, 0.3],
	[3.0, 0.25],
	[4.2, 0.16],
	[4.9, 0],
] as const;

/** The blade between two heights below the guard, in four facets: light, dark, and two bevels. */
export function drawDaggerBlade(
	sheet: Sheet,
	{ to, scale, turn }: Dagger,
	from: number,
	end: number,
	steel: Ink,
): void {
	const put = (x: number, y: number) => move(pt(x, y), to, turn, scale);
	const wide = (y: number) => {
		const next = Math.max(
			1,
			BLADE.findIndex(([at]) => at >= y),
		);
		const [[a, b], [c, d]] = [BLADE[next - 1] ?? [0, 0.3], BLADE[next] ?? [4.9, 0]];
		return b + ((d - b) * (y - a)) / (c - a);
	};
	const heights = [from, ...BLADE.map(([at]) => at).filter((at) => at > from && at < end), end];
	const side = (share: number): Path => heights.map((y) => put(wide(y) * share, y));
	const strip = (a: number, b: number): Path => [...side(a), ...side(b).reverse()];
	clear(sheet, strip(-1, 1), 8);
	for (const [a, b, wash, dark] of [
		[-1, -0.55, 0.15, 0.08],
		[-0.55, 0, 0.5, 0.3],
		[0, 0.55, 0.9, 0.92],
		[0.55, 1, 0.6, 0.42],
	] as const) {
		const facet = strip(a, b);
		const mask = fill(facet);
		lay(sheet, mask, steel, () => wash);
		lay(sheet, mask, BLACK, (x, y) => {
			const at = move(pt(x - to.x, y - to.y), pt(0, 0), -turn, 1 / scale);
			const near = ramp(end - from, 0, at.y - from);
			const flick = ramp(0.25, 0.75, 0.5 + 0.5 * Math.sin(at.y * 2.1 + a * 3));
			return pepper(x, y, dark * (0.45 + 0.6 * near) * (0.7 + 0.5 * flick), 4.2);
		});
	}
	for (const share of [-0.55, 0.55]) line(sheet, side(share), { width: 4 });
	line(sheet, side(0), { width: 6 });
	closedLine(sheet, strip(-1, 1), { width: 10 });
}

/** Pommel, wound grip and curled guard. */
export function drawDaggerHilt(
	sheet: Sheet,
	{ to, scale, turn }: Dagger,
	gold: Ink,
	grip: Ink,
	jewel: Ink,
): void {
	const wound: Solid = (x, y, z) => {
		const body = Math.hypot(x, z) - 0.2 - 0.05 * Math.sin(((y + 0.85) / 1.25) * Math.PI + 0.2);
		const twist = 0.028 * Math.abs(Math.sin(y * 13 + Math.atan2(z, x)));
		return Math.max(body - twist, y + 0.28, -1.5 - y) * 0.75;
	};
	const fittings = blend(
		0.04,
		lathe(
			[0, 0],
			[
				[-1.64, 0.2],
				[-1.56, 0.3],
				[-1.48, 0.28],
				[-1.44, 0.2],
			],
			0.015,
		),
		lathe(
			[0, 0],
			[
				[-0.34, 0.22],
				[-0.28, 0.32],
				[-0.2, 0.3],
			],
			0.02,
		),
		ball([0, -1.88, 0], 0.29, 0.27, 0.27),
		ball([0, -2.18, 0], 0.1, 0.09, 0.09),
		...[1, -1].map((way) =>
			chain(
				0.08,
				[0, -0.08, 0, 0.17],
				[0.45 * way, -0.06, 0, 0.14],
				[0.82 * way, 0.08, 0, 0.12],
				[1.04 * way, 0.02, 0, 0.11],
				[1.06 * way, -0.16, 0, 0.15],
			),
		),
		ball([0, -0.03, 0.06], 0.26, 0.24, 0.2),
	);
	const stone = blend(
		0,
		ball([0, -0.03, 0.24], 0.14, 0.13, 0.1),
		ball([0, -1.88, 0.24], 0.13, 0.13, 0.1),
	);
	const solid = blend(0, wound, fittings, stone);
	const cast = sculpt(solid, {
		to,
		scale,
		roll: turn,
		box: [-1.6, -2.5, 1.6, 0.7],
		reach: 0.8,
		grain: 2,
	});
	drawCast(sheet, cast, {
		edge: 9,
		halo: 8,
		tone: (hit) => darkness(hit, 1.05) + 0.05,
		wash: (hit) => {
			const shine = 0.95 - 0.85 * ramp(0.92, 0.99, hit.light);
			if (stone(hit.x, hit.y, hit.z) < 0.012) return [jewel, shine];
			return [wound(hit.x, hit.y, hit.z) < fittings(hit.x, hit.y, hit.z) ? grip : gold, shine];
		},
	});
}
