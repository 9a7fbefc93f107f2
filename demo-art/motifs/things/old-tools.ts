import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, heading, pick, polar, pt, ribbon, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A plaited mat in perspective: strands over and under, a fringe at its front. */
export function drawMat(
	sheet: Sheet,
	corners: readonly [Point, Point, Point, Point],
	across: number,
	down: number,
	straw: Ink,
): void {
	const [a, b, c, d] = corners;
	const at = (u: number, v: number): Point => {
		const depth = v ** 1.25;
		return pt(
			mix(mix(a.x, b.x, u), mix(d.x, c.x, u), depth),
			mix(mix(a.y, b.y, u), mix(d.y, c.y, u), depth),
		);
	};
	for (let row = 0; row < down; row++) {
		for (let column = 0; column < across; column++) {
			const over = (Math.floor(column / 2) + row) % 2 === 0;
			const [u0, u1, v0, v1] = [
				column / across,
				(column + 1) / across,
				row / down,
				(row + 1) / down,
			];
			const cell: Path = [];
			for (const [s, t] of [
				[0, 0.04],
				[0.5, -0.04],
				[1, 0.04],
				[1.02, 0.5],
				[1, 0.96],
				[0.5, 1.04],
				[0, 0.96],
				[-0.02, 0.5],
			] as const)
				cell.push(at(mix(u0, u1, s), mix(v0, v1, t)));
			const mask = fill(smooth(cell, true, 5));
			lay(sheet, mask, straw, () => 0.75);
			const middle = at((u0 + u1) / 2, (v0 + v1) / 2);
			const half = Math.hypot(at(u1, v0).x - at(u0, v0).x, 0) / 2;
			const tall = Math.abs(at(u0, v1).y - at(u0, v0).y) / 2;
			lay(sheet, mask, BLACK, (x, y) => {
				const [dx, dy] = [(x - middle.x) / half, (y - middle.y) / tall];
				const bow = over ? Math.abs(dx) : Math.abs(dy);
				const dark = clamp(0.06 + 0.46 * bow ** 2 + 0.1 * (dx + dy) + (over ? 0 : 0.1));
				return engrave(over ? (dy + 1) * 2 : (dx + 1) * 2.4, dark, over ? tall * 0.6 : half * 0.45);
			});
			closedLine(sheet, smooth(cell, true, 5), { width: 3 });
		}
	}
	for (let strand = 0; strand < across * 2; strand++) {
		const root = at(strand / (across * 2), 1);
		const reach = 36 + 26 * hash(strand, 3);
		line(
			sheet,
			wander(
				root,
				Math.PI / 2 + 0.5 * (hash(strand, 4) - 0.5),
				reach,
				() => (hash(strand, 5) - 0.5) * 0.02,
			),
			{ width: 5, taper: (t) => 1 - 0.6 * t },
		);
	}
}

/** A stick of wood, round and knotty, engraved across. */
export function drawStick(sheet: Sheet, spine: Path, thick: number, wood: Ink, carved = 0): void {
	const radius = (t: number) =>
		thick * (1 + 0.06 * noise(t * 8, 1, Math.round(thick)) + (t < 0.03 || t > 0.97 ? -0.2 : 0));
	const turn = heading(spine, Math.round(spine.length / 2));
	drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: thick * 0.95,
		wash: wood,
		edge: 6,
		halo: 6,
		base: 0.12,
		grain: { angle: turn + Math.PI / 2, spacing: 7, bulge: 9 },
		mark: (x, y) =>
			0.4 *
			ramp(
				0.1,
				0.5,
				noise(
					(x * Math.cos(turn) + y * Math.sin(turn)) / 120,
					(y * Math.cos(turn) - x * Math.sin(turn)) / 8,
					5,
				),
			),
	});
	for (let ring = 0; ring < carved; ring++) {
		const index = Math.round((0.06 + ring * 0.018) * (spine.length - 1));
		const [place, angle] = [pick(spine, index), heading(spine, index) + Math.PI / 2];
		const bow = polar(place, angle - Math.PI / 2, 6);
		line(sheet, smooth([polar(place, angle, -thick), bow, polar(place, angle, thick)]), {
			width: ring % 3 === 1 ? 7 : 4,
		});
	}
}

/** Cord wound around a place, turn by turn. */
export function drawBinding(
	sheet: Sheet,
	center: Point,
	angle: number,
	length: number,
	thick: number,
	cord: Ink,
): void {
	const turns = Math.round(length / 13);
	for (let turn = 0; turn < turns; turn++) {
		const middle = polar(center, angle, (turn / (turns - 1) - 0.5) * length);
		const lean = angle + Math.PI / 2 + 0.16;
		const spine = smooth(
			[
				polar(middle, lean, -thick * 1.12),
				polar(polar(middle, lean, 0), angle, 4),
				polar(middle, lean, thick * 1.12),
			],
			false,
			2,
		);
		drawForm(sheet, {
			outline: ribbon(
				spine,
				(t) => 7.5 * Math.min(1, Math.sqrt(t * 10 + 0.2), Math.sqrt((1 - t) * 10 + 0.2)),
			),
			swell: 7,
			wash: cord,
			halo: 1.5,
			edge: 3,
			base: 0.15,
		});
	}
}

/** A comb of bone points; it looks along `angle`. */
export function drawBoneComb(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	wide: number,
	points: number,
	bone: Ink,
): void {
	const side = angle + Math.PI / 2;
	const outline: Path = [
		polar(root, side, -wide * 0.6),
		polar(polar(root, angle, length * 0.4), side, -wide),
	];
	for (let point = 0; point < points; point++) {
		const from = -wide + (2 * wide * point) / points;
		const step = (2 * wide) / points;
		const at = (share: number, reach: number) =>
			polar(polar(root, angle, length * reach), side, from + step * share);
		outline.push(
			at(0.08, 0.55),
			at(0.34, 0.9),
			at(0.5, 1.04 + 0.03 * hash(point, 2)),
			at(0.66, 0.9),
			at(0.92, 0.55),
			at(1, 0.47),
		);
	}
	outline.push(polar(polar(root, angle, length * 0.4), side, wide), polar(root, side, wide * 0.6));
	drawForm(sheet, {
		outline,
		swell: 14,
		wash: bone,
		edge: 5,
		halo: 10,
		depth: 0.7,
		grain: { angle: angle + 0.3, spacing: 8, bulge: 8 },
		mark: (x, y) => 0.6 * ramp(length * 0.9, length * 1.05, Math.hypot(x - root.x, y - root.y)),
	});
}

/** A bone needle: a long awl with a knuckle at its butt. */
export function drawBoneAwl(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	thick: number,
	bone: Ink,
): void {
	const spine = wander(root, angle, length, () => 0.12 / length);
	drawForm(sheet, {
		outline: ribbon(spine, (t) =>
			Math.max(
				1,
				thick *
					(0.62 + 0.55 * ramp(0.16, 0.02, t)) *
					(1 - ramp(0.3, 1, t) * 0.98) *
					(t < 0.02 ? 0.7 : 1),
			),
		),
		swell: thick * 0.7,
		wash: bone,
		edge: 5,
		halo: 5,
		grain: { angle: angle + Math.PI / 2, spacing: 7, bulge: 7 },
	});
	for (const side of [1, -1])
		drawForm(sheet, {
			outline: circle(polar(root, angle + side * 1.57, thick * 0.6), thick * 0.62),
			swell: thick * 0.5,
			wash: bone,
			edge: 5,
			halo: 2,
		});
}
