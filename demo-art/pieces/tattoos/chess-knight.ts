import { pt } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawCheckeredFloor } from "../../motifs/things/checkered-floor.ts";
import { drawKnight } from "../../motifs/things/chess-knight.ts";
import type { Piece } from "../../piece.ts";

/** Carved chess knight on a board that shatters into dots, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "dark",
		body: "shoulder",
		seed: 229,
		shot: { distance: 1.16, look: [850, 960], mirror: true },
		lamp: "studio",
		light: 0.4,
		bright: 1.3,
		behind: ["studio", "#63666a"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(700, 700), 300, 600, 0.7, 6);
		drawCheckeredFloor(sheet, { to: pt(800, 1540), size: 165, whole: 2.2, end: 4.1, squash: 0.42 });
		drawKnight(sheet, { to: pt(800, 770), scale: 345 });
		return sheet;
	},
};
