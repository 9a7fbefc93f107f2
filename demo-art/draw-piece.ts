import sharp from "sharp";
import type { Sheet } from "./brush/sheet.ts";
import type { Ground, Piece } from "./piece.ts";

export async function openPiece(name: string): Promise<Piece> {
	const file = new URL(`pieces/${name}.ts`, import.meta.url).href;
	const { piece } = (await import(/* @vite-ignore */ file)) as { piece: Piece };
	return piece;
}

/** A ground that shows a drawing from farther, nearer or aside has a size of its own. */
type Framed = Ground & { frame?: readonly [width: number, height: number] };

/** The drawing on its ground, turned as it is to be stored, as a PNG file. */
export async function takePicture(sheet: Sheet, on: Framed, turn = 0): Promise<Buffer> {
	const [width, height] = on.frame ?? [sheet.width, sheet.height];
	return sharp(await on(sheet), { raw: { width, height, channels: 3 } })
		.rotate(turn)
		.png({ compressionLevel: 1 })
		.toBuffer();
}
