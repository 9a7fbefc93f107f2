import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { convertHeic } from "../../app/cleaning/picture/convert-heic.ts";
import { findTooSmall, makeVariants } from "../../app/images/make-variants.server.ts";
import { mostPixels } from "../../app/images/most-pixels.ts";
import type { PictureManifest } from "../../app/publishing/schemas/pictures.ts";

interface PublishedPhoto {
	/** Key in the manifest, such as `tattoos/3f9a0c21d4e5`. */
	name: string;
	/** Id for the new piece; null when the photo was already published. */
	id: number | null;
}

interface Place {
	folder: string;
	list: string;
	ids: number[];
}

export class PhotoRefused extends Error {}

/**
 * Writes the manifest entry last, so that an interrupted run leaves no entry without files. Names the
 * files after the photo's hash, because its own name may be a client's.
 *
 * @param photo bytes of a JPEG, PNG, WebP, AVIF, TIFF or HEIC
 * @throws PhotoRefused when the format is unknown or the picture is damaged, too large or too small
 */
export async function publishPhoto(photo: Buffer, place: Place): Promise<PublishedPhoto> {
	const { folder, list } = place;
	const name = `${list}/${createHash("sha256").update(photo).digest("hex").slice(0, 12)}`;
	const manifest = await readManifest(folder);
	if (manifest[name]) return { name, id: null };

	const picture = await readUpright(photo);
	const made = await makeVariants(picture);
	if (!made.ok) throw new PhotoRefused(made.message);
	const { hash, width, height, placeholder, variants } = made;
	const tooSmall = findTooSmall({ width, height });
	if (tooSmall) throw new PhotoRefused(tooSmall);
	const id = Math.max(0, ...place.ids) + 1;
	const widths = { avif: [] as number[], webp: [] as number[] };
	for (const { format, width: listed, bytes } of variants) {
		await write(join(folder, `${name}-${listed}.${format}`), bytes);
		widths[format].push(listed);
	}
	const entry = { hash, width, height, placeholder, ...widths };
	await writeManifest(folder, { ...(await readManifest(folder)), [name]: entry });
	return { name, id };
}

/** Converts HEIC to JPEG, because sharp cannot decode it. */
async function readUpright(photo: Buffer): Promise<Buffer> {
	const { compression } = await sharp(photo)
		.metadata()
		.catch(() => ({ compression: undefined }));
	if (compression !== "hevc") return photo;
	const folder = await mkdtemp(join(tmpdir(), "linework-photo-"));
	const [from, to] = [join(folder, "photo.heic"), join(folder, "photo.jpg")];
	try {
		await writeFile(from, photo);
		await convertHeic({ from, to, mostPixels });
		return await readFile(to);
	} catch {
		throw new PhotoRefused(
			"This picture is damaged or too large and could not be read to its end.",
		);
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function write(path: string, bytes: Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, bytes);
}

async function readManifest(folder: string): Promise<PictureManifest> {
	return JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
}

async function writeManifest(folder: string, manifest: PictureManifest): Promise<void> {
	const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
	const file = join(folder, "manifest.json");
	await writeFile(`${file}.new`, `${JSON.stringify(Object.fromEntries(sorted), null, "\t")}\n`);
	await rename(`${file}.new`, file);
}
