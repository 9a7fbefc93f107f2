import { setPriority } from "node:os";
import { readCopyStatus } from "./copy-folder.server.ts";
import { type DailyCopy, makeDailyCopy } from "./daily-copy.server.ts";

process.umask(0o077);
setPriority(10);
process.on("disconnect", () => process.exit());

export interface CopyJob extends DailyCopy {
	/** Otherwise another process does, and only the status is wanted. */
	makes: boolean;
}

process.on("message", async ({ makes, ...job }: CopyJob) => {
	const problem = await (makes ? makeDailyCopy(job) : Promise.resolve()).then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	const status = await readCopyStatus(job.folder, job.site, problem);
	process.send?.(status, () => process.disconnect?.());
});
