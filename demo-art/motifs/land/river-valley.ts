import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";

const SLATE: Ink = [0.34, 0.4, 0.47];
const UMBER: Ink = [0.62, 0.5, 0.38];
const OCHRE: Ink = [0.86, 0.68, 0.46];
const MOSS: Ink = [0.4, 0.44, 0.32];

/** Slopes of scree between the feet of the walls. */
export function drawTalus(sheet: Sheet): void {
	for (const [noted, seed] of [
		["560,1000 680,930 760,880 830,890 900,880 990,930 1010,1060 560,1060", 31],
		["960,940 1030,900 1110,880 1190,890 1260,930 1400,1010 1400,1080 960,1060", 34],
	] as const)
		drawForm(sheet, {
			outline: smooth(trace(noted), true, 6),
			swell: 60,
			halo: 1,
			edge: 3,
			wash: seed === 31 ? SLATE : MOSS,
			washStrength: 0.5,
			depth: 0.5,
			mark: (x, y) => clamp(0.25 + 0.3 * cloud(x / 30, y / 14, 3, seed)),
			grain: { angle: 1.1, spacing: 8, bulge: 20 },
		});
}

/** Grass on both sides of the river. */
export function drawBanks(sheet: Sheet): void {
	for (const [noted, seed] of [
		[
			"60,1040 300,1060 600,1040 860,960 960,930 900,1010 820,1090 640,1250 520,1390 400,1540 60,1540",
			21,
		],
		[
			"1940,1040 1700,1070 1400,1050 1150,970 1010,930 1110,1010 1060,1090 1120,1160 1110,1260 1260,1390 1440,1540 1940,1540",
			24,
		],
	] as const) {
		const outline: Path = trace(noted);
		drawForm(sheet, {
			outline,
			swell: 60,
			halo: 1,
			edge: 0,
			wash: MOSS,
			washStrength: 0.72,
			depth: 0.3,
			mark: (x, y) =>
				clamp(0.1 + 0.5 * cloud(x / 90, y / 24, 4, seed) + 0.34 * ramp(1180, 1540, y)),
			grain: { angle: 1.45, spacing: 9, bulge: 30 },
		});
	}
	for (let tuft = 0; tuft < 420; tuft++) {
		const y = mix(1080, 1530, hash(tuft, 31));
		const side = tuft % 2 === 0;
		const reach = side ? mix(820, 430, ramp(1080, 1530, y)) : mix(1080, 1440, ramp(1080, 1530, y));
		const x = side ? mix(80, reach - 20, hash(tuft, 32)) : mix(reach + 20, 1920, hash(tuft, 32));
		const size = mix(12, 46, ramp(1080, 1530, y)) * mix(0.6, 1.2, hash(tuft, 33));
		for (const lean of [-0.5, -0.15, 0.2, 0.5])
			line(
				sheet,
				[
					pt(x, y),
					polar(pt(x, y), -Math.PI / 2 + lean * 0.6, size * 0.5),
					polar(pt(x, y), -Math.PI / 2 + lean, size),
				],
				{ width: 3.2, taper: (t) => 1 - t },
			);
	}
}

/** Boulders in the river and along it, the far ones first. */
export function drawBoulders(sheet: Sheet): void {
	const stones = Array.from({ length: 64 }, (_, stone) => {
		const y = mix(970, 1500, hash(stone, 41) ** 0.8);
		const side =
			stone % 3 === 0 ? 0.5 + 0.6 * (hash(stone, 42) - 0.5) : stone % 3 === 1 ? 0.02 : 0.98;
		const [left, right] = [mix(930, 440, ramp(950, 1500, y)), mix(1050, 1390, ramp(950, 1500, y))];
		return {
			x: mix(left, right, side) + 60 * (hash(stone, 43) - 0.5),
			y,
			size: mix(10, 66, ramp(950, 1520, y)) * mix(0.35, 1.2, hash(stone, 44) ** 1.5),
			seed: stone,
		};
	}).sort((a, b) => a.y - b.y);
	for (const { x, y, size, seed } of stones) {
		const outline = Array.from({ length: 40 }, (_, step) => {
			const angle = (step / 40) * Math.PI * 2;
			const edge = polar(
				pt(0, 0),
				angle,
				size * (1 + 0.42 * noise(Math.cos(angle) * 2.1 + seed, Math.sin(angle) * 2.1, seed)),
			);
			return pt(x + edge.x, y + Math.min(edge.y * 0.66, size * 0.3));
		});
		drawForm(sheet, {
			outline,
			swell: size * 0.55,
			halo: 4,
			edge: Math.max(2.5, size * 0.07),
			wash: seed % 2 ? OCHRE : UMBER,
			washStrength: 0.5,
			depth: 1.25,
			base: 0.08,
			grain: { angle: 0.9 + 0.5 * hash(seed, 5), spacing: 7, bulge: 8 },
		});
	}
}
