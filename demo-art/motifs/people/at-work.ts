import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, pt, ribbon } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { at } from "../../brush/mask.ts";
import type { Cast, View } from "../../brush/sculpt.ts";
import { darkness, drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, lay } from "../../brush/sheet.ts";
import type { Spot3 } from "../../brush/solid.ts";
import { spin } from "../../brush/solid.ts";
import { engrave } from "../../brush/tone.ts";
import { TUBE } from "../things/machine-parts.ts";
import { gloveTone, partBlacks, skinTone } from "./glove.ts";
import { ARM, HELD, isMetal } from "./machine-grip.ts";
import { STRETCH_ARM, STRETCHING_HAND } from "./stretching-hand.ts";

/** A limb that lies across the sheet, around a spine whose points are 2 px apart. */
export type Limb = { spine: Path; radius: (t: number) => number };
type Pose = Required<Pick<View, "to" | "scale" | "roll" | "yaw" | "pitch">>;

const NEEDLE: Spot3 = [TUBE, 5.05, 0];
const POST: Spot3 = [1.98, 0.2, 0.1];

export function drawLimb(sheet: Sheet, { spine, radius }: Limb): Mask {
	const turn = heading(spine, Math.round(spine.length / 2));
	return drawForm(sheet, {
		outline: ribbon(spine, radius),
		swell: radius(0.5) * 0.95,
		halo: 10,
		edge: 9,
		depth: 0.58,
		grain: { angle: turn, spacing: 11, bulge: -60 },
	});
}

/** Where a place of the limb is on its skin when that is rolled out flat: along it, and around it from its middle. */
export function unroll({ spine, radius }: Limb, x: number, y: number): Point | undefined {
	let [best, near] = [0, 1e9];
	for (let index = 0; index < spine.length; index += 8) {
		const away = Math.hypot(pick(spine, index).x - x, pick(spine, index).y - y);
		if (away < near) [best, near] = [index, away];
	}
	const turn = heading(spine, best);
	const [dx, dy] = [x - pick(spine, best).x, y - pick(spine, best).y];
	const reach = radius(best / (spine.length - 1));
	const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / reach;
	if (Math.abs(across) > 0.995) return undefined;
	return pt(best * 2 + dx * Math.cos(turn) + dy * Math.sin(turn), Math.asin(across) * reach);
}

/** Prints flat drawings on the limb; `flat` says which of them is seen at a place of the skin. */
export function printOn(
	sheet: Sheet,
	limb: Limb,
	mask: Mask,
	flat: (place: Point) => { from: Sheet; x: number; y: number },
): void {
	mask.data.forEach((cover, index) => {
		const [x, y] = [mask.left + (index % mask.width), mask.top + Math.floor(index / mask.width)];
		if (cover <= 0 || x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) return;
		const place = unroll(limb, x, y);
		if (!place) return;
		const { from, x: u, y: v } = flat(place);
		const [column, row] = [Math.round(u), Math.round(v)];
		if (column < 0 || row < 0 || column >= from.width || row >= from.height) return;
		for (let channel = 0; channel < 3; channel++) {
			const slot = (y * sheet.width + x) * 3 + channel;
			const light = at(from.light, (row * from.width + column) * 3 + channel);
			sheet.light[slot] = at(sheet.light, slot) * light;
		}
	});
}

/** The pose with which the needle's tip comes to lie at a point, and where the cord's plug is then. */
export function aimNeedle(tip: Point, pose: Omit<Pose, "to">): { pose: Pose; plug: Point } {
	const m = spin(pose.pitch, pose.yaw, pose.roll);
	const see = ([x, y, z]: Spot3) =>
		pt(
			(m[0] * x + m[1] * y + m[2] * z) * pose.scale,
			(m[3] * x + m[4] * y + m[5] * z) * pose.scale,
		);
	const [needle, post] = [see(NEEDLE), see(POST)];
	const to = pt(tip.x - needle.x, tip.y - needle.y);
	return { pose: { ...pose, to }, plug: pt(to.x + post.x, to.y + post.y) };
}

/** The gloved right hand with its machine. */
export function drawMachineHand(sheet: Sheet, on: Mask, pose: Pose, box: View["box"]): void {
	const cast = sculpt(HELD, { ...pose, box, reach: 7, grain: 3 });
	dropShadow(sheet, cast, on, pt(-20, 90));
	drawCast(sheet, cast, {
		halo: 9,
		edge: 6,
		tone: (hit) =>
			isMetal(hit) ? darkness(hit, 0.95) : ARM.bare(hit) ? skinTone(hit) : gloveTone(hit),
		grain: GRAIN,
	});
	partBlacks(sheet, cast, (hit) => !isMetal(hit) && !ARM.bare(hit));
}

/** The gloved left hand that keeps the skin taut. */
export function drawStretchingHand(sheet: Sheet, on: Mask, pose: Pose): void {
	const cast = sculpt(STRETCHING_HAND, {
		...pose,
		box: [-6, -4.2, 1.6, 2.4],
		reach: 4,
		grain: 3,
	});
	dropShadow(sheet, cast, on, pt(22, 34));
	drawCast(sheet, cast, {
		halo: 9,
		edge: 6,
		tone: (hit) => (STRETCH_ARM.bare(hit) ? skinTone(hit) : gloveTone(hit)),
		grain: GRAIN,
	});
	partBlacks(sheet, cast, (hit) => !STRETCH_ARM.bare(hit));
}

const SPACING = 9;
const GRAIN = {
	spacing: SPACING,
	phase: ({ facing }: { facing: number }, x: number, y: number) =>
		(y * 0.9 + x * 0.42 - facing * 46) / SPACING,
};

function dropShadow(sheet: Sheet, { mask }: Cast, on: Mask, by: Point): void {
	const moved = { ...mask, left: mask.left + by.x, top: mask.top + by.y };
	lay(sheet, moved, BLACK, (x, y) => {
		const [column, row] = [x - on.left, y - on.top];
		if (column < 0 || row < 0 || column >= on.width || row >= on.height) return 0;
		const lines = Math.max(
			engrave((y + x * 0.3) / 10, 0.66, 10),
			engrave((y - x * 0.8) / 11, 0.5, 11),
		);
		return at(on.data, row * on.width + column) * lines;
	});
}
