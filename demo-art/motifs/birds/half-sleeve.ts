import { relax } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { drawPeony, drawPeonyBud } from "../plants/peony.ts";
import { drawBranch, drawLeaf, drawSpray } from "../plants/plants.ts";

import { drawWren } from "./wren.ts";

/** The inks of the half sleeve: black and gray with three quiet colors. */
export const SLEEVE = {
	rose: [0.82, 0.47, 0.5],
	ochre: [0.86, 0.62, 0.36],
	cream: [1, 0.94, 0.82],
	teal: [0.3, 0.56, 0.55],
} as const satisfies Record<string, Ink>;

/** Leaves as they are noted below: root, direction, length. */
export type Leaves = readonly (readonly [number, number, number, number])[];

/** The outer side of the half sleeve, a wren among peonies, on a sheet of 1600 by 2000 when placed at 0, 0. */
export function drawWrenAmongPeonies(sheet: Sheet, place: Place): void {
	const at = stand(place);
	const scale = place.scale ?? 1;
	const leaves = (list: Leaves) => {
		for (const [x, y, angle, length] of list)
			drawLeaf(
				sheet,
				at.point(x, y),
				angle,
				at.size(length),
				at.size(length * 0.27),
				0.45,
				SLEEVE.teal,
			);
	};
	for (const [x, y, angle] of SPRAYS) drawSpray(sheet, at.point(x, y), angle, at.size(210), 5);
	for (const stem of STEMS) drawBranch(sheet, relax(at.path(stem), 20), at.size(15), at.size(8));
	leaves(BEHIND);
	drawPeonyBud(sheet, at.point(1220, 420), -1.1, at.size(170), SLEEVE.rose, SLEEVE.teal);
	drawPeonyBud(sheet, at.point(330, 1010), -2.2, at.size(150), SLEEVE.rose, SLEEVE.teal);
	drawPeony(sheet, {
		center: at.point(500, 440),
		size: at.size(270),
		turn: 0.5,
		color: SLEEVE.rose,
		lean: { x: -0.2, y: -0.2 },
		scale,
	});
	leaves(MIDDLE);
	drawBranch(sheet, relax(at.path(PERCH), 20), at.size(20), at.size(10));
	drawPeony(sheet, {
		center: at.point(1150, 1400),
		size: at.size(240),
		turn: 1.1,
		color: SLEEVE.rose,
		lean: { x: 0.25, y: 0.1 },
		scale,
	});
	drawPeony(sheet, {
		center: at.point(660, 1480),
		size: at.size(390),
		turn: 0.2,
		color: SLEEVE.rose,
		lean: { x: -0.08, y: 0.14 },
		scale,
	});
	leaves(FRONT);
	drawWren(
		sheet,
		{ to: at.point(860, 800), scale },
		{ back: SLEEVE.ochre, breast: SLEEVE.cream, nod: 0.08 },
	);
}

const PERCH = "280,1190 480,1120 760,1095 1010,1110 1230,1060 1380,940";
const STEMS = [
	"480,1120 360,960 330,760 430,600",
	"1230,1060 1330,860 1310,620 1220,430",
	"1010,1110 1100,1200 1140,1330",
	"760,1095 700,1200 680,1380",
	"430,1140 350,1080 330,1010",
];
const BEHIND = [
	[350, 860, 2.6, 190],
	[335, 760, -2.5, 180],
	[340, 800, -0.4, 200],
	[1320, 700, -0.3, 190],
	[1325, 800, -2.5, 190],
	[1300, 900, 0.4, 180],
	[1280, 560, -2.6, 170],
	[1380, 945, -0.8, 190],
	[640, 300, -1.0, 220],
	[700, 420, -0.2, 240],
	[340, 300, -2.1, 210],
	[560, 640, 1.2, 200],
] as const;
const MIDDLE = [
	[290, 1188, 2.9, 190],
	[330, 1170, 2.0, 180],
	[1330, 1280, -0.6, 220],
	[1340, 1500, 0.5, 210],
	[1150, 1620, 1.2, 210],
	[960, 1660, 0.8, 240],
	[330, 1360, -2.9, 220],
	[320, 1600, 2.6, 220],
	[450, 1750, 2.2, 200],
	[760, 1790, 1.5, 165],
] as const;
const FRONT = [
	[900, 1240, -0.5, 190],
	[480, 1150, 0.6, 180],
] as const;
const SPRAYS = [
	[1330, 480, -0.4],
	[250, 480, 3.0],
	[300, 1760, 2.4],
	[1300, 1640, 0.7],
	[820, 260, -1.2],
] as const;
