import { pt, smooth } from "../../brush/geometry.ts";
import { hash, mix, noise } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet, spindle, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBear } from "../../motifs/beasts/bear.ts";
import { drawPeak } from "../../motifs/land/ridge.ts";
import { drawSpruce } from "../../motifs/land/spruce.ts";
import { drawAura, drawRing } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** Black bear walking before a Front Range ridge, black and gray, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "porcelain",
		body: "back",
		seed: 204,
		shot: { distance: 1.36, look: [840, 1050] },
		lamp: "window",
		light: 0.6,
		behind: ["wall", "#8f99a3"],
		clothes: [["waistband", "#2d3a4d"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const sun = pt(1060, 470);
		drawAura(sheet, sun, 190, 400, 0.6, 7);
		drawAura(sheet, sun, 150, 20, 0.5, 5);
		drawRing(sheet, sun, 172, 6);
		drawRing(sheet, sun, 156, 2.5);
		for (const [x, y, left, right, seed] of PEAKS)
			drawPeak(sheet, { x, y, left, right, seed }, 1330);
		for (const [x, y, height] of PINES) drawSpruce(sheet, pt(x, y), height);
		drawGround(sheet);
		drawBear(sheet, pt(840, 1245), 1.06);
		drawGrass(sheet);
		return sheet;
	},
};

const PEAKS = [
	[310, 690, 215, 460, 5],
	[1230, 620, 560, 250, 8],
	[690, 400, 560, 640, 3],
	[1010, 760, 380, 420, 14],
] as const;

const PINES = [
	[216, 1606, 250],
	[296, 1614, 190],
	[1390, 1570, 640],
	[1290, 1600, 430],
	[1462, 1600, 390],
	[136, 1600, 330],
] as const;

/** The path it walks on: broken lines that lie ever further apart, and gravel. */
function drawGround(sheet: Sheet): void {
	for (let row = 0; row < 9; row++) {
		const y = 1618 + row * row * 2.6 + row * 9;
		const reach = 690 - row * 58;
		for (let part = 0; part < 7; part++) {
			const from = 800 - reach + (part / 7) * 2 * reach + 60 * hash(part, row);
			const to = from + (reach / 7) * mix(0.6, 1.7, hash(part, row + 9));
			const path = smooth(
				[0, 0.33, 0.66, 1].map((t) =>
					pt(mix(from, to, t), y + 9 * noise(mix(from, to, t) / 90, row, 4)),
				),
			);
			line(sheet, path, { width: 5.5 - row * 0.35, taper: spindle });
		}
	}
	for (let stone = 0; stone < 150; stone++) {
		const away = Math.sqrt(hash(stone, 5));
		const side = (hash(stone, 6) - 0.5) * 2;
		dot(
			sheet,
			pt(800 + side * 660 * (1 - away * 0.55), 1630 + away * 230),
			mix(1.6, 4.6, hash(stone, 7)),
		);
	}
}

function drawGrass(sheet: Sheet): void {
	for (let blade = 0; blade < 150; blade++) {
		const clump = [190, 420, 700, 1010, 1210, 1400][blade % 6] ?? 0;
		const root = pt(clump + (hash(blade, 1) - 0.5) * 150, 1640 + 18 * hash(blade, 2));
		const lean = (hash(blade, 3) - 0.5) * 60;
		const tall = mix(26, 84, hash(blade, 4));
		const path = smooth([
			root,
			pt(root.x + lean * 0.3, root.y - tall * 0.6),
			pt(root.x + lean, root.y - tall),
		]);
		line(sheet, path, { width: 8, ink: [1, 1, 1], taper: whip });
		line(sheet, path, { width: 4.6, taper: whip });
	}
}
