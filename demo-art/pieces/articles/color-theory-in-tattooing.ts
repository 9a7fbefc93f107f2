import type { Point } from "../../brush/geometry.ts";
import { circle, pick, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { blend, flood } from "../../motifs/painting/paint.ts";
import { drawSprig } from "../../motifs/plants/plants.ts";
import { drawPaintBrush } from "../../motifs/things/drawing-tools.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(1000, 625);
/** Twelve pigments as they heal, around the wheel from yellow by red and blue to green. */
const WHEEL: Ink[] = [
	[0.95, 0.72, 0.2],
	[0.92, 0.53, 0.14],
	[0.86, 0.36, 0.13],
	[0.76, 0.2, 0.13],
	[0.62, 0.1, 0.14],
	[0.44, 0.1, 0.26],
	[0.28, 0.13, 0.36],
	[0.14, 0.2, 0.42],
	[0.1, 0.32, 0.47],
	[0.12, 0.42, 0.38],
	[0.3, 0.48, 0.2],
	[0.62, 0.6, 0.18],
];

/** A color wheel of ink caps around three washes that mix, with a loaded brush, on paper. */
export const piece: Piece = {
	on: onPaper({ seed: 91, age: 0.45 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		washWheel(sheet);
		washPrimaries(sheet);
		drawScaffold(sheet);
		for (const stem of [
			["350,1150 210,1000 160,820 190,640"],
			["1780,90 1850,240 1870,420 1830,600"],
		] as const) {
			const path = stem[0]
				.split(" ")
				.map((pair) => pt(Number(pair.split(",")[0]), Number(pair.split(",")[1])));
			drawSprig(
				sheet,
				smooth(path, false, 3),
				6,
				{ length: 120, width: 31, lean: 0.75 },
				[0.42, 0.55, 0.4],
			);
		}
		WHEEL.forEach((ink, index) => {
			const angle = -Math.PI / 2 + (index / 12) * Math.PI * 2;
			drawCap(sheet, polar(MIDDLE, angle, 452), index % 4 === 0 ? 88 : 74, ink, index);
		});
		drawSteps(sheet);
		drawPaintBrush(
			sheet,
			{ to: pt(1130, 720), turn: 0.5, scale: 0.98 },
			{ body: [0.16, 0.13, 0.13], metal: [0.8, 0.66, 0.4], wood: WHEEL[4] as Ink },
		);
		drawSplashes(sheet);
		return sheet;
	},
};

/** Watercolor: darker where it dried, grainy, uneven; it multiplies with what lies beneath. */
function wash(under: Ink, ink: Ink, strength: number, x: number, y: number): Ink {
	const grain = 0.86 + 0.22 * cloud(x / 60, y / 60, 4, 5) + 0.1 * noise(x / 3, y / 3, 6);
	const cover = clamp(strength * grain);
	return [
		under[0] * mix(1, ink[0], cover),
		under[1] * mix(1, ink[1], cover),
		under[2] * mix(1, ink[2], cover),
	];
}

/** The ring of color between the caps and the middle: every hue runs into the next. */
function washWheel(sheet: Sheet): void {
	flood(sheet, (x, y, under) => {
		const edge = 9 * cloud(x / 50, y / 50, 3, 3);
		const away = Math.hypot(x - MIDDLE.x, y - MIDDLE.y) + edge;
		if (away < 232 || away > 352) return under;
		const turn =
			((Math.atan2(y - MIDDLE.y, x - MIDDLE.x) / (Math.PI * 2) + 1.25) % 1) * 12 +
			0.12 * cloud(x / 40, y / 40, 3, 9);
		const hue = blend([...WHEEL, WHEEL[0] as Ink], ((turn + 12) % 12) / 12);
		const dried = 0.25 * (ramp(344, 352, away) + ramp(240, 232, away));
		const soft = ramp(232, 236, away) * ramp(352, 348, away);
		const inner = ramp(352, 240, away) * 0.34;
		return wash(under, hue, soft * (0.9 + dried - inner), x, y);
	});
}

/** Yellow, red and blue in the middle, and what they make where they overlap. */
function washPrimaries(sheet: Sheet): void {
	for (const [index, hue] of [0, 4, 8].entries()) {
		const place = polar(MIDDLE, -Math.PI / 2 + (index / 3) * Math.PI * 2, 74);
		flood(sheet, (x, y, under) => {
			const away = Math.hypot(x - place.x, y - place.y) + 8 * cloud(x / 34, y / 34, 3, index + 4);
			if (away > 118) return under;
			return wash(
				under,
				WHEEL[hue] as Ink,
				(0.72 + 0.28 * ramp(104, 117, away)) * ramp(118, 115, away),
				x,
				y,
			);
		});
	}
}

/** The drawn order of it: rings, triangle of the primaries, dots. */
function drawScaffold(sheet: Sheet): void {
	for (const [reach, width] of [
		[222, 3],
		[362, 5],
		[552, 3],
	] as const)
		closedLine(sheet, circle(MIDDLE, reach), { width });
	const corners = [0, 1, 2, 3].map((corner) =>
		polar(MIDDLE, -Math.PI / 2 + (corner / 3) * Math.PI * 2, 222),
	);
	corners.slice(1).forEach((corner, index) => {
		line(sheet, smooth([pick(corners, index), corner], false, 30), { width: 4 });
	});
	for (let bead = 0; bead < 144; bead++) {
		const angle = (bead / 144) * Math.PI * 2;
		dot(sheet, polar(MIDDLE, angle, 572), bead % 12 === 0 ? 7 : 3);
	}
}

/** An ink cap from above: a rim with its shadow, pigment that shines. */
function drawCap(sheet: Sheet, center: Point, size: number, ink: Ink, seed: number): void {
	const shade = circle(pt(center.x + size * 0.16, center.y + size * 0.2), size * 1.02);
	lay(sheet, fill(shade), BLACK, (x, y) =>
		stipple(
			x,
			y,
			0.62 *
				ramp(
					size * 1.05,
					size * 0.7,
					Math.hypot(x - center.x - size * 0.16, y - center.y - size * 0.2),
				),
			5,
		),
	);
	const rim = circle(center, size);
	clear(sheet, rim, 5);
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const lean = (x - center.x + (y - center.y)) / size;
		return stipple(x, y, 0.5 * ramp(-0.1, 1.3, lean), 4.5);
	});
	const pool = circle(center, size * 0.8);
	clear(sheet, pool, 2);
	lay(
		sheet,
		fill(pool),
		() => ink,
		(x, y) =>
			0.97 -
			0.16 * ramp(0.4, -0.7, (x - center.x + y - center.y) / size) +
			0.1 * noise(x / 14, y / 14, seed),
	);
	lay(sheet, fill(pool), BLACK, (x, y) => {
		const [u, v] = [(x - center.x) / size, (y - center.y) / size];
		const wall = ramp(0.5, 0.82, Math.hypot(u + 0.1, v + 0.12)) * ramp(0.4, -0.7, u + v);
		return stipple(x, y, 0.85 * wall + 0.3 * ramp(0.5, 0.8, Math.hypot(u, v)), 4.5);
	});
	const shine = wander(polar(center, -2.5, size * 0.58), -1.1, size * 0.62, () => 1.5 / size);
	line(sheet, shine, { width: size * 0.13, ink: [1, 1, 1], taper: spindle, strength: 0.85 });
	dot(sheet, polar(center, 0.6, size * 0.52), size * 0.05, [1, 1, 1], 0.8);
	closedLine(sheet, rim, { width: 6 });
	closedLine(sheet, pool, { width: 4 });
}

/** At the margins: a hue let down with water, and a hue broken with its opposite. */
function drawSteps(sheet: Sheet): void {
	for (let step = 0; step < 5; step++) {
		for (const [x, from, to] of [
			[280, WHEEL[4], [1, 1, 1]],
			[1612, WHEEL[8], WHEEL[2]],
		] as const) {
			const y = 110 + step * 92;
			const box = [pt(x, y), pt(x + 110, y + 2), pt(x + 108, y + 76), pt(x - 2, y + 74)];
			const ink = blend([from as Ink, to as Ink], step / 5 + 0.02);
			clear(sheet, box, 4);
			lay(sheet, fill(box), ink, (px, py) => 0.9 + 0.2 * cloud(px / 30, py / 30, 3, step));
			closedLine(sheet, box, { width: 3.4 });
		}
	}
}

function drawSplashes(sheet: Sheet): void {
	for (let drop = 0; drop < 46; drop++) {
		const angle = hash(drop, 1) * Math.PI * 2;
		const place = polar(MIDDLE, angle, mix(600, 860, hash(drop, 2) ** 1.6));
		const ink = WHEEL[Math.floor(((angle / (Math.PI * 2)) * 12 + 15) % 12)] as Ink;
		dot(sheet, place, mix(2.5, 11, hash(drop, 3) ** 4), ink, 0.85);
	}
}
