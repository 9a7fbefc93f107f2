import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { moveAll, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line, whip } from "../../brush/sheet.ts";
import { drawBerry } from "./plants.ts";

type Rose = { center: Point; size: number; turn: number; squash?: number; wash?: Ink };

/** A wild rose: five notched petals and a crown of stamens. */
export function drawWildRose(
	sheet: Sheet,
	{ center, size, turn, squash = 0.85, wash }: Rose,
): void {
	const place = (angle: number, reach: number) => {
		const flat = polar(pt(0, 0), angle, reach);
		return pt(center.x + flat.x, center.y + flat.y * squash);
	};
	for (const petal of [0, 2, 4, 1, 3]) {
		const angle = turn + (petal / 5) * Math.PI * 2;
		const wide = mix(0.92, 1.08, hash(petal, Math.round(size)));
		const flat = moveAll(PETAL, pt(0, 0), angle, size).map(({ x, y }) => pt(x, y));
		const outline = smooth(
			flat.map(({ x, y }) => pt(center.x + x * wide, center.y + y * squash * wide)),
			true,
			4,
		);
		drawForm(sheet, {
			outline,
			swell: size * 0.2,
			halo: 5,
			edge: 6,
			depth: 0.5,
			...(wash ? { wash } : {}),
			mark: (x, y) => {
				const away = Math.hypot(x - center.x, (y - center.y) / squash) / size;
				return 0.95 * ramp(0.55, 0.12, away) + 0.18 * ramp(0.75, 1.02, away);
			},
		});
		for (let vein = -4; vein <= 4; vein++) {
			const lean = angle + vein * 0.1;
			const far = mix(0.62, 0.86, hash(vein, petal)) - Math.abs(vein) * 0.03;
			line(
				sheet,
				smooth([place(lean * 0.35 + angle * 0.65, size * 0.24), place(lean, size * far)]),
				{ width: 3, taper: whip },
			);
		}
	}
	for (let stamen = 0; stamen < 30; stamen++) {
		const angle = stamen * 2.39996;
		const reach = size * mix(0.16, 0.34, hash(stamen, 5));
		const path = wander(center, angle, reach, () => (hash(stamen, 6) - 0.5) / reach);
		const end = place(angle, reach);
		line(
			sheet,
			path.map(({ x, y }) => pt(x, center.y + (y - center.y) * squash)),
			{ width: 5, ink: [1, 1, 1] },
		);
		line(sheet, [center, end], { width: 2.4 });
		dot(sheet, end, size * 0.034, [1, 1, 1]);
		dot(sheet, end, size * 0.024);
	}
	drawBerry(sheet, center, size * 0.1);
}

const PETAL = [
	pt(0.06, 0),
	pt(0.3, -0.26),
	pt(0.62, -0.5),
	pt(0.88, -0.46),
	pt(1.0, -0.2),
	pt(0.93, 0),
	pt(1.0, 0.22),
	pt(0.86, 0.48),
	pt(0.6, 0.5),
	pt(0.3, 0.26),
];
