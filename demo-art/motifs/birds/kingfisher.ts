import type { Spot } from "../../brush/blade.ts";
import { dye, flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import { mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";
import { mixInk } from "../plants/plants.ts";

import { drawBirdEye } from "./bird-face.ts";
import { drawCoat, drawDown, drawQuills, vanes } from "./plumage.ts";

const BARE: Ink = [1, 1, 1];
const BLUE: Ink = [0.02, 0.22, 1.2];
const AZURE: Ink = [0.08, 0.74, 1.5];
const ORANGE: Ink = [0.98, 0.42, 0.1];
const WHITE: Ink = [1.4, 1.5, 1.5];

/** A kingfisher that dives; drawn level, its beak to the right, wings swept back. */
export function drawKingfisher(sheet: Sheet, place: Place): void {
	const at = stand(place);
	drawWing(sheet, at, 1, 0.8);
	drawQuills(sheet, {
		roots: at.path("-330,-60 -340,50"),
		tips: at.path("-620,-110 -660,-40 -660,30 -610,90"),
		count: 6,
		width: [at.size(30), at.size(30)],
		tone: vanes.plain(0.85),
		color: () => BLUE,
		edge: 4.6,
	});
	drawBody(sheet, at);
	drawWing(sheet, at, -1, 1);
	drawBill(sheet, at);
	drawHead(sheet, at);
}

function drawBody(sheet: Sheet, at: Stand): void {
	const outline = at.path(
		"300,-110 180,-140 40,-142 -120,-126 -280,-90 -390,-50 -400,20 -290,90 -130,152 40,176 190,156 300,104",
		true,
	);
	drawForm(sheet, {
		outline,
		swell: at.size(120),
		halo: 9,
		edge: 6,
		wash: dye(outline, 9, (x, y) => (at.back(x, y).y > -20 ? ORANGE : AZURE)),
		washStrength: 0.95,
		depth: 0.7,
	});
	const flow = flowAlong(at.path("300,0 0,10 -380,-20"), 0.1);
	drawCoat(sheet, {
		outline,
		flow,
		size: () => at.size(56),
		spacing: at.size(32),
		edge: 2.2,
		tone: (spot, x, y) => {
			const own = at.back(x, y);
			return vanes.tile(0.26 + 0.6 * ramp(90, 180, own.y), 0.35)(spot);
		},
		color: (x, y) => {
			const own = at.back(x, y);
			return own.y > -30 ? ORANGE : mixInk(AZURE, BLUE, ramp(-70, -130, own.y));
		},
		strength: 0.95,
	});
}

/** `side` is -1 for the wing on the side of its back, 1 for the other. */
function drawWing(sheet: Sheet, at: Stand, side: 1 | -1, near: number): void {
	const own = (flat: readonly (readonly [number, number])[]) =>
		at.path(flat.map(([x, y]) => `${x - 0.42 * y},${y * 0.78 * side}`).join(" "));
	const bow = 0.06 * side * (at.angle(0) === at.angle(Math.PI) ? -1 : 1);
	const flight = (dark: number) => (spot: Spot) => vanes.plain(dark)(spot);
	drawQuills(sheet, {
		roots: own([
			[110, 330],
			[60, 230],
			[20, 120],
			[-20, 70],
		]),
		tips: own([
			[-250, 500],
			[-290, 400],
			[-300, 290],
			[-280, 190],
		]),
		count: 8,
		width: [at.size(34), at.size(34)],
		bow,
		tone: flight(0.6),
		color: () => BLUE,
		edge: 4.6,
	});
	drawQuills(sheet, {
		roots: own([
			[150, 430],
			[130, 390],
			[110, 340],
		]),
		tips: own([
			[-300, 740],
			[-350, 690],
			[-350, 610],
			[-310, 530],
			[-270, 470],
		]),
		count: 8,
		width: [at.size(29), at.size(33)],
		bow,
		tone: flight(0.72),
		color: () => BLUE,
		turned: false,
		edge: 5,
	});
	drawQuills(sheet, {
		roots: own([
			[160, 420],
			[120, 300],
			[80, 180],
			[40, 90],
		]),
		tips: own([
			[-60, 560],
			[-110, 440],
			[-130, 310],
			[-130, 190],
		]),
		count: 11,
		width: [at.size(26), at.size(29)],
		bow,
		tone: vanes.tile(mix(0.45, 0.55, near), 0.35),
		color: (feather) => mixInk(BLUE, AZURE, 0.4 + 0.45 * feather),
		edge: 4,
	});
	const patch = own([
		[170, 20],
		[190, 180],
		[200, 330],
		[180, 440],
		[120, 410],
		[60, 280],
		[10, 140],
		[-10, 60],
	]);
	drawCoat(sheet, {
		outline: patch,
		flow: flowAlong(
			own([
				[230, 420],
				[120, 240],
				[-40, 120],
			]),
			0.05,
		),
		size: () => at.size(60),
		spacing: at.size(29),
		tone: (spot) => vanes.tile(0.5, 0.4)(spot),
		color: () => mixInk(BLUE, AZURE, 0.75),
		strength: 0.95,
	});
	line(
		sheet,
		own([
			[160, 40],
			[184, 180],
			[194, 330],
			[168, 436],
		]),
		{ width: 9, taper: spindle },
	);
}

function drawBill(sheet: Sheet, at: Stand): void {
	const lower = at.path("440,40 560,46 700,44 830,34 700,32 440,20", true);
	drawForm(sheet, {
		outline: lower,
		swell: at.size(16),
		base: 0.5,
		edge: 4.6,
		wash: [0.9, 0.4, 0.2],
	});
	const upper = at.path("440,-40 540,-20 690,10 850,34 700,34 560,34 440,30", true);
	drawForm(sheet, { outline: upper, swell: at.size(30), base: 1.1, edge: 5.4 });
	line(sheet, at.path("460,-8 580,6 720,24"), {
		width: 5,
		ink: BARE,
		taper: spindle,
		strength: 0.8,
	});
}

function drawHead(sheet: Sheet, at: Stand): void {
	const outline = at.path(
		"476,-24 430,-62 380,-100 326,-132 268,-150 214,-146 176,-110 190,0 200,100 260,116 330,104 400,74 470,34",
		true,
	);
	const color = (x: number, y: number): Ink => {
		const { x: ox, y: oy } = at.back(x, y);
		if (oy > 58 && ox > 280) return WHITE;
		if (oy > -34 + (440 - ox) * 0.05 && oy < 50 && ox > 250) return ORANGE;
		if (ox < 262 && ox > 200 && oy > -30 && oy < 66) return WHITE;
		return BLUE;
	};
	drawForm(sheet, {
		outline,
		swell: at.size(90),
		halo: 7,
		edge: 6,
		wash: dye(outline, 7, color),
		depth: 0.7,
	});
	const flow = flowAlong(at.path("450,0 340,-10 180,-10"), -0.14);
	drawCoat(sheet, {
		outline,
		flow,
		size: (x, y) => at.size(at.back(x, y).x > 330 ? 22 : 28),
		spacing: at.size(14),
		edge: 1.3,
		tone: (spot, x, y) => vanes.tile(color(x, y) === WHITE ? 0.1 : 0.42, 0.35)(spot),
		color: (x, y) => {
			const plain = color(x, y);
			const { x: ox, y: oy } = at.back(x, y);
			return plain === BLUE && Math.sin(ox / 7) * Math.sin(oy / 9) > 0.2 ? AZURE : plain;
		},
		strength: 0.95,
	});
	const lore = at.path("476,-22 430,-40 380,-34 390,-12 440,2 474,8", true);
	drawDown(sheet, {
		outline: lore,
		flow,
		spacing: 8,
		length: at.size(28),
		width: 5,
		tone: () => 0.95,
	});
	drawBirdEye(sheet, at.point(362, -36), at.size(25), { pupil: 0.74, rim: 0.24 });
}
