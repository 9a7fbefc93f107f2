import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findTooSmall, makeVariants } from "../images/make-variants.server.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";

export interface PhotoJob {
	id: string;
	original: string;
	folder: string;
}

export type MadePhoto = { picture: StoredPicture } | { problem: string };

/** Writes all files durably, over those of an interrupted run. */
export async function makePhoto({ id, original, folder }: PhotoJob): Promise<MadePhoto> {
	const made = await makeVariants(original);
	if (!made.ok) return { problem: made.message };
	const problem = findTooSmall(made);
	if (problem) return { problem };
	const { hash, width, height, placeholder, variants } = made;
	const write = (name: string, bytes: Buffer) =>
		writeFile(join(folder, name), bytes, { mode: 0o600, flush: true });
	const widths = { avif: [] as number[], webp: [] as number[] };
	for (const { format, width: listed, bytes } of variants) {
		await write(`${id}-${listed}.${format}`, bytes);
		widths[format].push(listed);
	}
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
	return { picture: { hash, width, height, placeholder, ...widths } };
}
