import { along } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, newSheet } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import type { Pattern } from "../../motifs/ornament/tessellation.ts";
import {
	chevrons,
	diamonds,
	rosettes,
	scales,
	triangles,
	weave,
} from "../../motifs/ornament/tessellation.ts";
import type { Piece } from "../../piece.ts";

const WIDTH = 1600;
/** The arm the bands go round: its middle and half width in pixels. */
const middle = along([
	[0, 0.5 * WIDTH],
	[0.5, 0.5 * WIDTH],
	[1, 0.49 * WIDTH],
]);
const reach = along([
	[0, 0.49 * WIDTH],
	[0.5, 0.46 * WIDTH],
	[1, 0.4 * WIDTH],
]);
/** How far a band sinks in the middle of the arm. */
const BOW = 74;

type Band = { top: number; height: number; repeats: number; pattern: Pattern };

const solid: Pattern = () => 1;
const fade =
	(up: boolean): Pattern =>
	(_u, v) =>
		0.92 * (up ? 1 - v : v) ** 1.5;

const BANDS: Band[] = [
	{ top: 40, height: 120, repeats: 1, pattern: fade(false) },
	{ top: 166, height: 60, repeats: 1, pattern: solid },
	{ top: 238, height: 90, repeats: 16, pattern: diamonds },
	{ top: 340, height: 34, repeats: 1, pattern: solid },
	{ top: 388, height: 330, repeats: 16, pattern: rosettes(2.85) },
	{ top: 732, height: 34, repeats: 1, pattern: solid },
	{ top: 780, height: 250, repeats: 8, pattern: weave(1.9) },
	{ top: 1044, height: 34, repeats: 1, pattern: solid },
	{ top: 1092, height: 200, repeats: 11, pattern: triangles(2) },
	{ top: 1306, height: 34, repeats: 1, pattern: solid },
	{ top: 1354, height: 230, repeats: 11, pattern: scales(4) },
	{ top: 1598, height: 70, repeats: 1, pattern: solid },
	{ top: 1680, height: 150, repeats: 12, pattern: chevrons },
	{ top: 1838, height: 26, repeats: 1, pattern: solid },
	{ top: 1870, height: 90, repeats: 1, pattern: fade(true) },
];

/** Interlocking ornamental bands round the whole forearm, dotwork and solid black. */
export const piece: Piece = {
	on: onSkin({
		tone: "ebony",
		body: "forearm",
		seed: 303,
		wrap: 0,
		shot: { distance: 1.45, turn: -13, look: [800, 1040] },
		lamp: "studio",
		light: -0.35,
		bright: 1.3,
		behind: ["wall", "#c9ad8f"],
	}),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, 2000);
		for (let y = 0; y < sheet.height; y++) {
			for (let x = 0; x < WIDTH; x++) {
				let cover = 0;
				for (const [dx, dy] of [
					[0.17, 0.33],
					[0.67, 0.17],
					[0.83, 0.67],
					[0.33, 0.83],
				] as const)
					cover += inkAt(x + dx, y + dy) / 4;
				const place = (y * WIDTH + x) * 3;
				for (let channel = 0; channel < 3; channel++)
					sheet.light[place + channel] = 1 - cover * (1 - at(BLACK, channel));
			}
		}
		return sheet;
	},
};

function inkAt(x: number, y: number): number {
	const side = clamp((x - middle(y / 2000)) / reach(y / 2000), -0.999, 0.999);
	const around = Math.asin(side);
	const down = y - BOW * Math.cos(around);
	const band = BANDS.find(({ top, height }) => down >= top && down < top + height);
	if (!band) return 0;
	const tone = band.pattern(
		(around / (Math.PI * 2)) * band.repeats * 2 + 0.5,
		(down - band.top) / band.height,
	);
	return tone >= 0.95 ? 0.96 : stipple(x, y, clamp(tone), band.repeats === 1 ? 6 : 4.4);
}
