import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { makeVariants } from "../../app/images/make-variants.server.ts";
import { soak } from "./ink.ts";
import { pieces } from "./pieces/all.ts";
import { photograph } from "./skin.ts";

/**
 * Draws the demo pictures into content/pictures/ and notes them in its manifest.json.
 * Without names it draws all of them; `--look FOLDER` writes plain PNG files to look at instead.
 */
const FOLDER = new URL("../../content/pictures/", import.meta.url);

type Entry = {
	width: number;
	height: number;
	thumbhash: string;
	color: string;
	avif: number[];
	webp: number[];
};

async function drawPiece(name: string, look: string | undefined): Promise<Entry | undefined> {
	const piece = pieces[name];
	if (!piece)
		throw new Error(
			`There is no piece named "${name}". There are: ${Object.keys(pieces).join(", ")}.`,
		);
	const sheet = piece.draw();
	const { width, height } = sheet;
	const pixels = photograph(await soak(sheet), piece.skin);
	const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	if (look) {
		await mkdir(look, { recursive: true });
		await writeFile(`${look}/${name}.png`, png);
		return undefined;
	}
	const made = await makeVariants(png, { avifQuality: 50, webpQuality: 56 });
	if (!made.ok) throw new Error(`${name}: ${made.message}`);
	const entry: Entry = {
		width,
		height,
		thumbhash: made.thumbhash,
		color: made.color,
		avif: [],
		webp: [],
	};
	for (const { format, width: listed, bytes } of made.variants) {
		await writeFile(new URL(`${name}-${listed}.${format}`, FOLDER), bytes);
		entry[format].push(listed);
		console.log(`${name}-${listed}.${format}  ${(bytes.length / 1000).toFixed(1)} kB`);
	}
	return entry;
}

async function drawAll(words: string[]): Promise<void> {
	sharp.concurrency(1);
	const flag = words.indexOf("--look");
	const look = flag < 0 ? undefined : words.splice(flag, 2)[1];
	await mkdir(FOLDER, { recursive: true });
	const file = new URL("manifest.json", FOLDER);
	const known = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, Entry>;
	for (const name of words.length > 0 ? words : Object.keys(pieces)) {
		const entry = await drawPiece(name, look);
		if (entry) known[name] = entry;
	}
	const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
	if (!look) await writeFile(file, `${JSON.stringify(sorted, null, "\t")}\n`);
}

await drawAll(process.argv.slice(2));
