import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findTooSmall, makeVariants } from "../images/make-variants.server.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";

export interface PhotoJob {
	id: string;
	original: string;
	folder: string;
}

export type MadePhoto = { picture: StoredPicture } | { problem: string };

/** Writes all files into the job's folder. */
export async function makePhoto({ id, original, folder }: PhotoJob): Promise<MadePhoto> {
	const made = await makeVariants(original);
	if (!made.ok) return { problem: made.message };
	const problem = findTooSmall(made);
	if (problem) return { problem };
	const { hash, width, height, placeholder, variants } = made;
	const widths = { avif: [] as number[], webp: [] as number[] };
	for (const { format, width: listed, bytes } of variants) {
		await writeFile(join(folder, `${id}-${listed}.${format}`), bytes, { mode: 0o600 });
		widths[format].push(listed);
	}
	return { picture: { hash, width, height, placeholder, ...widths } };
}
