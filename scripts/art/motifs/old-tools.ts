import { drawForm } from "../brush/form.ts";
import type { Path, Point } from "../brush/geometry.ts";
import { circle, heading, pick, polar, pt, ribbon, smooth, wander } from "../brush/geometry.ts";
import { fill } from "../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Ink, Sheet } from "../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line } from "../brush/sheet.ts";
import { engrave } from "../brush/tone.ts";

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

/** A bowl of turned wood full of soot, with a band of spirals and dots. */
export function drawSootBowl(
	sheet: Sheet,
	center: Point,
	half: number,
	tall: number,
	squash: number,
	wood: Ink,
): void {
	const arc = (from: number, to: number, radius: number, y: number, flat = squash) =>
		Array.from({ length: 50 }, (_, step) => {
			const angle = mix(from, to, step / 49);
			return pt(
				center.x + Math.cos(angle) * radius,
				center.y + y + Math.sin(angle) * radius * flat,
			);
		});
	const belly = smooth(
		[
			pt(center.x - half, center.y),
			pt(center.x - half * 1.01, center.y + tall * 0.3),
			pt(center.x - half * 0.86, center.y + tall * 0.68),
			pt(center.x - half * 0.48, center.y + tall * 0.95),
			pt(center.x, center.y + tall * 1.02),
			pt(center.x + half * 0.48, center.y + tall * 0.95),
			pt(center.x + half * 0.86, center.y + tall * 0.68),
			pt(center.x + half * 1.01, center.y + tall * 0.3),
			pt(center.x + half, center.y),
		],
		false,
		4,
	);
	const wall = [...belly, ...arc(0, -Math.PI, half, 0)];
	drawForm(sheet, {
		outline: wall,
		swell: half * 0.7,
		wash: wood,
		edge: 8,
		halo: 7,
		base: 0.14,
		grain: { angle: Math.PI / 2, spacing: 10, bulge: 60 },
		mark: (x, y) =>
			0.4 * ramp(0.3, 0.9, (x - center.x) / half) +
			0.3 * ramp(tall * 0.6, tall, y - center.y) -
			0.3 * ramp(0.14, 0, Math.abs((x - center.x) / half + 0.45)),
	});
	for (const y of [0.2, 0.58])
		line(sheet, arc(Math.PI * 0.985, Math.PI * 0.015, half * (y < 0.4 ? 1.015 : 0.93), tall * y), {
			width: 6,
		});
	for (let coil = 0; coil < 7; coil++) {
		const angle = mix(Math.PI * 0.9, Math.PI * 0.1, coil / 6);
		const place = pt(
			center.x + Math.cos(angle) * half * 0.96,
			center.y + tall * 0.39 + Math.sin(angle) * half * squash * 0.96,
		);
		const flat = Math.max(0.35, Math.sin(angle));
		const reach = tall * 0.125;
		drawForm(sheet, {
			outline: circle(place, reach * 1.15, 1).map(({ x, y }) =>
				pt(place.x + (x - place.x) * flat, y),
			),
			swell: 10,
			halo: 0,
			edge: 0,
			wash: [1, 0.96, 0.86],
			washStrength: 1,
			depth: 0.3,
		});
		line(
			sheet,
			drawnSpiral(place, reach, 2.6, angle).map(({ x, y }) =>
				pt(place.x + (x - place.x) * flat, y),
			),
			{ width: 6 },
		);
		if (coil < 6) {
			const next = mix(Math.PI * 0.9, Math.PI * 0.1, (coil + 0.5) / 6);
			for (const lift of [0.3, 0.39, 0.48])
				dot(
					sheet,
					pt(
						center.x + Math.cos(next) * half * 0.97,
						center.y + tall * lift + Math.sin(next) * half * squash * 0.97,
					),
					6.5,
				);
		}
	}
	drawForm(sheet, {
		outline: circle(center, half * 1.01, squash),
		swell: 16,
		wash: wood,
		edge: 7,
		halo: 3,
		depth: 0.6,
	});
	const soot = circle(pt(center.x, center.y + 6), half * 0.86, squash * 0.94);
	lay(sheet, fill(soot), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / half, (y - center.y) / (half * squash)];
		const gleam =
			ramp(0.2, 0.05, Math.abs(dy + 0.34 + 0.1 * Math.sin(dx * 5))) *
			ramp(0.62, 0.2, Math.abs(dx + 0.16));
		return 1 - 0.8 * engrave((y + 3 * Math.sin(x / 30)) / 9, gleam * 0.8, 9);
	});
	closedLine(sheet, soot, { width: 5 });
}

/** A spiral that winds in from its rim. */
export function drawnSpiral(center: Point, reach: number, turns: number, start: number): Path {
	return Array.from({ length: 90 }, (_, step) =>
		polar(center, start + (step / 89) * turns * Math.PI * 2, reach * (1 - (step / 89) * 0.93)),
	);
}

/** A border of joined spirals with dots between, from left to right. */
export function drawSpiralBand(
	sheet: Sheet,
	left: number,
	right: number,
	y: number,
	size: number,
): void {
	for (const side of [-1, 1]) {
		for (const [gap, width] of [
			[1.5, 6],
			[1.75, 3],
		] as const)
			line(
				sheet,
				smooth(
					[
						pt(left, y + side * size * gap),
						pt((left + right) / 2, y + side * size * gap + 2),
						pt(right, y + side * size * gap),
					],
					false,
					8,
				),
				{ width },
			);
	}
	const count = Math.round((right - left) / (size * 2.9));
	for (let coil = 0; coil < count; coil++) {
		const x = mix(left, right, (coil + 0.5) / count);
		const flip = coil % 2 === 0 ? 1 : -1;
		const spiral = drawnSpiral(pt(x, y), size, 2.4, flip > 0 ? Math.PI : 0).map((place) =>
			pt(place.x, y + (place.y - y) * flip),
		);
		line(sheet, spiral, { width: 9, taper: (t) => 1 - 0.45 * t });
		if (coil === count - 1) continue;
		const next = mix(left, right, (coil + 1) / count);
		for (const [dy, radius] of [
			[-0.95, 5],
			[-0.4, 8],
			[0.4, 8],
			[0.95, 5],
		] as const)
			dot(sheet, pt(next, y + dy * size), radius);
	}
}
