import { drawForm } from "../../brush/form.ts";
import { circle, pt, smooth, trace } from "../../brush/geometry.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet, spindle, whip } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBat, drawFarBat } from "../../motifs/beasts/bat.ts";
import { drawBareTree } from "../../motifs/land/bare-tree.ts";
import { drawFence, drawHouse } from "../../motifs/land/house.ts";
import { drawPumpkin, GLOW } from "../../motifs/land/pumpkin.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { MOSS } from "../../motifs/plants/vine.ts";
import type { Piece } from "../../piece.ts";

/** Crooked house on a hill with lit windows and a fence, neo-traditional, upper arm. */
export const piece: Piece = {
	on: onSkin({
		tone: "fair",
		body: "shoulder",
		seed: 1033,
		shot: { distance: 1.2, look: [840, 940], mirror: true },
		light: 0.5,
		behind: ["studio", "#2b2830"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawAura(sheet, pt(820, 820), 330, 690, 0.55, 7);
		drawAura(sheet, pt(820, 820), 330, 150, 0.5, 7);
		drawForm(sheet, {
			outline: circle(pt(1150, 560), 205),
			swell: 190,
			halo: 8,
			edge: 8,
			wash: GLOW,
			depth: 0.6,
			grain: "stipple",
		});
		for (const [x, y, span, turn] of FAR) drawFarBat(sheet, pt(x, y), span, turn);
		drawBareTree(sheet, [
			["330,1480 350,1330 310,1200 340,1080 300,960", 34, 10],
			["335,1180 420,1080 440,980 500,920", 18, 3],
			["318,1100 240,1010 220,920 170,870", 16, 3],
		]);
		drawHill(sheet);
		drawHouse(sheet, pt(810, 1350), 1.02);
		drawPath(sheet);
		drawFence(sheet, smooth(trace("190,1640 330,1560 480,1510 640,1490"), false, 4), 120);
		drawFence(sheet, smooth(trace("960,1490 1100,1505 1260,1560 1410,1640"), false, 4), 120);
		drawPumpkin(sheet, pt(610, 1570), 92);
		drawPumpkin(sheet, pt(1060, 1600), 116);
		drawBat(sheet, { to: pt(420, 520), turn: -0.18, scale: 0.78, lift: [0.05, 0.28] });
		drawBat(sheet, { to: pt(700, 240), turn: 0.12, scale: 0.56, lift: [0.2, -0.05] });
		return sheet;
	},
};

const FAR = [
	[1290, 330, 130, 0.2],
	[1010, 250, 110, 0.1],
	[1160, 600, 150, 0.15],
	[1360, 760, 100, 0.2],
	[230, 740, 110, -0.2],
] as const;

function drawHill(sheet: Sheet): void {
	drawForm(sheet, {
		outline: smooth(
			trace(
				"120,1700 240,1560 420,1440 600,1380 800,1356 1000,1376 1190,1440 1370,1560 1490,1700 1380,1760 1220,1800 1080,1850 960,1840 800,1890 640,1840 500,1856 360,1796 220,1756",
			),
			true,
			5,
		),
		swell: 120,
		halo: 7,
		edge: 9,
		wash: MOSS,
		depth: 0.6,
		mark: (x, y) => 0.85 * ramp(1500, 1820, y) + 0.2 * ramp(1000, 1400, x),
	});
	for (let blade = 0; blade < 420; blade++) {
		const x = mix(150, 1450, hash(blade, 1));
		const y = mix(1400 + ((x - 800) / 650) ** 2 * 270, 1800, hash(blade, 2));
		const lean = (hash(blade, 3) - 0.4) * 22;
		const path = smooth([
			pt(x, y),
			pt(x + lean * 0.4, y - 16),
			pt(x + lean, y - mix(22, 40, hash(blade, 4))),
		]);
		line(sheet, path, { width: 4.4, taper: whip });
		if (blade % 3 === 0)
			line(
				sheet,
				path.map((place) => pt(place.x + 4, place.y)),
				{ width: 2, ink: [1.1, 1.1, 0.8], taper: whip, strength: 0.7 },
			);
	}
}

/** The way up to the door, pale between its two edges. */
function drawPath(sheet: Sheet): void {
	drawForm(sheet, {
		outline: smooth(
			trace(
				"700,1424 860,1424 900,1500 850,1580 860,1680 960,1790 900,1852 800,1890 690,1852 650,1760 690,1660 730,1570 690,1490",
			),
			true,
			4,
		),
		swell: 26,
		halo: 3,
		edge: 7,
		depth: 0.5,
		mark: (_x, y) => 0.4 * ramp(1440, 1400, y),
	});
	for (let stone = 0; stone < 46; stone++) {
		const y = mix(1450, 1840, hash(stone, 11));
		const x = 790 + (hash(stone, 12) - 0.5) * mix(90, 170, (y - 1450) / 390);
		if (stone % 2 === 0)
			line(sheet, smooth([pt(x - 20, y), pt(x, y - 7), pt(x + 22, y)]), {
				width: 4,
				taper: spindle,
			});
		else dot(sheet, pt(x, y), mix(2, 4.5, hash(stone, 13)));
	}
}
