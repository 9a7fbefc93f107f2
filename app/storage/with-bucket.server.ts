import { ConfigError } from "../server/config.server.ts";
import type { Bucket } from "./bucket.server.ts";
import { nameBucket } from "./bucket-mark.server.ts";
import { isOutOfStorage, readStatus, type StorageOutOfReach } from "./retry.server.ts";
import type { BucketPlace, StoragePlace } from "./storage.server.ts";

/** The file with the id of the site that the bucket belongs to. */
export const idName = "instance";

/** @throws ConfigError when it is out of reach */
export async function withBucket<T>(
	{ dataDir }: Pick<StoragePlace, "dataDir">,
	s3: BucketPlace,
	use: (bucket: Bucket) => Promise<T>,
): Promise<T> {
	const { openBucket } = await import("./bucket.server.ts");
	const bucket = openBucket(s3, dataDir);
	try {
		return await use(bucket);
	} catch (error) {
		throw isOutOfStorage(error) ? explainOutage(error, s3) : error;
	} finally {
		bucket.close();
	}
}

/** @returns the id of the site that it belongs to. @throws ConfigError when it is out of reach */
export function readBucketId(
	place: Pick<StoragePlace, "dataDir">,
	s3: BucketPlace,
): Promise<string | null> {
	return withBucket(place, s3, (bucket) => bucket.read(idName));
}

function explainOutage({ code, cause }: StorageOutOfReach, s3: BucketPlace): ConfigError {
	const { endpoint, bucket } = s3;
	if (code === "NoSuchBucket") {
		return new ConfigError(
			`There is no bucket ${bucket} at S3_ENDPOINT (${endpoint}). Make it there, or correct S3_BUCKET.`,
		);
	}
	if (readStatus(cause) === 403) {
		return new ConfigError(
			`S3_ENDPOINT (${endpoint}) refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY for S3_BUCKET (${bucket}): ${code}. The key must be allowed to list the bucket and to read, write and delete in it.`,
		);
	}
	return new ConfigError(
		`S3_BUCKET (${bucket}) at S3_ENDPOINT (${endpoint}) cannot be used: ${code}. Is the address right, and the store running?`,
	);
}

export function otherSite(s3: BucketPlace): ConfigError {
	return new ConfigError(
		`S3_BUCKET (${nameBucket(s3)}) holds the files of another site, or of another DATA_DIR and DATABASE_URL. Nothing was changed. Set all of them to what belongs together, or S3_BUCKET to an empty bucket.`,
	);
}
