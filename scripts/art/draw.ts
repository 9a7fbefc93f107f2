import { glob, mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { drawContactSheet } from "./contact-sheet.ts";
import { openPiece, takePicture } from "./draw-piece.ts";
import { publishPieces } from "./publish.ts";
import { drawShares } from "./share.ts";

/**
 * Draws the demo pictures into content/pictures/ and notes them in its manifest.json.
 * A picture's name is the path of its piece, for example `home/hero`; a folder's name stands for all in it,
 * and no name for everything. What has not changed since is left alone, unless `--all` is given.
 *
 * - `--look FOLDER` writes plain PNG files to look at instead.
 * - `--share` draws the pictures that are shown with links to the site's pages, from the published ones.
 * - `--contact-sheet FILE.png` puts all published pictures on one sheet.
 */
const PIECES = fileURLToPath(new URL("pieces/", import.meta.url));

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

async function lookAt(names: string[], folder: string): Promise<void> {
	for (const name of names) {
		const piece = await openPiece(name);
		const png = await takePicture(piece.draw(), piece.on, piece.stored);
		await mkdir(dirname(`${folder}/${name}`), { recursive: true });
		await writeFile(`${folder}/${name}.png`, png);
	}
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		all: { type: "boolean", default: false },
		look: { type: "string" },
		share: { type: "boolean", default: false },
		"contact-sheet": { type: "string" },
	},
});

if (values["contact-sheet"]) await drawContactSheet(values["contact-sheet"]);
else if (values.share) await drawShares(positionals);
else if (values.look) await lookAt(await listPieces(positionals), values.look);
else await publishPieces(await listPieces(positionals), values.all);
