import type { Hit } from "../../brush/sculpt.ts";
import type { Solid } from "../../brush/solid.ts";
import { blend, bound } from "../../brush/solid.ts";
import {
	buildAction,
	buildCoils,
	buildFrame,
	buildTube,
	buildWiring,
	TUBE,
} from "../things/machine-parts.ts";
import { buildArm } from "./glove.ts";
import type { HandPose } from "./hand-solid.ts";
import { buildHandSolid } from "./hand-solid.ts";

const spot = (x: number, y: number, z: number) => [x + TUBE, y, z] as const;

/** A right hand that holds the grip as one holds a pencil, seen from the thumb. */
const GRIP: HandPose = {
	wrist: spot(4.7, 2.15, -0.5),
	elbow: spot(11, 0.6, -0.6),
	fingers: {
		index: {
			knuckle: spot(1.15, 0.95, -0.85),
			tip: spot(-0.6, 2.72, 0.2),
			pole: [-1, -0.1, -0.15],
		},
		middle: {
			knuckle: spot(1.75, 1.6, -1.2),
			tip: spot(0.05, 3.62, -0.42),
			pole: [-0.5, 0.1, -0.8],
		},
		ring: { knuckle: spot(2.15, 2.3, -1.3), tip: spot(0.95, 3.75, -0.62), pole: [-0.8, 0.2, -0.6] },
		little: {
			knuckle: spot(2.6, 2.85, -1.2),
			tip: spot(1.75, 3.95, -0.55),
			pole: [-0.8, 0.2, -0.6],
		},
	},
	thumb: [spot(3.9, 2.3, 0.1), spot(2.55, 2.25, 0.62), spot(1.4, 2.3, 0.92), spot(0.5, 2.7, 0.78)],
};

export const ARM = buildArm(GRIP.wrist, GRIP.elbow);

const HAND: Solid = bound(spot(2.2, 2.4, -0.2), 3.6, buildHandSolid(GRIP));

export const MACHINE: Solid = blend(
	0,
	bound([0, -1.3, 0], 2.9, blend(0, buildFrame(), buildAction(), buildWiring())),
	bound([0.13, -0.95, 0], 1.5, buildCoils()),
	bound([TUBE, 1.6, 0], 3.9, buildTube()),
);

/** Whether a place belongs to the machine and not to the hand. */
export function isMetal({ x, y, z }: Hit): boolean {
	const machine = MACHINE(x, y, z);
	return machine < 0.04 && machine < HAND(x, y, z);
}

export const HELD: Solid = blend(0.006, blend(0.2, HAND, ARM.solid), MACHINE);
