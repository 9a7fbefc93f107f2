import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { at } from "../../brush/mask.ts";
import { mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBar, drawCloud, drawShade } from "../../motifs/sky/bars.ts";
import { drawDragon } from "../../motifs/water/dragon.ts";
import type { Piece } from "../../piece.ts";

/** One dragon, half of it as it was after the first sitting and half as it healed, on a back. */
export const piece: Piece = {
	on: onSkin({ tone: "light", body: "broad", seed: 52, light: -0.4 }),
	draw(): Sheet {
		const [lines, full] = [drawState(true), drawState(false)];
		const { width } = full;
		for (let place = 0; place < full.light.length; place++) {
			const [x, y] = [Math.floor(place / 3) % width, Math.floor(place / 3 / width)];
			const border = 985 - (y - 625) * 0.16 + 14 * noise(y / 60, 1, 5);
			const share = ramp(-34, 34, x - border);
			full.light[place] = mix(at(lines.light, place), at(full.light, place), share);
		}
		return full;
	},
};

function drawState(bare: boolean): Sheet {
	const sheet = newSheet(2000, 1250);
	if (!bare) {
		drawShade(
			sheet,
			soft("900,300 1300,560 1650,700 1300,1000 900,1000"),
			(t) => 230 + 90 * Math.sin(Math.PI * t),
			0.8,
		);
		for (const [noted, thick, side] of BARS) drawBar(sheet, soft(noted), thick, side);
	}
	drawDragon(sheet, {
		spine: soft(SPINE),
		thick: 92,
		belly: 1,
		head: { turn: 0.08, scale: 1.02 },
		order: [
			[0.5, 1],
			[0, 0.51],
		],
		behind: [{ bones: soft("400,640 310,520 380,430 320,350"), grip: -2 }],
		before: [
			{ bones: soft("1500,800 1600,900 1510,980 1560,1060"), grip: 1.2 },
			{ bones: soft("780,600 680,670 700,750 600,800"), grip: 2.7 },
		],
		bare,
	});
	for (const [x, y, size, seed] of CLOUDS) drawCloud(sheet, pt(x, y), size, seed, bare);
	return sheet;
}

function soft(noted: string) {
	return relax(relax(smooth(trace(noted), false, 2), 60), 40);
}

const SPINE =
	"1290,440 1440,370 1620,370 1740,490 1720,680 1560,800 1340,820 1130,740 930,600 720,520 480,540 330,680 330,880 480,1010 700,1000 880,940 1040,950 1140,1040 1260,1090";
const BARS = [
	["1180,200 1420,230 1640,190 1860,220", 44, -1],
	["1300,1010 1500,1040 1760,1000", 44, 1],
	["1150,620 1340,600 1560,630", 36, -1],
] as const;
const CLOUDS = [
	[1760, 960, 150, 4],
	[1180, 170, 110, 9],
	[230, 1010, 130, 13],
	[640, 300, 150, 17],
] as const;
