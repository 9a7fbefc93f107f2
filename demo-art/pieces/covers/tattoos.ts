import type { Path } from "../../brush/geometry.ts";
import { heading, pick, polar, pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { hash } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, newSheet, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFeather } from "../../motifs/birds/feathers.ts";
import { drawHawkmoth } from "../../motifs/insects/hawkmoth.ts";
import { drawBeads, drawRays, drawRing } from "../../motifs/ornament/ornaments.ts";
import { drawSprig } from "../../motifs/plants/plants.ts";
import { drawMoon, drawPhase } from "../../motifs/sky/moon.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 600);

/** Cover of the tattoos: a hawkmoth before the moon over crossed raven feathers and laurel, black and gray. */
export const piece: Piece = {
	on: onSkin({ tone: "tan", body: "broad", seed: 207, light: -0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 1200);
		drawRays(sheet, MIDDLE, 452, 520, 120);
		drawRing(sheet, MIDDLE, 440, 7);
		drawRing(sheet, MIDDLE, 418, 3);
		drawBeads(sheet, MIDDLE, 400, 110, 4);
		drawMoon(sheet, MIDDLE, 372, 5.5);
		for (const stem of STEMS)
			drawSprig(sheet, smooth(trace(stem), false, 3), 6, { length: 118, width: 30, lean: 0.75 });
		for (const side of [-1, 1]) {
			for (const [lean, length, width, dark] of FEATHERS) {
				const root = pt(800 - side * 50, 560);
				const angle = Math.PI / 2 - side * (0.76 + lean);
				const bend = side * 0.14;
				drawFeather(sheet, { root, angle, length, width, bend, dark, halo: 8, edge: 6 });
				fray(
					sheet,
					wander(root, angle, length, (t) => (bend * (0.5 + t)) / length),
					width,
				);
			}
		}
		drawHawkmoth(sheet, { to: pt(800, 610), scale: 0.74 });
		for (const step of [-2, -1, 0, 1, 2])
			drawPhase(
				sheet,
				polar(MIDDLE, -Math.PI / 2 + step * 0.17, 486),
				34 - Math.abs(step) * 5,
				[-0.8, -0.5, 0, 0.5, 0.8][step + 2] ?? 0,
			);
		return sheet;
	},
};

const STEMS = [
	"790,1100 640,1090 500,1030 390,930 320,800 300,660",
	"810,1100 960,1090 1100,1030 1210,930 1280,800 1300,660",
];

/** Side feathers first, the long one over them: lean, length, width, darkness. */
const FEATHERS = [
	[0.16, 610, 50, 0.7],
	[-0.15, 590, 50, 0.7],
	[0, 760, 66, 0.85],
] as const;

/** What makes a blade a feather: a pale shaft, and gaps where the barbs have parted. */
function fray(sheet: Sheet, spine: Path, width: number): void {
	const last = spine.length - 1;
	const bare = [1, 1, 1] as const;
	line(sheet, spine.slice(0, Math.round(last * 0.94)), {
		width: 4,
		ink: bare,
		taper: (t) => 1 - 0.8 * t,
	});
	for (let gap = 0; gap < 7; gap++) {
		const side = gap % 2 === 0 ? 1 : -1;
		const index = Math.round(last * (0.5 + 0.065 * gap + 0.03 * hash(gap, width)));
		const turn = heading(spine, index) + (side * Math.PI) / 2;
		const rim = polar(pick(spine, index), turn, width * 1.03);
		const inner = polar(
			pick(spine, Math.max(0, index - 22)),
			turn,
			width * (0.16 + 0.3 * hash(gap, 5)),
		);
		const slit = smooth([rim, polar(inner, turn, width * 0.42), inner], false, 2);
		line(sheet, slit, { width: 11, ink: bare, taper: whip });
	}
}
