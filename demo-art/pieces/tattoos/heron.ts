import { drawBlade } from "../../brush/blade.ts";
import { circle, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHeron } from "../../motifs/birds/heron.ts";
import type { Piece } from "../../piece.ts";

/** Great blue heron among reeds and cattails, before a low sun, black and gray, calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "porcelain",
		body: "calf",
		seed: 41,
		shot: { frame: [1600, 2200], distance: 1.3, turn: 4, look: [800, 1080] },
		lamp: "window",
		light: 0.5,
		behind: ["wall", "#c4beb4"],
		hair: 0.3,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawSun(sheet);
		for (const [x, y, lean, length] of REEDS) drawReed(sheet, x, y, lean, length, 0.8);
		for (const [x, y, lean, length] of CATTAILS) drawCattail(sheet, x, y, lean, length);
		drawWater(sheet);
		drawHeron(sheet);
		for (const [x, y, lean, length] of FRONT) drawReed(sheet, x, y, lean, length, 1.3);
		return sheet;
	},
};

/** A disk of level lines that thin out towards the water. */
function drawSun(sheet: Sheet): void {
	const rim = circle(pt(880, 640), 400);
	lay(sheet, fill(rim), BLACK, (x, y) => {
		const tone = mix(0.5, 0.06, ramp(240, 1000, y)) + 0.12 * ramp(900, 1250, x);
		return engrave((y + 3 * Math.sin(x / 90)) / 15, clamp(tone), 15);
	});
	closedLine(sheet, rim, { width: 7 });
	closedLine(sheet, circle(pt(880, 640), 420), { width: 3 });
}

function drawReed(
	sheet: Sheet,
	x: number,
	y: number,
	lean: number,
	length: number,
	dark: number,
): void {
	drawBlade(sheet, {
		spine: wander(pt(x, y), -Math.PI / 2 + lean, length, (t) => (lean * 1.3 * t * t) / length),
		radius: (t) => Math.max(0.8, 24 * (1 - t) ** 0.8 * Math.min(1, 0.6 + t)),
		halo: 4,
		edge: 4,
		rib: 3,
		tone: ({ across, t }) => dark * (ramp(-0.2, 0.5, across) * 0.9 + 0.5 * ramp(0.4, 0, t)),
	});
}

function drawCattail(sheet: Sheet, x: number, y: number, lean: number, length: number): void {
	const stem = wander(pt(x, y), -Math.PI / 2 + lean, length, (t) => (lean * 0.8 * t) / length);
	line(sheet, stem, { width: 9, taper: (t) => 1 - 0.5 * t });
	const head = stem.slice(Math.round(stem.length * 0.72), Math.round(stem.length * 0.93));
	drawBlade(sheet, {
		spine: head,
		radius: (t) => 29 * Math.sqrt(clamp(1 - (2 * t - 1) ** 8)) + 2,
		halo: 5,
		edge: 6,
		tone: ({ across, light }) => clamp(1.25 - light * 0.95) * (0.8 + 0.2 * Math.abs(across)),
		veins: { phase: ({ away, across }) => away / 7 + across * 2, spacing: 7, tone: () => 0.5 },
	});
}

/** Rings on the water about the legs, and its surface. */
function drawWater(sheet: Sheet): void {
	for (let ripple = 0; ripple < 34; ripple++) {
		const y = 1700 + ripple * 7 + 10 * hash(ripple, 2);
		const half = mix(
			150,
			520,
			Math.sin(Math.PI * ((ripple + 4) / 42)) * (0.5 + 0.5 * hash(ripple, 3)),
		);
		const middle = 850 + 170 * (hash(ripple, 4) - 0.5);
		const wave = [-1, -0.5, 0, 0.5, 1].map((share, index) =>
			pt(middle + share * half, y + (index % 2 === 0 ? 4 : -4)),
		);
		line(sheet, smooth(wave), { width: mix(3, 8, hash(ripple, 6)), taper: spindle });
	}
}

const REEDS = [
	[420, 1880, -0.12, 1150],
	[480, 1890, 0.02, 980],
	[560, 1890, -0.2, 800],
	[1180, 1880, 0.1, 1000],
	[1250, 1880, 0.04, 1240],
	[1120, 1890, 0.2, 720],
	[1300, 1870, 0.2, 820],
] as const;
const CATTAILS = [
	[450, 1880, -0.05, 1180],
	[520, 1890, 0.06, 860],
	[1220, 1880, 0.03, 1330],
	[1290, 1880, 0.09, 1010],
] as const;
const FRONT = [
	[600, 1920, -0.3, 560],
	[660, 1930, -0.08, 480],
	[1080, 1930, 0.28, 500],
	[1030, 1930, 0.06, 380],
	[380, 1900, -0.3, 640],
	[720, 1935, 0.14, 330],
] as const;
