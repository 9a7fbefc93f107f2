import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { drawRose } from "../../motifs/rose.ts";
import { benchTone, WORKBENCH } from "../../motifs/workbench.ts";
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
		drawRose(sheet, { center: pt(350, 330), size: 96, turn: 0.4 });
		drawRose(sheet, { center: pt(680, 310), size: 74, turn: 1.4, openness: 0.5, seed: 3 });
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
