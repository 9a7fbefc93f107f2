import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, moveAll, pick, polar, ribbon, smooth, trace } from "../../brush/geometry.ts";
import { unplace } from "../../brush/place.ts";
import { cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";

export type Toadstool = {
	/** The middle of the cap's rim. */
	to: Point;
	/** Half width of the cap. */
	half: number;
	/** From the cap down to the ground. */
	stem: Path;
	thick: number;
	turn?: number;
	cap: Ink;
	flesh: Ink;
};

const CAP = smooth(
	trace(
		"-100,6 -98,-14 -88,-36 -64,-56 -34,-66 -14,-78 4,-82 20,-77 38,-66 68,-54 90,-34 99,-12 101,8 90,10 74,16 52,13 28,21 2,17 -26,22 -50,15 -76,17 -90,10",
	),
	true,
	2,
);
const GILLS = smooth(
	trace("-94,8 -50,10 0,11 50,10 94,8 84,24 50,37 10,42 -36,39 -76,27"),
	true,
	2,
);

/** A brown mushroom with a knob on its cap, seen a little from below. */
export function drawToadstool(
	sheet: Sheet,
	{ to, half, stem, thick, turn = 0, cap, flesh }: Toadstool,
): void {
	const scale = half / 100;
	const radius = (t: number) =>
		thick * (0.8 + 0.5 * ramp(0.6, 1, t) + 0.06 * Math.sin(t * 9 + half)) * (t > 0.97 ? 0.82 : 1);
	drawForm(sheet, {
		outline: ribbon(stem, radius),
		swell: thick * 0.95,
		wash: flesh,
		edge: 6,
		base: 0.08,
		mark: (x, y) =>
			0.5 * ramp(half * 0.85, half * 0.3, Math.hypot(x - to.x, (y - to.y) * 1.2)) +
			0.3 * ramp(0.1, 0.5, noise(x / 7, y / 120, 4)),
	});
	const last = stem.length - 1;
	for (let fiber = 0; fiber < 16; fiber++) {
		const from = mix(0.2, 0.7, hash(fiber, half));
		const across = (hash(fiber, half + 1) - 0.5) * 1.5 * thick;
		const path = stem
			.slice(Math.round(from * last), Math.round((from + 0.25) * last))
			.map((place, index) =>
				polar(place, heading(stem, Math.round(from * last) + index) + 1.57, across),
			);
		line(sheet, path, { width: 3, taper: (t) => Math.sin(Math.PI * t) });
	}
	drawForm(sheet, {
		outline: moveAll(GILLS, to, turn, scale),
		swell: 20 * scale,
		wash: flesh,
		base: 0.3,
		edge: 5,
		mark(px, py) {
			const { x, y } = unplace(px, py, { to, turn, scale });
			const gill = Math.sin(Math.atan2(x, y + 26) * 52);
			return 0.6 * ramp(-0.1, 0.8, gill) + 0.45 * ramp(30, 12, y) + 0.3 * ramp(34, 0, Math.abs(x));
		},
	});
	drawForm(sheet, {
		outline: moveAll(CAP, to, turn, scale),
		swell: 56 * scale,
		wash: cap,
		washStrength: 0.95,
		edge: 8,
		mark(px, py) {
			const { x, y } = unplace(px, py, { to, turn, scale });
			const streak = ramp(
				0.1,
				0.6,
				noise(Math.atan2(x, -y - 90) * 26, Math.hypot(x, y + 90) / 50, 6),
			);
			return (
				0.4 * streak * ramp(-60, 0, y) +
				0.3 * ramp(0.05, 0.4, cloud(x / 26, y / 16, 3, 7)) +
				0.34 * ramp(14, 5, Math.hypot(x - 4, (y + 80) * 1.3)) +
				0.45 * ramp(-4, 18, y)
			);
		},
	});
	const crown = moveAll([{ x: 3, y: -84 }], to, turn, scale)[0] ?? to;
	const rim = moveAll(CAP, to, turn, scale);
	for (let streak = 0; streak < 44; streak++) {
		const foot = pick(rim, Math.round(rim.length * mix(0.52, 0.99, streak / 43)));
		const [from, reach] = [0.02, 0.16 + 0.3 * hash(streak, half)];
		const at = (share: number): Point => ({
			x: mix(foot.x, crown.x, share),
			y: mix(foot.y, crown.y, share ** 1.35),
		});
		line(sheet, smooth([at(from), at(from + reach / 2), at(from + reach)]), {
			width: 4.5,
			taper: whip,
		});
	}
}
