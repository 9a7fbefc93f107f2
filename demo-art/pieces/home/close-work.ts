import { circle, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { fill } from "../../brush/mask.ts";
import { mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, lay, line, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { drawRosette } from "../../motifs/ornament/rosette.ts";
import type { Limb } from "../../motifs/people/at-work.ts";
import {
	aimNeedle,
	drawLimb,
	drawMachineHand,
	drawStretchingHand,
	printOn,
	unroll,
} from "../../motifs/people/at-work.ts";
import type { Piece } from "../../piece.ts";

const GOLD: Ink = [0.86, 0.58, 0.2];
const STENCIL: Ink = [0.34, 0.3, 0.62];
const FRAME = { left: 64, top: 64, right: 1536, bottom: 1936 };
const DIAL = pt(800, 800);
const MIDDLE = pt(506, 1484);
const NEEDLE = pt(650, 1240);
const THIGH: Limb = {
	spine: smooth(trace("-300,1560 500,1540 1100,1560 1900,1640"), false, 2),
	radius: (t) => mix(520, 470, t),
};

/** A needle follows the stencil of a rosette, and a second gloved hand keeps the skin taut. */
export const piece: Piece = {
	on: onPaper({ seed: 812, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawDial(sheet);
		const thigh = drawLimb(sheet, THIGH);
		drawPattern(sheet, thigh);
		drawStretchingHand(sheet, thigh, {
			to: pt(1500, 1610),
			scale: 138,
			roll: -1.5,
			yaw: 0,
			pitch: 0,
		});
		const { pose } = aimNeedle(NEEDLE, { scale: 140, roll: 0.5, yaw: 2.6, pitch: -0.2 });
		drawMachineHand(sheet, thigh, pose, [-6.5, -6, 4, 5]);
		trimAround(sheet, inset(FRAME, 22));
		drawPlate(sheet, FRAME);
		return sheet;
	},
};

function drawPattern(sheet: Sheet, thigh: Mask): void {
	const middle = unroll(THIGH, MIDDLE.x, MIDDLE.y) ?? MIDDLE;
	const needle = unroll(THIGH, NEEDLE.x, NEEDLE.y) ?? NEEDLE;
	const from = Math.atan2(needle.y - middle.y, needle.x - middle.x);
	const size = Math.hypot(needle.y - middle.y, needle.x - middle.x);
	const [done, stencil] = [newSheet(900, 900), newSheet(900, 900)];
	drawRosette(done, pt(450, 450), size, BLACK, 5.5);
	drawRosette(stencil, pt(450, 450), size, STENCIL, 4.5);
	printOn(sheet, THIGH, thigh, ({ x, y }) => {
		const [u, v] = [x - middle.x, y - middle.y];
		const turn = (Math.atan2(v, u) - from + Math.PI * 4) % (Math.PI * 2);
		return { from: turn < 2.2 ? stencil : done, x: u + 450, y: v + 450 };
	});
}

/** A golden disk with a graduated rim, on a ruled wall. */
function drawDial(sheet: Sheet): void {
	lay(sheet, fill(corners(inset(FRAME, 24))), BLACK, (_x, y) => engrave(y / 11, 0.55, 11));
	const rim = circle(DIAL, 680);
	lay(sheet, fill(rim), [1, 1, 1]);
	closedLine(sheet, rim, { width: 8 });
	lay(sheet, fill(circle(DIAL, 584)), GOLD, () => 0.9);
	closedLine(sheet, circle(DIAL, 584), { width: 6 });
	for (let degree = 0; degree < 360; degree++) {
		const angle = (degree / 180) * Math.PI;
		const long = degree % 10 === 0 ? 62 : degree % 5 === 0 ? 42 : 26;
		line(sheet, [polar(DIAL, angle, 662), polar(DIAL, angle, 662 - long)], {
			width: degree % 10 === 0 ? 6 : 3.2,
		});
	}
}
