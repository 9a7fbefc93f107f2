import sharp from "sharp";
import { at } from "../brush/mask.ts";
import { cloud, mix, noise } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { newGrid, read } from "./grid.ts";

/** Bytes for bare skin: room is left above it for pigments that are paler than skin. */
const BYTES = 170;

/**
 * Lets fresh ink heal: edges spread a hair, and a black field is never quite even.
 *
 * @param distance pixels of the drawing to one of the picture: from afar, fine lines melt into tones
 */
export async function soak(sheet: Sheet, distance: number): Promise<Sheet> {
	const { width, height } = sheet;
	const fresh = Buffer.from(Uint8Array.from(sheet.light, (light) => Math.round(light * BYTES)));
	const crisp = await blur(fresh, width, height, Math.max(0.85, 0.52 * distance));
	const spread = await blur(fresh, width, height, 4.5);
	const cloudy = newGrid(sheet, (x, y) => cloud(x / 70, y / 70, 3, 61));
	const light = new Float32Array(sheet.light.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const even = 0.94 + 0.05 * read(cloudy, x, y) + 0.035 * noise(x / 2.6, y / 2.6, 62);
			for (let channel = 0; channel < 3; channel++) {
				const index = (y * width + x) * 3 + channel;
				const healed = mix(at(crisp, index), at(spread, index), 0.13) / BYTES;
				light[index] = 1 - (1 - healed) * even;
			}
		}
	}
	return { width, height, light };
}

async function blur(
	pixels: Buffer,
	width: number,
	height: number,
	radius: number,
): Promise<Buffer> {
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.blur(radius)
		.raw()
		.toBuffer();
}
