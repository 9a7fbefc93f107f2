import { setPriority } from "node:os";
import type { BucketPlace } from "../storage/storage.server.ts";
import { readCopyStatus } from "./copy-folder.server.ts";
import { type DailyCopy, makeDailyCopy } from "./daily-copy.server.ts";
import { mirrorCopies } from "./mirror-copies.server.ts";

process.umask(0o077);
setPriority(10);
process.on("disconnect", () => process.exit());

/** A copy, and the bucket that gets it as well. */
export interface CopyJob extends DailyCopy {
	bucket: BucketPlace | null;
}

process.on("message", async ({ bucket, ...job }: CopyJob) => {
	const problem = await makeDailyCopy(job).then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	const unsent = bucket && (await mirrorCopies(job.folder, job.site, bucket));
	const status = { ...(await readCopyStatus(job.folder, job.site, problem)), unsent };
	process.send?.(status, () => process.disconnect?.());
});
