import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { makeVariants } from "../../app/images/make-variants.server.ts";
import type { Piece } from "./piece.ts";

/**
 * Draws the demo pictures into content/pictures/ and notes them in its manifest.json.
 * A picture's name is the path of its piece, for example `home/hero`; a folder's name stands for all in it,
 * and no name for everything. `--look FOLDER` writes plain PNG files to look at instead.
 */
const PIECES = fileURLToPath(new URL("pieces/", import.meta.url));
const FOLDER = new URL("../../content/pictures/", import.meta.url);

type Entry = {
	width: number;
	height: number;
	thumbhash: string;
	color: string;
	avif: number[];
	webp: number[];
};

async function drawPiece(name: string): Promise<Buffer> {
	const { piece } = (await import(`./pieces/${name}.ts`)) as { piece: Piece };
	const sheet = piece.draw();
	const { width, height } = sheet;
	return sharp(await piece.on(sheet), { raw: { width, height, channels: 3 } })
		.rotate(piece.stored ?? 0)
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function publish(name: string, png: Buffer): Promise<Entry> {
	const made = await makeVariants(png, { avifQuality: 50, webpQuality: 56 });
	if (!made.ok) throw new Error(`${name}: ${made.message}`);
	const { width, height, thumbhash, color, variants } = made;
	const entry: Entry = { width, height, thumbhash, color, avif: [], webp: [] };
	for (const { format, width: listed, bytes } of variants) {
		const file = new URL(`${name}-${listed}.${format}`, FOLDER);
		await mkdir(new URL(".", file), { recursive: true });
		await writeFile(file, bytes);
		entry[format].push(listed);
		console.log(`${name}-${listed}.${format}  ${(bytes.length / 1000).toFixed(1)} kB`);
	}
	return entry;
}

async function listPieces(asked: string[]): Promise<string[]> {
	const names: string[] = [];
	for await (const file of glob("**/*.ts", { cwd: PIECES })) names.push(file.slice(0, -3));
	const wanted = asked.map((word) => word.replace(/\/$/, ""));
	for (const word of wanted) {
		if (names.some((name) => name === word || name.startsWith(`${word}/`))) continue;
		throw new Error(`There is no piece or folder of pieces named "${word}".`);
	}
	return names
		.filter((name) => wanted.length === 0 || wanted.some((w) => `${name}/`.startsWith(`${w}/`)))
		.sort();
}

async function drawAll(words: string[]): Promise<void> {
	sharp.concurrency(1);
	const flag = words.indexOf("--look");
	const look = flag < 0 ? undefined : words.splice(flag, 2)[1];
	const file = new URL("manifest.json", FOLDER);
	const known = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, Entry>;
	for (const name of await listPieces(words)) {
		const png = await drawPiece(name);
		if (look) {
			await mkdir(dirname(`${look}/${name}`), { recursive: true });
			await writeFile(`${look}/${name}.png`, png);
		} else known[name] = await publish(name, png);
	}
	const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
	if (!look) await writeFile(file, `${JSON.stringify(sorted, null, "\t")}\n`);
}

await drawAll(process.argv.slice(2));
