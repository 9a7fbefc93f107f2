import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../server/config.server.ts";
import type { BucketPlace, StoragePlace } from "./storage.server.ts";
import { syncToDisk } from "./sync.server.ts";

/** A file in the data folder that names the bucket in which the site keeps its files. */
const markName = "bucket";

export function readMark(dataDir: string): string | null {
	try {
		return readFileSync(join(dataDir, markName), "utf8").trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

export async function writeMark(dataDir: string, s3: BucketPlace): Promise<void> {
	if (readMark(dataDir) === nameBucket(s3)) return;
	const path = join(dataDir, markName);
	await writeFile(path, `${nameBucket(s3)}\n`, { mode: 0o600, flush: true });
	await syncToDisk(dataDir);
}

export function nameBucket({ endpoint, bucket }: BucketPlace): string {
	return `${endpoint}/${bucket}`;
}

/** Keeps commands from looking in the wrong place. An empty folder belongs to no site yet. @throws ConfigError */
export function requireSamePlace({ dataDir, s3 }: StoragePlace): void {
	const mark = readMark(dataDir);
	if (mark === (s3 && nameBucket(s3))) return;
	const isEmpty = mark === null && !existsSync(join(dataDir, "instance"));
	if (isEmpty) return;
	if (!s3) {
		throw new ConfigError(
			`The files of this site are in the bucket ${mark}, and the S3_ variables are not set. Set them as they were.`,
		);
	}
	throw mark ? movedBucket(mark, s3) : filesOnDisk(dataDir);
}

export function movedBucket(mark: string, s3: BucketPlace): ConfigError {
	return new ConfigError(
		`The files of this site are in the bucket ${mark}, and the S3_ variables name ${nameBucket(s3)}. Set them as they were. If everything in that bucket was copied to this one, remove the file ${markName} from DATA_DIR and start again.`,
	);
}

export function filesOnDisk(dataDir: string): ConfigError {
	return new ConfigError(
		`This site keeps its files in DATA_DIR (${dataDir}), and the S3_ variables are set. Nothing was changed. To move it into a bucket: leave them out, stop the site, run npm run backup, set them, and run npm run restore with an empty DATA_DIR.`,
	);
}
