import { circle, polar, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawHawk } from "../../motifs/birds/hawk.ts";
import { drawBranch } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

/** Red-tailed hawk with open talons over a snag, before the dark of a crescent moon, back. */
export const piece: Piece = {
	on: onSkin({
		tone: "umber",
		body: "back",
		seed: 67,
		shot: { distance: 1.42, look: [800, 930] },
		lamp: "sun",
		light: 0.5,
		behind: ["studio", "#2e2a27"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawCrescent(sheet);
		drawClouds(sheet);
		for (const twig of TWIGS) drawBranch(sheet, relax(smooth(trace(twig), false, 2), 20), 20, 8);
		drawBranch(sheet, relax(smooth(trace(SNAG), false, 2), 30), 50, 22);
		drawHawk(sheet);
		drawStars(sheet);
		return sheet;
	},
};

/** The night side in solid dotwork, the lit rim left bare with its craters. */
function drawCrescent(sheet: Sheet): void {
	const [center, radius] = [pt(800, 830), 560];
	const inner = pt(870, 880);
	lay(sheet, fill(circle(center, radius)), BLACK, (x, y) => {
		const night = ramp(505, 485, Math.hypot(x - inner.x, y - inner.y));
		const edge = ramp(0.9, 1, Math.hypot(x - center.x, y - center.y) / radius);
		const seas = 0.3 * ramp(0, 0.35, cloud(x / 170, y / 170, 4, 12));
		const fade = ramp(1300, 700, y + 0.3 * x - 200);
		return stipple(x, y, clamp(night * (0.3 + 0.6 * fade) + (1 - night) * (seas + 0.3 * edge)), 6);
	});
	closedLine(sheet, circle(center, radius), { width: 8 });
	closedLine(sheet, circle(center, radius + 24), { width: 3.4 });
	for (let crater = 0; crater < 13; crater++) {
		const place = polar(center, 2.5 + crater * 0.15, 510 + 18 * hash(crater, 3));
		closedLine(sheet, circle(place, 8 + 15 * hash(crater, 4), 0.9), { width: 3.4 });
	}
}

/** Long level wisps at the foot of the moon. */
function drawClouds(sheet: Sheet): void {
	for (let wisp = 0; wisp < 30; wisp++) {
		const y = 1130 + wisp * 13;
		const middle = 800 + 420 * (hash(wisp, 5) - 0.5);
		const half = 180 + 300 * hash(wisp, 6);
		line(sheet, smooth([pt(middle - half, y + 8), pt(middle, y - 8), pt(middle + half, y + 4)]), {
			width: 4 + 5 * hash(wisp, 7),
			taper: spindle,
		});
	}
}

function drawStars(sheet: Sheet): void {
	for (const [x, y, size] of STARS) {
		for (const turn of [0, Math.PI / 2]) {
			const reach = turn === 0 ? size * 0.7 : size;
			line(sheet, smooth([polar(pt(x, y), turn, -reach), pt(x, y), polar(pt(x, y), turn, reach)]), {
				width: size * 0.22,
				taper: spindle,
			});
		}
		dot(sheet, pt(x, y), size * 0.16);
	}
}

const SNAG = "130,1850 380,1800 680,1786 960,1822 1240,1772 1460,1796";
const TWIGS = [
	"330,1812 250,1690 230,1580 170,1500",
	"250,1690 180,1650 130,1650",
	"960,1822 1080,1890 1230,1900",
	"1230,1776 1330,1700 1360,1610",
];

const STARS = [
	[790, 150, 62],
	[700, 250, 30],
	[900, 230, 36],
	[240, 1240, 46],
	[330, 1420, 30],
	[1420, 1180, 44],
	[1360, 1330, 26],
	[400, 1640, 24],
] as const;
