import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth } from "../../brush/geometry.ts";
import { clamp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";

/** Angles (from the tip of the middle lobe) and lengths of the seven lobes. */
const LOBES = [
	[0, 1],
	[0.72, 0.9],
	[1.42, 0.68],
	[2.15, 0.4],
] as const;

/** A Japanese maple leaf with its stalk; `turn` is where its middle lobe points. */
export function drawMaple(
	sheet: Sheet,
	to: Point,
	turn: number,
	scale: number,
	color?: Ink,
	dark = 0.9,
): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const all = [
		...LOBES.slice(1)
			.map(([a, l]) => [-a, l] as const)
			.reverse(),
		...LOBES,
	];
	const outline: Path = [pt(-0.12, -0.04)];
	all.forEach(([angle, length], index) => {
		const tip = (share: number, off: number) =>
			pt(Math.cos(angle + off) * length * share, Math.sin(angle + off) * length * share);
		outline.push(tip(0.45, -0.36 / (0.5 + length)), tip(0.7, -0.26 / (0.5 + length)), tip(1, 0));
		outline.push(tip(0.7, 0.26 / (0.5 + length)), tip(0.45, 0.36 / (0.5 + length)));
		const next = all[index + 1];
		if (next) {
			const middle = (angle + next[0]) / 2;
			const deep = 0.3 * Math.min(length, next[1]) + 0.06;
			outline.push(pt(Math.cos(middle) * deep, Math.sin(middle) * deep));
		}
	});
	outline.push(pt(-0.12, 0.04));
	const stalk = smooth(put([pt(-0.05, 0), pt(-0.35, 0.04), pt(-0.62, 0.16)]), false, 2);
	line(sheet, stalk, { width: 7, taper: (t) => 1 - 0.4 * t });
	drawForm(sheet, {
		outline: put(outline),
		swell: scale * 0.3,
		halo: 5,
		edge: 4.6,
		...(color ? { wash: color } : {}),
		depth: 0.5,
		mark: (x, y) => clamp(dark * (1.05 - Math.hypot(x - to.x, y - to.y) / (scale * 0.62))),
	});
	for (const [angle, length] of all)
		line(
			sheet,
			put([
				pt(0, 0),
				pt(Math.cos(angle) * length * 0.45, Math.sin(angle) * length * 0.45),
				pt(Math.cos(angle) * length * 0.9, Math.sin(angle) * length * 0.9),
			]),
			{ width: 3.2, taper: (t) => 1 - 0.7 * t },
		);
}
