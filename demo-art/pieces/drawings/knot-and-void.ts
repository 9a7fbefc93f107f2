import { circle, pt } from "../../brush/geometry.ts";
import { at, emptyMask, fill } from "../../brush/mask.ts";
import { clamp, cloud, noise, ramp, seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay, newSheet } from "../../brush/sheet.ts";
import { engrave, stipple } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { ringKnot, weaveLoops } from "../../motifs/ornament/knot.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

const OXBLOOD: Ink = [0.4, 0.04, 0.05];
const CENTER = pt(800, 900);

/** 0 where the knot is whole, 1 where it is gone. */
function loss(x: number, y: number): number {
	const away = (x - CENTER.x) * 0.6 + (y - CENTER.y) * 0.8;
	return clamp((away - 60) / 520 + 0.32 * cloud(x / 150, y / 150, 4, 21));
}

/** A ribbon knot round a black void, with one oxblood thread woven in; it falls apart into dots. */
export const piece: Piece = {
	on: onPaper({ seed: 915, age: 0.65 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, CENTER, 150, 430, 0.95, 6);
		lay(sheet, fill(circle(CENTER, 206)), BLACK, (x, y) =>
			stipple(x, y, 1 - 0.5 * loss(x, y) ** 2, 6),
		);
		const loops = [ringKnot(CENTER, 436, 160, 3, 8, 45), ringKnot(CENTER, 452, 0, 1, 0, 15)];
		const weave = weaveLoops(sheet.width, sheet.height, loops, 11);
		const mask = emptyMask([pt(0, 0), pt(1600, 2000)], 0);
		mask.data.fill(1);
		lay(sheet, mask, [1, 1, 1], (_x, _y, index) => (at(weave.which, index) !== 0 ? 1 : 0));
		lay(sheet, mask, OXBLOOD, (x, y, index) => {
			if (at(weave.which, index) !== 2) return 0;
			const left = 1.25 - loss(x, y);
			return left >= 0.98 ? 0.94 : stipple(x, y, clamp(left), 7);
		});
		lay(sheet, mask, BLACK, (x, y, index) => {
			const which = at(weave.which, index);
			if (which <= 0) return 0;
			const across = at(weave.across, index);
			const low = clamp(0.55 - at(weave.near, index) * 0.75);
			const gone = loss(x, y);
			if (which === 2)
				return Math.abs(across) > 0.8 ? ramp(0.5, 0.1, gone) : 0.5 * low * ramp(0, 0.8, across);
			const round = 0.15 + 0.55 * ramp(-0.1, 0.95, across) + 0.75 * low ** 1.5;
			const edge = Math.abs(across) > 0.9 || Math.abs(Math.abs(across) - 0.72) < 0.035;
			const inked = edge
				? 1
				: Math.abs(across) > 0.72
					? 0
					: engrave(at(weave.along, index) / 8 + 1.1 * across * across, clamp(round), 8);
			const dots = stipple(x, y, clamp((edge ? 0.95 : round) * (1.15 - gone)), 7);
			const whole = ramp(0.42, 0.2, gone + 0.08 * noise(x / 14, y / 14, 3));
			return inked * whole + dots * (1 - whole) * ramp(1.02, 0.9, gone);
		});
		scatter(sheet);
		return sheet;
	},
};

/** Dots that drift off where the knot has come apart. */
function scatter(sheet: Sheet): void {
	const random = seedRandom(31);
	for (let grain = 0; grain < 2600; grain++) {
		const angle = Math.PI * (0.02 + 0.66 * random());
		const reach = 330 + 640 * random() ** 1.7;
		const place = pt(CENTER.x + Math.cos(angle) * reach, CENTER.y + Math.sin(angle) * reach * 1.05);
		if (random() > loss(place.x, place.y) + 0.1 || place.x > 1490 || place.y > 1890) continue;
		const far = ramp(330, 970, reach);
		if (random() < far * 0.75) continue;
		dot(
			sheet,
			place,
			1.6 + 4.4 * random() ** 2 * (1 - 0.5 * far),
			grain % 41 === 0 ? OXBLOOD : BLACK,
		);
	}
}
