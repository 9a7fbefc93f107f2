import { heading, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAspenBark } from "../../motifs/plants/aspen-bark.ts";
import { drawAspenLeaf } from "../../motifs/plants/aspen-leaf.ts";
import { drawHaze } from "../../motifs/plants/foliage.ts";
import { drawBranch } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** Each twig, with where its leaves hang: share of its length, direction, size. */
const TWIGS = [
	[
		"270,990 280,820 330,660 400,520",
		[
			[0.5, -2.7, 150],
			[1, -2, 185],
			[0.97, -0.7, 165],
		],
	],
	[
		"420,930 520,760 640,640 800,560",
		[
			[0.5, -1.9, 170],
			[0.75, -0.9, 190],
			[1, -0.2, 215],
			[0.78, 2.5, 160],
		],
	],
	[
		"900,800 1010,640 1130,520 1290,430",
		[
			[0.4, -2.1, 165],
			[0.66, -1.2, 200],
			[1, -0.55, 215],
			[0.95, 0.55, 190],
		],
	],
	[
		"1380,640 1500,600 1610,540 1690,440",
		[
			[0.5, -1.7, 150],
			[1, -0.9, 175],
			[0.85, 0.35, 170],
		],
	],
	[
		"620,900 700,1040 800,1130 930,1180",
		[
			[0.42, 2.2, 180],
			[0.72, 1.6, 215],
			[1, 0.75, 230],
			[1, -0.35, 170],
		],
	],
	[
		"1120,740 1230,860 1330,920 1440,960",
		[
			[0.4, 2, 170],
			[0.72, 1.4, 205],
			[1, 0.7, 215],
			[1, -0.35, 165],
		],
	],
	[
		"330,1000 345,1090 380,1160 440,1220",
		[
			[0.55, 2.5, 165],
			[1, 1.3, 180],
			[0.85, 0.5, 160],
		],
	],
] as const;

/** A branch of aspen in fall: white bark with its eyes, and gold leaves, across the back; stored on its side. */
export const piece: Piece = {
	on: onSkin({
		tone: "tan",
		body: "ribs",
		seed: 733,
		shot: { distance: 1.2, look: [1120, 800] },
		lamp: "sun",
		light: -0.35,
		behind: ["wall", "#8d8478"],
	}),
	stored: -90,
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		const curve = (noted: string) => smooth(trace(noted), false, 2);
		drawHaze(sheet, pt(1000, 800), { x: 900, y: 640 }, 0.95, 12, { dots: true });
		for (const [noted] of TWIGS) drawBranch(sheet, curve(noted), 15, 7);
		drawAspenBark(sheet, curve("130,1060 480,930 900,800 1380,640 1880,560"), 118, 46, [
			[0.17, -0.05, 58],
			[0.46, 0.1, 50],
			[0.7, -0.1, 38],
			[0.885, 0.1, 24],
		]);
		TWIGS.forEach(([noted, leaves], twig) => {
			const path = curve(noted);
			leaves.forEach(([t, turn, size], leaf) => {
				const index = Math.round(t * (path.length - 1));
				const chance = hash(twig * 9 + leaf, 5);
				const aim = turn + 0.1 * heading(path, index);
				drawAspenLeaf(
					sheet,
					pick(path, index),
					aim,
					size,
					mix(-0.5, 0.5, chance),
					chance * 0.4 - 0.15,
				);
			});
		});
		return sheet;
	},
};
