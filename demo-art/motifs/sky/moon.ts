import type { Point } from "../../brush/geometry.ts";
import { circle } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";

/** A full moon in dotwork: dark seas, craters with a lit wall, dense towards its shaded limb. */
export function drawMoon(sheet: Sheet, center: Point, radius: number, cell = 6): void {
	const rim = circle(center, radius);
	clear(sheet, rim, 8);
	const random = seedRandom(Math.round(radius));
	const craters = Array.from({ length: 34 }, () => {
		const [angle, away, size] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.9, random()];
		return {
			x: center.x + Math.cos(angle) * away * radius,
			y: center.y + Math.sin(angle) * away * radius,
			size: radius * mix(0.02, 0.11, size ** 2.4),
		};
	});
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / radius, (y - center.y) / radius];
		const seas = ramp(0.05, 0.3, cloud(dx * 1.9 + 4, dy * 1.9, 4, 33)) * 0.42;
		let pits = 0;
		for (const crater of craters) {
			const [cx, cy] = [(x - crater.x) / crater.size, (y - crater.y) / crater.size];
			const away = Math.hypot(cx, cy);
			if (away > 1.5) continue;
			const lean = (cx + cy) / 1.42;
			pits +=
				away < 1
					? 0.6 * ramp(0.5, -0.9, lean) * ramp(0.3, 1, away) - 0.1
					: 0.55 * ramp(0, 0.9, lean) * ramp(1.5, 1.05, away) - 0.2;
		}
		const limb = 0.62 * ramp(0.55, 1, Math.hypot(dx + 0.12, dy + 0.14));
		return stipple(x, y, clamp(0.05 + seas + pits + limb) * (0.95 + 0.1 * hash(x, y)), cell);
	});
	closedLine(sheet, rim, { width: 7 });
}

/** A small moon of which `share` (0 to 1) lies in the dark. */
export function drawPhase(sheet: Sheet, center: Point, radius: number, share: number): void {
	const rim = circle(center, radius);
	clear(sheet, rim, 5);
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const half = Math.sqrt(Math.max(0, radius * radius - (y - center.y) ** 2));
		const border = center.x + half * (1 - 2 * Math.abs(share)) * (share < 0 ? -1 : 1);
		const dark = share >= 0 ? x > border : x < border;
		return dark ? 0.94 : stipple(x, y, 0.4 * ramp(radius * 0.6, 0, Math.abs(x - border)), 4.5);
	});
	closedLine(sheet, rim, { width: 4 });
}
