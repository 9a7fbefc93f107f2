import { LRUCache } from "lru-cache";
import { createRotation } from "../../cleaning/picture/rotation.ts";
import { loadSharp } from "../../images/load-sharp.server.ts";
import { mostPixels } from "../../images/most-pixels.ts";
import { isOutOfStorage } from "../../storage/retry.server.ts";
import type { Storage } from "../../storage/storage.server.ts";

/** Of formats that are not decoded row by row. */
const mostPixelsWhole = 25_000_000;
const megabyte = 1024 ** 2;
/** Erased pictures stay in memory no longer than this. */
const lifetime = { ttl: 60_000, ttlAutopurge: true };

export interface PictureSize {
	width: number;
	height: number;
}

interface Stored {
	storage: Storage;
	/** A kept file never changes, so its name tells its content. */
	name: string;
}

interface Wanted extends Stored {
	side: number;
	owner: string;
}

const take = createRotation();

const previews = new LRUCache<string, Uint8Array, Wanted>({
	...lifetime,
	maxSize: 32 * megabyte,
	sizeCalculation: ({ byteLength }) => byteLength,
	fetchMethod: (_key, _stale, { context }) => take(context.owner, () => shrink(context)),
});

const sizes = new LRUCache<string, PictureSize, Stored>({
	max: 1_000,
	fetchMethod: (name, _stale, { context: { storage } }) => storage.withPath(name, readSize),
});

/**
 * WebP. Made one at a time, and once for concurrent calls.
 * @param wanted.side pixels of the longer side
 * @param wanted.owner one with many previews delays only its own
 * @returns undefined if the picture cannot be read
 */
export function makePreview(
	storage: Storage,
	name: string,
	wanted: Pick<Wanted, "side" | "owner">,
): Promise<Uint8Array | undefined> {
	return previews.fetch(`${wanted.side} ${name}`, { context: { storage, name, ...wanted } });
}

/** As displayed. @returns undefined if no preview can be made, now or ever */
export function measurePicture(storage: Storage, name: string): Promise<PictureSize | undefined> {
	return sizes.fetch(name, { context: { storage, name } }).catch((error) => {
		if (isOutOfStorage(error)) return undefined;
		throw error;
	});
}

function shrink({ storage, name, side }: Wanted): Promise<Uint8Array | undefined> {
	return storage.withPath(name, (path) => shrinkFile(path, side));
}

async function shrinkFile(path: string, side: number): Promise<Uint8Array | undefined> {
	if (!(await readSize(path))) return undefined;
	const sharp = await loadSharp();
	return sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
		.autoOrient()
		.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 80, effort: 2 })
		.timeout({ seconds: 20 })
		.toBuffer()
		.catch(() => undefined);
}

async function readSize(path: string): Promise<PictureSize | undefined> {
	const sharp = await loadSharp();
	const header = await sharp(path, { limitInputPixels: mostPixels })
		.metadata()
		.catch(() => undefined);
	if (!header) return undefined;
	const { format, isProgressive, autoOrient } = header;
	const inRows = (format === "jpeg" || format === "png") && !isProgressive;
	const { width, height } = autoOrient;
	return width * height <= (inRows ? mostPixels : mostPixelsWhole) ? { width, height } : undefined;
}
