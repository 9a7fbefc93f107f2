import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

/** Half of the lines of a calm face 600 wide, as [points, width]; the other half is its mirror image. */
const LINES = [
	["-182,-74 -150,-108 -104,-122 -62,-110 -34,-78 -26,-40", 9],
	["-160,-34 -128,-66 -94,-74 -60,-62 -38,-36", 4],
	["-158,-14 -134,6 -102,18 -70,14 -40,-8", 9.5],
	["-140,24 -104,38 -68,32", 3],
	["-27,-30 -29,20 -34,58 -54,84 -56,106 -40,116 -24,108", 5],
	["-24,108 -12,120 0,122", 5],
	["-44,104 -32,98 -20,106", 6],
	["-84,100 -98,128 -100,156", 3],
	["-88,166 -52,168 -20,172 0,177", 7.5],
	["-82,165 -48,152 -18,145 0,153", 4.5],
	["-64,180 -36,200 0,206", 4.5],
	["-30,226 -14,219 0,218", 4],
	["-13,126 -11,140", 2.5],
] as const;

/** Tone by the build of the face: sockets, the right of the nose, beneath nose and lip, hollow of the cheek. */
const SHADES = [
	[-98, -48, 80, 34, 0.45],
	[98, -48, 80, 34, 0.6],
	[-34, -34, 20, 70, 0.4],
	[34, -20, 30, 90, 0.65],
	[44, 70, 26, 60, 0.5],
	[0, 132, 52, 16, 0.5],
	[0, 158, 84, 14, 0.55],
	[0, 214, 60, 16, 0.6],
	[-120, 150, 34, 90, 0.3],
	[126, 140, 46, 100, 0.5],
	[0, 260, 110, 22, 0.5],
	[0, -240, 180, 60, 0.3],
] as const;

/** The face of the sun, with a rim and eyes closed. `size` is its radius in pixels. */
export function drawSunFace(sheet: Sheet, center: Point, size: number): void {
	const scale = size / 300;
	const put = (path: Path, side = 1) =>
		path.map(({ x, y }) => pt(center.x + x * side * scale, center.y + y * scale));
	const rim = circle(center, size * 1.09);
	clear(sheet, rim, 8);
	lay(sheet, fill(rim), BLACK);
	for (let bead = 0; bead < 72; bead++)
		dot(sheet, polar(center, (bead / 72) * Math.PI * 2, size * 1.045), 4.6, [1, 1, 1]);
	drawForm(sheet, {
		outline: circle(center, size),
		swell: size * 0.75,
		halo: 3,
		edge: 6,
		depth: 0.82,
		grain: { angle: Math.PI / 2, spacing: 8.5, bulge: 46 },
		mark: (x, y) => shade((x - center.x) / scale, (y - center.y) / scale),
	});
	for (const side of [-1, 1]) {
		const lid = smooth(
			trace("-158,-14 -128,-46 -98,-56 -64,-46 -40,-8 -70,14 -102,18 -134,6"),
			true,
			3,
		);
		const place = put(lid, side);
		clear(sheet, place, 1);
		lay(sheet, fill(place), BLACK, (x, y) => {
			const [u, v] = [(x - center.x) / scale, (y - center.y) / scale];
			return pepper(x, y, 0.62 * ramp(-24, -56, v) + 0.5 * ramp(0.1, 1, (u - side * 98) / 58), 4);
		});
		for (let lash = 0; lash < 9; lash++) {
			const t = lash / 8;
			const root = put([pt(-150 + t * 104, 6 + 13 * Math.sin(Math.PI * t))], side)[0] as Point;
			const angle = Math.PI / 2 + side * (0.7 - t * 0.9);
			line(
				sheet,
				wander(root, angle, 20 * scale, () => -0.02 * side),
				{ width: 4.5, taper: (u) => 1 - u },
			);
		}
		for (const [noted, width] of LINES)
			line(sheet, smooth(put(trace(noted), side), false, 3), {
				width,
				taper: (t) => 0.45 + 0.55 * Math.sin(Math.PI * t),
			});
	}
	const lips = "-82,165 -48,152 -18,145 0,153 18,145 48,152 82,165 40,168 0,177 -40,168";
	lay(sheet, fill(smooth(put(trace(lips)), true, 3)), BLACK, (x, y) => pepper(x, y, 0.66, 4));
	const brow = pt(center.x, center.y - 168 * scale);
	for (let ray = 0; ray < 8; ray++)
		line(
			sheet,
			[0.4, 0.7, 1].map((share) => polar(brow, (ray * Math.PI) / 4, 44 * share * scale)),
			{ width: 6, taper: spindle },
		);
	dot(sheet, brow, 9 * scale);
}

function shade(u: number, v: number): number {
	let sum = -0.06;
	for (const [x, y, wide, high, dark] of SHADES)
		sum += dark * Math.exp(-(((u - x) / wide) ** 2) - ((v - y) / high) ** 2);
	return sum;
}

/** A ray of the sun; `waves` makes it a flame, 0 a straight blade. */
export function drawRay(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	waves: number,
): void {
	const spine = wander(root, angle - (waves ? 0.42 : 0), length, (t) =>
		waves ? ((0.84 * Math.PI * waves) / length) * Math.sin(t * Math.PI * waves + 0.3) * 0.9 : 0,
	);
	drawBlade(sheet, {
		spine,
		radius: waves ? outlines.flame(width) : (t) => Math.max(0.8, width * (1 - t) ** 0.9),
		halo: 5,
		edge: 5,
		rib: 3.5,
		tone: ({ t, across }) => (across > 0 ? 0.96 - 0.25 * t : 0.5 * ramp(0.4, 0, t) + 0.06),
		veins: {
			phase: ({ away, across }) => (away - Math.abs(across) * 14) / 9,
			spacing: 9,
			tone: ({ t, across }) => clamp(across > 0 ? 0 : 0.42 * ramp(0.75, 0.1, t)),
		},
	});
}

export function drawStar(sheet: Sheet, center: Point, size: number, turn = 0): void {
	const points = Array.from({ length: 8 }, (_, index) =>
		polar(center, turn + (index * Math.PI) / 4, size * (index % 2 === 0 ? 1 : 0.26)),
	);
	clear(sheet, points, 4);
	for (let arm = 0; arm < 4; arm++) {
		const tip = points[arm * 2] as Point;
		const half = [tip, points[(arm * 2 + 1) % 8] as Point, center];
		lay(sheet, fill(half), BLACK);
	}
	closedLine(sheet, points, { width: 3 });
}
