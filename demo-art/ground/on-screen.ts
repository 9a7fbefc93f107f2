import { at } from "../brush/mask.ts";
import { clamp, hash } from "../brush/random.ts";
import type { Ground } from "../piece.ts";
import { toByte } from "./light.ts";

/** A digital painting as it leaves the tablet: what the sheet holds is the color itself, white where it is bare. */
export function onScreen(seed: number): Ground {
	return async ({ width, height, light }) => {
		const out = Buffer.alloc(width * height * 3);
		for (let index = 0; index < out.length; index++) {
			const grain = (hash(index, seed) - 0.5) * 3;
			out[index] = clamp(toByte(at(light, index)) + grain, 0, 255);
		}
		return out;
	};
}
