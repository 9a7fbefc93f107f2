import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Where the finished pictures are. */
export const PICTURES = new URL("../content/pictures/", import.meta.url);

const PIECES = fileURLToPath(new URL("pieces/", import.meta.url));

/** The names of all pieces, in order. */
export async function listPieces(): Promise<string[]> {
	const names: string[] = [];
	for await (const file of glob("**/*.ts", { cwd: PIECES })) names.push(file.slice(0, -3));
	return names.sort();
}

/** A published picture, as the site knows it. */
export type Entry = {
	hash: string;
	width: number;
	height: number;
	placeholder: string;
	avif: number[];
	webp: number[];
};

/** Notes about pictures by name, in one file of `content/pictures/`. */
export class Notes<T> {
	readonly #file: URL;

	constructor(name: string) {
		this.#file = new URL(name, PICTURES);
	}

	async read(): Promise<Record<string, T>> {
		return JSON.parse(await readFile(this.#file, "utf8").catch(() => "{}"));
	}

	async write(notes: Record<string, T>): Promise<void> {
		const sorted = Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1));
		await writeFile(this.#file, `${JSON.stringify(Object.fromEntries(sorted), null, "\t")}\n`);
	}
}

export const manifest = new Notes<Entry>("manifest.json");
/** What every picture was drawn from: an unchanged one need not be drawn again. */
export const fingerprints = new Notes<string>("fingerprints.json");
