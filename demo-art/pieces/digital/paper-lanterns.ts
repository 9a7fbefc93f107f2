import { pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { between, clamp, cloud, hash, mix, noise, ramp, seedRandom } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { newSheet, whip } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, brush, dab, flood, glow, paint, tint } from "../../motifs/painting/paint.ts";
import { paintLantern } from "../../motifs/things/lantern.ts";
import type { Piece } from "../../piece.ts";

const [WIDTH, HEIGHT, SHORE] = [2000, 1600, 1010];
const SKY = ["#070b1a", "#0e1630", "#1d2748", "#3d3557", "#7d4b57", "#c9764c", "#f0a862"].map(tint);
const PEAKS = [
	{ top: 610, rough: 200, scale: 760, seed: 3, rock: "#4c4562", lit: "#b5736a" },
	{ top: 730, rough: 150, scale: 560, seed: 18, rock: "#332f4e", lit: "#7d4f5c" },
	{ top: 800, rough: 150, scale: 330, seed: 5, rock: "#1f2140", lit: "#4a3650" },
	{ top: 905, rough: 90, scale: 240, seed: 26, rock: "#10152c", lit: "#2a2540" },
] as const;

/** Paper lanterns rise in a long stream over a mountain lake and its reflections. */
export const piece: Piece = {
	on: onScreen(11),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, HEIGHT);
		flood(sheet, (x, y) => {
			const far = 0.3 * ((x - 620) / 1400) ** 2;
			const veil = 0.1 * cloud(x / 420 + y / 300, y / 90, 4, 6);
			return blend(SKY, (y / SHORE) ** 1.5 * 1.04 - far + veil);
		});
		const random = seedRandom(8);
		for (let star = 0; star < 420; star++) {
			const place = pt(random() * WIDTH, random() ** 1.6 * 620);
			dab(
				sheet,
				place,
				mix(0.6, 2.1, random() ** 5),
				tint("#f4e6cf"),
				mix(0.7, 0.1, place.y / 620),
			);
		}
		for (const peak of PEAKS) raise(sheet, peak);
		glow(sheet, pt(640, SHORE), 620, tint("#e88d4a"), 0.3);
		for (let lantern = 0; lantern < 120; lantern++) rise(sheet, lantern / 120, random);
		mirror(sheet);
		paintBoat(sheet);
		for (const [x, y, scale, turn] of NEAR) paintLantern(sheet, { to: pt(x, y), scale, turn });
		paintBank(sheet);
		return sheet;
	},
};

const NEAR = [
	[1700, 330, 1.75, -0.1],
	[1330, 560, 1.25, 0.08],
	[1180, 215, 0.95, -0.06],
	[1820, 770, 1.1, 0.1],
	[905, 470, 0.62, 0.06],
	[1545, 860, 0.6, -0.05],
] as const;

function raise(sheet: Sheet, { top, rough, scale, seed, rock, lit }: (typeof PEAKS)[number]): void {
	const [dark, light] = [tint(rock), tint(lit)];
	const crest = (x: number) => {
		let height = 0;
		for (const [octave, share] of [1, 0.46, 0.22, 0.1, 0.05].entries())
			height += share * (1 - 1.9 * Math.abs(noise((x / scale) * 2 ** octave, octave, seed)));
		return top - rough * (height - 0.2);
	};
	const crests = Array.from({ length: WIDTH }, (_, x) => crest(x));
	flood(
		sheet,
		(x, y, under) => {
			const below = y - at(crests, x);
			if (below < 0) return under;
			// Ribs that run down from the crest: one flank takes the last light, the other none.
			const slant = x + below * 0.55 * noise(x / (scale * 0.4), 4, seed);
			const flank = cloud(slant / (scale * 0.16), below / (scale * 0.55), 4, seed + 2);
			const face = ramp(-0.08, 0.2, flank + 0.16 * ramp(120, 0, below));
			const grain = 0.92 + 0.16 * noise(x / 3, y / 4, seed);
			const body = blend([dark, light], face * ramp(rough * 2.4, 0, below) * grain);
			const mist = ramp(at(crests, x) + rough * 0.5, SHORE, y) * 0.8;
			const haze = blend([dark, tint("#b3695a")], mix(0.6, 0.12, Math.abs(x - 640) / 1400));
			return blend([under, blend([body, haze], mist)], clamp(below));
		},
		0,
		SHORE + 2,
	);
}

/** One lantern of the stream, from the far shore (0) up towards the viewer (1). */
function rise(sheet: Sheet, t: number, random: () => number): void {
	const near = t ** 1.5;
	const x = mix(600, 1560, near) + 260 * Math.sin(t * 4.4) * (0.25 + near);
	const spread = mix(60, 330, near);
	const to = pt(
		x + (random() - 0.5) * 2 * spread,
		mix(965, 120, t ** 0.9) + (random() - 0.5) * spread,
	);
	const scale = mix(0.045, 0.34, t ** 2.1) * between(random, 0.8, 1.15);
	if (to.x < 60 || to.x > 1940 || to.y < 50 || to.y > SHORE - 20) return;
	paintLantern(sheet, { to, scale, turn: (random() - 0.5) * 0.3, haze: 1 - t });
}

/** The lake: what is above it, upside down, drawn out by ripples, and darker. */
function mirror(sheet: Sheet): void {
	const copy = sheet.light.slice();
	const deep = tint("#060a16");
	flood(
		sheet,
		(x, y) => {
			const away = y - SHORE;
			// Ripples lie in bands that narrow towards the far shore.
			const band = Math.sqrt(away + 6) * 3.1;
			const swell = mix(2, 34, clamp(away / 590));
			const ripple =
				0.75 * noise(x / 150 + band * 0.2, band, 7) + 0.45 * noise(x / 46, band * 2.3, 8);
			const row = clamp(Math.round(SHORE - away * 1.45 - Math.abs(ripple) * swell), 0, SHORE);
			const column = clamp(Math.round(x + ripple * swell * 0.3), 0, WIDTH - 1);
			const place = (row * WIDTH + column) * 3;
			const seen: Ink = [at(copy, place), at(copy, place + 1), at(copy, place + 2)];
			return blend([deep, seen], 0.82 - 0.32 * clamp(away / 590) + 0.16 * ripple);
		},
		SHORE,
	);
	for (let glint = 0; glint < 150; glint++) {
		const y = SHORE + 8 + 560 * hash(glint, 3) ** 2;
		const x = 640 + (hash(glint, 4) - 0.5) * (500 + y - SHORE);
		brush(
			sheet,
			wander(pt(x, y), 0, mix(10, 70, (y - SHORE) / 560), () => 0),
			{
				width: 2.5,
				ink: tint("#e9a468"),
				opacity: 0.2,
			},
		);
	}
}

const HULL =
	"380,1262 420,1292 500,1312 620,1318 740,1308 812,1284 846,1252 800,1268 700,1280 560,1282 440,1274";

function paintBoat(sheet: Sheet): void {
	const dark = tint("#080a14");
	const warm = tint("#d27a35");
	const lit = (x: number, y: number, depth: number) =>
		blend(
			[warm, tint("#2a1a20"), dark],
			depth / 16 + ramp(640, 560, x) + 0.06 * noise(x / 6, y / 6),
		);
	for (let row = 0; row < 60; row++) {
		const y = 1314 + row * 2.4;
		const reach = mix(210, 120, row / 60) * (0.9 + 0.2 * noise(row / 3, 1));
		const x = 612 + 16 * noise(row / 4, 5);
		brush(
			sheet,
			wander(pt(x - reach, y), 0, reach * 2, () => 0),
			{
				width: 5,
				ink: dark,
				opacity: mix(0.55, 0.08, row / 60),
			},
		);
	}
	for (const figure of FIGURES) paint(sheet, smooth(trace(figure), true, 3), lit, { rough: 1 });
	paintLantern(sheet, { to: pt(652, 1105), scale: 0.52, turn: 0.05 });
	paint(sheet, smooth(trace("622,1178 628,1140 636,1138 634,1182"), true, 2), lit);
	paint(sheet, smooth(trace("676,1190 668,1142 676,1140 690,1184"), true, 2), lit);
	paint(sheet, smooth(trace(HULL), true, 4), lit, { rough: 1 });
	brush(
		sheet,
		wander(pt(384, 1264), 0.16, 470, (t) => -0.0012 * t),
		{
			width: 5,
			ink: tint("#b0642e"),
			opacity: 0.6,
		},
	);
}

/** Two who let a lantern go: one sits and looks up, one kneels with raised arms. */
const FIGURES = [
	"500,1288 502,1240 512,1212 528,1202 526,1188 532,1176 546,1172 558,1180 558,1194 552,1204 566,1218 578,1250 584,1290",
	"596,1290 600,1240 606,1206 622,1180 640,1176 638,1164 642,1152 654,1148 666,1154 668,1166 662,1178 690,1184 702,1206 712,1246 722,1290",
];

/** The near shore with grass against the water. */
function paintBank(sheet: Sheet): void {
	const dark = tint("#04060e");
	const bank =
		"-20,1520 200,1530 420,1560 700,1580 1000,1588 1300,1560 1600,1500 1850,1440 2020,1420";
	paint(sheet, [...smooth(trace(bank), false, 6), pt(2020, 1640), pt(-20, 1640)], dark, {
		rough: 4,
	});
	for (let blade = 0; blade < 330; blade++) {
		const side = hash(blade, 1) < 0.68;
		const x = side ? 2010 - 760 * hash(blade, 2) ** 1.5 : 560 * hash(blade, 2) ** 1.6 - 10;
		const y = side ? mix(1585, 1450, ramp(1200, 2000, x)) : 1550;
		const length = mix(60, side ? 300 : 150, hash(blade, 3) ** 1.5);
		const path = wander(
			pt(x, y + 20),
			-Math.PI / 2 + 0.4 * (hash(blade, 4) - 0.5),
			length,
			(t) => 0.008 * (hash(blade, 5) - 0.4) * t,
		);
		brush(sheet, path, {
			width: 7,
			ink: blade % 9 === 0 ? tint("#3a2226") : dark,
			opacity: 0.95,
			load: 1,
			taper: whip,
		});
	}
}
