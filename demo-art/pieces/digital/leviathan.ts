import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet, spindle } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, dab, flood, glow, paint, tint } from "../../motifs/painting/paint.ts";
import { drawLeviathanBody, drawLeviathanHead, type Haze } from "../../motifs/water/leviathan.ts";
import type { Piece } from "../../piece.ts";

const [WIDTH, HEIGHT, SURFACE] = [1600, 2000, 330];
const WATER = ["#bfe6d6", "#5fb3ad", "#23777f", "#0f4a58", "#072c3a", "#041a25", "#020d14"].map(
	tint,
);
const SKY = ["#6f8f95", "#a9bdb4", "#e3dcc0"].map(tint);
const HULL = tint("#06202a");

/** A leviathan rises under a tiny ship: deep blue-green light. */
export const piece: Piece = {
	on: onScreen(23),
	draw(): Sheet {
		const sheet = newSheet(WIDTH, HEIGHT);
		flood(sheet, (x, y) => (y < waterline(x) ? sky(x, y) : water(x, y)));
		drawLeviathanBody(
			sheet,
			trace(
				"760,1400 460,1290 260,1440 330,1700 640,1860 1060,1840 1300,1620 1330,1380 1180,1220 1000,1330",
			),
			150,
			0.5,
			haze,
		);
		drawShafts(sheet);
		drawLeviathanBody(
			sheet,
			trace("800,1000 870,1200 850,1430 740,1660 650,1900 640,2200"),
			330,
			0.06,
			haze,
		);
		drawLeviathanHead(sheet, pt(800, 1120), -1.17, 0.84, haze);
		drawShimmer(sheet);
		drawShip(sheet);
		drawMotes(sheet);
		return sheet;
	},
};

function waterline(x: number): number {
	return SURFACE + 7 * Math.sin(x / 70) + 9 * noise(x / 120, 2, 4);
}

function sky(x: number, y: number): Ink {
	const veil = 0.3 * cloud(x / 420, y / 110, 4, 3);
	return blend(SKY, clamp(y / SURFACE + veil - (0.25 * Math.abs(x - 860)) / 800));
}

function water(x: number, y: number): Ink {
	const deep = clamp((y - SURFACE) / 1500);
	const aside = Math.hypot((x - 860) / 1150, (y - SURFACE) / 2600);
	const stir = 0.03 * cloud(x / 240, y / 150, 4, 6);
	return blend(WATER, clamp(0.06 + deep ** 0.72 * 0.68 + aside * 0.34 + stir));
}

const haze: Haze = (x, y, color, far) =>
	blend([color, water(x, y)], clamp(far + 0.3 * ramp(1250, 2050, y)));

/** Light that falls through the surface, behind the head and in front of the far coils. */
function drawShafts(sheet: Sheet): void {
	flood(
		sheet,
		(x, y, under) => {
			const slope = (x - 860) / (y + 420);
			const shaft = ramp(0.05, 0.6, noise(slope * 15, 3, 8) + 0.5 * noise(slope * 39, 1, 9));
			const light = 0.2 * shaft * ramp(1750, SURFACE, y) ** 1.5 * ramp(0.75, 0.1, Math.abs(slope));
			return [under[0] + 0.3 * light, under[1] + 0.8 * light, under[2] + 0.74 * light];
		},
		SURFACE + 12,
	);
}

/** The bright patch beneath the ship and the glints along the surface. */
function drawShimmer(sheet: Sheet): void {
	glow(sheet, pt(860, SURFACE + 10), 560, tint("#9fe0cf"), 0.42);
	for (let glint = 0; glint < 130; glint++) {
		const x = mix(30, 1570, hash(glint, 3));
		const y = waterline(x) + 4 + 60 * hash(glint, 4) ** 2;
		const long = mix(14, 70, hash(glint, 5));
		line(sheet, smooth([pt(x - long, y), pt(x, y - 3), pt(x + long, y + 1)]), {
			width: mix(2, 5, hash(glint, 6)),
			ink: tint("#dff3e6"),
			taper: spindle,
			strength: 0.6,
		});
	}
}

/** A two-masted ship as a speck before the sky, 150 px long. */
function drawShip(sheet: Sheet): void {
	const put = (path: string, closed = true) =>
		(closed ? trace(path) : smooth(trace(path))).map(({ x, y }) => pt(890 + x, SURFACE + y));
	paint(sheet, put("-74,-18 -60,-10 60,-12 82,-26 74,0 52,26 10,34 -40,28 -66,8"), HULL);
	for (const mast of ["-34,-10 -32,-140", "24,-12 27,-158", "76,-22 116,-46"])
		line(sheet, put(mast), { width: 3.4, ink: HULL });
	for (const sail of [
		"-32,-132 -66,-112 -70,-66 -62,-26 -30,-28 -24,-80",
		"28,-152 -8,-124 -14,-74 -8,-26 26,-28 36,-90",
		"32,-140 64,-90 106,-42 60,-34 34,-36",
	])
		paint(sheet, relax(put(sail), 0), (_x, y) =>
			blend([tint("#2a4a50"), tint("#8b9a8d")], ramp(SURFACE - 20, SURFACE - 150, y)),
		);
	for (const rope of ["27,-158 116,-46", "-32,-140 27,-158", "-32,-140 -74,-20"])
		line(sheet, put(rope), { width: 1.6, ink: HULL });
	dab(sheet, pt(836, SURFACE - 28), 4, tint("#ffd78a"));
	glow(sheet, pt(836, SURFACE - 28), 46, tint("#ffc46a"), 0.5);
}

/** Specks in the water, and a shoal that flees. */
function drawMotes(sheet: Sheet): void {
	for (let mote = 0; mote < 620; mote++) {
		const place = pt(WIDTH * hash(mote, 11), mix(SURFACE + 40, HEIGHT, hash(mote, 12)));
		dab(
			sheet,
			place,
			mix(0.8, 2.6, hash(mote, 13) ** 3),
			tint("#a9e6d8"),
			mix(0.1, 0.5, hash(mote, 14)),
		);
	}
	for (let fish = 0; fish < 150; fish++) {
		const t = hash(fish, 21);
		const x = mix(1160, 1480, t) + 90 * (hash(fish, 22) - 0.5);
		const y = 760 - 130 * Math.sin(t * 3) + 120 * (hash(fish, 23) - 0.5);
		const long = mix(7, 15, hash(fish, 24));
		line(sheet, smooth([pt(x - long, y + long * 0.4), pt(x, y), pt(x + long, y - long * 0.5)]), {
			width: long * 0.42,
			ink: blend([tint("#0c3a45"), tint("#a5ddd0")], hash(fish, 25) ** 2),
			taper: spindle,
		});
	}
}
