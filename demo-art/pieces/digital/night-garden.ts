import type { Point } from "../../brush/geometry.ts";
import { circle, pt } from "../../brush/geometry.ts";
import { clamp, cloud, hash, mix, noise, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { paintGate, paintWall } from "../../motifs/land/garden-gate.ts";
import { paintMoonlitTrees } from "../../motifs/land/moonlit-trees.ts";
import { blend, dab, flood, glow, paint, tint } from "../../motifs/painting/paint.ts";
import {
	paintBloom,
	paintGrass,
	paintLeaf,
	paintSparks,
	paintThicket,
} from "../../motifs/painting/painted-garden.ts";
import { paintMoth } from "../../motifs/painting/painted-moth.ts";
import type { Piece } from "../../piece.ts";

const SKY = ["#0a0c22", "#12163a", "#1f2656", "#3a4379", "#6c73a1", "#b6b3c0"].map(tint);
const LEAF = ["#070a1c", "#101737", "#1e2b55", "#3b4f7e", "#7f8fb0", "#d5d3cd"].map(tint);
const CREAM = ["#262650", "#54548a", "#9a94b4", "#d8ccc4", "#f4e8cf", "#fffaf0"].map(tint);
const MOON = pt(800, 800);

/** A garden gate in moonlight: the moon behind its bars, pale flowers and moths before it. */
export const piece: Piece = {
	on: onScreen(23),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		paintSky(sheet);
		paintMoonlitTrees(sheet, LEAF);
		paintPath(sheet);
		paintWall(sheet, MOON);
		paintGate(sheet);
		paintShafts(sheet);
		const random = seedRandom(6);
		for (const [x, y, rx, ry, size] of IVY) {
			paintThicket(sheet, {
				center: pt(x, y),
				reach: [rx, ry],
				count: Math.round((rx * ry) / (size * 4.6)),
				size,
				ladder: LEAF,
				light: toMoon(pt(x, y)),
				seed: Math.round(x),
			});
		}
		for (const [x, y, size] of SMALL) bloom(sheet, pt(x, y), size, random() * 6);
		for (const [x, y, angle, length] of FRONT)
			paintLeaf(sheet, pt(x, y), angle, length, length * 0.27, LEAF, toMoon(pt(x, y)), 0.5);
		for (const [x, y, size, turn] of LARGE) bloom(sheet, pt(x, y), size, turn);
		paintGrass(sheet, pt(260, 2012), 300, 30, 120, tint("#080b20"));
		paintGrass(sheet, pt(1370, 2012), 290, 30, 120, tint("#080b20"));
		for (const [x, y, turn, scale, left, right] of MOTHS) {
			glow(sheet, pt(x, y), 260 * scale, tint("#b9b4d0"), 0.16);
			paintMoth(sheet, { to: pt(x, y), turn, scale, fold: [left, right], ladder: CREAM });
		}
		paintSparks(sheet, pt(800, 1150), 620, 70, tint("#e8dcc0"));
		flood(sheet, (x, y, under) => {
			const corner = ramp(780, 1500, Math.hypot((x - 800) * 1.15, y - 1000));
			const grain = 1 + 0.05 * noise(x / 1.6, y / 1.6, 3);
			return blend(
				[[under[0] * grain, under[1] * grain, under[2] * grain], tint("#060818")],
				0.6 * corner,
			);
		});
		return sheet;
	},
};

const IVY = [
	[150, 830, 200, 130, 58],
	[1470, 800, 190, 150, 58],
	[420, 660, 100, 190, 50],
	[1190, 640, 90, 150, 50],
	[560, 480, 150, 70, 44],
	[250, 1560, 260, 120, 74],
	[1370, 1570, 250, 120, 74],
	[80, 1330, 130, 220, 64],
	[1530, 1300, 110, 240, 64],
	[180, 1850, 300, 150, 100],
	[1450, 1860, 290, 150, 100],
] as const;
const SMALL = [
	[180, 760, 44],
	[60, 850, 38],
	[395, 600, 36],
	[455, 790, 32],
	[1430, 730, 46],
	[1545, 840, 38],
	[1200, 590, 34],
	[560, 470, 30],
	[110, 1250, 52],
	[1510, 1190, 50],
	[1490, 1400, 58],
	[70, 1440, 56],
] as const;
const FRONT = [
	[330, 1750, -0.6, 260],
	[260, 1640, -1.9, 240],
	[380, 1880, -0.1, 250],
	[150, 1700, 3.6, 220],
	[420, 1650, -1.1, 200],
	[1300, 1760, 3.8, 260],
	[1380, 1640, -1.2, 250],
	[1220, 1890, 3.3, 240],
	[1470, 1700, -0.3, 220],
	[1200, 1700, 4.2, 190],
] as const;
const LARGE = [
	[430, 1620, 92, 0.9],
	[140, 1640, 118, 0.2],
	[1180, 1690, 96, 0.1],
	[1480, 1610, 112, 0.7],
	[300, 1800, 168, 0.5],
	[1335, 1810, 158, 1.0],
] as const;
const MOTHS = [
	[560, 1010, -0.7, 0.72, 1, 0.55],
	[1010, 700, 0.6, 0.5, 0.6, 1],
	[900, 1260, 0.25, 1.06, 0.95, 0.7],
	[690, 690, 0.2, 0.36, 0.8, 0.8],
	[1270, 1400, -0.5, 0.62, 0.6, 1],
] as const;

function toMoon({ x, y }: Point): number {
	return Math.atan2(MOON.y - y, MOON.x - x);
}

function bloom(sheet: Sheet, to: Point, size: number, turn: number): void {
	const squash = mix(0.62, 0.9, hash(to.x, to.y));
	paintBloom(sheet, { to, size, turn, squash, ladder: CREAM, light: toMoon(to) });
}

function paintSky(sheet: Sheet): void {
	flood(sheet, (x, y) => {
		const away = Math.hypot(x - MOON.x, y - MOON.y);
		const veil = cloud(x / 420, y / 130, 4, 4);
		return blend(SKY, 0.72 * ramp(1150, 60, away) + 0.2 * veil * ramp(1000, 250, away) + 0.04);
	});
	for (let star = 0; star < 150; star++) {
		const place = pt(hash(star, 1) * 1600, hash(star, 2) * 640);
		dab(sheet, place, mix(0.8, 2.2, hash(star, 3) ** 4), tint("#efe6d4"), 0.75);
	}
	glow(sheet, MOON, 420, tint("#cfc6c0"), 0.5);
	paint(sheet, circle(MOON, 178), (x, y, depth) => {
		const [u, v] = [(x - MOON.x) / 178, (y - MOON.y) / 178];
		const seas = ramp(0, 0.34, cloud(u * 1.5 + 3, v * 1.5, 4, 33));
		return blend(
			[tint("#fffbee"), tint("#d9cdb9"), tint("#a9a1a8")],
			0.75 * seas + 0.2 * ramp(30, 0, depth) + 0.1 * u,
		);
	});
}

/** The light that comes through the opening, in faint shafts. */
function paintShafts(sheet: Sheet): void {
	const pale = tint("#a9a8cf");
	flood(sheet, (x, y, under) => {
		const away = Math.hypot(x - MOON.x, y - MOON.y);
		const angle = Math.atan2(y - MOON.y, x - MOON.x);
		const shaft = 0.65 + 0.5 * noise(angle * 14, 2, 3) + 0.3 * noise(angle * 41, 2, 4);
		const reach = ramp(1150, 60, away) ** 2.2 * 0.17 * shaft;
		return [under[0] + pale[0] * reach, under[1] + pale[1] * reach, under[2] + pale[2] * reach];
	});
}

/** The path, with the shadows of the bars running towards the viewer. */
function paintPath(sheet: Sheet): void {
	const ground = ["#0c1130", "#18204a", "#343d6c", "#6d7198", "#bdb6b8", "#efe5d0"].map(tint);
	flood(
		sheet,
		(x, y) => {
			const deep = (y - 1250) / 750;
			const lane = 800 + (x - 800) / mix(0.8, 2.4, clamp(deep));
			const edge = Math.abs(lane - 800) + 24 * cloud(x / 60, y / 30, 3, 6);
			const row = Math.log(0.12 + Math.max(0, deep)) * 7.5;
			const shift = Math.floor(row) % 2 === 0 ? 0 : 0.5;
			const column = (lane - 800) / 62 + shift + 0.15 * noise(x / 70, y / 40, 2);
			const gap = Math.min(
				Math.abs(row - Math.round(row)) * mix(14, 40, deep),
				Math.abs(column - Math.round(column)) * 62 * mix(0.8, 2.4, clamp(deep)) * 0.8,
			);
			const stone = 0.1 * (hash(Math.floor(column), Math.floor(row)) - 0.5);
			const bar = (800 + (x - 800) / Math.max(0.3, (y - 1160) / 262) - 530) / 60;
			const shade = ramp(0.2, 0.1, Math.abs(bar - Math.round(bar))) * ramp(1980, 1500, y);
			const inside = ramp(300, 255, edge);
			const pool = 0.3 * ramp(520, 40, Math.hypot(x - 800, (y - 1440) * 1.5));
			const light =
				(0.6 + pool - 0.34 * clamp(deep) - (0.1 * Math.abs(lane - 800)) / 260) * (1 - 0.5 * shade) +
				stone -
				0.26 * ramp(7, 2, gap);
			const grass = 0.2 + 0.25 * cloud(x / 14, y / 34, 3, 8) - 0.1 * deep;
			return blend(ground, mix(grass, light + 0.06 * noise(x / 4, y / 3, 5), inside));
		},
		1330,
	);
}
