import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, points, pt, smooth } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle, whip } from "../../brush/sheet.ts";

const RED: Ink = [0.82, 0.17, 0.1];
const IVORY: Ink = [1.22, 1.18, 1.02];

export type Agaric = {
	to: Point;
	turn: number;
	scale: number /** 0 a ball, 1 a flat cap. */;
	open: number;
};

/** A fly agaric that stands on `to`, 400 high at scale 1: gills, skirt, bulb in rings, warts on a red cap. */
export function drawAgaric(sheet: Sheet, { to, turn, scale, open }: Agaric): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const edge = Math.max(3, 5.5 * scale);
	const wide = mix(120, 205, open);
	const high = mix(165, 178, open);
	const rim = -mix(215, 290, open);
	const foot = smooth(
		points(
			-34,
			rim,
			-30,
			-150,
			-38,
			-80,
			-62,
			-46,
			-66,
			-18,
			-40,
			8,
			0,
			14,
			40,
			8,
			66,
			-18,
			62,
			-46,
			38,
			-80,
			30,
			-150,
			34,
			rim,
		),
		true,
	);
	drawForm(sheet, { outline: put(foot), swell: 34 * scale, edge, wash: IVORY, base: 0.06 });
	for (let ring = 0; ring < 4; ring++) {
		const reach = [46, 58, 64, 60][ring] ?? 60;
		const y = -64 + ring * 17;
		line(
			sheet,
			put(
				smooth(points(-reach, y - 4, -reach / 2, y + 7, 0, y + 10, reach / 2, y + 7, reach, y - 4)),
			),
			{
				width: 4.5 * scale,
				taper: spindle,
			},
		);
	}
	for (let fiber = 0; fiber < 9; fiber++) {
		const x = mix(-22, 26, hash(fiber, 2));
		const from = mix(rim + 30, -120, hash(fiber, 3));
		line(sheet, put(points(x, from, x + 1, from + 24, x, from + 48)), {
			width: 3 * scale,
			taper: spindle,
		});
	}
	// Underside with gills, seen a little from below.
	const under = smooth(
		points(
			-wide * 0.97,
			rim,
			-wide * 0.5,
			rim - 26,
			0,
			rim - 34,
			wide * 0.5,
			rim - 26,
			wide * 0.97,
			rim,
			wide * 0.6,
			rim + 40,
			0,
			rim + 54,
			-wide * 0.6,
			rim + 40,
		),
		true,
	);
	if (open > 0.3) {
		drawForm(sheet, { outline: put(under), swell: 20 * scale, edge, wash: IVORY, base: 0.3 });
		const count = 34;
		for (let gill = 0; gill <= count; gill++) {
			const angle = mix(0.04, Math.PI - 0.04, gill / count);
			const from = pt(Math.cos(angle) * 34, rim + 6 + Math.sin(angle) * 6);
			const tip = pt(Math.cos(angle) * wide * 0.93, rim + 2 + Math.sin(angle) * 47);
			line(sheet, put([tip, pt((from.x + tip.x) / 2, (from.y + tip.y) / 2), from]), {
				width: 4.5 * scale,
				taper: (t) => 0.4 + 0.6 * t,
			});
		}
	}
	if (open > 0.5) drawSkirt(sheet, put, rim, scale, edge);
	const sag = mix(26, 16, open);
	const cap = smooth(
		points(
			-wide,
			rim + 6,
			-wide * 0.95,
			rim - high * 0.42,
			-wide * 0.66,
			rim - high * 0.84,
			0,
			rim - high,
			wide * 0.66,
			rim - high * 0.84,
			wide * 0.95,
			rim - high * 0.42,
			wide,
			rim + 6,
			wide * 0.55,
			rim + sag - 10,
			0,
			rim + sag - 4,
			-wide * 0.55,
			rim + sag - 10,
		),
		true,
	);
	drawForm(sheet, {
		outline: put(cap),
		swell: high * 0.8 * scale,
		edge: edge * 1.15,
		wash: RED,
		washStrength: 0.95,
		base: 0.02,
		depth: 0.95,
	});
	drawWarts(sheet, put, wide, high, rim, scale);
}

function drawSkirt(
	sheet: Sheet,
	put: (path: Path) => Path,
	rim: number,
	scale: number,
	edge: number,
): void {
	const top = rim + 58;
	const skirt = smooth(
		points(
			-31,
			top,
			-52,
			top + 34,
			-66,
			top + 66,
			-40,
			top + 58,
			-22,
			top + 74,
			2,
			top + 62,
			24,
			top + 76,
			44,
			top + 58,
			66,
			top + 64,
			52,
			top + 32,
			31,
			top,
		),
		true,
	);
	drawForm(sheet, {
		outline: put(skirt),
		swell: 26 * scale,
		edge: edge * 0.8,
		wash: IVORY,
		base: 0.05,
	});
	for (const x of [-44, -28, -10, 8, 26, 42])
		line(sheet, put(smooth(points(x * 0.6, top + 6, x * 0.85, top + 30, x, top + 56))), {
			width: 3.4 * scale,
			taper: whip,
		});
}

/** Torn bits of veil in rings over the dome, flatter towards its rim. */
function drawWarts(
	sheet: Sheet,
	put: (path: Path) => Path,
	wide: number,
	high: number,
	rim: number,
	scale: number,
): void {
	for (const [ring, count] of [
		[0.92, 9],
		[0.66, 7],
		[0.36, 4],
		[0.06, 1],
	] as const) {
		for (let wart = 0; wart < count; wart++) {
			const chance = (which: number) => hash(wart * 5 + which, Math.round(ring * 100 + wide));
			const share = count === 1 ? 0 : mix(-0.86, 0.86, (wart + mix(0.25, 0.75, chance(1))) / count);
			const x = share * wide * Math.sqrt(1 - (1 - ring) ** 2.2 * 0.75) * 0.98;
			const y = rim - high * (1 - ring * 0.86) * Math.sqrt(1 - share * share * 0.8) + 4;
			const size = mix(9, 19, chance(2)) * mix(1.05, 0.8, ring);
			const bit = Array.from({ length: 7 }, (_, corner) => {
				const angle = (corner / 7) * Math.PI * 2;
				const reach = size * mix(0.72, 1.2, chance(corner + 3));
				const tilt = 1 - 0.55 * Math.abs(share);
				return pt(
					x + Math.cos(angle) * reach * tilt,
					y + Math.sin(angle) * reach * mix(1, 0.62, ring),
				);
			});
			drawForm(sheet, {
				outline: put(smooth(bit, true, 2)),
				swell: size * 0.7 * scale,
				halo: 1.5,
				edge: Math.max(2, 3.2 * scale),
				wash: IVORY,
			});
		}
	}
}
