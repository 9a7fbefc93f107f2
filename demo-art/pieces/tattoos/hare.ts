import { polar, pt } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHare } from "../../motifs/beasts/hare.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawTuft } from "../../motifs/plants/grass.ts";
import { drawPhase } from "../../motifs/sky/moon.ts";
import type { Piece } from "../../piece.ts";

/** Leaping hare over the phases of the moon, dotwork, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "forearm",
		seed: 149,
		shot: { frame: [1600, 1800], distance: 1.36, turn: -27 },
		lamp: "day",
		light: 0.4,
		behind: ["towel", "#dfdcd6"],
		freckles: 6,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const sky = pt(800, 1150);
		drawAura(sheet, pt(800, 700), 500, 150, 0.62, 7);
		drawStars(sheet);
		drawHare(sheet, pt(800, 790), -0.34, 0.93);
		for (const [step, share] of PHASES) {
			const place = polar(sky, Math.PI / 2 + step * 0.345, 330 - 30 * Math.abs(Math.sin(step)));
			drawPhase(
				sheet,
				pt(800 - step * 142, 1330 - step * step * 11),
				62 - Math.abs(step) * 7,
				share,
			);
			dot(sheet, pt(place.x, 1448 - step * step * 11), 5);
		}
		for (const [x, y, height, spread] of TUFTS) drawTuft(sheet, pt(x, y), height, spread);
		for (let seed = 0; seed < 170; seed++) {
			const low = hash(seed, 2) ** 1.7;
			const side = (hash(seed, 1) * 2 - 1) * 480 * (1 - low * 0.7);
			dot(sheet, pt(800 + side, 1726 + low * 170), mix(4.6, 1.6, low));
		}
		return sheet;
	},
};

const PHASES = [
	[-3, 0.85],
	[-2, 0.5],
	[-1, 0.22],
	[0, 0],
	[1, -0.22],
	[2, -0.5],
	[3, -0.85],
] as const;

const TUFTS = [
	[380, 1700, 180, 150],
	[1220, 1700, 190, 150],
	[520, 1716, 240, 170],
	[1070, 1716, 230, 170],
	[660, 1726, 190, 150],
	[930, 1726, 180, 140],
	[800, 1734, 260, 170],
] as const;

/** Small stars about the hare: a dot, or a cross of four flicks. */
function drawStars(sheet: Sheet): void {
	for (let star = 0; star < 46; star++) {
		const angle = star * 2.39996;
		const reach = mix(330, 560, hash(star, 7));
		const place = pt(800 + Math.cos(angle) * reach * 0.9, 700 + Math.sin(angle) * reach * 0.92);
		if (place.y > 1180) continue;
		dot(sheet, place, mix(2.4, 5.4, hash(star, 8)));
		if (star % 5 !== 0) continue;
		for (let ray = 0; ray < 4; ray++) {
			const turn = (ray * Math.PI) / 2;
			line(sheet, [place, polar(place, turn, ray % 2 === 0 ? 22 : 32)], { width: 5, taper: whip });
		}
	}
}
