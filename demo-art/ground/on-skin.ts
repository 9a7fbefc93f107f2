import type { Ground } from "../piece.ts";
import type { Backdrop } from "./backdrop.ts";
import { BODIES, CLOTHES } from "./bodies.ts";
import type { Shot } from "./camera.ts";
import { soak } from "./ink.ts";
import { LAMPS } from "./lamps.ts";
import { photograph } from "./skin.ts";

/** Skin in even light, with how much it shines: deeper skin shows more of the lamp. */
const TONES = {
	porcelain: ["#f0d0b8", 0.6],
	fair: ["#ecc6aa", 0.7],
	rosy: ["#e6b597", 0.7],
	light: ["#dba683", 0.8],
	honey: ["#d3a177", 0.85],
	olive: ["#c99a70", 0.9],
	tan: ["#b98257", 1.1],
	bronze: ["#a9714e", 1.3],
	brown: ["#ae7752", 1],
	umber: ["#a06b4f", 0.9],
	deep: ["#8f5d47", 0.85],
	dark: ["#6b4430", 0.8],
	ebony: ["#553726", 0.8],
} as const;

type Look = {
	tone: keyof typeof TONES;
	body: keyof typeof BODIES;
	seed: number;
	shot?: Shot;
	lamp?: keyof typeof LAMPS;
	/** Where the light comes from: -1 left to 1 right; -0.5 when absent. */
	light?: number;
	/** Exposure: 1 when absent. */
	bright?: number;
	behind?: Backdrop;
	/** How freckled the skin is: 1 a spot here and there when absent, 6 all over. */
	freckles?: number;
	/** How much hair it has: 0 when absent, to 1. */
	hair?: number;
	clothes?: readonly (readonly [cloth: keyof typeof CLOTHES, color: string])[];
	/** How much of the drawing goes around the edge of the body, where that is not as usual. */
	wrap?: number;
};

/** A photo of healed work: the ink settles, and is lit as part of the skin. */
export function onSkin(look: Look): Ground {
	const { tone, body, seed, shot = {}, lamp = "warm", light = -0.5, bright = 1 } = look;
	const { behind = ["studio", "#211c1d"], freckles = 1, hair = 0, clothes = [] } = look;
	const [color, shine] = TONES[tone];
	const ground: Ground = async (sheet) =>
		photograph(await soak(sheet, shot.distance ?? 1), {
			seed,
			tone: color,
			shine,
			body: { ...BODIES[body], ...(look.wrap !== undefined && { wrap: look.wrap }) },
			shot,
			lamp: LAMPS[lamp],
			light,
			bright,
			behind,
			freckles,
			hair,
			clothes: clothes.map(([cloth, dye]) => [CLOTHES[cloth], dye] as const),
		});
	return Object.assign(ground, shot.frame && { frame: shot.frame });
}
