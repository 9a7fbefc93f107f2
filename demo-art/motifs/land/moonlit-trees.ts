import type { Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { cloud, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { blend, paint, tint } from "../painting/paint.ts";
import type { Ladder } from "../painting/painted-garden.ts";

/** Woods in three layers and cypresses before them, 1600 wide, open towards the light at x 800. */
export function paintMoonlitTrees(sheet: Sheet, ladder: Ladder): void {
	for (const layer of [0, 1, 2]) paintTrees(sheet, layer);
	for (const [x, top, width] of CYPRESSES) paintCypress(sheet, pt(x, top), width, ladder);
}

/** Trees behind the wall, paler the further away they are. */
function paintTrees(sheet: Sheet, layer: number): void {
	const ink = [tint("#545c8e"), tint("#2f3767"), tint("#171d42")][layer] ?? tint("#171d42");
	const base = [1080, 1140, 1230][layer] ?? 1200;
	const crest: Point[] = [];
	for (let x = -20; x <= 1620; x += 3) {
		const open = ramp(140 + layer * 90, 520 + layer * 60, Math.abs(x - 800));
		const crown =
			Math.abs(noise(x / (150 - layer * 20), 3, layer + 5)) * 150 + 46 * cloud(x / 30, 2, 3, layer);
		crest.push(pt(x, base - open * (330 + layer * 40) - crown * (0.35 + open)));
	}
	paint(
		sheet,
		[...crest, pt(1620, 1500), pt(-20, 1500)],
		(x, y, depth) => {
			const lit = ramp(26, 2, depth) * ramp(760, 120, Math.abs(x - 800));
			const dapple =
				0.3 *
				ramp(0.1, 0.4, cloud(x / 26, y / 22, 3, layer + 9)) *
				ramp(900, 200, Math.abs(x - 800));
			return blend([ink, tint("#8d92ba")], 0.55 * lit + dapple * 0.5 + 0.3 * ramp(1050, 1430, y));
		},
		{ rough: 7 },
	);
}

const CYPRESSES = [
	[60, 300, 92],
	[262, 520, 66],
	[1352, 470, 70],
	[1536, 250, 98],
] as const;

/** A cypress behind the wall: a dark flame, silver towards the moon. */
function paintCypress(sheet: Sheet, { x, y: top }: Point, width: number, ladder: Ladder): void {
	const edge = (side: number) =>
		Array.from({ length: 60 }, (_, step) => {
			const t = step / 59;
			const swell = Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.02)) ** 0.75;
			const tuft = 0.86 + 0.2 * noise(t * 17, side, Math.round(x));
			return pt(x + side * width * swell * tuft, mix(top, 1180, t));
		});
	const inner = x < 800 ? 1 : -1;
	paint(
		sheet,
		[...edge(-1), ...edge(1).reverse()],
		(px, py, depth) => {
			const turned = ramp(-0.7, 1, (inner * (px - x)) / width);
			const tuft = cloud(px / 16 + 0.3 * noise(px / 9, py / 30), py / 46, 3, Math.round(x));
			const lit = turned * (0.2 + 0.55 * ramp(0, 0.36, tuft)) + 0.25 * turned * ramp(9, 1, depth);
			return blend(ladder, 0.1 + 0.62 * lit * ramp(1180, 500, py));
		},
		{ rough: 9 },
	);
}
