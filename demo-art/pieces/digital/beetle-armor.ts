import { circle, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, lay, line, newSheet } from "../../brush/sheet.ts";
import { toLinear } from "../../ground/light.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, flood, glow } from "../../motifs/painting/paint.ts";
import { castShadow, paintForm } from "../../motifs/painting/painted-form.ts";
import { paintBeetleKnight } from "../../motifs/people/beetle-knight.ts";
import {
	BRASS,
	DARK,
	paintHelmProfile,
	paintShield,
	SHELL,
	TEAL,
} from "../../motifs/people/beetle-knight-arms.ts";
import type { Piece } from "../../piece.ts";

const GROUND = ["#4b443e", "#6f665d", "#968b7f", "#b9aea0"].map(toLinear);
const MARK = toLinear("#3a332d");
const PAPER = toLinear("#c4b9aa");

/** Character sheet: a knight in beetle armor, its helm and its shield. */
export const piece: Piece = {
	on: onScreen(44),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		flood(sheet, (x, y) => {
			const strokes =
				0.16 * cloud((x - y * 0.35) / 190, (y + x * 0.25) / 36, 4, 7) +
				0.05 * cloud(x / 9, y / 9, 2, 3);
			const halo = ramp(900, 120, Math.hypot((x - 520) * 1.1, (y - 760) * 0.8));
			const floor = 0.12 * ramp(1660, 1780, y);
			const far = 0.24 * ramp(650, 1150, Math.hypot(x - 800, y - 1000));
			return blend(GROUND, clamp(0.3 + 0.55 * halo + strokes + floor - far));
		});
		for (const [x, y, width, height] of [
			[1280, 470, 250, 330],
			[1280, 1210, 250, 370],
		] as const)
			lay(
				sheet,
				fill([
					pt(x - width, y - height),
					pt(x + width, y - height + 8),
					pt(x + width - 6, y + height),
					pt(x - width + 8, y + height - 6),
				]),
				PAPER,
				(px, py) => clamp(0.34 + 0.3 * cloud(px / 120, py / 26, 3, 9)),
			);
		castShadow(sheet, pt(560, 1806), 420, 62, 0.75);
		castShadow(sheet, pt(680, 1822), 360, 40, 0.45);
		glow(sheet, pt(380, 300), 620, [0.1, 0.085, 0.06], 0.8);
		paintBeetleKnight(sheet, { to: pt(560, 410), scale: 0.955 });
		castShadow(sheet, pt(1300, 744), 200, 34, 0.5);
		paintHelmProfile(sheet, { to: pt(1320, 500), scale: 0.92 });
		castShadow(sheet, pt(1300, 1540), 170, 30, 0.5);
		paintShield(sheet, { to: pt(1284, 1206), turn: 0.05, scale: 0.94 });
		[TEAL, SHELL, BRASS, DARK].forEach((of, index) => {
			const center = pt(1090 + index * 126, 1738);
			castShadow(sheet, pt(center.x + 12, center.y + 50), 56, 14, 0.6);
			paintForm(sheet, { outline: circle(center, 50), swell: 50, of, edge: 2.5 });
			of.colors.slice(1, 5).forEach((ink, step) => {
				const x = center.x - 48 + step * 24;
				lay(sheet, fill([pt(x, 1816), pt(x + 23, 1815), pt(x + 23, 1846), pt(x, 1847)]), ink);
			});
		});
		for (const [from, to] of [
			[pt(660, 470), pt(1040, 420)],
			[pt(850, 760), pt(1040, 1060)],
		] as const) {
			for (let step = 0; step < 24; step += 2)
				line(
					sheet,
					smooth(
						[
							pt(mix(from.x, to.x, step / 24), mix(from.y, to.y, step / 24)),
							pt(mix(from.x, to.x, (step + 1) / 24), mix(from.y, to.y, (step + 1) / 24)),
						],
						false,
						3,
					),
					{ width: 3, ink: MARK, strength: 0.7 },
				);
			dot(sheet, from, 7, MARK, 0.8);
		}
		return sheet;
	},
};
