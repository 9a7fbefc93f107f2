import { noise, ramp } from "../../brush/random.ts";
import type { Hit } from "../../brush/sculpt.ts";
import { darkness } from "../../brush/sculpt.ts";
import type { Ink } from "../../brush/sheet.ts";
import type { Solid, Spot3 } from "../../brush/solid.ts";
import { bar, blend, bound, carve, chain, lathe, slab, turned } from "../../brush/solid.ts";
import { MACHINE } from "../people/machine-grip.ts";

const INKS: readonly Ink[] = [
	[0.03, 0.03, 0.036],
	[0.62, 0.06, 0.05],
	[0.86, 0.55, 0.12],
	[0.12, 0.34, 0.2],
	[0.08, 0.18, 0.4],
];
/** Distance from one ink cap to the next, where the first stands, and how far in front. */
const CAPS = { from: -7.1, step: 0.98, z: 1.2 };
const BOTTLES = [
	[-7.1, 2.1],
	[-6.0, 2.5],
	[-4.9, 2.0],
] as const;

/** The machine lying in its stand: its tube to the left, a little lower. */
function buildResting(): Solid {
	const shift: Spot3 = [0.9, -3.1, 0];
	const lying: Solid = turned(
		(x, y, z) => MACHINE(x - shift[0], y - shift[1], z - shift[2]),
		shift,
		0.12,
		0.2,
		1.22,
	);
	return bound([-0.2, -3, 0], 6.2, lying);
}

function buildStand(): Solid {
	const fork = (x: number, y: number) =>
		blend(
			0.05,
			bar([x, -0.2, 0], [x, y + 0.55, 0], 0.12),
			chain(0.05, [x, y + 0.55, 0, 0.1], [x, y + 0.42, 0.5, 0.1], [x, y - 0.05, 0.62, 0.09]),
			chain(0.05, [x, y + 0.55, 0, 0.1], [x, y + 0.42, -0.5, 0.1], [x, y - 0.05, -0.62, 0.09]),
		);
	return blend(
		0.04,
		slab([0.2, -0.12, 0], 3.3, 0.12, 0.85, 0.1),
		fork(-2.1, -2.62),
		fork(2.65, -2.2),
	);
}

function buildCaps(): Solid {
	const cup = (x: number) =>
		carve(
			0.01,
			lathe(
				[x, CAPS.z],
				[
					[-0.95, 0.4],
					[-0.9, 0.44],
					[-0.84, 0.4],
					[-0.2, 0.32],
				],
				0.015,
			),
			lathe(
				[x, CAPS.z],
				[
					[-1.2, 0.34],
					[-0.88, 0.34],
				],
				0.01,
			),
		);
	const rack = slab([CAPS.from + 2 * CAPS.step, -0.2, CAPS.z], 2.7, 0.2, 0.6, 0.06);
	return blend(0.01, rack, ...INKS.map((_, index) => cup(CAPS.from + index * CAPS.step)));
}

function buildBottles(): Solid {
	return blend(
		0,
		...BOTTLES.map(([x, tall]) =>
			lathe(
				[x, -1],
				[
					[-tall - 1.05, 0.05],
					[-tall - 0.6, 0.14],
					[-tall - 0.5, 0.3],
					[-tall - 0.1, 0.33],
					[-tall - 0.08, 0.24],
					[-tall + 0.06, 0.26],
					[-tall + 0.3, 0.48],
					[-0.06, 0.5],
					[0, 0.44],
				],
				0.02,
			),
		),
	);
}

const SUPPLY = { x: 6.35, y: -1.35, z: -0.9 };
const PEDAL = { x: 3.7, z: 1.55 };

function buildSupply(): Solid {
	const { x, y, z } = SUPPLY;
	const knob = turned(
		lathe(
			[x + 0.75, z + 0.9],
			[
				[y - 0.12, 0.32],
				[y + 0.2, 0.36],
				[y + 0.24, 0.46],
			],
			0.03,
		),
		[x + 0.75, y, z + 0.9],
		-Math.PI / 2,
	);
	const jack = bar([x + 0.75, y + 0.78, z + 0.7], [x + 0.75, y + 0.82, z + 1.3], 0.14, 0.12);
	return blend(0, slab([x, y, z], 1.55, 1.3, 0.9, 0.1), knob, jack);
}

function buildPedal(): Solid {
	const { x, z } = PEDAL;
	return blend(
		0.02,
		lathe(
			[x, z],
			[
				[-0.42, 1.12],
				[-0.36, 1.2],
				[-0.02, 1.34],
				[0, 1.3],
			],
			0.04,
		),
		turned(
			lathe(
				[x, z],
				[
					[-0.86, 0.2],
					[-0.78, 0.86],
					[-0.62, 0.96],
					[-0.55, 0.94],
				],
				0.04,
			),
			[x, -0.5, z],
			0.08,
			0,
			0.05,
		),
		bar([x, -0.6, z], [x, -0.3, z], 0.5),
	);
}

function buildCords(): Solid {
	const cord = (...spots: (readonly [number, number, number])[]) =>
		chain(0.05, ...spots.map(([x, y, z]) => [x, y, z, 0.085] as const));
	return blend(
		0,
		cord(
			[1.42, -1.2, 0.2],
			[1.62, -0.7, 0.6],
			[1.8, -0.2, 1],
			[2.2, -0.09, 1.15],
			[2.8, -0.09, 0.7],
			[3.8, -0.09, 0.1],
			[5, -0.09, 0.1],
			[6.2, -0.09, 0.9],
			[6.9, -0.09, 0.9],
			[7.1, -0.3, 0.5],
			[7.1, -0.53, 0.1],
		),
		cord([4.9, -0.12, 1.5], [5.5, -0.09, 1.5], [6, -0.09, 1], [6.2, -0.3, 0.4], [6.3, -0.53, 0]),
	);
}

const PARTS = {
	machine: buildResting(),
	stand: buildStand(),
	caps: buildCaps(),
	bottles: buildBottles(),
	supply: buildSupply(),
	pedal: buildPedal(),
	cords: buildCords(),
};
const BENCH = blend(
	0,
	slab([0, 0.16, 0.4], 14, 0.16, 2.6, 0.04),
	slab([0, 1.2, 0.2], 14, 1.05, 2.5, 0.02),
);

/** A bench with the machine in its stand, ink, power supply and foot pedal; its top is at height 0. */
export const STATION: Solid = blend(0, BENCH, ...Object.values(PARTS));

const belongs = (part: keyof typeof PARTS, { x, y, z }: Hit) => PARTS[part](x, y, z) < 0.025;

function findInk(hit: Hit): Ink | undefined {
	const index = Math.round((hit.x - CAPS.from) / CAPS.step);
	const [dx, dz] = [hit.x - CAPS.from - index * CAPS.step, hit.z - CAPS.z];
	const inside = Math.hypot(dx, dz) < 0.35 && hit.y < -0.8 && hit.y > -0.92;
	return inside ? INKS[index] : undefined;
}

export function stationWash(hit: Hit): readonly [Ink, number] {
	const ink = findInk(hit);
	if (ink) return [ink, 1];
	const bottle = BOTTLES.findIndex(([x]) => Math.hypot(hit.x - x, hit.z + 1) < 0.53);
	if (bottle >= 0 && hit.y < -0.02) {
		const tall = BOTTLES[bottle]?.[1] ?? 2;
		if (hit.y > -tall && (hit.y < -tall * 0.7 || hit.y > -tall * 0.2))
			return [INKS[bottle + 1] ?? [1, 1, 1], 0.9];
	}
	return [[1, 1, 1], 0];
}

export function stationTone(hit: Hit): number {
	const { x, y, z, light } = hit;
	const dark = darkness(hit, 0.95);
	if (findInk(hit)) return 0.25 * ramp(0.3, 0.1, Math.abs(x - z));
	if (belongs("cords", hit)) return 1.14 - 0.9 * ramp(0.8, 0.98, light);
	if (belongs("machine", hit) || belongs("stand", hit)) return dark;
	if (belongs("pedal", hit))
		return dark + 0.12 + (y < -0.5 ? 0.3 * ramp(0.3, 0.7, Math.sin(z * 30)) : 0);
	if (belongs("supply", hit)) {
		const [dx, dy] = [x - SUPPLY.x + 0.62, y - SUPPLY.y - 0.35];
		const away = Math.hypot(dx, dy);
		const face = z > SUPPLY.z + 0.85;
		if (face && away < 0.85 && dy < 0.2) {
			const angle = Math.atan2(dy, dx);
			const tick =
				ramp(0.05, 0.02, Math.abs((((angle * 6) / Math.PI + 12) % 0.5) - 0.25)) *
				ramp(0.55, 0.6, away) *
				ramp(0.76, 0.72, away);
			const hand =
				ramp(0.035, 0.02, Math.abs(dx * Math.sin(1.1) + dy * Math.cos(1.1))) *
				(away < 0.62 && dy < 0.02 ? 1 : 0);
			const rim = ramp(0.05, 0.02, Math.abs(away - 0.82)) + ramp(0.05, 0.02, Math.abs(dy - 0.18));
			return Math.min(1.2, 0.02 + rim * 1.2 + tick + hand * 1.2);
		}
		return dark * 0.5 + 0.72 - 0.3 * ramp(0.85, 0.98, light);
	}
	if (belongs("caps", hit)) return dark + 0.05;
	if (belongs("bottles", hit)) return dark * 0.85 + 0.05 - 0.4 * ramp(0.86, 0.97, light);
	const grain = noise(x * 0.7 + 2 * noise(x / 3, z * 2, 2), z * 9 + y * 12, 6);
	return dark + 0.1 + 0.3 * Math.max(0, grain);
}
