import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, moveAll, pick, points, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";

/** A tuft of long needles that burst from the end of a twig, three to a sheath, each in front of the last. */
export function drawNeedles(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	count: number,
	spread = 1.5,
): void {
	for (let sheath = 0; sheath < count; sheath++) {
		const chance = (which: number) => hash(sheath * 5 + which, Math.round(root.x + root.y));
		// From the sides to the middle, so that those that point at the viewer lie on top.
		const share = (1 - sheath / count) ** 0.8 * (sheath % 2 ? 1 : -1);
		const lean = share * spread;
		const foot = polar(root, angle + Math.PI, length * 0.3 * chance(1));
		const reach = length * mix(0.78, 1.05, chance(2)) * (1 - 0.18 * Math.abs(share));
		for (let needle = 0; needle < 3; needle++) {
			const fan = (needle - 1) * 0.055 + 0.05 * (chance(needle + 3) - 0.5);
			const path = wander(
				foot,
				angle + lean + fan,
				reach * (1 - 0.06 * needle),
				(t) => ((-lean * 0.22 + 0.25 * (chance(needle + 7) - 0.5)) * (0.3 + t)) / reach,
			);
			line(sheet, path, { width: 10, ink: [1, 1, 1], taper: (t) => 1 - 0.75 * t });
			line(sheet, path, { width: 5.6, taper: (t) => 1 - 0.8 * t ** 2 });
		}
		line(
			sheet,
			wander(foot, angle + lean, reach * 0.13, () => 0),
			{ width: 9 },
		);
	}
}

/** Short scaly twig under the needles. */
export function drawTwig(sheet: Sheet, spine: Path, thick: number): void {
	for (let index = 0; index < spine.length; index += 8) {
		const t = index / spine.length;
		const size = thick * mix(1, 0.62, t);
		for (const share of [-0.62, 0.62, 0]) {
			const way = heading(spine, index);
			const middle = polar(pick(spine, index), way + Math.PI / 2, share * size);
			drawForm(sheet, {
				outline: moveAll(
					smooth(
						points(-0.5, 0, -0.1, -0.42, 0.55, -0.2, 0.8, 0, 0.55, 0.2, -0.1, 0.42),
						true,
						0.1,
					),
					middle,
					way + share * 0.4,
					size,
				),
				swell: size * 0.3,
				halo: 1,
				edge: 3.4,
				depth: 1,
				base: share > 0 ? 0.5 : 0.12,
			});
		}
	}
}

export type Cone = { to: Point; turn: number; size: number /** 0 shut, 1 gaping. */; open: number };

/** A cone that hangs from `to`: thick scales in crossing spirals, each with a ridge and a prickle. */
export function drawCone(sheet: Sheet, { to, turn, size, open }: Cone): void {
	const put = (path: Path) => moveAll(path, to, turn, size);
	const egg = (t: number) => 0.41 * Math.sin(Math.PI * clampShare(0.12 + 0.84 * t) ** 0.82) ** 0.72;
	drawForm(sheet, {
		outline: put(
			smooth(
				points(
					0,
					0,
					0.24,
					0.1,
					0.34,
					0.4,
					0.28,
					0.85,
					0.1,
					1.24,
					0,
					1.3,
					-0.1,
					1.24,
					-0.28,
					0.85,
					-0.34,
					0.4,
					-0.24,
					0.1,
				),
				true,
				0.03,
			),
		),
		swell: size * 0.3,
		base: 0.95,
		edge: 4,
	});
	const rows = 10;
	// From the tip up to the stalk: each row hides the roots of the row below it.
	for (let row = rows - 1; row >= 0; row--) {
		const t = row / (rows - 1);
		const wide = egg(t);
		const places = 5;
		const order = Array.from(
			{ length: places },
			(_, place) => (place + (row % 2) * 0.5) / (places - 0.5) - 0.5,
		).sort((a, b) => Math.abs(b) - Math.abs(a));
		for (const share of order) {
			const around = share * Math.PI * 0.98;
			const across = Math.sin(around);
			const face = Math.cos(around);
			const middle = pt(across * wide, -0.07 + t * 1.31);
			const big = (0.185 + 0.12 * Math.sin(Math.PI * (0.15 + 0.7 * t))) * mix(0.9, 1.1, open);
			const lean = Math.PI / 2 - across * mix(0.65, 1.15, open) * mix(1, 0.5, t);
			drawScale(
				sheet,
				put([middle])[0] as Point,
				turn + lean,
				size * big,
				mix(0.42, 1, face),
				row + places * share,
			);
		}
	}
}

function clampShare(value: number): number {
	return Math.max(0, Math.min(1, value));
}

function drawScale(
	sheet: Sheet,
	root: Point,
	way: number,
	size: number,
	face: number,
	seed: number,
): void {
	const put = (path: Path) => moveAll(path, root, way, size);
	const half = 0.72 * face;
	const body = smooth(
		points(
			-0.35,
			-half * 0.5,
			0.45,
			-half * 0.95,
			0.78,
			-half * 0.7,
			1.0,
			0,
			0.78,
			half * 0.7,
			0.45,
			half * 0.95,
			-0.35,
			half * 0.5,
		),
		true,
		0.05,
	);
	drawForm(sheet, {
		outline: put(body),
		swell: size * 0.22,
		halo: 2,
		edge: Math.max(2.8, size * 0.05),
		grain: { angle: way + Math.PI / 2, spacing: 7, bulge: 4 },
		base: 0.12,
		mark: (x, y) => {
			const along = ((x - root.x) * Math.cos(way) + (y - root.y) * Math.sin(way)) / size;
			return 1.1 * ramp(0.62, 0.2, along);
		},
	});
	// The thick end of a scale is a rhomb with a ridge across and a prickle in its middle.
	const ridge = smooth(
		points(0.5, -half * 0.9, 0.62, -half * 0.4, 0.64, 0, 0.62, half * 0.4, 0.5, half * 0.9),
		false,
		0.04,
	);
	line(sheet, put(ridge), { width: Math.max(2.6, size * 0.045) });
	drawForm(sheet, {
		outline: put(
			points(
				0.6,
				-0.08 * face,
				0.8,
				-0.07 * face,
				1.08 + 0.1 * hash(Math.round(seed), 3),
				0,
				0.8,
				0.07 * face,
				0.6,
				0.08 * face,
			),
		),
		swell: size * 0.08,
		halo: 1,
		edge: Math.max(2.4, size * 0.035),
		base: 0.3,
	});
}
