import { link, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { documents } from "./documents.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Folder with the files of every picture that the tests' documents name. */
		pictureFolder: string;
	}
}

/**
 * Makes the tests' own pictures, so that an artist can delete all of `content/pictures`. Pictures of one size are
 * one file: each quarter has a color of its own, which shows whether they stand upright, and grain, which gives
 * them about the weight of a photo.
 */
export default async function makePictures(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "linework-pictures-"));
	const square = drawSquare();
	const made = new Map<string, Promise<string>>();
	const make = (width: number, height: number, format: "avif" | "webp" | "png") => {
		const file = join(folder, `${width}x${height}.${format}`);
		const making = made.get(file) ?? stretch(square, width, height, file);
		made.set(file, making);
		return making;
	};
	const files: [path: string, from: Promise<string>][] = [];
	for (const [name, { width, height, avif, webp }] of Object.entries(documents.pictures)) {
		const add = (across: number, format: "avif" | "webp") => {
			const high = Math.round((height * across) / width);
			files.push([`${name}-${across}.${format}`, make(across, high, format)]);
		};
		for (const across of avif) add(across, "avif");
		for (const across of webp) add(across, "webp");
	}
	for (const [at, { image }] of documents["aftercare-guides"].entries()) {
		files.push([`${image}.png`, make(160, 224 + at, "png")]);
	}
	for (const [path, from] of new Map(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await link(await from, join(folder, path));
	}
	project.provide("pictureFolder", folder);
	return () => rm(folder, { recursive: true });
}

const quarters = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 2 2">
	<path fill="#102040" d="M0 0h1v1H0z"/><path fill="#e0a060" d="M1 0h1v1H1z"/>
	<path fill="#708050" d="M1 1h1v1H1z"/><path fill="#a03050" d="M0 1h1v1H0z"/>
</svg>`;

/** A square, from which all are stretched. */
async function drawSquare(): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 18 } as const;
	const grain = await sharp({
		create: { width: 800, height: 800, channels: 3, background: "#000", noise },
	})
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(Buffer.from(quarters))
		.composite([{ input: grain, blend: "soft-light" }])
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function stretch(
	square: Promise<Buffer>,
	width: number,
	height: number,
	file: string,
): Promise<string> {
	const picture = sharp(await square).resize(width, height, { fit: "fill" });
	if (file.endsWith(".avif")) picture.avif({ effort: 0 });
	await picture.toFile(file);
	return file;
}
