import type { Database } from "../db/database.server.ts";
import { checkInstance, readInstanceId } from "../db/instance.server.ts";
import { ConfigError } from "../server/config.server.ts";
import type { Bucket } from "./bucket.server.ts";
import {
	filesOnDisk,
	movedBucket,
	nameBucket,
	readMark,
	requireSamePlace,
	writeMark,
} from "./bucket-mark.server.ts";
import { openDiskStorage } from "./disk-storage.server.ts";
import { newestName } from "./newest-mark.server.ts";
import type { BucketPlace, SitePlace } from "./storage.server.ts";
import { idName, otherSite, readBucketId, withBucket } from "./with-bucket.server.ts";

/** Folders of files that belong to rows. */
export const fileFolders = ["files", "originals", "pictures"];

/**
 * Bucket, data folder and database belong together by the same id, and the first start makes it so.
 * @throws ConfigError when they do not, or the bucket cannot be written
 */
export async function claimBucket(place: SitePlace, { db }: Pick<Database, "db">): Promise<void> {
	const { dataDir, s3 } = place;
	if (!s3) return;
	const mark = readMark(dataDir);
	if (mark !== null && mark !== nameBucket(s3)) throw movedBucket(mark, s3);
	await withBucket(place, s3, async (bucket) => {
		await bucket.tryWrite();
		const own = readInstanceId(place);
		const id = await bucket.read(idName);
		if (id && id !== own) throw otherSite(s3);
		const disk = openDiskStorage(dataDir);
		if (!id) {
			if (mark) throw bucketLost(s3);
			const file = await db.selectFrom("reference_files").select("id").executeTakeFirst();
			const photo = await db.selectFrom("photos").select("id").executeTakeFirst();
			const here = await disk.list("files");
			if (file || photo || here.length > 0) throw filesOnDisk(dataDir);
			await requireEmpty(bucket, s3);
			await bucket.remove(newestName);
			await signBucket(bucket, own ?? "");
		}
		await writeMark(dataDir, s3);
		// The folder holds only what a kill has left half written: whole files are in the bucket.
		for (const { name } of await disk.list("incoming")) await disk.remove(name);
	});
}

/** Checks, without writing, that database, data folder and bucket belong together. @throws ConfigError */
export async function checkPlace({ db }: Pick<Database, "db">, place: SitePlace): Promise<void> {
	await checkInstance(db, place);
	requireSamePlace(place);
	if (!place.s3) return;
	const inBucket = await readBucketId(place, place.s3);
	if (!inBucket) throw bucketLost(place.s3);
	// `checkInstance` has compared the bucket's id where the folder has none.
	const inFolder = readInstanceId(place);
	if (inFolder && inFolder !== inBucket) throw otherSite(place.s3);
}

export async function signBucket(bucket: Bucket, id: string): Promise<void> {
	await bucket.write(idName, id);
}

/** @throws ConfigError when a site's files are in it */
export async function requireEmpty(bucket: Bucket, s3: BucketPlace): Promise<void> {
	const found = [await bucket.read(idName)];
	for (const folder of fileFolders) found.push((await bucket.list(folder))[0]?.name ?? null);
	if (found.some(Boolean)) throw otherSite(s3);
}

function bucketLost(s3: BucketPlace): ConfigError {
	return new ConfigError(
		`S3_BUCKET (${nameBucket(s3)}) does not hold the files of this site, or does not anymore. Nothing was changed. Set it to the site's bucket, put the files back, or restore a copy.`,
	);
}
