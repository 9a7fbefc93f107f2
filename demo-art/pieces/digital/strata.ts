import { at } from "../../brush/mask.ts";
import { clamp, cloud, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, flood, tint } from "../../motifs/painting/paint.ts";
import type { Piece } from "../../piece.ts";

const [WIDTH, HEIGHT] = [1600, 2000];
const LEVELS = 15;
const LADDER = [
	"#10161b",
	"#18232b",
	"#24343d",
	"#3a4c54",
	"#5c6a6c",
	"#8b8672",
	"#94743f",
	"#a97d38",
	"#9c6429",
	"#6d3d1c",
	"#7d6f59",
	"#a39679",
	"#bfb295",
	"#d2c7ac",
	"#e0d7c0",
].map(tint);

/** A landscape of stacked layers with light edges: slate in the depth, ochre, bone on the heights. */
export const piece: Piece = {
	on: onScreen(7),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, HEIGHT);
		const land = raiseLand();
		const level = (x: number, y: number) =>
			Math.floor(
				at(land, clamp(Math.round(y), 0, HEIGHT - 1) * WIDTH + clamp(Math.round(x), 0, WIDTH - 1)),
			);
		flood(sheet, (x, y) => {
			const here = level(x, y);
			const height = at(land, y * WIDTH + x);
			const part = height - here;
			const slope = Math.max(
				0.004,
				Math.hypot(
					at(land, y * WIDTH + Math.min(WIDTH - 1, x + 1)) - height,
					at(land, Math.min(HEIGHT - 1, y + 1) * WIDTH + x) - height,
				),
			);
			let shade = 0;
			for (let step = 1; step <= 9; step++) {
				const over = level(x - step * 4.2, y - step * 5.4) - here;
				if (over > 0) shade = Math.max(shade, (1 - (step - over * 2) / 10) * (0.55 + 0.12 * over));
			}
			const facing = level(x - 4, y - 5) < here ? 1 : level(x + 4, y + 5) < here ? 0.35 : 0;
			const edge = ramp(5.5, 1.5, part / slope) * facing;
			const contour =
				0.16 * ramp(1.4, 0.4, Math.abs((part % 0.34) - 0.17) / slope) * ramp(0.02, 0.008, slope);
			const grit = 1 + 0.1 * noise(x / 1.7, y / 1.7, 3) + 0.12 * cloud(x / 70, y / 9, 3, here);
			const glaze = mix(0.86, 1.12, part) * grit * (1 - 0.72 * clamp(shade)) * (1 - contour);
			const body = LADDER[clamp(here, 0, LEVELS - 1)] as Ink;
			const color: Ink = [body[0] * glaze, body[1] * glaze, body[2] * glaze * (1 + 0.25 * shade)];
			return blend([color, blend([color, tint("#fff4da")], 0.75)], edge);
		});
		return sheet;
	},
};

/** The height of every place in levels: a ridge that winds from corner to corner around a deep basin. */
function raiseLand(): Float32Array {
	const land = new Float32Array(WIDTH * HEIGHT);
	for (let y = 0; y < HEIGHT; y++) {
		for (let x = 0; x < WIDTH; x++) {
			const [u, v] = [x / 620, y / 620];
			const bendX = u + 0.62 * cloud(u * 0.9, v * 0.9, 3, 11);
			const bendY = v + 0.62 * cloud(u * 0.9 + 5, v * 0.9, 3, 12);
			const basin = Math.hypot((bendX - 1.3) / 1.3, (bendY - 1.62) / 1.3);
			const rise = 0.52 * basin ** 0.85 + 0.34 * cloud(bendX * 0.95, bendY * 0.95, 3, 14);
			land[y * WIDTH + x] = LEVELS * clamp(rise + 0.005 * cloud(x / 34, y / 34, 2, 15), 0, 0.999);
		}
	}
	return land;
}
