import { polar, pt } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawFox } from "../../motifs/beasts/fox.ts";
import { drawBracken } from "../../motifs/plants/bracken.ts";
import { drawSpray } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const FERN: Ink = [0.2, 0.44, 0.26];
const NIGHT: Ink = [0.05, 0.13, 0.12];
const PINE: Ink = [0.1, 0.28, 0.22];

/** Sleeping fox in a ring of ferns, color, thigh. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "thigh",
		seed: 311,
		shot: { distance: 1.24, turn: -5, look: [800, 900] },
		lamp: "day",
		light: -0.35,
		behind: ["cloth", "#a9a498"],
		freckles: 3,
		clothes: [["shorts", "#39465a"]],
	}),
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
				index % 3 === 1 ? FERN : index % 3 === 0 ? PINE : NIGHT,
			);
		});
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 230, 5);
		drawFox(sheet);
		return sheet;
	},
};

/** Angle, length and bend of the fronds: two sheaves across from each other, and single ones between. */
const FRONDS = [
	[-0.32, 400, 0.9],
	[-1.42, 560, -0.55],
	[-0.62, 500, 0.8],
	[-1.16, 600, 0.3],
	[-0.9, 560, 0.75],
	[-2.05, 400, -0.9],
	[-2.5, 360, -0.9],
	[0.2, 330, 1.0],
	[2.86, 420, -0.8],
	[1.35, 430, -0.7],
	[2.6, 440, 0.8],
	[1.75, 520, -0.6],
	[2.28, 600, 0.5],
	[2.0, 590, -0.35],
	[0.72, 360, 0.8],
] as const;

const SPRAYS = [
	[430, 620, -2.25],
	[290, 820, 3.3],
	[1220, 1400, 0.75],
	[1310, 1180, 0.1],
] as const;
