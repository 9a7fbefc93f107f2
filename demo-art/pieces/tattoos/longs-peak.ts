import { circle, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { cloud, hash, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawConifer } from "../../motifs/land/conifer.ts";
import { drawLongsPeak } from "../../motifs/land/longs-peak.ts";
import { drawRing } from "../../motifs/ornament/ornaments.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 900);
const REACH = 540;

/** Longs Peak over its forest in a circle that the trees break, black and gray, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "dark",
		body: "forearm",
		seed: 71,
		shot: { frame: [1600, 1800], distance: 1.4, turn: -20 },
		lamp: "ring",
		light: -0.3,
		bright: 1.2,
		behind: ["towel", "#d9d5cd"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		for (const reach of [860, 826]) {
			const frame = [0, 1, 2, 3, 4].map((corner) =>
				pt(
					800 + reach * 0.69 * Math.sin((corner * Math.PI) / 2),
					960 - reach * Math.cos((corner * Math.PI) / 2),
				),
			);
			line(sheet, frame, { width: reach > 840 ? 5 : 2.6 });
		}
		clear(sheet, circle(MIDDLE, REACH + 22), 10);
		drawSky(sheet);
		drawLongsPeak(sheet, 1180);
		trim(sheet);
		drawRing(sheet, MIDDLE, REACH, 8);
		drawRing(sheet, MIDDLE, REACH + 20, 3);
		for (const row of ROWS) {
			for (let tree = 0; tree < row.count; tree++) {
				const share = (tree + 0.7 * (hash(tree, row.foot) - 0.5)) / (row.count - 1);
				const x = mix(row.from, row.to, share);
				const height = row.height * mix(0.62, 1.28, hash(tree, row.foot + 1));
				drawConifer(sheet, pt(x, row.foot + 26 * (hash(tree, 9) - 0.5)), height, { lit: row.lit });
			}
			layMist(sheet, row.foot, row.height * 0.62);
		}
		for (const [x, foot, height] of GIANTS) drawConifer(sheet, pt(x, foot), height);
		drawGround(sheet);
		return sheet;
	},
};

const ROWS = [
	{ foot: 1190, height: 105, from: 330, to: 1270, count: 34, lit: false },
	{ foot: 1260, height: 165, from: 310, to: 1290, count: 25, lit: false },
	{ foot: 1350, height: 250, from: 320, to: 1280, count: 16, lit: true },
	{ foot: 1440, height: 330, from: 420, to: 1180, count: 10, lit: true },
] as const;
const GIANTS = [
	[346, 1440, 640],
	[448, 1490, 480],
	[1262, 1440, 740],
	[1160, 1490, 520],
	[1050, 1520, 380],
	[560, 1520, 360],
	[800, 1560, 300],
	[690, 1545, 330],
	[925, 1545, 350],
] as const;

/** Night that thickens upwards, the band of the Milky Way, and stars left bare. */
function drawSky(sheet: Sheet): void {
	lay(sheet, fill(circle(MIDDLE, REACH)), BLACK, (x, y) => {
		const band = ramp(
			150,
			0,
			Math.abs((x - 820) * 0.62 + (y - 520) * 0.78 + 60 * cloud(x / 160, y / 160, 3, 4)),
		);
		const dark = mix(1.14, 0.16, ramp(430, 900, y)) - 0.5 * band;
		return stipple(x, y, dark + 0.14 * cloud(x / 60, y / 60, 3, 9), 6);
	});
	const random = seedRandom(19);
	for (let star = 0; star < 190; star++) {
		const place = polar(MIDDLE, Math.PI * (1 + random()), Math.sqrt(random()) * (REACH - 24));
		if (place.y > 760) continue;
		const size = mix(2.6, 7.5, random() ** 4);
		clear(sheet, circle(place, size + 1.5), 1);
		if (size < 4.4) continue;
		for (const turn of [0, Math.PI / 2])
			line(
				sheet,
				[-1, -0.5, 0, 0.5, 1].map((share) => polar(place, turn, share * size * 4.4)),
				{ width: 4, ink: [1, 1, 1], taper: spindle },
			);
	}
}

/** Mist in dots, in which the feet of a row of trees are lost. */
function layMist(sheet: Sheet, foot: number, depth: number): void {
	const band = [
		pt(200, foot - depth),
		pt(1400, foot - depth),
		pt(1400, foot + 40),
		pt(200, foot + 40),
	];
	lay(sheet, fill(band), [1, 1, 1], (x, y) => {
		const drift = 0.35 * cloud(x / 120, y / 40, 3, foot);
		return stipple(x, y, 0.95 * ramp(foot - depth, foot - 6, y + drift * depth) ** 1.2, 5);
	});
}

/** Everything outside the circle is skin again. */
function trim(sheet: Sheet): void {
	const frame = fill([pt(0, 300), pt(1600, 300), pt(1600, 1560), pt(0, 1560)]);
	lay(sheet, frame, [1, 1, 1], (x, y) => (Math.hypot(x - MIDDLE.x, y - MIDDLE.y) > REACH ? 1 : 0));
}

/** The dark forest floor runs out in strokes and dots. */
function drawGround(sheet: Sheet): void {
	const random = seedRandom(5);
	for (let stroke = 0; stroke < 150; stroke++) {
		const depth = random();
		const half = mix(470, 60, depth ** 0.8);
		const x = 800 + (random() * 2 - 1) * half;
		const y = mix(1470, 1690, depth);
		const length = mix(150, 40, depth) * (0.5 + random());
		line(
			sheet,
			[-1, -0.4, 0.2, 1].map((share) =>
				pt(x + (share * length) / 2, y + 4 * share * (random() - 0.5)),
			),
			{ width: mix(9, 3.5, depth), taper: spindle },
		);
	}
	for (let drop = 0; drop < 70; drop++) {
		const depth = random();
		const x = 800 + (random() * 2 - 1) * mix(330, 20, depth);
		dot(sheet, pt(x, mix(1600, 1790, depth)), mix(4.5, 2, depth));
	}
}
