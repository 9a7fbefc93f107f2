import { polar, pt } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBracken } from "../../motifs/bracken.ts";
import { drawFox } from "../../motifs/fox.ts";
import type { Piece } from "../../piece.ts";

const FERN: Ink = [0.2, 0.44, 0.26];
const PINE: Ink = [0.1, 0.28, 0.22];

/** Sleeping fox in a ring of ferns, color, thigh. */
export const piece: Piece = {
	on: onSkin({ tone: "fair", limb: "thigh", seed: 311, light: -0.45, behind: "#262120" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const middle = pt(800, 990);
		for (let seed = 0; seed < 220; seed++) {
			const reach = mix(600, 860, hash(seed, 1) ** 1.6);
			const place = polar(middle, seed * 2.39996, reach);
			dot(sheet, pt(mix(800, place.x, 0.86), place.y), mix(4.6, 1.6, hash(seed, 2)));
		}
		FRONDS.forEach(([angle, length, bend], index) => {
			drawBracken(
				sheet,
				polar(middle, angle, 400),
				angle + bend * -0.25,
				length,
				bend,
				index % 2 === 0 ? PINE : FERN,
			);
		});
		drawFox(sheet);
		for (const [x, y, angle, length, bend] of BEFORE)
			drawBracken(sheet, pt(x, y), angle, length, bend, FERN);
		return sheet;
	},
};

const FRONDS = [
	[-2.0, 448, -0.5],
	[-1.14, 440, 0.5],
	[-2.55, 400, -0.7],
	[-0.6, 400, 0.7],
	[-2.95, 344, 0.7],
	[-0.2, 344, -0.7],
	[2.86, 328, -0.9],
	[0.3, 328, 0.9],
	[2.2, 352, -0.8],
	[0.85, 352, 0.8],
	[1.86, 376, 0.6],
	[1.28, 368, -0.6],
	[-1.57, 472, 0.3],
	[-1.79, 480, -0.2],
	[-1.36, 472, 0.2],
	[-2.26, 432, -0.4],
	[-0.87, 432, 0.4],
	[-2.76, 376, 0.4],
	[-0.4, 376, -0.4],
] as const;

const BEFORE = [
	[1180, 1600, -0.25, 330, -0.9],
	[1120, 1610, 0.35, 290, 0.7],
	[700, 1660, 2.9, 300, 0.8],
] as const;
