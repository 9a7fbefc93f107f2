import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawRiver, drawWall } from "../../motifs/canyon.ts";
import { drawConifer } from "../../motifs/conifer.ts";
import type { Piece } from "../../piece.ts";

const SLATE: Ink = [0.34, 0.4, 0.47];
const MIST: Ink = [0.62, 0.7, 0.76];
const UMBER: Ink = [0.62, 0.5, 0.38];
const OCHRE: Ink = [0.86, 0.68, 0.46];
const MOSS: Ink = [0.4, 0.44, 0.32];
const RIVER: Ink = [0.55, 0.68, 0.7];

/** The canyon of the Poudre under a heavy sky, ink and wash. */
export const piece: Piece = {
	on: onPaper({ seed: 14, age: 0.45 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawSky(sheet);
		for (const wall of WALLS.slice(0, 4)) drawWall(sheet, { ...wall, crest: trace(wall.crest) });
		forest(sheet, 60, 760, 1240, 800, 905, 34, 70, 0.5);
		for (const wall of WALLS.slice(4)) drawWall(sheet, { ...wall, crest: trace(wall.crest) });
		forest(sheet, 34, 130, 640, 900, 1080, 90, 150, 1);
		forest(sheet, 34, 1330, 1880, 930, 1090, 90, 150, 1);
		drawBanks(sheet);
		drawRiver(sheet, smooth(trace("960,918 900,950 1010,1000 830,1080 790,1160 620,1260 520,1390 430,1520")), smooth(trace("1010,918 1000,950 1110,1000 1040,1080 1120,1160 1100,1260 1250,1390 1420,1520")), RIVER);
		drawBoulders(sheet);
		for (const [x, y, height] of PINES) drawConifer(sheet, pt(x, y), height);
		fadeToPaper(sheet);
		return sheet;
	},
};

const WALLS = [
	{ crest: "560,640 720,560 860,600 980,520 1120,590 1300,540 1500,640", foot: 920, wash: MIST, far: 0.95, lit: 0.9, seed: 3 },
	{ crest: "700,860 760,720 860,650 930,690 1000,800 1060,900", foot: 940, wash: MIST, far: 0.7, lit: 0.4, seed: 5 },
	{ crest: "960,900 1040,760 1120,680 1220,600 1330,640 1480,700", foot: 950, wash: MIST, far: 0.6, lit: 0.9, seed: 7 },
	{ crest: "380,560 520,500 600,560 680,640 740,760 830,900", foot: 960, wash: SLATE, far: 0.42, lit: 0.3, seed: 9 },
	{ crest: "1120,930 1200,760 1280,600 1400,480 1520,400 1660,360 1800,420 1960,380", foot: 1130, wash: OCHRE, far: 0.1, lit: 0.95, seed: 11 },
	{ crest: "40,330 180,280 320,330 420,420 500,560 560,700 640,820 760,960", foot: 1130, wash: UMBER, far: 0, lit: 0.25, seed: 13 },
];

/** Wet clouds that hang into the canyon, with one light gap. */
function drawSky(sheet: Sheet): void {
	const all = emptyMask([pt(60, 60), pt(1940, 1000)], 0);
	all.data.fill(1);
	lay(sheet, all, SLATE, (x, y) => {
		const bulk = cloud(x / 430 + 2, y / 210 + 0.3 * noise(x / 300, 1, 2), 5, 6);
		const edge = ramp(-0.02, 0.06, bulk) * 0.32;
		const gap = ramp(330, 60, Math.hypot((x - 1010) * 0.55, y - 420));
		return clamp(0.34 + edge + 0.55 * ramp(-0.1, 0.5, bulk) + 0.22 * ramp(500, 80, y) - 0.62 * gap) * ramp(960, 560, y);
	});
	for (let streak = 0; streak < 46; streak++) {
		const x = mix(1180, 1700, hash(streak, 1));
		const top = mix(200, 330, hash(streak, 2));
		line(sheet, smooth([pt(x, top), pt(x - 40, top + 110), pt(x - 90, top + mix(180, 300, hash(streak, 3)))]), { width: 3, ink: SLATE, taper: spindle, strength: 0.5 });
	}
}

function forest(sheet: Sheet, count: number, left: number, right: number, top: number, foot: number, low: number, high: number, strength: number): void {
	const trees = Array.from({ length: count }, (_, tree) => pt(mix(left, right, hash(tree, left)), mix(top, foot, hash(tree, right)))).sort((a, b) => a.y - b.y);
	for (const tree of trees)
		drawConifer(sheet, tree, mix(low, high, hash(Math.round(tree.x), 5)), { ink: strength < 1 ? [0.3, 0.34, 0.36] : [0.05, 0.06, 0.06], lit: strength === 1 });
}

function drawBanks(sheet: Sheet): void {
	for (const [noted, seed] of [
		["60,1040 300,1060 600,1040 860,960 960,930 900,1010 820,1090 640,1250 520,1390 400,1540 60,1540", 21],
		["1940,1040 1700,1070 1400,1050 1150,970 1010,930 1110,1010 1060,1090 1120,1160 1110,1260 1260,1390 1440,1540 1940,1540", 24],
	] as const) {
		const outline: Path = trace(noted);
		drawForm(sheet, {
			outline,
			swell: 60,
			halo: 0,
			edge: 0,
			wash: MOSS,
			washStrength: 0.62,
			depth: 0.3,
			mark: (x, y) => clamp(0.3 * cloud(x / 40, y / 16, 4, seed) + 0.22 * ramp(1150, 1540, y)),
			grain: { angle: 1.45, spacing: 9, bulge: 30 },
		});
	}
	for (let tuft = 0; tuft < 420; tuft++) {
		const y = mix(1080, 1530, hash(tuft, 31));
		const side = tuft % 2 === 0;
		const reach = side ? mix(820, 430, ramp(1080, 1530, y)) : mix(1080, 1440, ramp(1080, 1530, y));
		const x = side ? mix(80, reach - 20, hash(tuft, 32)) : mix(reach + 20, 1920, hash(tuft, 32));
		const size = mix(12, 46, ramp(1080, 1530, y)) * mix(0.6, 1.2, hash(tuft, 33));
		for (const lean of [-0.5, -0.15, 0.2, 0.5]) line(sheet, [pt(x, y), polar(pt(x, y), -Math.PI / 2 + lean * 0.6, size * 0.5), polar(pt(x, y), -Math.PI / 2 + lean, size)], { width: 3.2, taper: (t) => 1 - t });
	}
}

function drawBoulders(sheet: Sheet): void {
	const stones = Array.from({ length: 46 }, (_, stone) => {
		const y = mix(970, 1500, hash(stone, 41) ** 0.8);
		const side = stone % 3 === 0 ? 0.5 + 0.6 * (hash(stone, 42) - 0.5) : stone % 3 === 1 ? 0.02 : 0.98;
		const [left, right] = [mix(930, 440, ramp(950, 1500, y)), mix(1050, 1390, ramp(950, 1500, y))];
		return { x: mix(left, right, side) + 40 * (hash(stone, 43) - 0.5), y, size: mix(14, 84, ramp(950, 1520, y)) * mix(0.5, 1.1, hash(stone, 44)), seed: stone };
	}).sort((a, b) => a.y - b.y);
	for (const { x, y, size, seed } of stones) {
		const outline = Array.from({ length: 40 }, (_, step) => {
			const angle = (step / 40) * Math.PI * 2;
			const edge = polar(pt(0, 0), angle, size * (1 + 0.2 * noise(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6, seed)));
			return pt(x + edge.x, y + Math.min(edge.y * 0.66, size * 0.3));
		});
		drawForm(sheet, { outline, swell: size * 0.55, halo: 4, edge: Math.max(2.5, size * 0.07), wash: seed % 2 ? OCHRE : UMBER, washStrength: 0.5, depth: 1.1, grain: { angle: 0.5 + hash(seed, 5), spacing: 7, bulge: 14 } });
	}
}

/** The wash ends in an uneven edge before the paper does. */
function fadeToPaper(sheet: Sheet): void {
	const all = emptyMask([pt(0, 0), pt(2000, 1600)], 0);
	all.data.fill(1);
	lay(sheet, all, [1, 1, 1], (x, y) => {
		const edge = Math.min(x, y, 2000 - x, 1600 - y) + 26 * cloud(x / 60, y / 60, 4, 8) + 10 * noise(x / 9, y / 9, 3);
		return ramp(84, 72, edge);
	});
}

const PINES = [
	[230, 1500, 900],
	[400, 1420, 560],
	[110, 1460, 620],
	[1770, 1480, 820],
	[1600, 1400, 480],
	[1900, 1500, 560],
	[520, 1330, 330],
	[1480, 1300, 300],
] as const;
