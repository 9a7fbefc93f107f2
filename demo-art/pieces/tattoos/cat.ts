import { drawForm } from "../../brush/form.ts";
import { circle, polar, pt } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawCat, drawCollar } from "../../motifs/beasts/cat.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawLeaf, drawSpray } from "../../motifs/plants/plants.ts";
import { drawCandle } from "../../motifs/things/candle.ts";
import type { Piece } from "../../piece.ts";

const GOLD: Ink = [1.12, 0.8, 0.24];
const SAGE: Ink = [0.24, 0.4, 0.3];
const WINE: Ink = [0.42, 0.1, 0.14];

/** Black cat with its tail round a candle, neo-traditional with gold, calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "olive",
		body: "calf",
		seed: 419,
		shot: { distance: 1.45, turn: -8, look: [800, 1120] },
		lamp: "sun",
		light: -0.3,
		behind: ["room", "#4c423a"],
		clothes: [["sock", "#7c2f2a"]],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const moon = pt(770, 800);
		drawAura(sheet, moon, 520, 270, 0.6, 6);
		drawForm(sheet, {
			outline: crescent(),
			swell: 70,
			halo: 6,
			edge: 9,
			wash: GOLD,
			depth: 0.75,
			grain: "stipple",
		});
		for (const [x, y, size] of STARS) drawStar(sheet, x, y, size);
		for (const [x, y, angle] of SPRAYS) drawSpray(sheet, pt(x, y), angle, 190, 4);
		for (const [index, [x, y, angle, length]] of LEAVES.entries()) {
			const color = index % 3 === 1 ? WINE : SAGE;
			drawLeaf(sheet, pt(x, y), angle, length, length * 0.3, index % 2 ? 0.5 : -0.5, color);
		}
		drawCandle(sheet, pt(1166, 1650), 1.12);
		drawCat(sheet);
		drawCollar(sheet);
		for (let seed = 0; seed < 60; seed++)
			dot(
				sheet,
				pt(mix(420, 1180, hash(seed, 1)), 1740 + 130 * hash(seed, 2) ** 2),
				mix(2, 5, hash(seed, 3)),
			);
		return sheet;
	},
};

function crescent() {
	const outer = circle(pt(760, 760), 500);
	const inner = circle(pt(876, 706), 436);
	const inside = (x: number, y: number) => Math.hypot(x - 876, y - 706) < 436;
	const far = outer.filter(({ x, y }) => !inside(x, y));
	const near = inner.filter(({ x, y }) => Math.hypot(x - 760, y - 760) < 500).reverse();
	const start = far.findIndex(({ x, y }, index) => {
		const before = far[index - 1];
		return before !== undefined && Math.hypot(before.x - x, before.y - y) > 20;
	});
	const turned = start > 0 ? [...far.slice(start), ...far.slice(0, start)] : far;
	const last = turned[turned.length - 1];
	const split = near.findIndex(({ x, y }) => last && Math.hypot(x - last.x, y - last.y) < 12);
	return [...turned, ...near.slice(Math.max(0, split)), ...near.slice(0, Math.max(0, split))];
}

const STARS = [
	[1150, 480, 48],
	[1030, 300, 30],
	[1270, 700, 28],
	[300, 300, 32],
	[960, 470, 20],
	[262, 1180, 26],
	[1240, 320, 18],
] as const;

/** A star with four long points. */
function drawStar(sheet: Sheet, x: number, y: number, size: number): void {
	const outline = Array.from({ length: 8 }, (_, index) =>
		polar(pt(x, y), (index / 8) * Math.PI * 2 - Math.PI / 2, index % 2 === 0 ? size : size * 0.24),
	);
	drawForm(sheet, { outline, swell: size * 0.3, halo: 5, edge: 5, wash: GOLD, depth: 0.6 });
	for (let ray = 0; ray < 4; ray++)
		dot(sheet, polar(pt(x, y), Math.PI / 4 + (ray * Math.PI) / 2, size * 0.62), 3.4);
}

const SPRAYS = [
	[400, 1560, 3.4],
	[1290, 1640, 0.1],
	[640, 1680, 2.0],
] as const;

const LEAVES = [
	[470, 1560, 3.5, 230],
	[480, 1600, 2.9, 260],
	[540, 1620, 2.35, 230],
	[650, 1630, 1.9, 200],
	[780, 1630, 1.3, 210],
	[900, 1630, 0.95, 220],
	[1180, 1640, 0.5, 210],
	[1080, 1650, 1.15, 190],
	[1190, 1610, -0.25, 180],
] as const;
