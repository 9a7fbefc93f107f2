import { polar, pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawMoonFace } from "../../motifs/sky/moon-face.ts";
import { drawRay, drawStar, drawSunFace } from "../../motifs/sky/sun-face.ts";
import type { Piece } from "../../piece.ts";

const SUN = pt(640, 930);
const MOON = pt(790, 980);

/** Engraved sun in the arms of a crescent moon, its rays passing behind her, black and gray, upper back. */
export const piece: Piece = {
	on: onSkin({
		tone: "brown",
		body: "back",
		seed: 83,
		shot: { frame: [1600, 1800], distance: 1.4, look: [800, 860] },
		lamp: "studio",
		light: -0.35,
		behind: ["studio", "#5d5750"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, MOON, 560, 690, 0.6, 6);
		for (const layer of [1, 0]) {
			for (let ray = layer; ray < 30; ray += 2) {
				const angle = (ray / 30) * Math.PI * 2 - 0.1;
				const reach = layer === 0 ? 640 : 560;
				drawRay(sheet, polar(SUN, angle, 250), angle, reach - 250, 29, layer === 0 ? 3.2 : 0);
			}
			for (let ray = layer; ray < 52; ray += 2) {
				const angle = (ray / 52) * Math.PI * 2;
				if (Math.abs(angle - Math.PI) < 0.42) continue;
				const long = 150 + 130 * Math.abs(Math.sin(angle)) ** 5;
				const root = polar(MOON, angle, 530);
				if (layer === 0) drawRay(sheet, root, angle, long, 25, 2.2);
				else drawRay(sheet, root, angle, long * 0.92, 24, 0);
			}
		}
		drawMoonFace(sheet);
		for (let ray = 0; ray < 24; ray++) {
			const angle = (ray / 24) * Math.PI * 2 + 0.06;
			drawRay(
				sheet,
				polar(SUN, angle, 250),
				angle,
				(ray % 2 === 0 ? 170 : 132) * (Math.cos(angle - 0.12) > 0.82 ? 0.52 : 1),
				24,
				0,
			);
		}
		drawSunFace(sheet, SUN, 252);
		for (const [x, y, size, turn] of STARS) drawStar(sheet, pt(x, y), size, turn);
		return sheet;
	},
};

const STARS = [
	[1330, 330, 54, 0],
	[1225, 262, 25, 0],
	[1410, 440, 21, 0],
	[250, 1620, 48, 0],
	[345, 1700, 23, 0],
	[170, 1520, 19, 0],
	[250, 330, 30, 0],
	[1340, 1620, 34, 0],
] as const;
