import type { Path, Point } from "../../brush/geometry.ts";
import { pick, polar, pt, smooth } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";

const BARE: Ink = [1, 1, 1];

/** A spruce as a black shape: drooping boughs with needles, ragged, a little bare on the side of the light. */
export function drawSpruce(
	sheet: Sheet,
	foot: Point,
	height: number,
	halo = 5,
	strength = 1,
): void {
	const boughs = growBoughs(foot, height);
	const trunk = smooth([foot, pt(foot.x + 3, foot.y - height * 0.5), pt(foot.x, foot.y - height)]);
	const trunkWidth = Math.max(4, height * 0.026);
	if (halo > 0) {
		for (const { path, width } of boughs) line(sheet, path, { width: width + halo * 2, ink: BARE });
	}
	line(sheet, trunk, { width: trunkWidth, strength, taper: (t) => 1 - 0.75 * t });
	for (const { path, width } of boughs) {
		line(sheet, path, { width, taper: (t) => 1 - 0.72 * t, strength });
		drawNeedles(sheet, path, width, strength);
	}
	boughs.forEach(({ path, width }, index) => {
		if (hash(index, 61) > 0.3) return;
		const shine = path
			.slice(Math.floor(path.length * 0.25))
			.map(({ x, y }) => pt(x - width * 0.1, y - width * 0.34));
		line(sheet, shine, { width: 1.8, ink: BARE, strength: 0.75 * strength, taper: whip });
	});
}

function growBoughs(foot: Point, height: number): { path: Path; width: number }[] {
	const seed = Math.round(foot.x * 3 + height);
	const count = Math.max(10, Math.round(height / 12));
	const boughs: { path: Path; width: number }[] = [];
	for (let bough = 0; bough < count; bough++) {
		const t = bough / count;
		const y = foot.y - height * mix(0.11, 0.985, t);
		for (const side of [-1, 1]) {
			const rank = bough * 2 + (side > 0 ? 1 : 0);
			const reach = height * mix(0.2, 0.015, t ** 0.85) * mix(0.62, 1.14, hash(rank, seed));
			const drop = reach * mix(0.5, 0.22, t);
			const path = smooth(
				[
					pt(foot.x, y - drop * 0.25),
					pt(foot.x + side * reach * 0.5, y + drop * 0.22),
					pt(foot.x + side * reach * 0.86, y + drop * 0.86),
					pt(foot.x + side * reach, y + drop * 0.84),
				],
				false,
				5,
			);
			boughs.push({ path, width: Math.max(5, height * mix(0.036, 0.015, t)) });
		}
	}
	return boughs;
}

function drawNeedles(sheet: Sheet, path: Path, width: number, strength: number): void {
	for (let index = 2; index < path.length; index += 2) {
		const root = pick(path, index);
		const side = root.x > pick(path, 0).x ? 1 : -1;
		const turn = Math.PI / 2 - side * mix(0.2, 0.9, hash(index, Math.round(root.x)));
		const tip = polar(root, turn, width * mix(0.6, 1.25, hash(index, Math.round(root.y))));
		line(sheet, [root, tip], { width: Math.max(2, width * 0.3), strength, taper: whip });
	}
}
