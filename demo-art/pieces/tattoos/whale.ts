import { pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawAura, drawRing } from "../../motifs/ornament/ornaments.ts";
import { drawSailingBoat } from "../../motifs/water/sailing-boat.ts";
import { drawWhale } from "../../motifs/water/whale.ts";
import type { Piece } from "../../piece.ts";

/** Humpback beneath a small sailing boat, dotwork, across the back. */
export const piece: Piece = {
	on: onSkin({
		tone: "porcelain",
		body: "back",
		seed: 65,
		shot: { distance: 1.16, look: [1000, 800] },
		lamp: "ring",
		light: -0.3,
	}),
	stored: -90,
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawAura(sheet, pt(1010, 300), 200, 60, 0.4, 6);
		drawRing(sheet, pt(1010, 300), 206, 6);
		drawSea(sheet);
		drawSailingBoat(sheet, pt(1000, 456), 0.82, 0.05);
		drawSwell(sheet);
		drawWhale(sheet);
		for (const [x, y, size] of GULLS) {
			const bird = smooth([
				pt(x - size, y - size * 0.2),
				pt(x - size * 0.4, y - size * 0.5),
				pt(x, y),
				pt(x + size * 0.45, y - size * 0.55),
				pt(x + size, y - size * 0.3),
			]);
			line(sheet, bird, { width: 6, taper: spindle });
		}
		return sheet;
	},
};

/** Water in dots: dark beneath the surface, with shafts of light, dying away into skin. */
function drawSea(sheet: Sheet): void {
	const edge = relax(
		smooth(
			trace("120,480 1000,452 1880,480 1900,900 1700,1300 1000,1540 300,1360 90,900"),
			true,
			6,
		),
		6,
	);
	lay(sheet, fill(edge), BLACK, (x, y) => {
		const slope = (x - 1000) / (y - 60);
		const shaft = 0.5 + 0.5 * noise(slope * 9, 1, 3);
		const out = Math.hypot((x - 1000) / 900, (y - 820) / 700);
		const tone =
			0.85 * ramp(1.02, 0.5, out) * mix(0.35, 1, shaft) +
			0.34 * ramp(620, 470, y) * ramp(0.88, 0.4, Math.abs(x - 1000) / 1000) +
			0.5 * ramp(950, 1350, y) * ramp(1.06, 0.6, out);
		return stipple(x, y, tone, 6);
	});
}

function drawSwell(sheet: Sheet): void {
	for (let row = 0; row < 5; row++) {
		const y = 470 + row * 26;
		for (let wave = 0; wave < 9 - row; wave++) {
			const middle = 1000 + (wave - (8 - row) / 2) * 176 + 60 * (hash(wave, row) - 0.5);
			const half = mix(52, 104, hash(wave, row + 9));
			const crest = smooth([
				pt(middle - half, y + 8),
				pt(middle - half * 0.3, y - 8),
				pt(middle + half * 0.2, y + 2),
				pt(middle + half, y - 4),
			]);
			line(sheet, crest, { width: mix(6.5, 3.5, row / 4), taper: spindle });
		}
	}
	for (let spray = 0; spray < 40; spray++)
		dot(
			sheet,
			pt(mix(820, 1180, hash(spray, 61)), mix(448, 476, hash(spray, 62))),
			mix(1.6, 3.4, hash(spray, 63)),
		);
}

const GULLS = [
	[760, 250, 46],
	[680, 310, 30],
	[1280, 220, 38],
] as const;
