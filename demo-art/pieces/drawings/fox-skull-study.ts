import { pt, smooth, trace } from "../../brush/geometry.ts";
import { noise } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet, spindle, whip } from "../../brush/sheet.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawSkullSide } from "../../motifs/beasts/fox-skull.ts";
import { drawSkullTop } from "../../motifs/beasts/fox-skull-top.ts";
import { drawSprig } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const PENCIL: Ink = [0.45, 0.42, 0.4];

/** Fox skull from the side and from above, ink and a thin wash, on paper. */
export const piece: Piece = {
	on: onPaper({ seed: 71, age: 0.55 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		for (const guide of GUIDES) drawRule(sheet, guide);
		drawSkullSide(sheet, { to: pt(200, 640), scale: 1.2 });
		drawSkullTop(sheet, { to: pt(200, 1350), scale: 1.2 });
		for (const [x, from, to] of TICKS)
			for (let tick = 0; tick <= 10; tick++) {
				const place = from + ((to - from) * tick) / 10;
				line(sheet, [pt(place, x), pt(place, x + (tick % 5 === 0 ? 26 : 14))], {
					width: 3,
					ink: PENCIL,
				});
			}
		drawSprig(sheet, smooth(trace("1440,1900 1300,1850 1120,1830 940,1850"), false, 3), 5, {
			length: 96,
			width: 25,
			lean: 0.7,
		});
		for (let swatch = 0; swatch < 5; swatch++)
			drawSwatch(sheet, 220 + swatch * 92, 1830, swatch / 4);
		return sheet;
	},
};

const GUIDES = [
	"130,640 1480,640",
	"130,1350 1480,1350",
	"200,250 200,1740",
	"1395,250 1395,1740",
] as const;

const TICKS = [
	[960, 200, 1395],
	[1730, 200, 1395],
] as const;

/** A ruled pencil line that is a little uneven. */
function drawRule(sheet: Sheet, noted: string): void {
	const path = smooth(trace(noted), false, 12).map(({ x, y }) =>
		pt(x + noise(y / 40, 1, 3), y + noise(x / 40, 2, 3)),
	);
	line(sheet, path, { width: 2.2, ink: PENCIL, strength: 0.7 });
}

/** A trial of hatching: lines, closer and crossed towards the right. */
function drawSwatch(sheet: Sheet, x: number, y: number, dark: number): void {
	const gap = 12 - dark * 7;
	for (let across = 0; across < 70; across += gap) {
		line(
			sheet,
			smooth([pt(x + across, y), pt(x + across - 8, y + 30), pt(x + across - 20, y + 62)]),
			{ width: 3, taper: whip },
		);
		if (dark > 0.4)
			line(
				sheet,
				smooth([
					pt(x - 20, y + across * 0.9),
					pt(x + 20, y + across * 0.9 - 4),
					pt(x + 62, y + across * 0.9 - 10),
				]),
				{ width: 2.6, taper: spindle },
			);
	}
	dot(sheet, pt(x + 26, y + 90), 2 + dark * 4);
}
