import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openPiece, takePicture } from "./draw-piece.ts";
import { PICTURES } from "./manifest.ts";

const SIZE = { width: 240, height: 300, fit: "fill" } as const;

/** Small and soft, so that what counts is the drawing and not how a file was squeezed. */
const readPixels = (picture: Buffer | string) =>
	sharp(picture).resize(SIZE).removeAlpha().raw().toBuffer();

test.each(["tattoos/heron", "drawings/raven-and-roses"])(
	"%s comes out of the script as it was published",
	async (name) => {
		const { draw, on, stored } = await openPiece(name);
		const drawn = await readPixels(await takePicture(draw(), on, stored));
		const published = await readPixels(fileURLToPath(new URL(`${name}-480.avif`, PICTURES)));
		let change = 0;
		for (const [index, value] of drawn.entries())
			change += Math.abs(value - (published[index] ?? 0));
		expect(change / drawn.length).toBeLessThan(4);
	},
	120_000,
);
