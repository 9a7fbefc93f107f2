import type { Path, Point } from "../../brush/geometry.ts";
import { move, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { drawLeaf } from "./plants.ts";

type Petal = {
	root: Point;
	angle: number;
	length: number;
	width: number;
	seed: number;
	/** How dark its foot is, and what share of it lies under the petals within. */
	dark: number;
	cover: number;
	color?: Ink;
	/** Deep lines under heavy ones, for a flower seen close. */
	scale: number;
};

/** One ruffled petal with a notch in its lip, cupped: dark at the foot, light at the lip. */
function drawPetal(sheet: Sheet, petal: Petal): void {
	const { root, angle, length, width, seed, dark, cover, color, scale } = petal;
	const outline = lip(petal);
	const mask = fill(outline, 10 * scale);
	clearMask(sheet, mask, 5 * scale);
	if (color) lay(sheet, mask, color, (x, y) => 0.88 - 0.5 * ramp(0.62, 1, own(x, y).u));
	function own(x: number, y: number): { u: number; v: number } {
		const at = move(pt(x - root.x, y - root.y), pt(0, 0), -angle);
		return { u: at.x / length, v: at.y / width };
	}
	lay(sheet, mask, BLACK, (x, y) => {
		const { u, v } = own(x, y);
		const facing = Math.cos(angle + v * 0.9 + 2.24);
		const fold = 0.22 * noise(v * 2.6, u * 1.2, seed);
		const cup = 1.25 * ramp(cover + 0.22, cover - 0.06, u + fold * 0.35) * dark;
		const side = 0.5 * ramp(0.5, 1.05, Math.abs(v)) * ramp(1, 0.45, u);
		const turned = 0.5 * ramp(-0.1, -1, facing) * ramp(0.3, 0.9, u);
		const tone = clamp(cup + side + turned + fold * 0.5);
		const spread = v / (0.35 + 0.65 * Math.sin(Math.min(1, u * 1.3 + 0.15) * 1.57));
		const veins = engrave(
			spread * 11 + 0.4 * noise(u * 5, v * 3, seed),
			0.34 * ramp(0.98, cover, u),
			width / 11,
		);
		return Math.max(pepper(x, y, tone, 4.2 * Math.min(1.5, scale)), veins * 0.8);
	});
	closedLine(sheet, outline, { width: 5.6 * scale });
	curl(sheet, petal);
}

/** Outline of a petal: narrow foot, round flanks, a wavy lip with a notch. */
function lip({ root, angle, length, width, seed }: Petal): Path {
	const points: Point[] = [pt(0, -width * 0.16)];
	points.push(pt(length * 0.2, -width * 0.6), pt(length * 0.42, -width * 0.95));
	const count = 11;
	for (let index = 0; index <= count; index++) {
		const turn = -Math.PI / 2 + (Math.PI * index) / count;
		const wave = 1 + 0.075 * Math.sin(index * 2.5 + seed * 1.7) + 0.05 * (hash(index, seed) - 0.5);
		const notch = 1 - 0.13 * Math.exp(-(((turn - 0.16 * Math.sin(seed)) / 0.17) ** 2));
		points.push(
			pt(length * (0.58 + 0.42 * Math.cos(turn) * wave * notch), width * Math.sin(turn) * wave),
		);
	}
	points.push(pt(length * 0.42, width * 0.95), pt(length * 0.2, width * 0.6), pt(0, width * 0.16));
	return smooth(
		points.map((point) => move(point, root, angle)),
		true,
		5,
	);
}

/** A line beside the lip where the petal rolls over. */
function curl(sheet: Sheet, { root, angle, length, width, seed, scale }: Petal): void {
	const side = seed % 2 === 0 ? 1 : -1;
	const roll = smooth(
		[
			pt(length * 0.55, side * width * 0.78),
			pt(length * 0.78, side * width * 0.6),
			pt(length * 0.88, side * width * 0.22),
		].map((point) => move(point, root, angle)),
	);
	line(sheet, roll, { width: 4 * scale, taper: spindle });
}

export type Peony = {
	center: Point;
	size: number;
	turn: number;
	color?: Ink;
	/** Where it looks: the heart lies this far from the middle, as a share of its size. */
	lean?: Point;
	/** Weight of its lines, 1 when absent. */
	scale?: number;
};

/** A full peony: broad guard petals, shorter ones within, and a tight heart. */
export function drawPeony(sheet: Sheet, peony: Peony): void {
	const { center, size, turn, color, lean = pt(0, 0), scale = 1 } = peony;
	const look = { scale, ...(color ? { color } : {}) };
	const layers = [
		[8, 1, 0.44, 0.95],
		[7, 0.79, 0.37, 1],
		[6, 0.6, 0.3, 1.05],
		[5, 0.43, 0.23, 1.1],
		[4, 0.29, 0.17, 1.15],
		[3, 0.18, 0.12, 1.2],
	] as const;
	layers.forEach(([count, reach, breadth, dark], layer) => {
		const shift = layer / layers.length;
		const root = pt(center.x + lean.x * size * shift, center.y + lean.y * size * shift);
		for (let petal = 0; petal < count; petal++) {
			const number = layer * 11 + petal + Math.round(turn * 10);
			const angle =
				turn + layer * 0.42 + ((petal + 0.3 * (hash(number, 1) - 0.5)) / count) * Math.PI * 2;
			const away = 1 - 0.32 * (lean.x * Math.cos(angle) + lean.y * Math.sin(angle));
			drawPetal(sheet, {
				...look,
				root,
				angle,
				length: size * reach * away * mix(0.92, 1.07, hash(number, 2)),
				width: size * breadth * mix(0.9, 1.1, hash(number, 3)),
				seed: number,
				dark,
				cover: layer < 5 ? 0.62 : 0.3,
			});
		}
	});
}

/** A bud: three petals closed over each other in a cup of green. */
export function drawPeonyBud(
	sheet: Sheet,
	root: Point,
	angle: number,
	size: number,
	color?: Ink,
	leaf?: Ink,
): void {
	const look = { root, scale: 1, dark: 0.8, cover: 0.5, ...(color ? { color } : {}) };
	for (const [turn, length, width, seed] of [
		[-0.5, 0.94, 0.4, 3],
		[0.5, 0.94, 0.4, 6],
		[0.08, 1, 0.46, 8],
	] as const)
		drawPetal(sheet, {
			...look,
			angle: angle + turn,
			length: size * length,
			width: size * width,
			seed,
		});
	for (const turn of [-0.75, 0.7, 0])
		drawLeaf(sheet, root, angle + turn, size * 0.62, size * 0.17, -turn * 0.8, leaf);
}
