import type { Point } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

/** A bead of water: a dark rim, a bright foot where the light collects, a glint. */
export function drawDew(sheet: Sheet, center: Point, radius: number): void {
	if (radius < 5) {
		dot(sheet, center, radius);
		dot(sheet, pt(center.x - radius * 0.3, center.y - radius * 0.3), radius * 0.35, [1, 1, 1]);
		return;
	}
	const rim = circle(center, radius);
	clear(sheet, rim, 2);
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / radius, (y - center.y) / radius];
		return pepper(x, y, clamp(0.92 - 1.15 * clamp((dx * 0.5 + dy * 0.75 + 0.7) / 1.6)), 3.6);
	});
	closedLine(sheet, rim, { width: Math.max(2.4, radius * 0.16) });
	dot(sheet, pt(center.x - radius * 0.32, center.y - radius * 0.38), radius * 0.22, [1, 1, 1]);
}

/** An orb web: spokes of uneven length, a spiral that sags between them, dew on some of its threads; `holds` is how far a spoke runs that is tied to something. */
export function drawWeb(
	sheet: Sheet,
	center: Point,
	ends: readonly number[],
	turns: number,
	hub: number,
	holds: Readonly<Record<number, number>> = {},
): void {
	const count = ends.length;
	const angle = (spoke: number) =>
		((spoke + 0.22 * (hash(spoke % count, 3) - 0.5)) / count) * Math.PI * 2;
	const reach = (spoke: number) => ends[spoke % count] ?? 600;
	for (let spoke = 0; spoke < count; spoke++)
		line(
			sheet,
			smooth(
				[
					polar(center, angle(spoke), hub * 0.3),
					polar(center, angle(spoke), holds[spoke] ?? reach(spoke) * 1.08),
				],
				false,
				8,
			),
			{ width: 3.6 },
		);
	for (let turn = 0; turn < turns; turn++) {
		for (let spoke = 0; spoke < count; spoke++) {
			const share = (place: number) => {
				const t = (turn + place / count) / turns;
				return t ** 0.92;
			};
			const at = (s: number, t: number) =>
				polar(center, angle(s), mix(hub, Math.min(reach(s), reach(s) * 0.97), clamp(t)));
			const [a, b] = [at(spoke, share(spoke)), at(spoke + 1, share(spoke + 1))];
			if (hash(turn * 41 + spoke, 9) < 0.025 && turn > 4) continue;
			const middle = pt(
				mix((a.x + b.x) / 2, center.x, 0.035),
				mix((a.y + b.y) / 2, center.y, 0.035) + 2 + turn * 0.35,
			);
			const thread = smooth([a, middle, b], false, 4);
			line(sheet, thread, { width: 3 });
			const wet = hash(turn * 17 + spoke * 3, 21);
			if (wet < 0.16 && turn > 2) {
				for (const t of [0.2, 0.36, 0.5, 0.64, 0.8]) {
					const place = thread[Math.round(t * (thread.length - 1))] ?? a;
					const size = mix(4, 15, hash(turn * 5 + spoke, Math.round(t * 50)) ** 1.9);
					drawDew(sheet, pt(place.x, place.y + size * 0.5), size);
				}
			} else if (wet < 0.5) {
				for (const t of [0.25, 0.5, 0.75]) {
					const place = thread[Math.round(t * (thread.length - 1))] ?? a;
					dot(sheet, place, 3.2);
				}
			}
		}
	}
	for (let ring = 0; ring < 4; ring++)
		closedLine(sheet, circle(center, hub * (0.35 + ring * 0.17)), { width: 2.2 });
}
