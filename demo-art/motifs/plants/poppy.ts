import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, pick, points, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import type { Petal } from "./corolla.ts";
import { drawCorolla } from "./corolla.ts";

const DEEP: Ink = [0.5, 0.02, 0.03];
const RED: Ink = [1.12, 0.2, 0.14];
const GREEN: Ink = [0.36, 0.5, 0.32];

/** Its four petals, two and two: direction, length, half of the angle they span. */
const ROUND = [
	[0.1, 1, 1.05],
	[3.25, 0.98, 1.08],
	[1.75, 0.88, 1.02],
	[4.85, 0.84, 1],
] as const;

/** An open poppy: crinkled petals like silk, black blots at their roots, a crowned pod among dark stamens. */
export function drawPoppy(
	sheet: Sheet,
	center: Point,
	size: number,
	turn: number,
	squash = 0.9,
	seed = 1,
): void {
	const petals: Petal[] = ROUND.map(([angle, far, half], index) => ({
		angle,
		half: half * 1.02,
		seed: index + seed,
		reach: (u) => {
			const round = (1 - Math.abs(u) ** 4) ** 0.42;
			const silk =
				0.07 * noise(u * 2.6, index * 3.3, seed) +
				0.045 * noise(u * 8, index * 1.7, seed + 2) +
				0.02 * noise(u * 21, index, seed + 3);
			return far * round * (1 + silk);
		},
		lip: (u) => {
			const swing = clamp(noise(u * 2.3 + index * 5, 0.7, seed + 4));
			return 0.16 * swing * Math.sqrt(1 - u * u) + 0.006;
		},
	}));
	drawCorolla(sheet, {
		center,
		size,
		turn,
		squash,
		lift: 0.06,
		petals,
		colors: { deep: DEEP, pale: RED },
		edge: Math.max(3, size * 0.014),
		shadow: 0.26,
		veins: 0.95,
		dots: true,
	});
	for (const [lean] of ROUND) {
		const angle = turn + lean;
		const blot = circle(
			polar(center, angle, size * 0.3 * mix(1, squash, Math.abs(Math.sin(angle)))),
			size * 0.17,
		);
		lay(sheet, fill(blot), BLACK, (x, y) => {
			const away = Math.hypot(x - center.x, y - center.y) / size;
			return stipple(x, y, 1.25 * ramp(0.46, 0.3, away + 0.05 * noise(x / 9, y / 9, 3)), 5);
		});
	}
	drawHeart(sheet, pt(center.x, center.y - size * 0.04), size);
}

function drawHeart(sheet: Sheet, center: Point, size: number): void {
	for (let stamen = 0; stamen < 64; stamen++) {
		const angle = hash(stamen, 81) * Math.PI * 2;
		const reach = size * mix(0.2, 0.34, hash(stamen, 82));
		const path = wander(center, angle, reach, () => (0.5 * (hash(stamen, 83) - 0.5)) / reach);
		line(sheet, path, { width: 2.6 });
		const end = pick(path, path.length - 1);
		dot(sheet, end, size * 0.019);
		dot(sheet, pt(end.x - 1.5, end.y - 2), size * 0.006, [1, 1, 1], 0.6);
	}
	drawForm(sheet, {
		outline: circle(center, size * 0.135),
		swell: size * 0.12,
		wash: GREEN,
		edge: 4,
		halo: 3,
	});
	for (let ray = 0; ray < 11; ray++) {
		const end = polar(center, (ray / 11) * Math.PI * 2, size * 0.115);
		line(sheet, [center, end, end], { width: 4.5 });
	}
}

/** A poppy from the side, a cup of four petals that is about to open wide; its stem meets it at `to`. */
export function drawPoppyCup(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const petal = (noted: Path, base: number, seed: number) => {
		const outline = smooth(noted, true).map((point) => {
			const high = ramp(-90, -220, point.y);
			return pt(
				point.x + 7 * high * noise(point.x / 22, point.y / 22, seed),
				point.y + 13 * high * noise(point.x / 24, point.y / 60, seed + 1),
			);
		});
		drawForm(sheet, {
			outline: put(outline),
			swell: 75 * scale,
			edge: Math.max(3, 5 * scale),
			halo: 4,
			wash: RED,
			depth: 0.7,
			base,
			grain: "stipple",
			mark: (x, y) => 0.9 * ramp(150 * scale, 20 * scale, Math.hypot(x - to.x, y - to.y)),
		});
		for (let fold = 0; fold < 9; fold++) {
			const middle = outline.reduce((sum, { x }) => sum + x, 0) / outline.length;
			const lean = mix(-0.75, 0.75, fold / 8);
			const length = mix(110, 190, hash(fold, seed));
			const path = wander(
				pt(middle * 0.45 + lean * 30, -45),
				-Math.PI / 2 + lean * 0.85 + middle * 0.004,
				length,
				() => (-lean * 0.5) / length,
			);
			line(sheet, put(path), { width: 3.4 * scale, taper: fold % 2 ? whip : spindle });
		}
	};
	petal(
		points(-120, -120, -150, -230, -70, -285, 10, -262, 80, -290, 150, -225, 110, -110, 0, -50),
		0.45,
		3,
	);
	petal(
		points(10, -10, -80, -34, -165, -110, -196, -205, -160, -262, -80, -232, -20, -160, 20, -70),
		0.05,
		5,
	);
	petal(
		points(-10, -8, 90, -30, 172, -100, 205, -190, 170, -256, 84, -238, 20, -170, -16, -80),
		0.14,
		7,
	);
}

/** A bud that hangs its head, bristly and green, with a split that shows the red. */
export function drawPoppyBud(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const husk = smooth(
		points(0, 6, -44, -20, -60, -86, -36, -150, 0, -172, 36, -150, 60, -86, 44, -20),
		true,
	);
	for (let bristle = 0; bristle < 46; bristle++) {
		const root = pick(husk, Math.floor(hash(bristle, 9) * husk.length));
		const way = Math.atan2(root.y + 80, root.x) - 0.3;
		line(sheet, put(wander(root, way, 20, () => 0)), { width: 3 * scale, taper: whip });
	}
	drawForm(sheet, {
		outline: put(husk),
		swell: 55 * scale,
		halo: 3,
		edge: Math.max(3, 5 * scale),
		wash: GREEN,
		grain: "stipple",
		base: 0.1,
	});
	drawForm(sheet, {
		outline: put(smooth(points(-4, -20, 12, -70, 14, -130, 0, -172, -10, -120, -12, -70), true)),
		swell: 12 * scale,
		halo: 0,
		edge: 3.4,
		wash: RED,
	});
}

/** A seed pod: a ribbed urn under a scalloped lid. */
export function drawPoppyPod(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const style = { wash: GREEN, edge: Math.max(3, 5 * scale), halo: 4, grain: "stipple" as const };
	drawForm(sheet, {
		...style,
		outline: put(
			smooth(
				points(-14, 4, -58, -34, -74, -90, -52, -142, 0, -156, 52, -142, 74, -90, 58, -34, 14, 4),
				true,
			),
		),
		swell: 62 * scale,
		base: 0.06,
	});
	for (const share of [-0.66, -0.3, 0.06, 0.4, 0.74])
		line(
			sheet,
			put(smooth(points(share * 14, -4, share * 62, -50, share * 72, -92, share * 46, -146))),
			{ width: 4 * scale, taper: spindle },
		);
	const lid: Path = circle(pt(0, -158), 82, 0.3).map((point, index, all) => {
		const bump = Math.abs(Math.sin((index / all.length) * Math.PI * 11));
		return pt(point.x, point.y + 9 * bump * (point.y > -158 ? 1 : 0.4));
	});
	drawForm(sheet, { ...style, outline: put(lid), swell: 30 * scale, base: 0.12 });
	for (let ray = 0; ray < 11; ray++) {
		const end = circle(pt(0, -158), 66, 0.3)[ray * 9] ?? pt(0, -158);
		line(sheet, put([pt(0, -164), end, end]), { width: 4 * scale });
	}
}

/** A stem with bristles, as poppies have. */
export function drawHairyStem(sheet: Sheet, spine: Path, width: number): void {
	for (let index = 12; index < spine.length - 12; index += 7) {
		const side = hash(index, 3) < 0.5 ? -1 : 1;
		const here = pick(spine, index);
		const next = pick(spine, index + 1);
		const way = Math.atan2(next.y - here.y, next.x - here.x) + side * mix(0.9, 1.4, hash(index, 4));
		line(
			sheet,
			wander(here, way, width * mix(1.5, 2.6, hash(index, 5)), () => 0),
			{
				width: 2.6,
				taper: whip,
			},
		);
	}
	line(sheet, spine, { width: width + 8, ink: [1, 1, 1] });
	line(sheet, spine, { width: width + 3 });
	line(sheet, spine, { width: width - 5, ink: GREEN });
	line(
		sheet,
		spine.map(({ x, y }) => pt(x + width * 0.24, y)),
		{ width: width * 0.3, strength: 0.75 },
	);
}
