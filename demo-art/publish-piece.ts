import { mkdir, writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { makeVariants } from "../app/images/make-variants.server.ts";
import { openPiece, takePicture } from "./draw-piece.ts";
import { onPrint } from "./ground/on-print.ts";
import { type Entry, PICTURES } from "./manifest.ts";

/** The largest file that is offered for saving, in bytes. */
const DOWNLOAD_LIMIT = 700_000;

/** Draws one piece and writes its files: the work of one of the threads that publish. */
async function publish(name: string): Promise<Entry> {
	const piece = await openPiece(name);
	const sheet = piece.draw();
	const png = await takePicture(sheet, piece.on, piece.stored);
	const made = await makeVariants(png, { avifQuality: 50, avifEffort: 4, webpQuality: 56 });
	if (!made.ok) throw new Error(made.message);
	const { hash, width, height, placeholder, variants } = made;
	const entry: Entry = { hash, width, height, placeholder, avif: [], webp: [] };
	for (const { format, width: listed, bytes } of variants) {
		await write(`${name}-${listed}.${format}`, bytes);
		entry[format].push(listed);
	}
	if (piece.download)
		await write(`${name}.png`, await makeDownload(await takePicture(sheet, onPrint())));
	return entry;
}

async function makeDownload(png: Buffer): Promise<Buffer> {
	const small = await sharp(png)
		.png({ palette: true, colors: 64, dither: 0, effort: 10, compressionLevel: 9 })
		.toBuffer();
	if (small.length > DOWNLOAD_LIMIT) throw new Error("Its file for saving is too large.");
	return small;
}

async function write(name: string, bytes: Buffer): Promise<void> {
	const file = new URL(name, PICTURES);
	await mkdir(new URL(".", file), { recursive: true });
	await writeFile(file, bytes);
}

sharp.concurrency(1);
parentPort?.on("message", (name: string) => {
	publish(name).then(
		(entry) => parentPort?.postMessage({ name, entry }),
		(error: unknown) => parentPort?.postMessage({ name, error: String(error) }),
	);
});
