import { pt, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place } from "../../brush/place.ts";
import { clamp, cloud, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line } from "../../brush/sheet.ts";
import { mixInk } from "../plants/plants.ts";
import { drawMothBody } from "./moth-body.ts";
import type { Wing, WingSpot } from "./wing.ts";
import { drawWing, fanVeins, measureWing } from "./wing.ts";

const YELLOW: Ink = [1.12, 1.5, 0.5];
const GOLD: Ink = [1.05, 1.12, 0.22];
const BLUE: Ink = [0.3, 0.85, 1.5];
const ORANGE: Ink = [1.4, 0.5, 0.12];

const FORE = smooth(
	trace(
		"0,-14 60,-100 160,-212 280,-312 400,-384 500,-420 560,-418 584,-384 572,-310 546,-220 524,-130 508,-50 488,26 440,66 330,66 210,60 100,54 20,40",
	),
	true,
);
const HIND = smooth(
	trace(
		"0,10 120,36 260,56 380,70 436,100 446,146 432,172 438,214 412,240 412,284 378,306 372,352 346,380 340,430 352,500 372,560 374,606 346,622 318,596 300,530 290,460 276,416 250,424 226,396 196,404 168,372 140,330 100,260 50,160 14,70",
	),
	true,
);
const HIND_FIELD = smooth(
	trace("0,10 260,56 436,100 440,190 410,270 360,360 290,420 210,410 150,350 100,260 14,70"),
	true,
);
const foreField = measureWing(FORE, -1.12, 0.3);
const hindField = measureWing(HIND_FIELD, 0.13, 1.4);
const ridges = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.83];

/** How near a place is to the middle between two veins: 1 on it, 0 on a vein. */
function between(u: number, veins: readonly number[]): number {
	const next = veins.findIndex((vein) => vein > u);
	const [a, b] = [veins[next - 1] ?? 0, veins[next] ?? 1];
	return 1 - Math.abs(((u - a) / (b - a)) * 2 - 1);
}

const stripe = (s: number, middle: number, half: number) =>
	ramp(half * 1.25, half * 0.8, Math.abs(s - middle));

function blackFore({ u, s, x, y, edge }: WingSpot): number {
	const w = s + 0.012 * cloud(x / 40, y / 40, 3, 2);
	const stripes = Math.max(
		stripe(w, 0.17 + 0.03 * u, 0.034) * ramp(0.8, 0.62, u),
		ramp(0.9, 0.96, u) * ramp(0.7, 0.4, s),
		ramp(0.11, 0.06, s),
		stripe(w, 0.33 + 0.1 * u, 0.05 * (1.15 - u * 0.65)),
		stripe(w, 0.53 + 0.05 * u, 0.05) * ramp(0.46, 0.4, u),
		stripe(w, 0.69, 0.032) * ramp(0.44, 0.36, u),
		stripe(w, 0.8, 0.026) * ramp(0.36, 0.26, u),
	);
	const spots = ramp(0.3, 0.55, between(u, ridges)) * stripe(s, 0.935, 0.02);
	return clamp(
		Math.max(stripes, ramp(0.855, 0.885, w) * (1 - spots), ramp(15, 9, edge) * ramp(0.5, 0.1, u)),
	);
}

function blackHind({ u, s, x, y, edge }: WingSpot): number {
	const w = s + 0.015 * cloud(x / 40, y / 40, 3, 6);
	const lunule =
		ramp(0.25, 0.5, between(u, ridges)) * stripe(s - 0.03 * between(u, ridges), 0.9, 0.03);
	const border = ramp(0.7, 0.74, w + 0.05 * between(u, ridges)) * (1 - (y > 420 ? 0 : lunule));
	return clamp(
		Math.max(
			border,
			stripe(w, 0.36 + u * 0.14, 0.04) * ramp(1, 0.5, u),
			ramp(0.93, 0.97, u),
			ramp(10, 5, edge),
			ramp(400, 420, y),
		),
	);
}

const fore: Wing = {
	outline: FORE,
	field: foreField,
	wash: ({ s, u }) => [mixInk(GOLD, YELLOW, ramp(0.05, 0.5, s) * ramp(1.15, 0.6, u)), 0.97],
	tone: (spot) => 0.97 * blackFore(spot) + 0.3 * ramp(0.35, 0.05, spot.s),
	hair: { count: 130, tone: ({ s }) => 0.2 + 0.12 * ramp(0.4, 0.1, s) },
	veins: fanVeins(foreField, ridges, 0.2, 0.97, 4.5, 0.03),
	edge: 8,
};
const hind: Wing = {
	outline: HIND,
	field: hindField,
	wash(spot) {
		const gap = between(spot.u, ridges);
		const blue = ramp(0.2, 0.5, gap) * stripe(spot.s, 0.81, 0.045);
		const inner = ramp(0.76, 0.86, spot.u) * stripe(spot.s, 0.84, 0.07);
		const ground = mixInk(GOLD, YELLOW, ramp(0.05, 0.5, spot.s));
		return [mixInk(mixInk(ground, BLUE, blue), ORANGE, inner), 0.97];
	},
	tone(spot) {
		const gap = between(spot.u, ridges);
		const blue = ramp(0.2, 0.5, gap) * stripe(spot.s, 0.81, 0.045) * ramp(420, 400, spot.y);
		const inner = ramp(0.76, 0.86, spot.u) * stripe(spot.s, 0.84, 0.05);
		return (
			0.97 * blackHind(spot) * (1 - 0.75 * Math.max(blue, inner)) + 0.3 * ramp(0.4, 0.05, spot.s)
		);
	},
	hair: { count: 120, tone: ({ s }) => 0.18 + 0.12 * ramp(0.5, 0.1, s) },
	veins: fanVeins(hindField, ridges.slice(0, 6), 0.18, 0.96, 4.5, 0.02),
	edge: 8,
};

/** Tiger swallowtail from above. */
export function drawSwallowtail(sheet: Sheet, frame: Place): void {
	const { scale = 1 } = frame;
	for (const flip of [true, false]) {
		const side = { ...frame, flip };
		drawWing(sheet, hind, side);
		drawWing(sheet, fore, side);
		const feeler = smooth(trace("12,-122 40,-190 84,-262 130,-310"), false, 3);
		line(sheet, place(feeler, side), { width: 6, taper: (t) => 0.8 + 0.2 * t });
		const [club] = place([pt(133, -313)], side);
		if (club) dot(sheet, club, 9 * scale);
	}
	drawMothBody(sheet, {
		frame,
		thorax: [50, 92],
		abdomen: [38, 270],
		head: 28,
		wash: YELLOW,
		shine: YELLOW,
		dark: 0.6,
		rings: 9,
		fur: 24,
		mark: (_t, across) =>
			0.85 * ramp(0.42, 0.3, Math.abs(across)) + 0.3 * ramp(0.8, 1, Math.abs(across)),
	});
}
