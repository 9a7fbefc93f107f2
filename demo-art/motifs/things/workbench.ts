import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness } from "../../brush/sculpt.ts";
import type { Solid } from "../../brush/solid.ts";
import { blend, bound, lathe, slab } from "../../brush/solid.ts";
import { buildJar, buildKeys, buildLamp, TOP } from "./bench-things.ts";

/** Middle, height and depth of the ink bottles. */
const BOTTLES = [
	[-6.8, 1.5, -1.2],
	[-5.75, 1.75, -1.3],
	[-4.7, 1.45, -1.1],
	[-3.65, 1.9, -1.3],
	[-2.6, 1.55, -1.2],
	[-1.55, 1.75, -1.3],
	[-0.5, 1.4, -1.15],
] as const;
const BOOK = { x: 1.4, z: 0.75, half: 2.5, deep: 1.4 };

function buildBottles(): Solid {
	return blend(
		0,
		...BOTTLES.map(([x, tall, z]) =>
			bound(
				[x, TOP - tall * 0.65, z],
				1.6,
				lathe(
					[x, z],
					[
						[TOP - tall - 0.92, 0.05],
						[TOP - tall - 0.5, 0.13],
						[TOP - tall - 0.44, 0.27],
						[TOP - tall - 0.08, 0.3],
						[TOP - tall - 0.06, 0.22],
						[TOP - tall + 0.06, 0.24],
						[TOP - tall + 0.28, 0.44],
						[TOP - 0.06, 0.46],
						[TOP, 0.4],
					],
					0.02,
				),
			),
		),
	);
}

/** An open ledger: two arched blocks of pages in a cover. */
function buildLedger(): Solid {
	const { x: cx, z: cz, half, deep } = BOOK;
	const pages: Solid = (x, y, z) => {
		const away = Math.abs(x - cx);
		const arch =
			0.46 * Math.sqrt(Math.max(0.001, Math.min(1, away / 0.5))) * (1 - 0.55 * (away / half) ** 2);
		return (
			Math.max(
				TOP - 0.12 - arch - y,
				y - TOP + 0.08,
				away - half + 0.1,
				Math.abs(z - cz) - deep + 0.08,
			) * 0.6
		);
	};
	return blend(0, pages, slab([cx, TOP - 0.05, cz], half, 0.05, deep, 0.03));
}

const BENCH = blend(
	0,
	slab([0, TOP + 0.16, 0], 11, 0.16, 2.5, 0.04),
	slab([0, TOP + 0.95, -0.25], 11, 0.8, 2.5, 0.02),
);
const PARTS = {
	bottles: buildBottles(),
	ledger: buildLedger(),
	lamp: buildLamp(),
	keys: buildKeys(),
	jar: buildJar(),
};

export const WORKBENCH: Solid = blend(0, BENCH, ...Object.values(PARTS));

/** Wood with its grain, ruled pages, inks with labels, dark enamel. */
export function benchTone(hit: Hit): number {
	const { x, y, z } = hit;
	const dark = darkness(hit, 0.95);
	if (PARTS.ledger(x, y, z) < 0.02) {
		const away = Math.abs(x - BOOK.x);
		const ruled =
			ramp(0.028, 0.012, Math.abs(((z * 3.6) % 1) - 0.5) / 3.6) *
			ramp(0.2, 0.3, away) *
			ramp(2.55, 2.45, away);
		const column = [0.6, 1.7, 2.1].some((line) => Math.abs(away - line) < 0.014);
		const written =
			ramp(0.1, 0.5, noise(x * 9, Math.floor(z * 3.6 + 0.5) * 3.7, 4)) *
			ramp(0.7, 0.78, away) *
			ramp(1.6, 1.5, away);
		return (
			dark * 0.7 +
			0.4 * ruled +
			(column ? 0.45 : 0) +
			0.35 * written * ramp(0.06, 0.03, Math.abs(((z * 3.6 + 0.25) % 1) - 0.5))
		);
	}
	if (PARTS.lamp(x, y, z) < 0.02) return dark + 0.3 - 0.4 * ramp(0.86, 0.97, hit.light);
	if (PARTS.keys(x, y, z) < 0.02 || PARTS.jar(x, y, z) < 0.02) return dark + 0.08;
	const bottle = BOTTLES.find(([cx, , cz]) => Math.hypot(x - cx, z - cz) < 0.5);
	if (bottle && y < TOP - 0.02) {
		const [, tall] = bottle;
		const label = y > TOP - tall * 0.62 && y < TOP - tall * 0.16;
		const cap = y < TOP - tall - 0.05;
		const ink = cap ? 0.55 : 0.62;
		const band = Math.abs(y - TOP + tall * 0.56) < 0.03 || Math.abs(y - TOP + tall * 0.22) < 0.03;
		return label
			? dark * 0.8 + (band ? 0.7 : 0)
			: dark * 0.7 + ink - 0.6 * ramp(0.84, 0.95, hit.light);
	}
	const grain = noise(x * 0.7 + 2 * noise(x / 3, z * 2, 2), z * 9 + y * 12, 6);
	return dark + 0.1 + 0.3 * clamp(grain);
}
