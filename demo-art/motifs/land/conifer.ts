import type { Path, Point } from "../../brush/geometry.ts";
import { pt, smooth } from "../../brush/geometry.ts";
import { hash, mix, seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line, spindle, whip } from "../../brush/sheet.ts";

const BARE: Ink = [1, 1, 1];

/** A spruce: drooping boughs of needle strokes, the lit side left a little open. */
export function drawConifer(
	sheet: Sheet,
	foot: Point,
	height: number,
	{ ink = BLACK, lit = true }: { ink?: Ink; lit?: boolean } = {},
): void {
	const random = seedRandom(Math.round(foot.x * 5 + height));
	const top = pt(foot.x + height * 0.03 * (random() - 0.5), foot.y - height);
	const trunk = smooth([foot, pt((foot.x + top.x) / 2 + 2, foot.y - height / 2), top]);
	line(sheet, trunk, { width: Math.max(3, height * 0.026), ink, taper: (t) => 1 - 0.8 * t });
	const tiers = Math.round(11 + height / 26);
	for (let tier = tiers; tier >= 0; tier--) {
		const t = tier / tiers;
		const y = mix(top.y + height * 0.02, foot.y - height * 0.06, t);
		const reach = height * (0.012 + 0.185 * t ** 0.86) * mix(0.72, 1.16, random());
		for (const side of [-1, 1]) {
			const long = reach * mix(0.78, 1.18, random());
			const tip = pt(foot.x + side * long, y + long * mix(0.3, 0.52, random()));
			const bough = smooth(
				[
					pt(foot.x, y - long * 0.1),
					pt(foot.x + side * long * 0.55, y + long * 0.16),
					tip,
					pt(tip.x + side * long * 0.12, tip.y - long * 0.03),
				],
				false,
				3,
			);
			needles(sheet, bough, side, Math.max(5, height * 0.036), ink);
			if (lit && side < 0 && tier % 2 === 0 && t > 0.12)
				line(sheet, bough.slice(Math.floor(bough.length * 0.3)), {
					width: Math.max(1.4, height * 0.0045),
					ink: BARE,
					taper: spindle,
					strength: 0.85,
				});
		}
	}
	line(sheet, [pt(top.x, top.y + height * 0.09), top], {
		width: Math.max(2.4, height * 0.009),
		ink,
		taper: whip,
	});
}

function needles(sheet: Sheet, bough: Path, side: number, length: number, ink: Ink): void {
	line(sheet, bough, { width: length * 0.5, ink, taper: (t) => 1 - 0.6 * t });
	bough.forEach((root, index) => {
		const t = index / bough.length;
		const size = length * mix(1.25, 0.6, t) * mix(0.6, 1.2, hash(index, Math.round(root.x)));
		const lean = side * size * mix(0.1, 0.75, hash(index, Math.round(root.y)));
		line(
			sheet,
			[root, pt(root.x + lean * 0.6, root.y + size * 0.6), pt(root.x + lean, root.y + size)],
			{
				width: Math.max(2, length * 0.22),
				ink,
				taper: whip,
			},
		);
	});
}
