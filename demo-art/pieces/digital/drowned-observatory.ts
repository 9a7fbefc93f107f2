import { pt, smooth } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet, spindle } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { drawObservatory } from "../../motifs/land/observatory.ts";
import { blend, dab, flood, glow, paint, tint } from "../../motifs/painting/paint.ts";
import type { Piece } from "../../piece.ts";

const [WIDTH, SHORE] = [1600, 1330];
const SKY = ["#141a35", "#2a2f58", "#5a4672", "#a9627a", "#e5906c", "#f6c487"].map(tint);
const FAR = ["#c98476", "#96647a", "#634d6e", "#3b3957"].map(tint);
const SUN = pt(330, 1240);

/** A ruined observatory half under water at dusk, one window lit. */
export const piece: Piece = {
	on: onScreen(31),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, 2000);
		flood(sheet, sky);
		for (let star = 0; star < 190; star++) {
			const place = pt(WIDTH * hash(star, 1), 760 * hash(star, 2) ** 1.5);
			dab(sheet, place, mix(0.8, 2.4, hash(star, 3) ** 4), tint("#f4ead8"), 0.75);
		}
		drawMoon(sheet);
		glow(sheet, SUN, 900, tint("#ff9a55"), 0.34);
		for (const [layer, base, tall] of [
			[0, 1225, 210],
			[1, 1262, 170],
			[2, 1300, 110],
		] as const)
			drawRange(sheet, layer, base, tall);
		drawObservatory(sheet, pt(860, SHORE), 1.06);
		reflect(sheet);
		drawBirds(sheet);
		drawReeds(sheet);
		return sheet;
	},
};

function sky(x: number, y: number): Ink {
	const veil = 0.11 * cloud(x / 520, y / 90, 5, 4) * ramp(100, 700, y);
	const warm = 0.14 * ramp(1100, 0, Math.hypot(x - SUN.x, (y - SUN.y) * 1.3));
	const base = blend(SKY, clamp((y / 1330) ** 1.15 + veil + warm));
	const bank =
		ramp(0.05, 0.3, cloud(x / 460 + 7, y / 70, 5, 12)) * ramp(380, 700, y) * ramp(1180, 900, y);
	return blend(
		[base, blend([tint("#443a66"), tint("#f2a277")], ramp(620, 1120, y) * ramp(1500, 200, x))],
		0.62 * bank,
	);
}

function drawMoon(sheet: Sheet): void {
	const moon = pt(1270, 300);
	glow(sheet, moon, 330, tint("#b9b4e0"), 0.22);
	for (let y = -62; y <= 62; y++)
		for (let x = -62; x <= 62; x++) {
			if (Math.hypot(x, y) > 60 || Math.hypot(x - 30, y + 16) < 56) continue;
			dab(sheet, pt(moon.x + x, moon.y + y), 0.9, tint("#f5eedd"), 0.8);
		}
}

function drawRange(sheet: Sheet, layer: number, base: number, tall: number): void {
	const crest = Array.from({ length: 201 }, (_, step) => {
		const x = step * 8;
		const rise =
			0.5 +
			0.5 * cloud(x / 330 + layer * 9, layer, 5, 20 + layer) +
			0.35 * ramp(300, 1500, x) * (1 - layer * 0.3);
		return pt(x, base - tall * rise);
	});
	paint(sheet, [...crest, pt(1608, SHORE), pt(-8, SHORE)], (x, y) =>
		blend(
			[FAR[layer + 1] ?? [0, 0, 0], FAR[0] ?? [0, 0, 0]],
			clamp(0.75 * ramp(base - tall, SHORE, y) + 0.3 * ramp(800, 100, x) - layer * 0.12),
		),
	);
}

/** Still water: what is above it upside down, broken by ripples that grow towards the viewer. */
function reflect(sheet: Sheet): void {
	const copy = Float32Array.from(sheet.light);
	flood(
		sheet,
		(x, y) => {
			const depth = y - SHORE;
			const near = depth / 670;
			const wave =
				noise(x / mix(60, 170, near), depth / mix(3, 12, near), 5) +
				0.5 * noise(x / mix(20, 70, near), depth / mix(2, 8, near), 6);
			const from = clamp(SHORE - depth * 1.12 - wave * mix(3, 24, near), 0, SHORE - 1);
			const side = clamp(x + wave * mix(2, 12, near), 0, WIDTH - 1);
			const place = (Math.floor(from) * WIDTH + Math.floor(side)) * 3;
			const seen: Ink = [at(copy, place), at(copy, place + 1), at(copy, place + 2)];
			const dim = mix(0.82, 0.5, near);
			const base: Ink = [seen[0] * dim, seen[1] * dim, seen[2] * (dim + 0.06)];
			const glint =
				ramp(0.62, 0.95, wave) * ramp(700, 100, Math.abs(x - 420)) * 0.42 * ramp(0.8, 0.1, near);
			return blend(
				[blend([base, tint("#10182c")], 0.2 + 0.4 * near ** 2), tint("#ffbf86")],
				clamp(glint + 0.22 * ramp(4, 0, depth)),
			);
		},
		SHORE,
	);
}

function drawBirds(sheet: Sheet): void {
	for (let bird = 0; bird < 23; bird++) {
		const t = bird / 22;
		const [x, y] = [
			mix(250, 760, t) + 70 * (hash(bird, 5) - 0.5),
			mix(620, 330, t) + 120 * (hash(bird, 6) - 0.5),
		];
		const size = mix(8, 24, hash(bird, 7) ** 1.4);
		const lift = mix(-0.5, 0.5, hash(bird, 8));
		const path = smooth([
			pt(x - size, y - size * lift),
			pt(x - size * 0.45, y - size * 0.42),
			pt(x, y),
			pt(x + size * 0.5, y - size * 0.4),
			pt(x + size, y - size * (lift + 0.1)),
		]);
		line(sheet, path, { width: size * 0.24, ink: tint("#1d1930"), taper: spindle });
	}
}

/** Dark reeds in front. */
function drawReeds(sheet: Sheet): void {
	for (let reed = 0; reed < 120; reed++) {
		const left = reed % 3 !== 0;
		const x = left ? 420 * hash(reed, 1) ** 1.6 : 1600 - 330 * hash(reed, 1) ** 1.6;
		const high = mix(160, 460, hash(reed, 2)) * (left ? 1 : 0.8);
		const bow = mix(-60, 90, hash(reed, 3));
		const path = smooth([
			pt(x, 2010),
			pt(x + bow * 0.2, 2000 - high * 0.5),
			pt(x + bow, 2000 - high),
		]);
		line(sheet, path, {
			width: mix(5, 13, hash(reed, 4)),
			ink: blend([tint("#0a0d18"), tint("#1d2233")], hash(reed, 6)),
			taper: (t) => 1 - 0.85 * t,
		});
	}
}
