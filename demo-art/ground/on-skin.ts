import { along } from "../brush/geometry.ts";
import type { Ground } from "../piece.ts";
import { soak } from "./ink.ts";
import { photograph } from "./skin.ts";

/** Skin in even light, with how much it shines: deeper skin shows more of the lamp. */
const TONES = {
	porcelain: ["#f0d0b8", 0.6],
	fair: ["#ecc6aa", 0.7],
	rosy: ["#e6b597", 0.7],
	light: ["#dba683", 0.8],
	olive: ["#c99a70", 0.9],
	tan: ["#b98257", 1.1],
	bronze: ["#a9714e", 1.3],
	brown: ["#ae7752", 1],
	umber: ["#a06b4f", 0.9],
	deep: ["#8f5d47", 0.85],
	dark: ["#6b4430", 0.6],
	ebony: ["#553726", 0.5],
} as const;

/** Middle and half width of a limb at its top, middle and foot, as shares of the picture's width. */
const LIMBS = {
	/** Chest, back, thigh: wider than the picture. */
	broad: [0.5, 0.62, 0.5, 0.64, 0.5, 0.62],
	/** Shoulder and upper arm, turned a little: one side of it falls into the shade. */
	shoulder: [0.46, 0.6, 0.5, 0.6, 0.52, 0.58],
	thigh: [0.5, 0.6, 0.5, 0.6, 0.49, 0.57],
	/** Both edges are in the picture: the drawing has the middle 80 % of the width at the top, 66 % at the foot. */
	forearm: [0.5, 0.49, 0.5, 0.46, 0.49, 0.4],
	/** The same the other way up, fullest in the upper third. */
	calf: [0.49, 0.46, 0.5, 0.48, 0.52, 0.38],
} as const;

export type SkinTone = keyof typeof TONES;
export type Limb = keyof typeof LIMBS;

type Look = {
	tone: SkinTone;
	limb: Limb;
	seed: number;
	/** Where the light comes from: -1 left to 1 right; -0.5 when absent. */
	light?: number;
	/** Color behind the limb, `#rrggbb`. */
	behind?: string;
};

/** A photo of healed work: the ink settles, and is lit as part of the skin. */
export function onSkin({ tone, limb, seed, light = -0.5, behind = "#211c1d" }: Look): Ground {
	const [color, shine] = TONES[tone];
	const [topMiddle, topReach, middle, reach, footMiddle, footReach] = LIMBS[limb];
	return async (sheet) =>
		photograph(await soak(sheet), {
			seed,
			tone: color,
			shine,
			light,
			behind,
			middle: along([
				[0, topMiddle],
				[0.5, middle],
				[1, footMiddle],
			]),
			reach: along([
				[0, topReach],
				[0.5, reach],
				[1, footReach],
			]),
		});
}
