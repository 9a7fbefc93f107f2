import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFeather } from "../../motifs/feathers.ts";
import { drawHawkmoth } from "../../motifs/hawkmoth.ts";
import { drawMoon, drawPhase } from "../../motifs/moon.ts";
import { drawBeads, drawRays, drawRing } from "../../motifs/ornaments.ts";
import { drawSprig } from "../../motifs/plants.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 600);

/** Cover of the tattoos: a hawkmoth before the moon over crossed raven feathers and laurel, black and gray. */
export const piece: Piece = {
	on: onSkin({ tone: "tan", limb: "broad", seed: 207, light: -0.5, behind: "#1b1512" }),
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
			for (const [lean, length, width, dark] of [
				[0.14, 700, 48, 0.62],
				[-0.13, 660, 46, 0.66],
				[0, 850, 64, 0.78],
			] as const)
				drawFeather(sheet, {
					root: pt(800 - side * 120, 480),
					angle: Math.PI / 2 - side * (0.8 + lean),
					length,
					width,
					bend: side * 0.14,
					dark,
					halo: 8,
					edge: 6,
				});
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
