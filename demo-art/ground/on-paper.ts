import { at } from "../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import type { Ground } from "../piece.ts";
import { toByte, toLinear } from "./light.ts";

type Look = {
	seed: number;
	/** Color of the clean paper, `#rrggbb`; bone when absent. */
	tone?: string;
	/** Stains, brown edges and soft creases: 0 new to 1 old. */
	age?: number;
};

/** A drawing in ink and watercolor on paper that has been in a drawer, seen from straight above. */
export function onPaper({ seed, tone = "#eadfc6", age = 0.6 }: Look): Ground {
	return async (sheet) => scan(sheet, seed, toLinear(tone), age);
}

function scan(sheet: Sheet, seed: number, paper: readonly number[], age: number): Buffer {
	const { width, height, light } = sheet;
	const out = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const index = (y * width + x) * 3;
			const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
			const brown =
				age *
				(0.16 * ramp(150, 0, edge + 70 * cloud(x / 130, y / 130, 3, seed)) +
					0.09 * ramp(-0.05, 0.5, cloud(x / 420, y / 420, 4, seed + 9)) +
					foxing(x, y, seed));
			const tooth = 0.025 * noise(x / 2.4, y / 2.4, seed + 2) + 0.02 * fiber(x, y, seed);
			// Ink sits on the tooth of the paper: its hollows stay a little paler.
			const hollow = 1 + 0.5 * clamp(noise(x / 2.1, y / 2.1, seed + 4));
			for (let channel = 0; channel < 3; channel++) {
				const fade = 1 - brown * (channel === 0 ? 0.55 : channel === 1 ? 1 : 1.75) - tooth;
				const ink = clamp(1 - (1 - at(light, index + channel)) / mix(1, hollow, 0.16), 0, 1.5);
				const grain = (hash(x + 7919 * channel, y + seed) - 0.5) * 2;
				out[index + channel] = clamp(toByte(at(paper, channel) * fade * ink) + grain, 0, 255);
			}
		}
	}
	return out;
}

/** Small rust-brown spots, as damp leaves them. */
function foxing(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x / 210), Math.floor(y / 210)];
	if (hash(column + seed, row + 31) > 0.35) return 0;
	const dx = x - (column + 0.2 + 0.6 * hash(column, row + seed)) * 210;
	const dy = y - (row + 0.2 + 0.6 * hash(column + seed, row)) * 210;
	const size = 4 + 13 * hash(column + 5, row + seed);
	return 0.22 * ramp(size, size * 0.2, Math.hypot(dx, dy) + 4 * noise(x / 7, y / 7, seed));
}

/** Faint long fibers in the sheet. */
function fiber(x: number, y: number, seed: number): number {
	return ramp(0.06, 0, Math.abs(noise(x / 60 + noise(x / 90, y / 90, seed), y / 9, seed + 6)));
}
