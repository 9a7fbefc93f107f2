import { drawBlade } from "../../brush/blade.ts";
import { circle, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, line, newSheet, spindle } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawKingfisher } from "../../motifs/birds/kingfisher.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawBerry } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const WATER: Ink = [0.34, 0.86, 1.5];
const DEEP: Ink = [0.04, 0.22, 0.6];
const REED: Ink = [0.34, 0.6, 0.3];

/** Diving kingfisher and the splash it makes, color, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "tan",
		body: "forearm",
		seed: 23,
		shot: { distance: 1.4, turn: 17, mirror: true },
		lamp: "sun",
		light: 0.3,
		behind: ["cloth", "#3c5046"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(830, 800), 60, 560, 0.4, 6, DEEP);
		drawRipples(sheet);
		for (const [x, y, lean, length] of REEDS) drawReed(sheet, x, y, lean, length);
		for (const [x, y] of REEDS) drawFoot(sheet, x, y);
		drawKingfisher(sheet, { to: pt(820, 780), turn: 1.7, scale: 0.98 });
		drawSplash(sheet);
		return sheet;
	},
};

/** Half width of the round drop that ends a jet of a length. */
function bead(t: number, length: number): number {
	const away = (1 - t) * length - 11;
	return Math.sqrt(Math.max(0, 121 - away * away));
}

const REEDS = [
	[384, 1676, -0.3, 400],
	[412, 1690, -0.14, 620],
	[446, 1698, 0.05, 780],
	[1192, 1676, 0.34, 340],
	[1164, 1690, 0.2, 700],
	[1130, 1698, 0.06, 560],
] as const;
const HIT = pt(735, 1640);

function drawReed(sheet: Sheet, x: number, y: number, lean: number, length: number): void {
	drawBlade(sheet, {
		spine: wander(pt(x, y), -Math.PI / 2 + lean, length, (t) => (lean * 1.8 * t * t) / length),
		radius: (t) => Math.max(0.8, 25 * (1 - t) ** 0.8 * Math.min(1, 0.62 + t * 3)),
		halo: 5,
		edge: 4.6,
		rib: 3.4,
		wash: ({ across }) => [REED, 0.9 - 0.4 * ramp(0, -1, across)],
		tone: ({ across, t }) => ramp(-0.1, 0.6, across) * 0.75 + 0.7 * ramp(0.35, 0, t),
	});
}

/** The water that a reed stands in: rings in front of it, and its broken mirror image. */
function drawFoot(sheet: Sheet, x: number, y: number): void {
	for (const [reach, drop, width] of [
		[27, 0, 7],
		[42, 4, 5],
		[58, 9, 3.6],
	] as const) {
		const ring = circle(pt(x, y - 4 + drop), reach, 0.3);
		line(sheet, ring.slice(0, Math.ceil(ring.length / 2) + 1), {
			width,
			ink: DEEP,
			taper: spindle,
		});
	}
	for (let dash = 0; dash < 4; dash++) {
		const [left, low] = [x - 17 + 4 * dash, y + 24 + dash * 14];
		line(sheet, [pt(left, low), pt(x, low + 2), pt(2 * x - left, low - 1)], {
			width: 6 - dash,
			ink: DEEP,
			taper: spindle,
		});
	}
}

function drawRipples(sheet: Sheet): void {
	for (let ring = 0; ring < 6; ring++) {
		const radius = 70 + ring * 78;
		closedLine(sheet, circle(HIT, radius, 0.26), { width: 8 - ring, ink: ring % 2 ? WATER : DEEP });
	}
}

/** Tongues of water that leave the place of the dive, and the drops they throw. */
function drawSplash(sheet: Sheet): void {
	for (let jet = 0; jet < 16; jet++) {
		const angle = mix(-2.85, -0.3, jet / 15);
		if (Math.abs(angle + 1.5) < 0.16) continue;
		const reach = mix(170, 390, hash(jet, 2)) * (0.6 + 0.4 * Math.abs(Math.cos(angle)));
		const root = pt(HIT.x + Math.cos(angle) * 60, HIT.y + 6);
		const side = Math.cos(angle) > 0 ? 1 : -1;
		const spine = wander(root, angle, reach, (t) => (side * 1.5 * t * t) / reach);
		const end = spine[spine.length - 1] ?? root;
		drawBlade(sheet, {
			spine,
			radius: (t) =>
				Math.max(
					17 * clamp(0.15 + 6 * t) * (1 - t) ** 1.6 + 2.5 * clamp(8 - 8 * t),
					bead(t, reach),
				),
			halo: 4,
			edge: 4,
			wash: ({ across, t }) => [
				WATER,
				0.9 - 0.6 * ramp(0, -0.8, across * side) * ramp(0.1, 0.5, t),
			],
			tone: ({ across, t }) => 0.8 * ramp(0.3, 0, t) + 0.55 * ramp(0.1, 1, across * side),
		});
		drawBerry(sheet, polar(end, angle, 26 + 30 * hash(jet, 3)), mix(7, 19, hash(jet, 4)), WATER);
		if (jet % 2 === 0)
			drawBerry(
				sheet,
				polar(end, angle + 0.25, 80 + 60 * hash(jet, 5)),
				mix(5, 11, hash(jet, 6)),
				WATER,
			);
	}
	for (const side of [-1, 1])
		line(
			sheet,
			smooth([
				pt(HIT.x + side * 60, HIT.y + 8),
				pt(HIT.x, HIT.y + 22),
				pt(HIT.x - side * 50, HIT.y + 10),
			]),
			{ width: 7, taper: spindle },
		);
}
