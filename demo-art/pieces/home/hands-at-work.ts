import { circle, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import type { Limb } from "../../motifs/people/at-work.ts";
import {
	aimNeedle,
	drawLimb,
	drawMachineHand,
	printOn,
	unroll,
} from "../../motifs/people/at-work.ts";
import { drawRose } from "../../motifs/plants/rose.ts";
import { drawCable } from "../../motifs/things/ink-caps.ts";
import type { Piece } from "../../piece.ts";

const RED: Ink = [0.5, 0.06, 0.05];
const STENCIL: Ink = [0.34, 0.3, 0.62];
const FRAME = { left: 64, top: 64, right: 1536, bottom: 1936 };
const SUN = pt(800, 880);
const RAYS = 84;
const NEEDLE = pt(430, 1410);
const FOREARM: Limb = {
	spine: smooth(trace("-200,1800 400,1660 1000,1500 1800,1300"), false, 2),
	radius: (t) => mix(330, 235, t),
};

/** A gloved hand lines a rose on a forearm: what is still to be done is stencil. */
export const piece: Piece = {
	on: onPaper({ seed: 811, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawSun(sheet);
		const below = [...FOREARM.spine, pt(1800, 2000), pt(-200, 2000)];
		lay(sheet, fill(below), [1, 1, 1]);
		lay(sheet, fill(below), BLACK, (x, y) =>
			engrave((y + 3 * noise(x / 120, y / 30, 2)) / 11, 0.82, 11),
		);
		const forearm = drawLimb(sheet, FOREARM);
		const needle = unroll(FOREARM, NEEDLE.x, NEEDLE.y) ?? NEEDLE;
		const [done, stencil] = [newSheet(600, 600), newSheet(600, 600)];
		const rose = { center: pt(300, 300), size: 268, turn: 0.5, squash: 1, veins: 0 };
		drawRose(done, { ...rose, lines: BLACK, edge: 11 });
		drawRose(stencil, { ...rose, lines: STENCIL, edge: 5.5 });
		printOn(sheet, FOREARM, forearm, ({ x, y }) => {
			const [u, v] = [x - needle.x, y - needle.y];
			const ahead = u - 0.36 * v + 12 * noise(v / 40, 0.5, 4) > 0;
			return { from: ahead ? stencil : done, x: u + 280, y: v + 40 };
		});
		const { pose, plug } = aimNeedle(NEEDLE, { scale: 160, roll: 0.6, yaw: -0.2, pitch: -0.16 });
		drawCable(
			sheet,
			[plug, pt(plug.x + 60, plug.y + 50), pt(plug.x + 120, plug.y - 30), pt(1600, plug.y - 190)],
			24,
		);
		drawMachineHand(sheet, forearm, pose, [-4.4, -3.9, 3.4, 7]);
		trimAround(sheet, inset(FRAME, 22));
		drawPlate(sheet, FRAME);
		return sheet;
	},
};

/** A red disk in a ring of black rays. */
function drawSun(sheet: Sheet): void {
	lay(sheet, fill(corners(inset(FRAME, 24))), BLACK, (x, y) => {
		const away = Math.hypot(x - SUN.x, y - SUN.y);
		if (away < 690) return 0;
		const step = (away * Math.PI * 2) / RAYS;
		const turn = (Math.atan2(y - SUN.y, x - SUN.x) / (Math.PI * 2) + 1) * RAYS;
		const beside = Math.abs((turn % 1) - 0.5);
		return clamp((mix(0.16, 0.36, ramp(690, 1300, away)) - beside) * step + 0.5);
	});
	lay(sheet, fill(circle(SUN, 660)), RED, () => 0.94);
	closedLine(sheet, circle(SUN, 660), { width: 8 });
	closedLine(sheet, circle(SUN, 682), { width: 4 });
}
