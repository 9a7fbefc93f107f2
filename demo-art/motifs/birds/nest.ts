import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

/** A cup of woven twigs, seen a little from above, with eggs in it; 860 wide at `size` 1. */
export function drawNest(sheet: Sheet, center: Point, size: number, straw: Ink, shell: Ink): void {
	const put = (x: number, y: number) => pt(center.x + x * size, center.y + y * size);
	const bowl = smooth(
		[
			[-400, -30],
			[-330, -130],
			[-150, -180],
			[60, -186],
			[280, -150],
			[404, -50],
			[396, 70],
			[300, 220],
			[120, 300],
			[-80, 304],
			[-280, 230],
			[-390, 90],
		].map(([x = 0, y = 0]) => put(x, y)),
		true,
		5,
	);
	drawForm(sheet, {
		outline: bowl,
		swell: 200 * size,
		wash: straw,
		washStrength: 0.55,
		depth: 1,
		base: 0.14,
		edge: 0,
	});
	weave(sheet, put, size, straw, [376, 216], 260);
	const hollow = circle(put(0, -34), 300 * size, 0.42);
	clear(sheet, hollow, 4);
	lay(sheet, fill(hollow), BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / size, (y - center.y) / size];
		return pepper(x, y, clamp(1.05 - 0.5 * ramp(-20, 100, dy) + 0.001 * dx), 4.4);
	});
	for (const [x, y, turn, tone] of EGGS) drawEgg(sheet, put(x, y), 78 * size, turn, shell, tone);
	weave(sheet, put, size, straw, [338, 150], 90);
}

/** Twigs laid round the rim at a breadth and height, some of them sticking out. */
function weave(
	sheet: Sheet,
	put: (x: number, y: number) => Point,
	size: number,
	straw: Ink,
	[rx, ry]: readonly [number, number],
	count: number,
): void {
	const whole = count > 150;
	for (let twig = 0; twig < count; twig++) {
		const level = hash(twig, count);
		const start = hash(twig, 12) * Math.PI * 2;
		if (!whole && Math.sin(start) < -0.2 && level > 0.6) continue;
		const span = mix(0.35, 0.95, hash(twig, 13));
		const lift = whole ? mix(-20, 158, level) * Math.max(0, Math.sin(start)) : mix(-16, 26, level);
		const [wide, high] = [
			rx * mix(0.86, 1.06, hash(twig, 14)),
			ry * mix(0.8, 1, hash(twig, 15)) * 0.86,
		];
		const path = smooth(
			[0, 0.33, 0.66, 1].map((share) => {
				const angle = start + span * share;
				const out = 1 + 0.09 * (hash(twig * 5 + share * 9, 16) - 0.45);
				return put(
					Math.cos(angle) * wide * out * (1 - 0.0019 * Math.max(0, lift)),
					-34 + Math.sin(angle) * high * out + lift,
				);
			}),
		);
		const width = mix(7, 15, hash(twig, 17)) * size;
		line(sheet, path, { width: width + 5, taper: spindle });
		line(sheet, path, {
			width: width - 1,
			ink: hash(twig, 18) > 0.45 ? straw : [1, 1, 1],
			taper: spindle,
			strength: 0.9,
		});
		line(
			sheet,
			path.map(({ x, y }) => pt(x + 1, y + width * 0.26)),
			{ width: 2.6, taper: spindle },
		);
	}
}

function drawEgg(
	sheet: Sheet,
	center: Point,
	radius: number,
	turn: number,
	shell: Ink,
	tone: number,
): void {
	const outline = Array.from({ length: 72 }, (_, index) => {
		const angle = (index / 72) * Math.PI * 2;
		const [x, y] = [
			Math.cos(angle) * radius * 1.28 * (1 + 0.1 * Math.cos(angle)),
			Math.sin(angle) * radius,
		];
		return pt(
			center.x + x * Math.cos(turn) - y * Math.sin(turn),
			center.y + x * Math.sin(turn) + y * Math.cos(turn),
		);
	});
	drawForm(sheet, {
		outline,
		swell: radius,
		wash: shell,
		washStrength: 0.8,
		base: tone,
		edge: 5.4,
	});
	for (let speck = 0; speck < 34; speck++) {
		const [angle, away] = [hash(speck, 21) * 6.28, Math.sqrt(hash(speck, 22)) * 0.86];
		const place = pt(
			center.x + Math.cos(angle) * radius * away * 1.1,
			center.y + Math.sin(angle) * radius * away * 0.95,
		);
		dot(sheet, place, mix(1.6, 5, hash(speck, 23) ** 2) * (radius / 70), BLACK, 0.8);
	}
}

const EGGS = [
	[-96, -40, 0.5, 0.06],
	[116, -52, -0.6, 0.1],
	[6, 6, 0.12, 0],
] as const;
