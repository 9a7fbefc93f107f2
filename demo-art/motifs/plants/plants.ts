import type { Blade } from "../../brush/blade.ts";
import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, heading, offset, pick, polar, pt, wander } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, clearMask, closedLine, dot, lay, line, whip } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";

export function drawLeaf(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	bend: number,
	color?: Ink,
): void {
	const spine = wander(root, angle, length, () => bend / length);
	const blade: Blade = {
		spine,
		radius: outlines.leaf(width),
		halo: 5,
		edge: 4.6,
		rib: 4,
		tone: ({ t, across }) =>
			(across > 0 ? 1 : 0.34) * ramp(0.95, 0.05, Math.abs(across) * 0.55 + t * 0.55) +
			0.45 * ramp(0.3, 0, t),
		veins: {
			phase: ({ away, across }) => away / 13 - Math.abs(across) * width * 0.085,
			spacing: 13,
			tone: ({ across, t }) => 0.24 - 0.12 * t + 0.06 * across,
		},
	};
	if (color) blade.wash = ({ across, t }) => [color, 0.92 - 0.45 * ramp(0.1, 1, -across) - 0.2 * t];
	drawBlade(sheet, blade);
}

/** A stem with leaves on both sides and one at its tip. */
export function drawSprig(
	sheet: Sheet,
	stem: Path,
	pairs: number,
	leaf: { length: number; width: number; lean: number },
	color?: Ink,
): void {
	line(sheet, stem, { width: 7, taper: (t) => 1 - 0.5 * t });
	const last = stem.length - 1;
	for (let pair = 0; pair < pairs; pair++) {
		const t = mix(0.16, 0.92, pair / Math.max(1, pairs - 1));
		const size = mix(0.78, 1, Math.sin(Math.PI * (0.25 + 0.6 * t))) * mix(1.05, 0.72, t);
		for (const side of [1, -1] as const) {
			const index = Math.round(clamp(t + side * 0.018) * last);
			const turn = heading(stem, index) + side * (leaf.lean + 0.14 * (hash(pair, side + 3) - 0.5));
			drawLeaf(
				sheet,
				pick(stem, index),
				turn,
				leaf.length * size,
				leaf.width * size,
				-side * 0.5,
				color,
			);
		}
	}
	drawLeaf(
		sheet,
		pick(stem, last),
		heading(stem, last - 1),
		leaf.length * 0.75,
		leaf.width * 0.72,
		0.2,
		color,
	);
}

/** An old branch: round, knotty, with bark that runs along it. */
export function drawBranch(sheet: Sheet, spine: Path, thick: number, thin: number): void {
	const radius = (t: number) =>
		mix(thick, thin, t) * (1 + 0.16 * noise(t * 9, 3.3, thick) + 0.06 * noise(t * 30, 1.1, thick));
	const tube = bendTube(spine, radius, 12);
	clearMask(sheet, tube.mask, 7);
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const [away, across] = [at(tube.along, index), at(tube.across, index)];
		const side = heading(spine, Math.round(away / 2)) + Math.PI / 2;
		const dark = clamp(1.12 - 1.3 * lightOn(Math.cos(side) * across, Math.sin(side) * across));
		const bark =
			Math.asin(clamp(across, -1, 1)) * 4.2 +
			1.1 * noise(away / 60, across * 2, 8) +
			0.5 * noise(away / 17, across * 3, 9);
		return Math.max(pepper(x, y, dark * 0.9, 4.4), engrave(bark, 0.16 + dark * 0.5, 9));
	});
	for (const edge of [1, -1])
		line(
			sheet,
			offset(spine, (t) => edge * radius(t)),
			{ width: 7 },
		);
}

export function drawBerry(sheet: Sheet, center: Point, radius: number, color?: Ink): void {
	const rim = circle(center, radius);
	clear(sheet, rim, 4);
	const ball = fill(rim);
	const light = (x: number, y: number) => lightOn((x - center.x) / radius, (y - center.y) / radius);
	if (color) lay(sheet, ball, color, (x, y) => 1 - 0.75 * ramp(0.86, 1, light(x, y)));
	lay(sheet, ball, BLACK, (x, y) => pepper(x, y, clamp(1.15 - 1.25 * light(x, y)), 4));
	closedLine(sheet, rim, { width: Math.max(2.5, radius * 0.16) });
}

export type Bloom = {
	center: Point;
	size: number;
	petals: number;
	turn: number;
	deep: Ink;
	pale: Ink;
	squash?: number;
};

/** An open flower seen from the front or a little from the side, with long stamens. */
export function drawBloom(
	sheet: Sheet,
	{ center, size, petals, turn, deep, pale, squash = 1 }: Bloom,
): void {
	for (const layer of [0, 1, 2]) {
		for (let petal = 0; petal < petals; petal++) {
			const angle = turn + ((petal + layer / 2) / petals) * Math.PI * 2;
			const flat = mix(
				1,
				Math.abs(Math.cos(angle)) + squash * Math.abs(Math.sin(angle)),
				1 - squash,
			);
			const length = size * (1 - layer * 0.27) * flat * (0.93 + 0.14 * hash(petal, layer + 21));
			drawPetal(
				sheet,
				center,
				angle,
				length,
				((size * 2.5) / petals) * (1 - layer * 0.24),
				deep,
				pale,
				petal + layer * 9,
				[0.62, 0.5, 0.05][layer] ?? 0,
			);
		}
	}
	drawHeart(sheet, center, size * 0.17);
}

function drawPetal(
	sheet: Sheet,
	center: Point,
	angle: number,
	length: number,
	width: number,
	deep: Ink,
	pale: Ink,
	seed: number,
	cover: number,
): void {
	const root = polar(center, angle, length * 0.06);
	const spine = wander(
		root,
		angle,
		length * 0.94,
		(t) => ((hash(seed, 2) - 0.5) * 0.9 * t) / length,
	);
	const base = outlines.petal(width);
	drawBlade(sheet, {
		spine,
		radius: (t) => base(t) * (1 + 0.06 * Math.sin(t * 23 + seed) * ramp(0.4, 0.8, t)),
		halo: 5,
		edge: 5.4,
		wash: ({ t, across }) => [
			mixInk(deep, pale, clamp(ramp(cover, 1, t) - 0.22 * across)),
			0.96 - 0.5 * ramp(0.78, 1, t) * ramp(0.6, -0.6, across),
		],
		tone: ({ t, across }) =>
			1.1 * ramp(cover + 0.36, cover, t) +
			0.62 * ramp(0.5, 1, across) * ramp(1, 0.4, t) +
			0.2 * ramp(0.8, 1, -across),
		veins: {
			phase: ({ across, t }) => across * 7.5 + 0.35 * noise(t * 5, across * 4, seed),
			spacing: 15,
			tone: ({ t }) => 0.3 * ramp(0.95, 0.3, t),
		},
	});
}

function drawHeart(sheet: Sheet, center: Point, size: number): void {
	const stamens = 17;
	for (let stamen = 0; stamen < stamens; stamen++) {
		const angle = (stamen / stamens) * Math.PI * 2 + 0.2 * hash(stamen, 1);
		const reach = size * mix(1.2, 2, hash(stamen, 2));
		const path = wander(center, angle, reach, () => (0.5 * (hash(stamen, 3) - 0.5)) / reach);
		line(sheet, path, { width: 3.2, taper: (t) => 1 - 0.4 * t });
		drawBerry(sheet, pick(path, path.length - 1), size * 0.13);
	}
	drawBerry(sheet, center, size * 0.55);
	for (let seed = 0; seed < 24; seed++)
		dot(sheet, polar(center, seed * 2.4, size * 0.1 * Math.sqrt(seed)), 2, [1, 1, 1], 0.7);
}

export function mixInk(a: Ink, b: Ink, share: number): Ink {
	return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}

/** Thin stems that end in dots: the light filling between heavy forms. */
export function drawSpray(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	count: number,
	ink: Ink = BLACK,
): void {
	for (let stem = 0; stem < count; stem++) {
		const turn = angle + mix(-0.55, 0.55, count > 1 ? stem / (count - 1) : 0.5);
		const reach = length * mix(0.72, 1, hash(stem, Math.round(root.x)));
		const path = wander(
			pt(root.x, root.y),
			turn,
			reach,
			(t) => ((hash(stem, 5) - 0.5) * 1.1 * t) / reach,
		);
		line(sheet, path, { width: 4, ink, taper: whip });
		for (const share of [0.62, 0.82, 1]) {
			const index = Math.round(share * (path.length - 1));
			const side = stem % 2 === 0 ? 1 : -1;
			dot(
				sheet,
				polar(pick(path, index), heading(path, index) + side * 1.2, share === 1 ? 6 : 12),
				mix(7, 4.5, share),
				ink,
			);
		}
	}
}
