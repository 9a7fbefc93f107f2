import { at } from "../brush/mask.ts";
import { clamp } from "../brush/random.ts";
import type { Ground } from "../piece.ts";
import { toByte, toLinear } from "./light.ts";

/** A drawing as it goes to the printer: on one clean paper color, without tooth or stains. */
export function onPrint(tone = "#efe6d3"): Ground {
	const paper = toLinear(tone);
	return async ({ width, height, light }) => {
		const out = Buffer.alloc(width * height * 3);
		for (let index = 0; index < out.length; index++)
			out[index] = clamp(toByte(at(paper, index % 3) * at(light, index)), 0, 255);
		return out;
	};
}
