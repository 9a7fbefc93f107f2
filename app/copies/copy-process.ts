import { lowerPriority } from "../server/lower-priority.server.ts";
import type { BucketPlace } from "../storage/storage.server.ts";
import { changeNotes } from "./copy-notes.server.ts";
import { readCopyStatus } from "./copy-status.server.ts";
import { type DailyCopy, makeDailyCopy, whileLocked } from "./daily-copy.server.ts";
import { mirrorCopies } from "./mirror-copies.server.ts";

process.umask(0o077);
lowerPriority();
process.on("disconnect", () => process.exit());

export interface CopyJob extends DailyCopy {
	/** Copies are put here as well. */
	bucket: BucketPlace | null;
	/** Whether this process makes copies. If another one does, this one only reads their status. */
	makes: boolean;
}

process.on("message", async ({ bucket, makes, ...job }: CopyJob) => {
	const problem = await (makes ? makeDailyCopy(job) : Promise.resolve()).then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	const unsent = makes && bucket ? await mirrorCopies(job, bucket) : null;
	if (makes) await whileLocked(job.folder, () => changeNotes(job, { unsent })).catch(() => {});
	const noted = await readCopyStatus(job.folder, job.site, problem, job.now);
	// The notes may be on a disk that is full.
	const status = makes ? { ...noted, unsent } : noted;
	process.send?.(status, () => process.disconnect?.());
});
