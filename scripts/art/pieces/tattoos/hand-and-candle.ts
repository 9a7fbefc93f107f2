import { pt } from "../../brush/geometry.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawCandleHand } from "../../motifs/candle-hand.ts";
import type { Piece } from "../../piece.ts";

const PALE: Ink = [1.25, 1.12, 0.8];

/** Hand with a dripping candle, cut like an old wood block, thigh. */
export const piece: Piece = {
	on: onSkin({ tone: "light", limb: "thigh", seed: 271, light: -0.5, behind: "#27211e" }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawCandleHand(sheet, { to: pt(800, 1150), scale: 330, turn: 0.08, grain: 4 }, PALE);
		return sheet;
	},
};
