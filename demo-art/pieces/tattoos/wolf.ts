import { pick, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, newSheet } from "../../brush/sheet.ts";
import { engrave, stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawWolf } from "../../motifs/beasts/wolf.ts";
import { drawSpruce } from "../../motifs/land/spruce.ts";
import { drawAura, drawRing } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

/** Howling wolf over pines, breaking into facets on one side, black and gray, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "tan",
		body: "shoulder",
		seed: 88,
		shot: { distance: 1.32, look: [700, 860] },
		lamp: "sun",
		light: 0.45,
		behind: ["studio", "#3c4247"],
		clothes: [["tank", "#55585b"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const moon = pt(930, 720);
		drawAura(sheet, moon, 505, 250, 0.55, 6);
		drawRing(sheet, moon, 512, 5);
		drawRing(sheet, moon, 530, 2.5);
		drawFacets(sheet);
		drawWolf(sheet, pt(800, 640), -0.82, 1.2);
		for (const [x, y, height] of PINES) drawSpruce(sheet, pt(x, y), height, 6);
		for (let seed = 0; seed < 130; seed++) {
			const side = hash(seed, 1) * 2 - 1;
			const low = hash(seed, 2) ** 2;
			dot(sheet, pt(760 + side * 560 * (1 - low * 0.6), 1745 + low * 150), mix(5, 1.8, low));
		}
		return sheet;
	},
};

const CORNERS = [
	[500, 560],
	[330, 640],
	[420, 800],
	[210, 830],
	[340, 1000],
	[160, 1080],
	[280, 1210],
	[130, 1330],
	[240, 1450],
	[270, 450],
	[150, 610],
	[440, 380],
] as const;

const FACES = [
	[0, 1, 2],
	[1, 3, 2],
	[2, 3, 4],
	[3, 5, 4],
	[4, 5, 6],
	[5, 7, 6],
	[6, 7, 8],
	[0, 9, 1],
	[9, 10, 1],
	[1, 10, 3],
	[0, 11, 9],
] as const;

/** Triangles with their own shade: lines, dots or bare, with points at the corners. */
function drawFacets(sheet: Sheet): void {
	const corner = (index: number) => {
		const [x, y] = pick(CORNERS, index);
		return pt(x, y);
	};
	FACES.forEach((face, index) => {
		const path = face.map(corner);
		lay(sheet, fill(path), BLACK, (x, y) =>
			index % 3 === 0
				? engrave((x * 0.5 + y * 0.87) / 10, 0.42, 10)
				: index % 3 === 1
					? stipple(x, y, mix(0.75, 0.05, (x - 130) / 400), 6)
					: 0,
		);
		for (let side = 0; side < 3; side++)
			line(sheet, [pick(path, side), pick(path, (side + 1) % 3)], { width: 4 });
	});
	CORNERS.forEach((_, index) => {
		dot(sheet, corner(index), 8);
		if (index % 3 === 0)
			closedLine(
				sheet,
				[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((step) =>
					polar(corner(index), (step / 12) * Math.PI * 2, 17),
				),
				{ width: 2.5 },
			);
	});
}

const PINES = [
	[330, 1700, 470],
	[1120, 1690, 430],
	[560, 1740, 360],
	[900, 1740, 390],
	[230, 1720, 300],
	[1220, 1700, 560],
	[440, 1750, 560],
	[1020, 1750, 260],
	[690, 1760, 270],
	[790, 1765, 210],
	[1320, 1700, 330],
] as const;
