import { along, pt } from "../geometry.ts";
import { drawOctopusArms, drawOctopusHead } from "../octopus.ts";
import { drawAura, drawBeads, drawRays, drawRing } from "../ornaments.ts";
import type { Sheet } from "../sheet.ts";
import { newSheet } from "../sheet.ts";
import type { Piece } from "./all.ts";

/** Octopus before a sun of rays, black and gray, thigh. */
export const hero: Piece = {
	skin: {
		seed: 12,
		tone: "#dba683",
		middle: along([
			[0, 0.5],
			[1, 0.49],
		]),
		reach: along([
			[0, 0.56],
			[0.5, 0.55],
			[1, 0.5],
		]),
		light: -0.5,
		shine: 0.8,
		behind: "#1d181a",
	},
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const sun = pt(800, 830);
		drawAura(sheet, sun, 560, 270, 0.75, 6.5);
		drawRing(sheet, sun, 566, 8);
		drawRing(sheet, sun, 588, 3.5);
		drawBeads(sheet, sun, 610, 144, 5);
		drawRays(sheet, sun, 634, 740, 108);
		drawOctopusArms(sheet);
		drawOctopusHead(sheet, { to: pt(800, 820), turn: 0.1, scale: 0.84 });
		return sheet;
	},
};
