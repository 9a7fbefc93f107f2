import { pt, smooth, trace } from "../../brush/geometry.ts";
import { emptyMask } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawRiver, drawWall } from "../../motifs/land/canyon.ts";
import { drawConifer } from "../../motifs/land/conifer.ts";
import { drawBanks, drawBoulders, drawTalus } from "../../motifs/land/river-valley.ts";
import type { Piece } from "../../piece.ts";

const SLATE: Ink = [0.34, 0.4, 0.47];
const MIST: Ink = [0.62, 0.7, 0.76];
const UMBER: Ink = [0.62, 0.5, 0.38];
const OCHRE: Ink = [0.86, 0.68, 0.46];
const RIVER: Ink = [0.55, 0.68, 0.7];

/** The canyon of the Poudre under a heavy sky, ink and wash. */
export const piece: Piece = {
	on: onPaper({ seed: 14, age: 0.45 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawSky(sheet);
		for (const wall of WALLS.slice(0, 4)) drawWall(sheet, { ...wall, crest: trace(wall.crest) });
		for (const wall of WALLS.slice(4)) drawWall(sheet, { ...wall, crest: trace(wall.crest) });
		drawTalus(sheet);
		forest(sheet, 70, 640, 1220, 900, 985, 36, 84, 0.5);
		forest(sheet, 34, 130, 640, 900, 1080, 90, 150, 1);
		forest(sheet, 34, 1330, 1880, 930, 1090, 90, 150, 1);
		drawBanks(sheet);
		drawRiver(
			sheet,
			smooth(trace("960,918 900,950 1010,1000 830,1080 790,1160 620,1260 520,1390 430,1520")),
			smooth(
				trace("1010,918 1000,950 1110,1000 1040,1080 1120,1160 1100,1260 1250,1390 1420,1520"),
			),
			RIVER,
		);
		drawBoulders(sheet);
		for (const [x, y, height] of PINES)
			drawConifer(sheet, pt(x, y), height, { ink: [0.055, 0.07, 0.06] });
		fadeToPaper(sheet);
		return sheet;
	},
};

const WALLS = [
	{
		crest: "560,640 720,560 860,600 980,520 1120,590 1300,540 1500,640",
		foot: 920,
		wash: MIST,
		far: 0.95,
		lit: 0.9,
		seed: 3,
	},
	{
		crest: "700,860 760,720 860,650 930,690 1000,800 1060,900",
		foot: 940,
		wash: MIST,
		far: 0.7,
		lit: 0.4,
		seed: 5,
	},
	{
		crest: "960,900 1040,760 1120,680 1220,600 1330,640 1480,700",
		foot: 950,
		wash: MIST,
		far: 0.6,
		lit: 0.9,
		seed: 7,
	},
	{
		crest: "380,560 520,500 600,560 680,640 740,760 830,900",
		foot: 960,
		wash: SLATE,
		far: 0.42,
		lit: 0.3,
		seed: 9,
	},
	{
		crest: "1120,930 1200,760 1280,600 1400,480 1520,400 1660,360 1800,420 1960,380",
		foot: 1130,
		wash: OCHRE,
		far: 0.1,
		lit: 0.95,
		seed: 11,
	},
	{
		crest: "40,330 180,280 320,330 420,420 500,560 560,700 640,820 760,960",
		foot: 1130,
		wash: UMBER,
		far: 0,
		lit: 0.25,
		seed: 13,
	},
];

/** Wet clouds that hang into the canyon, with one light gap. */
function drawSky(sheet: Sheet): void {
	const all = emptyMask([pt(60, 60), pt(1940, 1000)], 0);
	all.data.fill(1);
	lay(sheet, all, SLATE, (x, y) => {
		const bulk = billow(x, y);
		const under = clamp((bulk - billow(x - 26, y - 34)) * 2.2);
		const gap = ramp(380, 90, Math.hypot((x - 1010) * 0.6, y - 440));
		return (
			clamp(
				0.3 + 0.75 * ramp(-0.12, 0.4, bulk) + 0.5 * under + 0.3 * ramp(460, 80, y) - 0.7 * gap,
			) * ramp(960, 560, y)
		);
	});
	lay(sheet, all, [0.12, 0.14, 0.18], (x, y) => {
		const bulk = billow(x, y);
		const tone = 0.55 * ramp(0.12, 0.5, bulk) + 0.3 * ramp(320, 70, y);
		return engrave((y + 46 * bulk) / 8, clamp(tone), 8) * ramp(560, 420, y) * 0.8;
	});
	for (let streak = 0; streak < 46; streak++) {
		const x = mix(1180, 1700, hash(streak, 1));
		const top = mix(200, 330, hash(streak, 2));
		line(
			sheet,
			smooth([pt(x, top), pt(x - 40, top + 110), pt(x - 90, top + mix(180, 300, hash(streak, 3)))]),
			{ width: 3, ink: SLATE, taper: spindle, strength: 0.5 },
		);
	}
}

/** Height of the clouds: round heads above flat feet. */
function billow(x: number, y: number): number {
	const bend = 0.4 * cloud(x / 240, y / 200, 3, 2);
	return (
		0.62 - 1.5 * Math.abs(cloud(x / 520 + 2 + bend, y / 230 + bend, 4, 6)) - 0.25 * ramp(80, 560, y)
	);
}

function forest(
	sheet: Sheet,
	count: number,
	left: number,
	right: number,
	top: number,
	foot: number,
	low: number,
	high: number,
	strength: number,
): void {
	const trees = Array.from({ length: count }, (_, tree) =>
		pt(mix(left, right, hash(tree, left)), mix(top, foot, hash(tree, right))),
	).sort((a, b) => a.y - b.y);
	for (const tree of trees)
		drawConifer(sheet, tree, mix(low, high, hash(Math.round(tree.x), 5)), {
			ink: strength < 1 ? [0.3, 0.34, 0.36] : [0.05, 0.06, 0.06],
			lit: strength === 1,
		});
}

/** The wash ends in an uneven edge before the paper does. */
function fadeToPaper(sheet: Sheet): void {
	const all = emptyMask([pt(0, 0), pt(2000, 1600)], 0);
	all.data.fill(1);
	lay(sheet, all, [1, 1, 1], (x, y) => {
		const edge =
			Math.min(x, y, 2000 - x, 1600 - y) +
			26 * cloud(x / 60, y / 60, 4, 8) +
			10 * noise(x / 9, y / 9, 3);
		return ramp(84, 72, edge);
	});
}

const PINES = [
	[300, 1150, 240],
	[150, 1170, 300],
	[1790, 1180, 280],
	[1880, 1230, 330],
	[1620, 1170, 220],
	[110, 1290, 400],
	[560, 1210, 210],
	[1500, 1210, 230],
	[250, 1330, 430],
	[400, 1290, 330],
	[1700, 1330, 400],
	[1850, 1440, 520],
	[130, 1490, 540],
	[330, 1500, 460],
	[1740, 1510, 440],
] as const;
