import { drawForm } from "../../brush/form.ts";
import type { Point } from "../../brush/geometry.ts";
import { circle, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { benchTone, WORKBENCH } from "../../motifs/things/workbench.ts";
import type { Piece } from "../../piece.ts";

const FRAMES = [
	[350, 330, 130, 160],
	[680, 310, 105, 135],
] as const;

/** A shop's bench with inks, ledger, keys and a lamp, engraved. */
export const piece: Piece = {
	on: onPaper({ seed: 641 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		const wall = [pt(110, 110), pt(1890, 110), pt(1890, 1120), pt(110, 1120)];
		lay(sheet, fill(wall), BLACK, (x, y) => {
			const [dx, dy] = [x - 1440, y - 420];
			const cone = ramp(0.62, 0.5, Math.abs(Math.atan2(dx + 0.55 * dy, dy)));
			const lit = dy > -80 ? cone * ramp(1100, 100, Math.hypot(dx, dy)) : 0;
			const dark = 0.2 + 0.34 * ramp(-200, 1200, Math.abs(x - 1250)) - 0.4 * lit;
			return engrave((y + 2.5 * noise(x / 90, y / 60, 5)) / 10, clamp(dark), 10);
		});
		for (const [x, y, wide, tall] of FRAMES) {
			const box = (grow: number) => [
				pt(x - wide - grow, y - tall - grow),
				pt(x + wide + grow, y - tall - grow),
				pt(x + wide + grow, y + tall + grow),
				pt(x - wide - grow, y + tall + grow),
			];
			clear(sheet, box(0), 4);
			lay(sheet, fill(box(0)), BLACK, (px, py) => engrave((px + py) / 7, 0.74, 7));
			clear(sheet, box(-30), 1);
			closedLine(sheet, box(0), { width: 7 });
			closedLine(sheet, box(-30), { width: 5 });
		}
		drawRose(sheet, { center: pt(350, 330), size: 80, turn: 0.4 });
		drawRose(sheet, { center: pt(680, 310), size: 62, turn: 1.4, openness: 0.5, seed: 3 });
		drawClock(sheet, pt(965, 275), 112);
		const spacing = 8;
		const cast = sculpt(WORKBENCH, {
			to: pt(1000, 590),
			scale: 115,
			pitch: -0.42,
			box: [-7.7, -4.4, 7.7, 4.56],
			reach: 6,
		});
		drawCast(sheet, cast, {
			edge: 4,
			halo: 5,
			tone: benchTone,
			grain: { spacing, phase: ({ facing }, x, y) => (y * 0.9 + x * 0.42 - facing * 44) / spacing },
		});
		closedLine(sheet, wall, { width: 8 });
		return sheet;
	},
};

function drawClock(sheet: Sheet, center: Point, radius: number): void {
	drawForm(sheet, {
		outline: circle(center, radius),
		swell: 26,
		halo: 8,
		edge: 7,
		base: 0.3,
		grain: { angle: 0.8, spacing: 7 },
	});
	const dial = circle(center, radius * 0.82);
	clear(sheet, dial, 2);
	closedLine(sheet, dial, { width: 5 });
	for (let hour = 0; hour < 12; hour++) {
		const angle = (hour / 12) * Math.PI * 2;
		const from = hour % 3 === 0 ? 0.58 : 0.66;
		line(sheet, [polar(center, angle, radius * from), polar(center, angle, radius * 0.74)], {
			width: hour % 3 === 0 ? 9 : 5,
		});
	}
	line(sheet, [polar(center, -2.55, -18), polar(center, -2.55, radius * 0.44)], { width: 9 });
	line(sheet, [polar(center, -0.95, -18), polar(center, -0.95, radius * 0.64)], { width: 6 });
	dot(sheet, center, 9);
}
