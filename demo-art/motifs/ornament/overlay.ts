import { at } from "../../brush/mask.ts";
import { clamp, mix } from "../../brush/random.ts";
import type { Sheet, Tone } from "../../brush/sheet.ts";

/** Replaces one drawing by another where `share` says so, 0 to 1. */
export function overlay(under: Sheet, over: Sheet, share: Tone): void {
	for (let y = 0; y < under.height; y++) {
		for (let x = 0; x < under.width; x++) {
			const index = y * under.width + x;
			const part = clamp(share(x, y, index));
			for (let channel = index * 3; channel < index * 3 + 3; channel++)
				under.light[channel] = mix(at(under.light, channel), at(over.light, channel), part);
		}
	}
}
