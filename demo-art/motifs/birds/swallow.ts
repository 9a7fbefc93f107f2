import type { Spot } from "../../brush/blade.ts";
import { dye, flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, line, spindle } from "../../brush/sheet.ts";

import { drawBirdEye } from "./bird-face.ts";
import { drawCoat, drawQuills, vanes } from "./plumage.ts";

const BLUE: Ink = [0.05, 0.2, 0.5];
const PALE: Ink = [0.34, 0.62, 0.98];
const RED: Ink = [0.82, 0.08, 0.09];
const CREAM: Ink = [1.12, 1.06, 0.86];

/** A swallow as old sailors wore it: bold lines, whipped black, blue back, red throat; it flies to the right. */
export function drawSwallow(sheet: Sheet, place: Place): void {
	const at = stand(place);
	drawWing(sheet, at, 1);
	drawTail(sheet, at);
	const outline = at.path(
		"268,-22 250,-66 200,-98 130,-100 50,-78 -60,-50 -170,-10 -214,14 -196,40 -120,62 -20,98 80,112 170,92 232,46 262,4",
		true,
	);
	drawForm(sheet, {
		outline,
		swell: at.size(80),
		halo: 10,
		edge: 9,
		wash: dye(outline, 10, (x, y) => {
			const own = at.back(x, y);
			if (own.x > 130 && own.y > -30 - (own.x - 130) * 0.1 && own.y < 90) return RED;
			return own.y > 22 - own.x * 0.14 ? CREAM : BLUE;
		}),
		washStrength: 0.95,
		depth: 0.75,
		mark: (x, y) => {
			const own = at.back(x, y);
			const seam = Math.abs(own.y - 22 + own.x * 0.14);
			return own.x < 130 ? 0.75 * ramp(20, 0, seam) : 0;
		},
	});
	drawBreast(sheet, at);
	drawWing(sheet, at, -1);
	drawHead(sheet, at);
}

function drawTail(sheet: Sheet, at: Stand): void {
	for (const [roots, tips, count, half] of [
		["-140,34 -150,40", "-640,150 -500,160", 2, 21],
		["-150,-4 -150,6", "-660,-130 -520,-80", 2, 21],
		["-160,2 -160,34", "-400,-24 -380,30 -390,84", 4, 24],
	] as const)
		drawQuills(sheet, {
			roots: at.path(roots),
			tips: at.path(tips),
			count,
			width: [at.size(half), at.size(half)],
			pointed: half < 24,
			tone: bold,
			color: () => BLUE,
			edge: 7,
			halo: 4,
		});
}

/** Whipped from black at the root to open color at the tip. */
function bold({ t, across }: Spot): number {
	return clamp(1.25 * ramp(0.62, 0.08, t) + 0.35 * ramp(0.1, 1, across));
}

/** `side` is -1 for the wing above its back, 1 for the one beyond its belly. */
function drawWing(sheet: Sheet, at: Stand, side: 1 | -1): void {
	const own = (flat: string) =>
		at.path(
			flat
				.split(" ")
				.map((pair) => pair.split(",").map(Number))
				.map(([x = 0, y = 0]) => `${x},${y * 0.86 * side}`)
				.join(" "),
		);
	const mirrored = at.angle(0) === at.angle(Math.PI) ? 1 : side;
	drawQuills(sheet, {
		roots: own("130,300 110,210 70,110 10,40"),
		tips: own("-200,470 -210,360 -200,260 -160,170"),
		count: 6,
		width: [at.size(33), at.size(35)],
		bow: 0.05 * mirrored,
		tone: bold,
		color: () => PALE,
		edge: 7,
		halo: 4,
	});
	drawQuills(sheet, {
		roots: own("110,430 128,380 132,310"),
		tips: own("-330,770 -330,680 -290,590 -230,500"),
		count: 7,
		width: [at.size(28), at.size(34)],
		bow: 0.09 * mirrored,
		tone: bold,
		color: () => BLUE,
		edge: 7.5,
		halo: 4,
		pointed: true,
	});
	drawQuills(sheet, {
		roots: own("140,420 150,330 120,200 60,70"),
		tips: own("-60,530 -70,410 -80,290 -70,180"),
		count: 8,
		width: [at.size(29), at.size(31)],
		bow: 0.06 * mirrored,
		tone: bold,
		color: () => BLUE,
		edge: 6.5,
		halo: 4,
	});
	const patch = at.path(
		[
			[150, 40],
			[180, 150],
			[200, 280],
			[186, 400],
			[128, 440],
			[80, 330],
			[50, 200],
			[10, 90],
			[30, 30],
		]
			.map(([x = 0, y = 0]) => `${x},${y * 0.86 * side}`)
			.join(" "),
		true,
	);
	drawForm(sheet, { outline: patch, swell: at.size(60), halo: 6, edge: 9, wash: BLUE, base: 0.1 });
	drawCoat(sheet, {
		outline: patch,
		flow: flowAlong(own("210,440 120,260 20,60"), 0.1),
		size: () => at.size(70),
		spacing: at.size(43),
		slim: 0.42,
		edge: 5,
		tone: (spot) => vanes.tile(0.95, 0.5)(spot),
		color: () => PALE,
	});
	closedLine(sheet, patch, { width: 8 });
}

function drawBreast(sheet: Sheet, at: Stand): void {
	line(sheet, at.path("140,-34 124,-4 126,36 142,66 138,98"), { width: 7.5 });
	for (let row = 0; row < 3; row++)
		for (let scallop = 0; scallop < 4 - row; scallop++) {
			const [x, y] = [108 - scallop * 62 - row * 26, 30 + row * 20 + scallop * 3 + 10];
			line(
				sheet,
				at.path(`${x + 22},${y - 12} ${x},${y - 4} ${x - 8},${y + 14} ${x + 12},${y + 24}`),
				{
					width: 4.6,
					taper: spindle,
				},
			);
		}
}

function drawHead(sheet: Sheet, at: Stand): void {
	const cap = at.path(
		"270,-22 252,-66 200,-98 130,-102 80,-88 92,-40 130,-10 180,-24 230,-26",
		true,
	);
	drawForm(sheet, { outline: cap, swell: at.size(50), halo: 4, edge: 7.5, wash: BLUE, depth: 1 });
	drawForm(sheet, {
		outline: at.path("252,-52 300,-32 326,-8 290,-8 252,0 246,-24", true),
		swell: at.size(18),
		halo: 6,
		edge: 6,
		base: 0.7,
	});
	line(sheet, at.path("240,-20 274,-20 316,-12"), { width: 4, ink: [1, 1, 1], taper: spindle });
	drawBirdEye(sheet, at.point(208, -46), at.size(17), { pupil: 0.72, rim: 0.5 });
}
