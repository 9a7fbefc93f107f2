import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { restoringFolder } from "../db/data-folder.server.ts";
import { readInstanceId } from "../db/instance.server.ts";
import type { Bucket } from "../storage/bucket.server.ts";
import { nameBucket, readMark, writeMark } from "../storage/bucket-mark.server.ts";
import { fileFolders, requireEmpty, signBucket } from "../storage/claim-bucket.server.ts";
import { newestName } from "../storage/newest-mark.server.ts";
import type { BucketPlace } from "../storage/storage.server.ts";
import { idName, withBucket } from "../storage/with-bucket.server.ts";

const atOnce = 8;

/**
 * Call it before anything is restored. Removes what an interrupted restore has left there, unless another site has
 * taken the bucket since. @throws ConfigError
 */
export function prepareBucket(dataDir: string, s3: BucketPlace): Promise<void> {
	return withBucket({ dataDir }, s3, async (bucket) => {
		const id = await bucket.read(idName);
		const folders = [join(dataDir, restoringFolder), dataDir];
		const isMarked = folders.some((folder) => readMark(folder) === nameBucket(s3));
		const isSame = folders.some((folder) => readInstanceId({ dataDir: folder }) === id);
		if (isMarked && (id === null || isSame)) await emptyBucket(bucket);
		await requireEmpty(bucket, s3);
		await bucket.tryWrite();
	});
}

/** Moves the files of a site there; the site's id comes last. */
export function fillBucket(site: string, s3: BucketPlace): Promise<void> {
	return withBucket({ dataDir: site }, s3, async (bucket) => {
		await writeMark(site, s3);
		for (const folder of fileFolders) {
			const names = await readdir(join(site, folder));
			const putEach = async () => {
				for (let name = names.pop(); name; name = names.pop())
					await bucket.put(`${folder}/${name}`, join(site, folder, name));
			};
			const puts = Array.from({ length: atOnce }, () => putEach().finally(() => names.splice(0)));
			// All must have ended before the bucket is cleared.
			await Promise.allSettled(puts);
			await Promise.all(puts);
		}
		const newest = join(site, newestName);
		if (existsSync(newest)) await bucket.put(newestName, newest);
		await signBucket(bucket, (await readFile(join(site, "instance"), "utf8")).trim());
	});
}

/** Call it after a restore that failed. */
export function clearBucket(dataDir: string, s3: BucketPlace): Promise<void> {
	return withBucket({ dataDir }, s3, emptyBucket);
}

async function emptyBucket(bucket: Bucket): Promise<void> {
	await bucket.remove(idName);
	await bucket.remove(newestName);
	for (const folder of fileFolders)
		for (const { name } of await bucket.list(folder)) await bucket.remove(name);
}
