import { pt } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHawkmoth } from "../../motifs/insects/hawkmoth.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawGlow, drawRailroadLantern } from "../../motifs/things/railroad-lantern.ts";
import type { Piece } from "../../piece.ts";

const AMBER: Ink = [1.5, 1.2, 0.36];

/** Railroad lantern with moths around its flame, black and gray with amber, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "deep",
		body: "forearm",
		seed: 241,
		shot: { distance: 1.42, turn: -15, look: [800, 1020] },
		light: 0.45,
		bright: 1.15,
		behind: ["cloth", "#c4b8a5"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 1130), 640, 400, 1, 6);
		drawGlow(sheet, pt(800, 1130), 600, AMBER, 1);
		drawRailroadLantern(sheet, { to: pt(800, 1090), scale: 310, turn: 0.06, amber: AMBER });
		drawHawkmoth(sheet, { to: pt(1120, 640), turn: -0.7, scale: 0.44 });
		drawHawkmoth(sheet, { to: pt(420, 820), turn: 0.6, scale: 0.38 });
		return sheet;
	},
};
