import { dye, flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import { mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";

import { drawGrip, drawShank } from "./bird-face.ts";
import { drawCoat, drawDown, drawQuills, vanes } from "./plumage.ts";
import { drawWrenHead } from "./wren-head.ts";

export type WrenDress = {
	/** Color of back, wings and tail, and of the breast. */
	back?: Ink;
	breast?: Ink;
	ink?: Ink;
	/** Whether its beak is open, and how far the head is thrown up, in radians. */
	song?: boolean;
	nod?: number;
	/** How far the tail is cocked, in radians from the line of the back. */
	cock?: number;
	/** Without feet, for a bird that sits in a nest or in leaves. */
	sits?: boolean;
};

/** A wren that looks left, about 700 long; it stands 300 below the origin. */
export function drawWren(sheet: Sheet, place: Place, dress: WrenDress = {}): void {
	const at = stand(place);
	drawTail(sheet, at, place, dress);
	if (!dress.sits)
		for (const [leg, x, y] of [
			["96,150 110,226 92,296", 92, 296],
			["-8,190 4,240 -10,300", -10, 300],
		] as const) {
			drawShank(sheet, at.path(leg), at.size(11), at.size(9), undefined, 0.7);
			drawGrip(sheet, at.point(x, y), at.angle(Math.PI / 2 + 0.08), at.size(58));
		}
	drawBody(sheet, at, dress);
	drawWing(sheet, at, place.flip ? -1 : 1, dress);
	const neck = at.point(-110, -120);
	drawWrenHead(
		sheet,
		{ ...place, to: neck, turn: (place.turn ?? 0) + (place.flip ? -1 : 1) * (dress.nod ?? 0) },
		dress,
	);
}

function dyed(color: Ink | undefined): { color?: () => Ink; strength?: number } {
	return color ? { color: () => color, strength: 0.7 } : {};
}

function drawTail(
	sheet: Sheet,
	at: Stand,
	place: Place,
	{ back, ink, cock = 0.9 }: WrenDress,
): void {
	const root = at.point(196, 50);
	const tail = stand({
		...place,
		to: root,
		turn: (place.turn ?? 0) + (place.flip ? 1 : -1) * cock,
	});
	for (const [roots, tips, count] of [
		["-50,34 -30,44", "210,90 250,66 280,40", 4],
		["-50,-20 -40,30", "270,-60 300,-24 302,14 286,44", 5],
	] as const)
		drawQuills(sheet, {
			roots: tail.path(roots),
			tips: tail.path(tips),
			count,
			width: [tail.size(23), tail.size(23)],
			tone: vanes.barred(0.95, at.size(15), 0.42),
			turned: true,
			edge: at.size(3.6),
			...(ink ? { ink } : {}),
			...dyed(back),
		});
}

function drawBody(sheet: Sheet, at: Stand, { back, breast, ink }: WrenDress): void {
	const outline = at.path(
		"-196,-110 -150,-190 -60,-196 40,-150 140,-76 206,0 224,60 196,120 120,176 20,208 -90,196 -176,140 -224,50 -228,-40",
		true,
	);
	const upper = (x: number, y: number) => {
		const own = at.back(x, y);
		return ramp(40, -60, own.y - own.x * 0.5 + 20);
	};
	const look = ink ? { ink } : {};
	drawForm(sheet, {
		...look,
		outline,
		swell: at.size(120),
		halo: 3,
		edge: at.size(4),
		depth: 0.7,
		base: 0.03,
		...(back && breast
			? { wash: dye(outline, 3, (x, y) => (upper(x, y) > 0.5 ? back : breast)), washStrength: 0.6 }
			: {}),
		mark: (x, y) => 0.35 * upper(x, y),
	});
	const flow = flowAlong(at.path("-220,-120 -120,-20 20,80 210,90"), 0.1);
	drawCoat(sheet, {
		...look,
		outline: at.path(
			"-150,-180 -60,-190 40,-144 140,-70 200,0 190,40 80,-10 -40,-60 -130,-100",
			true,
		),
		flow,
		size: () => at.size(48),
		spacing: at.size(25),
		edge: at.size(1.8),
		tone: vanes.tile(0.85, 0.35),
		...(back ? { color: () => back, strength: 0.7 } : {}),
	});
	drawDown(sheet, {
		...look,
		outline,
		flow,
		spacing: at.size(11),
		length: at.size(32),
		width: at.size(2.8),
		tone: (x, y) => {
			const own = at.back(x, y);
			const low = ramp(40, 190, own.y + own.x * 0.2);
			return mix(0.22, 0.75, low) + 0.3 * upper(x, y);
		},
	});
	for (let bar = 0; bar < 26; bar++) {
		// Flank bars, row by row under the wing.
		const [x, y] = [20 + (bar % 7) * 24 + (bar % 2) * 8, 120 + Math.floor(bar / 7) * 18];
		if (x * 0.5 + y > 235) continue;
		drawDown(sheet, {
			...look,
			outline: at.path(
				`${x - 9},${y - 5} ${x + 11},${y - 9} ${x + 12},${y - 3} ${x - 8},${y + 3}`,
				true,
			),
			flow: () => ({ angle: at.angle(-0.2), t: 0 }),
			spacing: at.size(6),
			length: at.size(15),
			width: at.size(3.6),
			tone: () => 0.9,
		});
	}
}

function drawWing(sheet: Sheet, at: Stand, side: number, { back, ink }: WrenDress): void {
	const row = {
		turned: false,
		edge: at.size(3.2),
		bow: -0.07 * side,
		...(ink ? { ink } : {}),
		...dyed(back),
	};
	drawQuills(sheet, {
		...row,
		roots: at.path("-20,0 20,60"),
		tips: at.path("246,124 236,142 210,154 176,160 140,160"),
		count: 7,
		width: [at.size(17), at.size(17)],
		tone: vanes.barred(1, at.size(11), 0.46),
	});
	drawQuills(sheet, {
		...row,
		roots: at.path("-60,10 0,-60"),
		tips: at.path("100,150 150,136 186,104 196,60"),
		count: 8,
		width: [at.size(20), at.size(21)],
		tone: vanes.barred(0.9, at.size(12), 0.44),
	});
	drawQuills(sheet, {
		...row,
		roots: at.path("-104,0 -50,-74"),
		tips: at.path("10,116 56,100 90,66 96,20"),
		count: 8,
		width: [at.size(17), at.size(18)],
		tone: vanes.drop(1),
	});
	drawCoat(sheet, {
		outline: at.path("-150,-20 -120,-84 -60,-96 -10,-60 10,-10 -10,40 -60,52 -120,30", true),
		flow: flowAlong(at.path("-150,-50 -60,0 40,50"), 0.1),
		size: () => at.size(42),
		spacing: at.size(21),
		edge: at.size(1.8),
		tone: (spot) => vanes.tile(0.75, 0.4)(spot),
		...(ink ? { ink } : {}),
		...(back ? { color: () => back, strength: 0.7 } : {}),
	});
}
