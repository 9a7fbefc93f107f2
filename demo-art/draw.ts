import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { drawContactSheet } from "./contact-sheet.ts";
import { openPiece, takePicture } from "./draw-piece.ts";
import { listPieces } from "./manifest.ts";
import { publishPieces, removeOrphans } from "./publish.ts";

/** @throws when something is asked for that is not there */
async function findPieces(asked: string[]): Promise<string[]> {
	const names = await listPieces();
	const wanted = asked.map((word) => word.replace(/\/$/, ""));
	for (const word of wanted) {
		if (names.some((name) => name === word || name.startsWith(`${word}/`))) continue;
		throw new Error(`There is no piece or folder of pieces named "${word}".`);
	}
	return names.filter(
		(name) => wanted.length === 0 || wanted.some((word) => `${name}/`.startsWith(`${word}/`)),
	);
}

async function lookAt(names: string[], folder: string): Promise<void> {
	for (const name of names) {
		const piece = await openPiece(name);
		const png = await takePicture(piece.draw(), piece.on, piece.stored);
		await mkdir(dirname(`${folder}/${name}`), { recursive: true });
		await writeFile(`${folder}/${name}.png`, png);
	}
}

/**
 * Draws the demo pictures into content/pictures/ and notes them in its manifest.json.
 * A picture's name is the path of its piece, for example `home/hero`; a folder's name stands for all in it,
 * and no name for everything. What has not changed since is left alone, unless `--all` is given.
 * Without a name, what has no piece any more is removed.
 *
 * - `--look FOLDER` writes plain PNG files to look at instead.
 * - `--contact-sheet FILE.png` puts all published pictures on one sheet.
 */
async function draw(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			all: { type: "boolean", default: false },
			look: { type: "string" },
			"contact-sheet": { type: "string" },
		},
	});
	if (values["contact-sheet"]) return drawContactSheet(values["contact-sheet"]);
	const names = await findPieces(positionals);
	if (values.look) return lookAt(names, values.look);
	await publishPieces(names, values.all);
	if (positionals.length === 0) await removeOrphans(names);
}

try {
	await draw();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
