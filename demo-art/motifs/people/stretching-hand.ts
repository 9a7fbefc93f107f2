import type { Solid } from "../../brush/solid.ts";
import { blend, bound } from "../../brush/solid.ts";
import { buildArm } from "./glove.ts";
import type { HandPose } from "./hand-solid.ts";
import { buildHandSolid } from "./hand-solid.ts";

/** A left hand from its back that stretches skin between thumb and index finger; fingers up, the origin is its wrist. */
const STRETCH: HandPose = {
	wrist: [0, 0, 0],
	elbow: [-0.5, 6, -0.2],
	fingers: {
		index: { knuckle: [0.95, -2.3, 0.2], tip: [1.55, -4.68, -0.2], pole: [0, 0, 1] },
		middle: { knuckle: [0.3, -2.5, 0.32], tip: [0.5, -5.3, -0.15], pole: [0, 0, 1] },
		ring: { knuckle: [-0.36, -2.36, 0.28], tip: [-0.55, -5, -0.2], pole: [0, 0, 1] },
		little: { knuckle: [-0.95, -1.98, 0.12], tip: [-1.55, -3.9, -0.25], pole: [0, 0, 1] },
	},
	thumb: [
		[0.75, -0.35, -0.05],
		[1.72, -1.3, 0],
		[2.55, -1.95, 0],
		[3.2, -2.62, -0.2],
	],
};

export const STRETCH_ARM = buildArm(STRETCH.wrist, STRETCH.elbow);
export const STRETCHING_HAND: Solid = blend(
	0.2,
	bound([0.6, -2.4, 0], 3.6, buildHandSolid(STRETCH)),
	STRETCH_ARM.solid,
);
