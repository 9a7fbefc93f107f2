import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { hash } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawLunaMoth } from "../../motifs/insects/luna-moth.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawBloom, drawSpray, drawSprig } from "../../motifs/plants/plants.ts";
import { drawCrescent } from "../../motifs/sky/crescent.ts";
import type { Piece } from "../../piece.ts";

const LEAF: Ink = [0.08, 0.3, 0.22];
const PETAL: Ink = [0.9, 1.45, 1.5];
const THROAT: Ink = [0.4, 0.34, 0.75];

/** Luna moth before a thin dark moon, white flowers beneath, color, on umber skin. */
export const piece: Piece = {
	on: onSkin({
		tone: "umber",
		body: "back",
		seed: 141,
		shot: { distance: 1.15, look: [800, 930] },
		lamp: "window",
		light: 0.5,
		bright: 1.1,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(800, 930), 1, 740, 0.72, 6.5);
		drawCrescent(sheet, pt(800, 350), 200, 0.36, -Math.PI / 2);
		for (let star = 0; star < 60; star++) {
			const away = 60 + 330 * hash(star, 3);
			const at = polar(pt(800, 360), hash(star, 4) * Math.PI * 2, away);
			if (Math.hypot(at.x - 800, at.y - 350) > 216) dot(sheet, at, 2 + 4.5 * hash(star, 5) ** 3);
		}
		for (const stem of [
			"800,1560 640,1620 470,1600 330,1500",
			"800,1560 960,1630 1130,1610 1270,1500",
		])
			drawSprig(
				sheet,
				smooth(trace(stem), false, 3),
				4,
				{ length: 150, width: 40, lean: 0.8 },
				LEAF,
			);
		for (const [x, y, angle] of [
			[560, 1640, 2.2],
			[1040, 1650, 1],
			[800, 1720, 1.57],
		] as const)
			drawSpray(sheet, pt(x, y), angle, 200, 5);
		drawLunaMoth(sheet, { to: pt(800, 830), turn: 0.02, scale: 1.04 });
		for (const [x, y, size, turn] of [
			[610, 1610, 105, 0.2],
			[985, 1620, 98, 0.9],
			[800, 1640, 150, 0.5],
		] as const)
			drawBloom(sheet, { center: pt(x, y), size, petals: 5, turn, deep: THROAT, pale: PETAL });
		return sheet;
	},
};
