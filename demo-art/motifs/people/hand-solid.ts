import type { Solid, Spot3 } from "../../brush/solid.ts";
import { ball, bar, blend } from "../../brush/solid.ts";

/** Lengths of the phalanges from the knuckle on, and how thick the finger is at its root. */
const BONES = {
	index: [1.45, 0.86, 0.6, 0.315],
	middle: [1.6, 0.96, 0.62, 0.325],
	ring: [1.5, 0.9, 0.6, 0.31],
	little: [1.14, 0.66, 0.52, 0.265],
} as const;

type FingerName = keyof typeof BONES;

/** Where a finger's knuckle and tip are, and the way its back bulges. */
type FingerPose = { knuckle: Spot3; tip: Spot3; pole: Spot3 };

/** A hand in units of some 30 mm; the thumb is noted by its joints from the wrist to the tip. */
export type HandPose = {
	wrist: Spot3;
	elbow: Spot3;
	fingers: Record<FingerName, FingerPose>;
	thumb: readonly [Spot3, Spot3, Spot3, Spot3];
};

const add = (a: Spot3, b: Spot3, share = 1): Spot3 => [
	a[0] + b[0] * share,
	a[1] + b[1] * share,
	a[2] + b[2] * share,
];
const less = (a: Spot3, b: Spot3) => add(a, b, -1);
const dot = (a: Spot3, b: Spot3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Spot3): Spot3 => add([0, 0, 0], a, 1 / (Math.hypot(...a) || 1));

const between3 = (a: Spot3, b: Spot3, share: number) => add(a, less(b, a), share);

/** Joints of a finger whose bones have their lengths and whose bends keep to one plane. */
function bendFinger(name: FingerName, { knuckle, tip, pole }: FingerPose): Spot3[] {
	const [first, second, third] = BONES[name];
	const way = less(tip, knuckle);
	const far = Math.hypot(...way);
	const ahead = unit(way);
	const out = unit(add(pole, ahead, -dot(pole, ahead)));
	const flat = (curl: number) => {
		const [a, b] = [curl, curl * 1.7];
		const x = first + second * Math.cos(a) + third * Math.cos(b);
		const y = second * Math.sin(a) + third * Math.sin(b);
		return { a, b, x, y, long: Math.hypot(x, y) };
	};
	let [low, high] = [0, 2.05];
	for (let step = 0; step < 30; step++) {
		const middle = (low + high) / 2;
		if (flat(middle).long > far) low = middle;
		else high = middle;
	}
	const { a, x, y } = flat(low);
	const lean = Math.atan2(y, x);
	const put = (px: number, py: number): Spot3 => {
		const along = px * Math.cos(lean) + py * Math.sin(lean);
		const up = px * Math.sin(lean) - py * Math.cos(lean);
		return add(add(knuckle, ahead, along), out, up);
	};
	return [
		knuckle,
		put(first, 0),
		put(first + second * Math.cos(a), second * Math.sin(a)),
		put(x, y),
	];
}

function buildFinger(name: FingerName, pose: FingerPose): Solid {
	const thick = BONES[name][3];
	const [a, b, c, d] = bendFinger(name, pose) as [Spot3, Spot3, Spot3, Spot3];
	return blend(
		0.1,
		bar(a, between3(a, b, 0.5), thick * 1.06, thick * 0.95),
		bar(between3(a, b, 0.5), b, thick * 0.95, thick * 0.96),
		ball(b, thick * 1.03),
		bar(b, c, thick * 0.93, thick * 0.85),
		ball(c, thick * 0.9),
		bar(c, d, thick * 0.84, thick * 0.72),
	);
}

/** The hand without its forearm. */
export function buildHandSolid({ wrist, fingers, thumb }: HandPose): Solid {
	const names = ["index", "middle", "ring", "little"] as const;
	const knuckles = names.map((name) => fingers[name].knuckle);
	const bones = names.map((name, index) =>
		bar(
			between3(wrist, fingers[name].knuckle, 0.12),
			fingers[name].knuckle,
			0.46,
			[0.37, 0.37, 0.35, 0.31][index] ?? 0.3,
		),
	);
	const webs = knuckles.slice(1).map((to, index) => bar(knuckles[index] ?? to, to, 0.33, 0.31));
	const [root, mcp, ip, tip] = thumb;
	const index = fingers.index.knuckle;
	const palm = blend(
		0.34,
		...bones,
		...webs,
		bar(between3(wrist, root, 0.3), mcp, 0.5, 0.4),
		bar(between3(root, mcp, 0.55), between3(wrist, index, 0.62), 0.32, 0.3),
		bar(between3(root, mcp, 0.85), between3(wrist, index, 0.8), 0.2, 0.22),
	);
	const thumbSolid = blend(
		0.12,
		bar(mcp, ip, 0.39, 0.34),
		ball(ip, 0.37),
		bar(ip, between3(ip, tip, 0.5), 0.34, 0.36),
		bar(between3(ip, tip, 0.5), tip, 0.36, 0.25),
	);
	return blend(
		0.13,
		palm,
		thumbSolid,
		blend(0.03, ...names.map((name) => buildFinger(name, fingers[name]))),
	);
}
